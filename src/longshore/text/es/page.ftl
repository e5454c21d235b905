### Lo que solo dice la página del navegador.

page-name = Longshore
page-hero = Fabrica, embarca y vende en ultramar.
page-hero-about = El juego de mesa Container en tu navegador: todos producen, comercian y embarcan containers de cinco colores. ¿Quién ganará más?
page-play-now = Jugar ahora
page-play-now-about = Contra dos bots, ahora mismo. Sin cuenta.
page-new-table = Mesa nueva
page-home = Inicio
page-me = Tú
page-guest-name = Invitado
page-language = Idioma
page-theme-dark = Cambiar a oscuro
page-theme-light = Cambiar a claro
page-back = Atrás
page-close = Cerrar
page-cancel = Cancelar
page-confirm = Confirmar
page-save = Guardar
page-your-name = Tu nombre
page-name-saved = Guardado.
page-loading = Abriendo la mesa…
page-nowhere = No hay nada en esta dirección.
page-no-table = Esa mesa no existe.
page-cancelled = La partida se canceló.
page-problem-offline = No se puede contactar con el servidor. No se ha enviado nada; inténtalo de nuevo.
page-connection-lost = Se ha perdido la conexión. Nuevo intento…

## Mesas
page-my-tables = Mis mesas
page-open-tables = Mesas abiertas
page-open-tables-none = Ahora mismo nadie busca jugadores.
page-state-open = esperando jugadores
page-state-your-turn = tu turno
page-lobby = Esperando jugadores
page-seat-open = un asiento libre
page-seat-captain = Bot: Capitán (fuerte)
page-seat-trader = Bot: Mercader
page-seat-deckhand = Bot: Marinero (fácil)
page-seat-none = nadie
page-style = Cómo juega el bot { $number }
page-style-none = equilibrado
page-style-producer = prefiere producir
page-style-shipper = prefiere transportar
page-style-collector = prefiere coleccionar
page-style-banker = prefiere guardar dinero
page-seat-number = Asiento { $number }
page-bot-name = { $bot ->
    [Trader] Mercader
    [Deckhand] Marinero
    [Captain] Capitán
   *[other] { $bot }
} (bot)
page-invite = Envía este enlace a quienes vayan a jugar
page-copy = Copiar
page-copied = Copiado
page-join = Sentarse
page-leave = Salir
page-start-with-bots = Empezar (bots en los huecos)
page-edition = Edición
page-seats = Asientos
page-seats-about = Juegan tres, cuatro o cinco.
page-seats-ordered = Mantener este orden en vez de sortear los asientos
page-seats-few = Tienen que jugar al menos tres.
page-listed = Abierta a todos: mostrar la mesa entre las abiertas
page-options = Opciones
page-options-more = Más opciones
page-recommended = recomendado
page-create = Abrir la mesa
page-create-and-start = Empezar la partida

## La mesa
page-table-title = La mesa
page-round = Ronda { $round }
page-sea = El puerto
page-quays = Muelles
page-my-quay = Tu muelle
page-purse = Tu dinero y tu carta
page-machines = Máquinas
page-warehouses = Almacenes
page-machine-of = máquina: { $what }
page-warehouse-number = almacén { $number }
page-build-machine = Comprar una máquina por { $cost } $
page-build-warehouse = Comprar un almacén por { $cost } $
page-space-costs = espacio libre: construir cuesta { $cost } $
page-nothing = nada
# $lot is a list of colours
page-column = { $lot } a { $price } $
page-plot = { $lot ->
    [none] { seat }: nada
   *[other] { seat }: { $lot }
}
page-berth = Aquí está el barco { seat-of }
page-ship-at = { $place ->
    [sea] Barco { seat-of }, en Mar Abierto
    [island] Barco { seat-of }, en la Isla Extranjera
    [bank] Barco { seat-of }, en el puerto del banco
   *[harbour] Barco { seat-of }, en el puerto { other-of }
}{ $cargo ->
    [none] , vacío
   *[other] , con { $cargo }
}
page-supply-left = { $count ->
    [0] { $what }: agotado
   *[other] { $what }: quedan { $count }
}
page-end-gauge = Colores agotados: { $gone } de 2
page-end-productions = { $count ->
    [one] al menos { $count } producción más
   *[other] al menos { $count } producciones más
}
page-end-last-turn = ¡Último turno!
page-interest-due = −{ $due } $ el próximo turno
page-score-now = Puntos ahora
page-thinking = decidiendo
page-payment = { seat } apuesta { $bid }
page-payment-unused = libre
page-log = Registro
page-log-more = Turnos anteriores

