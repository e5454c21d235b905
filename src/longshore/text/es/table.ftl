### What only the table in the browser says.

## The connection
table-connection-lost = Sin conexión. Lo que ves es de las { $time }; la página lo sigue intentando.
table-connection-asking = Sin conexión directa: la página pregunta por novedades cada pocos segundos.
table-here = en la mesa
table-away = ausente
table-spectators = { $count ->
    [one] { $count } persona mira
   *[other] { $count } personas miran
}

## The auction
table-seller-decides = { seat } decide: vender por { $amount } $ y recibir { $total } $ con la subvención, o pagar { $amount } $ y quedarse con la carga.
table-accept-sum = { $amount } $ del postor y { $amount } $ de subvención

## Beside the table
table-side = Registro, chat y notas
table-since = Desde tu último turno
table-digest-sold = Vendido: { $lot }, { $amount } $.
table-digest-made = { seat } produce: { $lot }.
table-digest-bought = { seat } compra { other-to }: { $lot }, { $amount } $.
table-filter = Mostrar en el registro
table-filter-all = Todo
table-filter-trade = Producción y comercio
table-filter-ships = Barcos
table-filter-auctions = Subastas
table-filter-money = Dinero y préstamos
table-log-none = Todavía no ha pasado nada así.
table-moment = mostrar este momento
table-past = El pasado: tras el paso { $number } de { $total }
table-step-back = Un paso atrás
table-step-on = Un paso adelante
table-now = Volver al presente
table-chat = Chat
table-chat-none = Nadie ha dicho nada todavía.
table-chat-write = Escribe a la mesa
table-chat-send = Enviar
table-chat-about = Sobre este mensaje de { $name }
table-chat-removed = Retirado por quien administra el servidor.
table-mute = Silenciar
table-mute-about = No leerás nada más de esta persona.
table-block = Bloquear
table-block-about = Ninguno de los dos verá los mensajes del otro ni podrá sentarse a sus mesas.
table-report = Denunciar a quien administra el servidor
table-report-reason = ¿Qué tiene de malo?
table-reported = Gracias. Quien administra el servidor lo mirará.
table-notes = Notas
table-notes-about = Solo lo lees tú.
table-sheet = Cartas
table-sheet-about = ¿Quién tiene qué carta? Toca para marcar: ✗ no, ? quizá, ✓ sí. Queda en este dispositivo.
table-sheet-cell = { seat }, carta con 10 para { $what }: { $text }
table-mark-none = sin marcar
table-mark-no = no
table-mark-maybe = quizá
table-mark-yes = sí
table-tracker = Cuenta del dinero
table-tracker-about = Lo que los pagos públicos demuestran sobre el dinero de cada uno. Cualquiera podría llevar esta cuenta a mano.

## Time, seats and votes
table-menu = Menú de la mesa
table-watching = Estás mirando.
table-time-left = Tiempo restante:
table-paused = en pausa
table-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
table-pause = Parar los relojes
table-resume = Poner en marcha los relojes
table-pause-about = Todos los que juegan tienen que estar de acuerdo.
table-hand-over = Dejar que un bot juegue por mí
table-hand-over-about = Por un turno, un rato o hasta el final. Puedes recuperar tu asiento en cualquier momento.
table-bot-plays = juega un bot
table-bot-plays-you = Un bot juega en tu lugar.
table-take-back = Recuperar mi asiento
table-give = Ceder el asiento
table-give-about = Crea un enlace. Quien lo abra primero sigue en tu lugar.
table-give-link = Envía este enlace a quien vaya a tener el asiento
table-give-withdraw = Anular el enlace
table-seat-offered = Un asiento para ti
table-seat-offered-about = Alguien quiere que sigas tú en esta partida.
table-just-watch = Solo mirar
table-end = Proponer terminar ahora la partida
table-end-about = Se puntúa tal como está, si todos están de acuerdo.
table-cancel = Proponer cancelar la partida
table-cancel-about = Solo en la primera ronda. La partida no contará.
table-concede = Abandonar la partida
table-concede-about = Te rindes, y un bot sigue en tu lugar.
table-concede-sure = No podrás volver a este asiento. ¿Abandonar la partida?
table-offer-end = { seat } propone terminar ahora la partida tal como está.
table-offer-cancel = { seat } propone cancelar la partida.
table-offer-stalemate = En toda una ronda no se ha movido ningún container. ¿Terminar la partida y puntuarla?
table-offer-pause = Alguien quiere parar los relojes.
table-offer-resume = Alguien quiere poner en marcha los relojes.
table-agreed = De acuerdo: { $names }
table-agree = Aceptar
table-decline = Rechazar
table-withdraw = Retirar
table-log-time-out = Se acabó el tiempo { seat-of }.
table-log-bot-plays = Ahora un bot juega por { seat }.
table-log-back = { seat } ha vuelto.
table-log-seat-given = { $name } juega { seat } desde ahora.
table-log-paused = Los relojes están parados.
table-log-resumed = Los relojes vuelven a andar.

