### Lo que un servidor rechaza, y lo que falla en un archivo. $most es un límite.

error-bad-json = Esto no es JSON.
error-bad-value = «{ $where }» no sirve.
error-bad-record = No se puede abrir esta partida.
error-decision-needed = Di a qué decisión responde esto.
error-which-seat = Aquí tienes varios asientos: di cuál.
error-which-table = Sigues varias mesas, o ninguna: di cuál.
error-known-already = Ya has dicho quién eres.
error-not-admin = Solo puede hacerlo quien administra el servidor.
error-no-talker = Solo quienes se sientan a la mesa leen y escriben en su chat.
error-blocked = No puedes sentarte a esta mesa.
error-no-such-message = Ese mensaje no existe.
error-no-such-report = Esa denuncia no existe.
error-not-silenced = No has silenciado ni bloqueado a este jugador.
error-bad-text = { $most ->
    [one] Aquí un texto tiene como mucho { $most } carácter imprimible y no está vacío.
   *[other] Aquí un texto tiene como mucho { $most } caracteres imprimibles y no está vacío.
}
error-your-own = No puedes hacerte esto a ti.
error-too-many-sockets = Hay demasiadas conexiones abiertas: cierra una primero.
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
error-too-much-chat = Escribes demasiado deprisa: espera un momento.
error-no-credential = Primero inicia sesión.
error-wrong-credential = Tu sesión ya no es válida. Inicia sesión de nuevo.
error-wrong-origin = Esto viene de la página de otro sitio, así que no se hace.
error-not-your-seat = Este no es tu asiento.
error-not-host = Solo puede hacerlo el anfitrión de la mesa.
error-needs-invitation = Esta mesa es privada: necesitas su invitación.
error-still-hidden = No puedes ver esto, al menos todavía no.
error-tracker-off = El anfitrión ha desactivado la cuenta del dinero.
error-not-found = Aquí no hay nada.
error-no-such-table = Esa mesa no existe.
error-wrong-method = Eso no se puede hacer con esta dirección.
error-not-started = La partida aún no ha empezado.
error-started-already = La partida ya ha empezado.
error-not-running = La partida ha terminado.
error-not-finished = La partida sigue en curso.
error-table-full = Todos los asientos están ocupados.
error-seat-taken = Este asiento está ocupado.
error-not-at-table = Ahí no se sienta nadie.
error-seated-already = Ya tienes un asiento en esta mesa.
error-nobody-plays = Tiene que jugar al menos una persona.
error-commit-needed = «{ $step }» pregunta a otro jugador y cierra tu borrador: envíalo con «commit».
error-turn-complete = Tu turno está listo: confírmalo o deshaz algo.
error-turn-too-long = { $most ->
    [one] Un turno tiene como mucho { $most } paso: por ahora no hay más préstamos.
   *[other] Un turno tiene como mucho { $most } pasos: por ahora no hay más préstamos.
}
error-nothing-to-undo = No hay nada que deshacer.
error-nothing-to-redo = No hay nada que rehacer.
error-nothing-to-commit = No hay nada que confirmar.
error-no-draft = Ahora no es tu turno.
error-no-end-offered = Nadie ha propuesto terminar la partida.
error-too-late-to-cancel = Una partida solo se puede cancelar en su primera ronda.
error-rules-unknown = Esta partida sigue las reglas número { $rules }, que este servidor no conoce.
error-link-expired = Este código ya se usó o es demasiado antiguo.
error-body-too-large = { $most ->
    [one] Es demasiado grande: como mucho { $most } byte.
   *[other] Es demasiado grande: como mucho { $most } bytes.
}
error-not-json = Envía JSON, con el tipo de contenido «application/json».
error-unknown-bot = No hay ningún bot «{ $bot }» en este servidor.
error-first-is-drawn = En esta partida se sortea quién empieza.
error-bad-name = Un nombre tiene de 1 a { $most } caracteres imprimibles y ningún «#».
error-rated-seating = En una partida puntuada los asientos se sortean.
error-rated-people = En una partida puntuada nadie tiene dos asientos.
error-too-many-requests = Demasiado a la vez: espera un momento.
error-too-many-tables = { $most ->
    [one] Puedes llevar como mucho { $most } mesa a la vez.
   *[other] Puedes llevar como mucho { $most } mesas a la vez.
}
error-too-many-players = Llegan demasiados jugadores nuevos desde tu dirección: inténtalo más tarde.
error-internal = Algo ha fallado aquí; no se ha cambiado nada.
error-storage = El servidor no puede guardar nada en este momento; no se ha cambiado nada. Inténtalo pronto de nuevo.
error-closing = El servidor se está cerrando; inténtalo en un momento.
error-rated-hint = En una partida puntuada no hay pistas.
error-no-clock = Esta mesa no tiene reloj.
error-paused-already = Los relojes ya están parados.
error-not-paused = Los relojes están en marcha.
error-no-pause-offered = Nadie ha propuesto parar o reanudar los relojes.
error-rated-gift = En una partida puntuada no se cede el asiento.
error-rated-bot = En una partida puntuada solo «{ $bot }» puede sustituirte.
error-no-hint = El bot no pudo responder a tiempo: inténtalo de nuevo.
error-too-quiet = { $most ->
    [one] Las horas de descanso duran como máximo { $most } hora al día.
   *[other] Las horas de descanso duran como máximo { $most } horas al día.
}
error-too-many-holidays = { $most ->
    [one] Un año tiene como máximo { $most } día de vacaciones.
   *[other] Un año tiene como máximo { $most } días de vacaciones.
}
error-not-confirmed = Para borrar tus datos, escribe tu nombre exactamente igual.
error-bad-address = Esto no es una dirección de correo.
error-bad-subscription = A este navegador no se le puede enviar nada.
error-bad-webhook = A esta URL no se envía nada: { $why ->
    [https] debe empezar por https:// y el nombre de un servidor
    [private] esta dirección no es pública
    [missing] no se encuentra este servidor
   *[form] no es una URL
}.
error-no-such-contact = No tienes ese contacto.
error-needs-https = Esto necesita una conexión https, y este servidor no la tiene.
error-needs-name = Esto necesita un servidor con nombre, y este solo tiene un número.
error-no-mail-server = Este servidor no envía correos.
error-no-public-url = Este servidor no conoce su propia dirección, así que no envía correos.
error-not-confirmed-yet = Esta dirección aún no está confirmada.
error-mail-refused = El dueño de esta dirección no quiere correos de aquí.
error-mail-asked = A esta dirección se le acaba de preguntar: mira en su correo o inténtalo mañana.
error-too-many-contacts = { $most ->
    [one] Puedes tener como máximo { $most } contacto.
   *[other] Puedes tener como máximo { $most } contactos.
}
error-no-such-passkey = Esa llave de acceso no existe aquí.
error-bad-passkey = Esta llave de acceso no es válida.
error-too-many-passkeys = { $most ->
    [one] Puedes tener como máximo { $most } llave de acceso.
   *[other] Puedes tener como máximo { $most } llaves de acceso.
}
error-bad-holidays = Unas vacaciones terminan antes de empezar.
error-bad-timezone = Esta zona horaria no existe.

## Saved games and files
error-record-line = No se puede leer la línea { $line }.
# $why is a sentence: a refusal
error-record-step = El paso { $step } no está permitido: { $why }
# $name is who may see it
error-record-partial = es solo una parte de una partida ({ $name }): no se puntúa
error-standard-input = entrada estándar
# The end of a sentence
error-file = { $why ->
    [exists] el archivo ya existe
    [missing] no existe ese archivo o carpeta
    [forbidden] acceso denegado
    [full] el disco está lleno
    [special] no es un archivo normal
    [name] no es un nombre de archivo
   *[other] el sistema operativo se niega
}
