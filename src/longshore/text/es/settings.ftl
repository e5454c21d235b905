### Ajustes.

settings-title = Ajustes
settings-here = En este dispositivo
settings-theme = Tema
settings-theme-light = claro
settings-theme-dark = oscuro
settings-pace = Animaciones
settings-pace-normal = normales
settings-pace-fast = rápidas
settings-pace-still = desactivadas
settings-patterns = Patrones más marcados en los containers
settings-sound = Sonidos
settings-notices = Notificaciones
settings-notices-about = Recibe una notificación cuando te toque y no tengas la página abierta.
settings-push = Notificarme en este dispositivo
settings-push-refused = Este navegador bloquea las notificaciones de esta página. Permítelas en los ajustes del navegador.
settings-this-push = uno de mis dispositivos
settings-mail = Dirección de correo
settings-mail-confirm = Te hemos enviado un correo. Abre su enlace para confirmar tu dirección.
settings-unconfirmed = aún sin confirmar
settings-try = Enviar prueba
settings-tried = Enviado.
settings-remove = Quitar
settings-way-push = dispositivo
settings-way-mail = correo
settings-kind-turn = Es mi turno
settings-kind-bid = Falta mi apuesta
settings-kind-start = Empieza una partida
settings-kind-end = Termina una partida
settings-devices = Otros dispositivos
settings-devices-about = Con un código de un solo uso juegas con el mismo perfil en otro dispositivo.
settings-link = Crear un código
settings-link-code = Introduce este código en el otro dispositivo:
settings-code = Código de otro dispositivo
settings-use-code = Vincular este dispositivo
settings-token = Programas
settings-token-about = Un token de acceso permite que un programa juegue por ti. Un token nuevo revoca el anterior y se muestra una sola vez.
settings-token-make = Crear un token
settings-data = Mis datos
settings-export = Descargar mis datos
settings-sign-out = Cerrar sesión en todos los dispositivos
settings-forget-about = Un bot sigue tus partidas en curso y tu nombre desaparece de todas las demás. No se puede deshacer.
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
settings-passkeys-about = Con una llave de acceso inicias sesión con el mismo perfil, en este dispositivo o en otro, sin contraseña.
settings-passkey-name = Nombre de la nueva llave de acceso
settings-passkey-add = Añadir una llave de acceso
settings-passkey-sign-in = Iniciar sesión con una llave de acceso
settings-passkey-new = añadida el { $day }
settings-passkey-used = usada por última vez el { $day }
settings-passkey-browser = Este navegador no puede usar llaves de acceso aquí. Hace falta un navegador actualizado y una conexión https.
settings-passkey-refused = Tu dispositivo no ha respondido. No ha cambiado nada.
settings-passkey-known = Este dispositivo ya tiene una llave de acceso para ti.
settings-passkey-away = Las llaves de acceso no funcionan en esta dirección. Abre la página en la dirección principal del servidor.

## Otros caminos
settings-webhook = URL del webhook
settings-webhook-about = Tus notificaciones se envían allí como JSON firmado, por https.
settings-webhook-secret = Secreto para comprobar la firma. Se muestra una sola vez:
settings-way-webhook = webhook
settings-failing = no responde

## Cuando nadie debe meterme prisa
settings-schedule = Horas de descanso y vacaciones
settings-schedule-about = En esos periodos tu reloj se detiene en las mesas con uno o más días por decisión.
settings-quiet = Horas de descanso cada día
settings-from = desde
settings-until = hasta
settings-zone = Zona horaria
settings-holiday = Vacaciones { $number }
settings-holiday-add = Añadir vacaciones

## A quién no oigo
settings-silenced = Jugadores silenciados y bloqueados
settings-silenced-none = Nadie. Puedes silenciar o bloquear a jugadores en el chat de una mesa.
settings-silenced-mute = silenciado
settings-silenced-block = bloqueado
settings-hear = Dejar de silenciar
settings-unblock = Desbloquear
settings-token-drop = Revocar el token
settings-token-dropped = Los programas ya no pueden jugar por ti.
settings-host = Para la administración de este servidor
settings-host-secret = Token de administración
settings-host-show = Mostrar las denuncias
settings-host-about = Se define en la configuración del servidor (LONGSHORE_ADMIN_TOKEN) y no se guarda aquí.
settings-host-reports = Mensajes denunciados
settings-host-said = { $name } escribió esto. { $by } lo denunció el { $day }.
settings-host-table = Abrir la mesa
settings-host-close = Descartar la denuncia
settings-host-remove = Quitar el mensaje
settings-host-none = No hay denuncias pendientes.

## Los grupos, y qué hace cada línea
settings-group-look = Apariencia
settings-group-move = Animaciones y sonido
settings-group-help = Ayuda
settings-group-account = Cuenta
settings-language-about = También para los correos y las notificaciones.
settings-theme-about = Como tu dispositivo, hasta que elijas uno.
settings-patterns-about = Ayudan a distinguir los colores.
settings-pace-about = Con qué rapidez ves jugar a los demás.
settings-sound-about = Las jugadas, y una campana cuando te toca.
settings-volume = Volumen
settings-volume-about = Toca un sonido para oírlo.
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
settings-banter = Los bots charlan a veces
settings-banter-about = Unas palabras en un globo, solo por diversión.
