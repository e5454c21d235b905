### What only the table in the browser says.

## The connection
table-connection-lost = Sin conexión. Última actualización: { $time }. Reconectando…
table-connection-asking = Sin conexión en vivo. La mesa se actualiza cada pocos segundos.
table-here = en la mesa
table-away = ausente
table-spectators = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}

## The auction
table-seller-decides = { seat } decide: vender por { $amount } $ y recibir { $total } $ con la subvención del banco, o pagar { $amount } $ y quedarse con la carga.
table-accept-sum = { $amount } $ del postor y { $amount } $ del banco

## Beside the table
table-side = Registro, chat y notas
table-since = Desde tu último turno
table-digest-sold = Vendido: { $lot } por { $amount } $.
table-digest-made = { seat } produce: { $lot }.
table-digest-bought = { seat } compra { other-to }: { $lot } por { $amount } $.
table-filter = Mostrar en el registro
table-filter-all = Todo
table-filter-trade = Producción y comercio
table-filter-ships = Barcos
table-filter-auctions = Subastas
table-filter-money = Dinero y préstamos
table-log-none = Todavía no hay nada que mostrar.
table-moment = ver la mesa en este momento
table-past = La mesa tras el paso { $number } de { $total }
table-step-back = Paso anterior
table-step-on = Paso siguiente
table-now = Volver al presente
table-chat = Chat
table-chat-none = Todavía no hay mensajes.
table-chat-write = Escribe un mensaje
table-chat-send = Enviar
table-chat-about = Opciones para este mensaje de { $name }
table-chat-removed = Eliminado por la administración.
table-mute = Silenciar
table-mute-about = Ya no verás los mensajes de este jugador.
table-block = Bloquear
table-block-about = Ninguno de los dos verá los mensajes del otro ni podrá sentarse a sus mesas.
table-report = Denunciar ante la administración
table-report-name = Denunciar el nombre
table-report-reason = ¿Qué problema tiene este mensaje?
table-reported = Gracias. La administración lo revisará.
table-notes = Notas
table-notes-about = Solo tú puedes verlo.
table-sheet = Cartas
table-sheet-about = ¿Quién tiene qué carta de valor? Toca una casilla para marcarla: ✗ no, ? quizá, ✓ sí. Se guarda solo en este dispositivo.
table-sheet-cell = { seat }, carta de { $card_1 } para { $what }: { $text }
table-mark-none = sin marcar
table-mark-no = no
table-mark-maybe = quizá
table-mark-yes = sí
table-tracker = Cuenta del dinero
table-tracker-about = El dinero de cada uno, calculado a partir de los pagos públicos. Podrías llevar la misma cuenta en papel.

## Time, seats and votes
table-menu = Menú de la mesa
table-watching = Estás viendo la partida.
table-time-left = Tiempo restante:
table-paused = en pausa
table-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
table-pause = Pausar los relojes
table-resume = Reanudar los relojes
table-pause-about = Todos los jugadores tienen que estar de acuerdo.
table-hand-over = Dejar que un bot juegue por mí
table-hand-over-about = Por un turno, por un rato o hasta el final de la partida. Puedes recuperar tu asiento en cualquier momento.
table-bot-plays = juega un bot
table-bot-plays-you = Un bot juega en tu lugar.
table-program = programa
table-take-back = Recuperar mi asiento
table-give = Ceder mi asiento
table-give-about = Crea un enlace. La primera persona que lo abra ocupará tu asiento.
table-give-link = Envía este enlace a quien vaya a ocupar tu asiento
table-give-withdraw = Cancelar este enlace
table-seat-offered = Un asiento para ti
table-seat-offered-about = Alguien te propone ocupar un asiento en esta partida.
table-just-watch = Solo mirar
table-end = Proponer terminar la partida
table-end-about = Si todos los jugadores aceptan, la partida se puntúa tal como está.
table-cancel = Proponer cancelar la partida
table-cancel-about = Solo en la primera ronda. La partida no contará.
table-concede = Abandonar la partida
table-concede-about = Te rindes y un bot ocupa tu asiento.
table-concede-sure = ¿Abandonar la partida? No podrás volver a este asiento.
table-offer-end = { seat } propone terminar ahora la partida y puntuarla tal como está.
table-offer-cancel = { seat } propone cancelar la partida.
table-offer-stalemate = En dos rondas enteras no se ha movido ningún container ni se ha construido nada. ¿Terminar la partida y puntuarla tal como está?
table-end-sure = ¿Terminar la partida ahora?
table-offer-pause = Alguien quiere pausar los relojes.
table-offer-resume = Alguien quiere reanudar los relojes.
table-agreed = De acuerdo: { $names }
table-agree = Aceptar
table-decline = Rechazar
table-withdraw = Retirar
table-log-time-out = Se ha acabado el tiempo { seat-of }.
table-log-bot-plays = Ahora un bot juega por { seat }.
table-log-back = { seat } ha vuelto.
table-log-seat-given = { $name } ocupa ahora el asiento { seat-of }.
table-log-paused = Los relojes están en pausa.
table-log-resumed = Los relojes vuelven a estar en marcha.

## One device for several
table-seat-here = Otra persona en este dispositivo
table-cover = Pasa el dispositivo a { seat }
table-cover-about = Por favor, que los demás no miren.
table-cover-lift = Soy { seat }. Ver mi tablero
table-pace = Límite de tiempo
table-pace-free = Sin límite de tiempo
table-pace-quick = En vivo, rápido: 30 s por decisión, 3 min de reserva
table-pace-calm = En vivo, tranquilo: 90 s por decisión, 10 min de reserva
table-pace-day = Un día por decisión
table-pace-days = Tres días por decisión
table-length = Unas { $rounds } rondas, alrededor de { $minutes } minutos
table-length-weeks = Unas { $rounds } rondas, a lo largo de varias semanas

