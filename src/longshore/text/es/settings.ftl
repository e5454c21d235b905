### Ajustes.

settings-title = Ajustes
settings-here = En este navegador
settings-theme = Tema
settings-theme-light = claro
settings-theme-dark = oscuro
settings-pace = Animaciones
settings-pace-normal = normales
settings-pace-fast = rápidas
settings-pace-still = ninguna
settings-patterns = Dibujos más marcados en los containers
settings-sound = Sonidos
settings-notices = Notificaciones
settings-notices-about = Recibe una notificación cuando te toque y no estés aquí.
settings-push = Notificarme en este dispositivo
settings-push-refused = Este navegador no permite notificaciones aquí.
settings-this-push = un dispositivo mío
settings-mail = Por correo a
settings-mail-confirm = Va un correo de camino: abre su enlace para confirmar la dirección.
settings-unconfirmed = aún sin confirmar
settings-try = Probar
settings-tried = Enviado.
settings-remove = Quitar
settings-way-push = dispositivo
settings-way-mail = correo
settings-kind-turn = Es mi turno
settings-kind-bid = Tengo que apostar
settings-kind-start = Empieza una partida
settings-kind-end = Una partida ha terminado
settings-devices = Otros dispositivos
settings-devices-about = Con un código de un solo uso juegas con el mismo perfil en otro dispositivo.
settings-link = Crear un código
settings-link-code = Introduce allí este código:
settings-code = Código de otro dispositivo
settings-use-code = Vincular este dispositivo
settings-token = Programas
settings-token-about = Con un token, un programa puede jugar por ti. Uno nuevo sustituye al anterior; se muestra una sola vez.
settings-token-make = Crear un token
settings-data = Mis datos
settings-export = Descargar todo lo mío
settings-sign-out = Cerrar sesión en todas partes
settings-forget-about = Puedes borrar tus datos: un bot sigue tus partidas en curso y tu nombre desaparece de las demás.
settings-forget-name = Para confirmar, escribe tu nombre: { $name }
settings-forget = Borrar mis datos

## Antes de enviar
settings-confirm = Confirmaciones
settings-confirm-always = Antes de una subasta, de un segundo préstamo y de lo que no se puede deshacer siempre te pedimos confirmación. Preguntar también antes de:
settings-confirm-turn = terminar mi turno
settings-confirm-buy = cada compra
settings-confirm-loan = cada préstamo
settings-confirm-bid = cada apuesta
settings-confirm-accept = aceptar o rechazar las apuestas

## Llaves de acceso
settings-passkeys = Llaves de acceso
settings-passkeys-about = Con una llave de acceso vuelves como el mismo jugador, en este dispositivo o en otro, sin contraseña.
settings-passkey-name = Nombre de la nueva llave
settings-passkey-add = Añadir una llave de acceso
settings-passkey-sign-in = Entrar con una llave de acceso
settings-passkey-new = desde el { $day }
settings-passkey-used = usada el { $day }
settings-passkey-browser = Este navegador no ofrece aquí llaves de acceso: hace falta un navegador actual y una página que haya llegado por https.
settings-passkey-refused = El dispositivo no ha respondido. Nada ha cambiado.
settings-passkey-known = Este dispositivo ya tiene una llave de acceso para ti.
settings-passkey-away = Las llaves de acceso son de otra dirección de este servidor. Abre la página allí.

## Otros caminos
settings-webhook = Un programa mío, en
settings-webhook-about = El servidor envía allí tus notificaciones como JSON firmado, por https.
settings-webhook-secret = Secreto para comprobar la firma. Solo se muestra ahora:
settings-way-webhook = programa
settings-failing = no responde

## Cuando nadie debe meterme prisa
settings-schedule = Horas de descanso y vacaciones
settings-schedule-about = En mesas con días para cada decisión, tu reloj se para entonces.
settings-quiet = Horas de descanso cada día
settings-from = desde
settings-until = hasta
settings-zone = Zona horaria
settings-holiday = Vacaciones { $number }
settings-holiday-add = Añadir vacaciones

## A quién no oigo
settings-silenced = Jugadores silenciados y bloqueados
settings-silenced-none = A nadie. En el chat de una mesa puedes silenciar o bloquear a alguien.
settings-silenced-mute = silenciado
settings-silenced-block = bloqueado
settings-hear = Dejar de silenciar
settings-unblock = Desbloquear
settings-token-drop = Revocar el token
settings-token-dropped = Ningún programa puede jugar ya por ti.
settings-host = Para quien administra este servidor
settings-host-secret = El token de administración del servidor
settings-host-show = Mostrar las denuncias
settings-host-about = Está en la configuración del servidor (LONGSHORE_ADMIN_TOKEN) y no se guarda aquí.
settings-host-reports = Mensajes denunciados
settings-host-said = Lo escribió { $name }; lo denunció { $by } el { $day }.
settings-host-table = A la mesa
settings-host-close = Descartar la denuncia
settings-host-remove = Quitar el texto
settings-host-none = No hay nada pendiente.

## Los grupos, y qué hace cada línea
settings-group-look = Apariencia
settings-group-move = Animaciones y sonido
settings-group-help = Ayuda
settings-group-account = Cuenta
settings-language-about = También para los mensajes de este servidor.
settings-theme-about = Como tu dispositivo, hasta que elijas.
settings-patterns-about = Para distinguir los colores también por el dibujo.
settings-pace-about = Cómo se muestran los turnos de los demás.
settings-sound-about = Lo que pasa en la mesa, y una campana cuando te toca.
settings-volume = Volumen
settings-volume-about = Aquí puedes oír cada sonido.
settings-sound-container = Container
settings-sound-crane = Grúa
settings-sound-coin = Monedas
settings-sound-paper = Papel
settings-sound-horn = Sirena del barco
settings-sound-gavel = Mazo
settings-sound-bell = Campana
settings-sound-roll = Redoble
settings-remarks = Consejos en la primera partida
settings-remarks-about = Cinco como mucho, cada uno una sola vez.
settings-remarks-again = Volver a mostrar
settings-remarks-reset = Los consejos volverán a aparecer.
settings-banter = Los bots dicen algo de vez en cuando
settings-banter-about = Unas palabras en un bocadillo, solo por diversión.