## One device for several
table-seat-here = Alguien a mi lado, en este dispositivo
table-cover = Pasa el dispositivo a { seat }
table-cover-about = Los demás miran ahora a otro lado.
table-cover-lift = Soy { seat }: muéstrame mi tablero
table-pace = Tiempo
table-pace-free = Sin reloj
table-pace-quick = En vivo, rápido: 30 segundos por decisión, 3 minutos de reserva
table-pace-calm = En vivo, tranquilo: 90 segundos por decisión, 10 minutos de reserva
table-pace-day = Un día por decisión
table-pace-days = Tres días por decisión

## Standing orders
table-orders = Órdenes permanentes
table-orders-about = El servidor responde por ti, con tus cifras. Nadie más se entera.
table-orders-log = Lo que hicieron
table-order-bid = Apostar en la isla: tanto por container
table-order-cap = Como máximo
table-order-keep = Dinero que guardar
table-order-tie = Más en un empate
table-order-other = Otras cargas
table-order-ask = Preguntarme
table-order-zero = Apostar 0
table-order-settle = Vender mi carga
table-order-accept = Desde una apuesta de
table-order-each = por cada container
table-order-below = Por debajo
table-order-pass = Pasar las acciones que me queden
table-order-loan = Las órdenes pueden pedir un préstamo

## Hints
table-hint = Pista
table-hint-head = Un mercader haría esto:
table-hint-worth = Valor estimado: { $amount }.
table-hint-better = Valor estimado: { $amount }, { $more } más que la segunda opción.
table-why-produce = { $count ->
    [one] Tu máquina produce mercancía para vender.
   *[other] Tus { $count } máquinas producen mercancía para vender.
}
table-why-make = Mercancía nueva para vender; quedan { $left } de este color en el suministro.
table-why-warehouse = Sitio para más mercancía, por { $cost } $.
table-why-machine = { $count ->
    [0] Nadie más hace este color. Cuesta { $cost } $.
    [one] Solo otro jugador hace este color. Cuesta { $cost } $.
   *[other] Otros { $count } también hacen este color. Cuesta { $cost } $.
}
table-why-restock = { containers-counted } a la venta allí desde { $price } $, para revender más caro.
table-why-harbour = { containers-counted } a la venta allí desde { $price } $, para tu barco.
table-why-sail = Lleva el barco a donde gana dinero.
table-why-sea = Desde allí el barco llega después a cualquier puerto.
table-why-island = { containers-counted } a subasta, y el banco añade tanto como la apuesta más alta.
table-why-waiting = Tu barco encuentra allí { containers-counted }.
table-why-take = Por { $price } $; se puede revender más caro.
table-why-free = No cuesta nada.
table-why-place = { $count ->
    [0] Ahora nadie puede comprarlo, pero por { $price } $ vale la pena esperar.
    [one] { $count } jugador podría comprarlo ya por { $price } $.
   *[other] { $count } jugadores podrían comprarlo ya por { $price } $.
}
table-why-price = Precios nuevos, más cerca de lo que pagarán los demás.
table-why-bid = La carga suma { $worth } $ a tu isla; ganarías { $rest } $.
table-why-broker = Una ganga en el banco.
table-why-loan = Tienes { $cash } $; el préstamo paga lo que viene.
table-why-repay = Ahorra 1 $ de interés cada turno.
table-why-sell = Convierte mercancía en dinero.
table-why-accept = Te da { $total } $.
table-why-decline = En tu propia isla la carga vale { $worth } $.
table-why-enough = Nada más vale lo que cuesta.
table-why-best = Tu mejor opción.

## Keys
table-keys = Teclas
table-keys-about = Todo se puede hacer sin ratón.
table-keys-on = Usar atajos de teclado
table-key-asked = ir a la decisión actual
table-key-quays = los muelles, el mío primero
table-command = Escribir un paso
table-command-about = La línea acepta la notación de las partidas, como «place tan@3»; Tab completa, Intro ejecuta.
table-command-unknown = «{ $step }» no es posible ahora.

## Reglas, avisos y compañía
table-rule = Reglas: { $what }
table-notices = Notificaciones de esta mesa
table-notices-about = Qué notificaciones recibes cuando no estás.
table-notices-nowhere = Aún no podemos avisarte. Añade el correo o las notificaciones push en los ajustes.
table-notices-as-others = Como en todas las demás mesas
table-has-played = { $count ->
    [0] aún ninguna partida terminada
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
}
table-seat-bot = Añadir un bot
table-seat-free = Liberar el asiento
table-invite-picture = El enlace como código QR
table-rated = Puntuada: el resultado cuenta para la clasificación. Sin pistas, y no se cede ningún asiento.
table-tracker-offered = Los jugadores pueden usar la cuenta del dinero
table-sea-larger = Ampliar la imagen
table-sea-whole = Imagen entera
table-help = Ayuda: explicar la mesa