## Actuar
page-turn-buttons = Tu turno en borrador
page-undo = Deshacer
page-redo = Rehacer
page-reset = Empezar de nuevo
page-end-turn = Fin del turno
page-turn-complete = Tu turno está listo. Termínalo o deshaz algo.
page-actions-left = { $count ->
    [0] sin acciones
    [one] queda { $count } acción
   *[other] quedan { $count } acciones
}
page-action-produce = Producir
page-action-restock = Comprar para el puerto
page-action-sail = Navegar
page-action-build = Construir
page-action-broker = Bróker
page-action-load = Cargar más
page-buy-here = Comprar
page-restock-about = { $room ->
    [0] Tus Naves del Puerto están llenas. Aun así puedes cambiar los precios.
    [one] Tus Naves del Puerto tienen sitio para { $room } container. ¿A quién compras?
   *[other] Tus Naves del Puerto tienen sitio para { $room } containers. ¿A quién compras?
}
page-sail-auction = abre la subasta de tu carga
page-shelf-empty = Aquí no hay nada a la venta.
page-bought = Tomados: { $lot }
page-room-left = { $count ->
    [0] sin sitio
   *[other] sitio para { $count }
}
page-hand-empty = vacía
page-in-hand = { $what }: { $count } en la mano
page-buyers = Quién podría comprar:
page-buyer-room = { $count ->
    [0] sin sitio
   *[other] sitio para { $count }
}
page-amount = Cantidad en dólares
page-less = 1 $ menos
page-more = 1 $ más
page-clear = Borrar
page-backspace = Borrar la última cifra
page-confirm-loan = Tendrías dos préstamos: { $all_interest } $ de interés cada turno y −{ $all_loans_score } $ al final. Si falta dinero para el interés, el banco se incauta de tus containers.
page-confirm-first-loan = 10 $ ahora; 1 $ de interés cada turno y −11 $ al final si no lo devuelves.
page-confirm-buy = Has pedido confirmar cada compra.
page-confirm-turn = ¿Terminar el turno ahora? Después no se puede deshacer.
page-confirm-bid = Una apuesta no se puede retirar.
page-confirm-auction = Esto abre la subasta y termina tu turno. No se puede deshacer.
page-confirm-final = Esto no se puede deshacer.

## La subasta
page-auction = Se subasta la carga { seat-of }
page-auction-tie-break = Empate: los mejores postores añaden a su apuesta
page-bid-made = apuesta hecha
page-bid-wait = Tu apuesta está hecha. Todas se muestran a la vez.
page-zero-cards = { $count ->
    [one] con { $count } carta de 0 $
   *[other] con { $count } cartas de 0 $
}
page-worth = Valor para ti:
page-worth-change = tu isla: { $before } $ → { $after } $
page-worth-discard = Se descarta al final: { $what }
page-worth-discard-before = (antes: { $what })
page-worth-five = Los cinco colores: tu color 5/10 vale 10.
page-worth-five-kept = Ya tienes los cinco colores.
page-decline-worth = Vale { $worth } en tu isla; en total { $total }.
page-decline-short = Te faltan { $short } $ para rechazar.

## El final
page-you-win = ¡Has ganado!
page-winners = { $count ->
    [one] { $names } gana.
   *[other] { $names } comparten la victoria.
}
page-discarded = descartado
page-total = Total
page-rematch = Revancha
page-action-sale = Vender al banco