## Standing orders
table-orders = Órdenes permanentes
table-orders-about = El servidor puja y decide por ti dentro de los límites que pongas aquí. Nadie más puede verlos.
table-orders-log = Lo que han hecho tus órdenes
table-order-bid = Pujar en las subastas de la isla, con un precio por container
table-order-cap = No pujar nunca más de
table-order-keep = Reservar al menos
table-order-tie = Añadir si hay empate
table-order-other = Si un color no tiene precio
table-order-ask = Preguntarme
table-order-zero = Pujar 0 $
table-order-settle = Vender mi carga
table-order-accept = Aceptar pujas desde
table-order-each = por container
table-order-below = Si la puja es menor
table-order-pass = Renunciar a mis acciones restantes
table-order-loan = Las órdenes pueden pedir préstamos

## Hints
table-hint = Pista
table-hint-head = El bot sugiere:
table-hint-worth = Valor estimado: { $amount }.
table-hint-better = Valor estimado: { $amount }, { $more } más que la siguiente opción.
table-hint-outlook = Probabilidad de ganar: { $chance } %. Puntuación prevista: { $score }.
table-why-produce = { $count ->
    [one] Tu máquina produce mercancía para vender.
   *[other] Tus { $count } máquinas producen mercancía para vender.
}
table-why-make = Mercancía nueva para vender. { $left ->
    [one] Queda { $left } container de este color en el suministro.
   *[other] Quedan { $left } containers de este color en el suministro.
}
table-why-warehouse = Sitio para más mercancía, por { $cost } $.
table-why-machine = { $count ->
    [0] Nadie más produce este color. La máquina cuesta { $cost } $.
    [one] Solo otro jugador produce este color. La máquina cuesta { $cost } $.
   *[other] Otros { $count } jugadores también producen este color. La máquina cuesta { $cost } $.
}
table-why-restock = Allí hay { containers-counted } a la venta desde { $price } $, y puedes revender más caro.
table-why-harbour = Allí hay { containers-counted } a la venta desde { $price } $, para tu barco.
table-why-sail = Lleva tu barco adonde puede ganar dinero.
table-why-sea = Desde allí tu barco puede llegar a cualquier puerto.
table-why-island = { containers-counted } a subasta, y el banco duplica la puja más alta.
table-why-waiting = Allí tu barco puede cargar { containers-counted }.
table-why-take = Cuesta { $price } $ y puedes revenderlo más caro.
table-why-free = No cuesta nada.
table-why-place = { $count ->
    [0] Ahora nadie puede comprarlo, pero por { $price } $ vale la pena esperar.
    [one] { $count } jugador podría comprarlo ya por { $price } $.
   *[other] { $count } jugadores podrían comprarlo ya por { $price } $.
}
table-why-price = Precios nuevos, más cercanos a lo que pagarán los demás.
table-why-bid = La carga suma { $worth } $ a tu isla, así que ganarías { $rest } $.
table-why-broker = Una ganga en el banco.
table-why-loan = Tienes { $cash } $. Con el préstamo pagas tus próximos pasos.
table-why-repay = Ahorra { $interest_cost } $ de intereses cada turno.
table-why-sell = Convierte mercancía en dinero.
table-why-accept = Recibes { $total } $.
table-why-decline = En tu propia isla la carga vale { $worth } $.
table-why-enough = No hay nada más que valga la pena comprar.
table-why-best = Tu mejor opción ahora mismo.

## Keys
table-keys = Atajos de teclado
table-keys-about = Puedes hacerlo todo con el teclado.
table-keys-on = Usar atajos de teclado
table-key-asked = ir a la decisión actual
table-key-quays = ir a un muelle, primero al tuyo
table-command = Escribir un paso
table-command-about = Puedes escribir un paso en la notación del juego, por ejemplo «place tan@3». Tab lo completa, Enter lo juega.
table-command-unknown = Ahora no puedes jugar «{ $step }».

## Reglas, avisos y compañía
table-rule = Reglas: { $what }
table-notices = Notificaciones de esta mesa
table-notices-about = Elige qué notificaciones recibes cuando no estás.
table-notices-nowhere = Aún no has configurado ninguna notificación. Hazlo en los ajustes.
table-notices-as-others = Como en mis otras mesas
table-has-played = { $count ->
    [0] aún sin partidas terminadas
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
}
table-seat-bot = Añadir un bot
table-seat-free = Liberar este asiento
table-invite-picture = Código QR del enlace
table-rated = Clasificatoria: el resultado cuenta para la clasificación. No hay pistas y los asientos no se pueden ceder.
table-tracker-offered = Los jugadores pueden usar la cuenta del dinero
table-programs-offered = Pueden jugar programas
table-programs-about = Un bot tuyo o de otra persona puede unirse con la invitación. Todos ven que es un programa.
table-sea-larger = Vista ampliada
table-sea-whole = Vista completa
table-help = Ayuda: explicar la mesa
table-gone = Agotado: { $what }
table-gone-next = Si se agota otro color, la partida termina.
table-last-turn = Último turno
table-seat-now = Ahora eres { $name }
table-key-amount = pujar: escribe la cantidad y pulsa Enter
table-key-accept = aceptar la puja más alta
table-key-keep = quedarse con la carga
