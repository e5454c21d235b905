### Lo que un servidor rechaza, y lo que falla en un archivo. $most es un límite.

error-bad-json = Esto no es JSON válido.
error-bad-value = El valor de «{ $where }» no es válido.
error-bad-record = Este no es un archivo de partida válido.
error-decision-needed = Indica a qué decisión responde esto.
error-which-seat = Tienes varios asientos en esta mesa. Indica cuál.
error-which-table = Sigues varias mesas, o ninguna. Indica cuál.
error-known-already = Ya has iniciado sesión.
error-not-admin = Solo la administración de este servidor puede hacerlo.
error-no-talker = Solo los jugadores de la mesa pueden usar su chat.
error-blocked = No puedes unirte a esta mesa.
error-banned = Te han expulsado de este servidor.
error-banned-until = Te han expulsado de este servidor hasta el { $date }.
error-which-ban = Indica un jugador o una dirección IP.
error-no-such-player = Ningún jugador tiene este identificador o nombre.
error-several-players = Varios jugadores se llaman «{ $name }». Usa un identificador.
error-no-such-ban = Esta expulsión no existe.
error-no-such-client = Este cliente no aparece en el registro de los últimos días.
error-not-hidden = Esta mesa no está oculta.
error-not-listed = Esta mesa es privada. Solo se pueden ocultar mesas públicas.
error-bad-network = No es una dirección IP ni una red que se pueda expulsar.
error-no-such-message = Este mensaje no existe.
error-no-such-report = Esta denuncia no existe.
error-not-silenced = No has silenciado ni bloqueado a este jugador.
error-bad-text = { $most ->
    [one] Escribe un texto de { $most } carácter imprimible como máximo.
   *[other] Escribe un texto de { $most } caracteres imprimibles como máximo.
}
error-your-own = Esto solo se puede hacer con otros jugadores.
error-too-many-sockets = Tienes demasiadas conexiones abiertas. Cierra una primero.
error-too-many-watches = { $most ->
    [one] Por una conexión puedes seguir como mucho { $most } mesa.
   *[other] Por una conexión puedes seguir como mucho { $most } mesas.
}
error-too-many-notes = { $most ->
    [one] Puedes guardar notas de { $most } mesa como mucho.
   *[other] Puedes guardar notas de { $most } mesas como mucho.
}
error-too-many-silenced = { $most ->
    [one] Puedes silenciar o bloquear a { $most } jugador como mucho.
   *[other] Puedes silenciar o bloquear a { $most } jugadores como mucho.
}
error-too-much-chat = Escribes demasiado rápido. Espera un momento.
error-no-credential = Primero inicia sesión.
error-wrong-credential = Tu sesión no es válida o ha caducado. Inicia sesión de nuevo.
error-wrong-origin = Esta petición venía de otro sitio web y se ha ignorado.
error-wrong-host = Este servidor no reconoce el nombre de host de esta dirección. Si es correcto, la administración puede indicarlo con --public-url.
error-not-your-seat = Este no es tu asiento.
error-not-host = Solo puede hacerlo el anfitrión de la mesa.
error-needs-invitation = Esta mesa es privada. Necesitas un enlace de invitación.
error-still-hidden = No puedes ver esto, al menos por ahora.
error-tracker-off = El anfitrión ha desactivado la cuenta del dinero.
error-no-programs = El anfitrión solo admite personas en esta mesa.
error-not-found = No hay nada en esta dirección.
error-no-such-table = Esta mesa no existe. Revisa el enlace.
error-wrong-method = Esta dirección no admite ese método.
error-not-started = La partida aún no ha empezado.
error-started-already = La partida ya ha empezado.
error-not-running = Esta partida ha terminado.
error-not-finished = Esta partida sigue en curso.
error-table-full = Todos los asientos están ocupados.
error-seat-taken = Este asiento está ocupado.
error-not-at-table = Esto solo vale para jugadores con asiento en esta mesa.
error-seated-already = Ya tienes un asiento en esta mesa.
error-nobody-plays = Tiene que jugar al menos una persona.
error-reused-id = Este identificador ya se usó para otro comando. No se ha cambiado nada. Elige un identificador nuevo para cada comando.
error-commit-needed = «{ $step }» necesita la respuesta de otro jugador, así que cierra tu borrador. Envíalo con «commit».
error-turn-complete = Tu turno está completo. Confírmalo o deshaz un paso.
error-turn-too-long = { $most ->
    [one] Un turno tiene como máximo { $most } paso. En este turno no puedes pedir más préstamos.
   *[other] Un turno tiene como máximo { $most } pasos. En este turno no puedes pedir más préstamos.
}
error-nothing-to-undo = No hay nada que deshacer.
error-nothing-to-redo = No hay nada que rehacer.
error-nothing-to-commit = No hay nada que confirmar.
error-no-draft = Ahora no puedes cambiar tu turno.
error-no-end-offered = Nadie ha propuesto terminar la partida.
error-too-late-to-cancel = Una partida solo se puede cancelar en su primera ronda.
error-rules-unknown = Esta partida usa la versión { $rules } de las reglas, que este servidor no conoce.
error-link-expired = Este código ya se ha usado o ha caducado. Crea otro.
error-body-too-large = { $most ->
    [one] Es demasiado grande. El límite es de { $most } byte.
   *[other] Es demasiado grande. El límite es de { $most } bytes.
}
error-not-json = Envía JSON, con el tipo de contenido «application/json».
error-unknown-bot = Este servidor no tiene ningún bot «{ $bot }».
error-first-is-drawn = En esta partida se sortea el jugador inicial.
error-bad-name = Un nombre debe tener de 1 a { $most } caracteres imprimibles, sin «#».
error-rated-seating = En una partida clasificatoria, los asientos se sortean.
error-rated-people = En una partida clasificatoria, nadie puede tener dos asientos.
error-rated-program = Los programas no pueden jugar partidas clasificatorias.
error-too-many-requests = Demasiadas peticiones. Espera un momento.
error-too-many-studies = No puedes guardar más partidas importadas. Borra una antes de abrir otra.
error-not-a-study = Solo se pueden borrar las partidas importadas.
error-too-many-tables = { $most ->
    [one] Como máximo puedes tener { $most } mesa propia a la vez.
   *[other] Como máximo puedes tener { $most } mesas propias a la vez.
}
error-too-many-listed = { $most ->
    [one] Puedes tener { $most } mesa pública a la vez como máximo. Haz que esta sea privada.
   *[other] Puedes tener { $most } mesas públicas a la vez como máximo. Haz que esta sea privada.
}
error-too-many-players = Han llegado demasiados jugadores nuevos desde tu red. Inténtalo más tarde.
error-internal = Algo ha fallado en el servidor. No se ha cambiado nada.
error-storage = El servidor no puede guardar nada ahora. No se ha cambiado nada. Inténtalo de nuevo en breve.
error-too-busy = El servidor está demasiado ocupado ahora mismo. No se ha cambiado nada. Inténtalo de nuevo en un momento.
error-closing = El servidor se está apagando. Inténtalo de nuevo en un momento.
error-rated-hint = En una partida clasificatoria no hay pistas.
error-no-clock = Esta mesa no tiene reloj.
error-paused-already = Los relojes ya están en pausa.
error-not-paused = Los relojes están en marcha.
error-no-pause-offered = Nadie ha propuesto pausar o reanudar los relojes.
error-rated-gift = En una partida clasificatoria, los asientos no se pueden ceder.
error-rated-bot = En una partida clasificatoria, solo «{ $bot }» puede jugar por ti.
error-no-hint = El bot no ha respondido a tiempo. Inténtalo de nuevo.
error-too-quiet = { $most ->
    [one] Las horas de descanso pueden durar como máximo { $most } hora al día.
   *[other] Las horas de descanso pueden durar como máximo { $most } horas al día.
}
error-too-many-holidays = { $most ->
    [one] Puedes tener como máximo { $most } día de vacaciones al año.
   *[other] Puedes tener como máximo { $most } días de vacaciones al año.
}
error-not-confirmed = Para borrar tus datos, escribe tu nombre exactamente como aparece.
error-bad-address = Esta dirección de correo no es válida.
error-bad-subscription = No se pueden enviar notificaciones a este navegador.
error-bad-webhook = No se puede enviar nada a esta URL: { $why ->
    [https] debe empezar por https:// y un nombre de host
    [private] no está en la internet pública
    [missing] no se encuentra su servidor
   *[form] no es válida
}.
error-no-such-contact = Este contacto no existe.
error-needs-https = Esto requiere una conexión https, que este servidor no ofrece.
error-needs-name = Esto requiere un servidor con nombre de dominio, no solo una dirección IP.
error-no-mail-server = Este servidor no envía correos.
error-no-public-url = Este servidor no conoce su propia dirección, así que no puede enviar correos.
error-not-confirmed-yet = Esta dirección aún no está confirmada.
error-mail-refused = El titular de esta dirección no quiere recibir correos de este servidor.
error-mail-asked = Se acaba de enviar un correo de confirmación a esta dirección. Revisa la bandeja de entrada o inténtalo mañana.
error-mail-busy = Se han enviado muchos correos de confirmación en la última hora. Inténtalo más tarde.
error-too-many-contacts = { $most ->
    [one] Puedes tener como máximo { $most } contacto.
   *[other] Puedes tener como máximo { $most } contactos.
}
error-no-such-passkey = Este servidor no conoce esta llave de acceso.
error-bad-passkey = Esta llave de acceso no se ha aceptado. Inténtalo de nuevo o usa otra.
error-too-many-passkeys = { $most ->
    [one] Puedes tener como máximo { $most } llave de acceso.
   *[other] Puedes tener como máximo { $most } llaves de acceso.
}
error-bad-holidays = Unas vacaciones terminan antes de empezar. Corrige las fechas.
error-bad-timezone = Zona horaria desconocida.

## Saved games and files
error-record-line = No se puede leer la línea { $line }.
# $why is a sentence: a refusal
error-record-step = El paso { $step } no está permitido: { $why }
error-record-why = Línea { $line }: { $why }
# $name says whose view it is: a terminal-seen
error-record-partial = este archivo de partida está incompleto ({ $name }), así que no se puntúa
error-standard-input = entrada estándar
# The end of a sentence
error-file = { $why ->
    [exists] el archivo ya existe
    [missing] el archivo o la carpeta no existe
    [forbidden] acceso denegado
    [full] el disco está lleno
    [special] no es un archivo normal
    [name] no es un nombre de archivo válido
   *[other] el sistema operativo lo ha rechazado
}
