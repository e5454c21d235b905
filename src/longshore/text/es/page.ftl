### Lo que solo dice la página del navegador.

page-name = Longshore
page-hero = Fabrica, embarca y vende en ultramar.
page-hero-about = El juego de mesa Container en tu navegador. Produce, vende y embarca containers de cinco colores. Los jugadores fijan todos los precios y gana quien acabe con más dinero.
page-play-now = Jugar ahora
page-play-now-about = Contra dos bots, ahora mismo. Sin cuenta.
page-new-table = Mesa nueva
page-home = Inicio
page-me = Tú
page-guest-name = Invitado
page-language = Idioma
page-theme-dark = Cambiar al tema oscuro
page-theme-light = Cambiar al tema claro
page-back = Atrás
page-close = Cerrar
page-cancel = Cancelar
page-confirm = Confirmar
page-save = Guardar
page-your-name = Tu nombre
page-name-saved = Guardado.
page-loading = Abriendo la mesa…
page-nowhere = Página no encontrada.
page-no-table = Esta mesa no existe. Revisa el enlace.
page-cancelled = La partida se ha cancelado.
page-problem-offline = No se puede conectar con el servidor. No se ha enviado nada. Inténtalo de nuevo.
page-connection-lost = Conexión perdida. Reconectando…

## Mesas
page-my-tables = Mis mesas
page-open-tables = Mesas abiertas
page-open-tables-none = Ahora mismo no hay mesas esperando jugadores.
page-state-open = esperando jugadores
page-state-your-turn = tu turno
page-lobby = Esperando jugadores
page-seat-open = asiento libre
page-seat-admiral = Bot: Almirante (nivel { $level })
page-seat-commodore = Bot: Comodoro (nivel { $level })
page-seat-captain = Bot: Capitán (nivel { $level })
page-seat-pilot = Bot: Práctico (nivel { $level })
page-seat-trader = Bot: Mercader (nivel { $level })
page-seat-mate = Bot: Primer oficial (nivel { $level })
page-seat-bosun = Bot: Contramaestre (nivel { $level })
page-seat-stevedore = Bot: Estibador (nivel { $level })
page-seat-apprentice = Bot: Aprendiz (nivel { $level })
page-seat-deckhand = Bot: Marinero (nivel { $level })
page-seat-none = sin jugador
page-style = Estilo de juego del bot { $number }
page-style-none = polivalente
page-style-producer = productor
page-style-shipper = naviero
page-style-collector = coleccionista
page-style-banker = ahorrador
page-seat-number = Asiento { $number }
page-bot-name = { $bot ->
    [Deckhand] Marinero
    [Apprentice] Aprendiz
    [Stevedore] Estibador
    [Bosun] Contramaestre
    [Mate] Primer oficial
    [Trader] Mercader
    [Pilot] Práctico
    [Captain] Capitán
    [Commodore] Comodoro
    [Admiral] Almirante
   *[other] { $bot }
} (bot)
page-invite = Envía este enlace a las personas con las que quieres jugar
page-copy = Copiar
page-copied = Copiado
page-join = Sentarse
page-leave = Salir
page-start-with-bots = Empezar (completar con bots)
page-edition = Edición
page-seats = Asientos
page-seats-about = Pueden jugar de tres a cinco personas.
page-seats-ordered = Mantener este orden en vez de sortear los asientos
page-seats-few = Hacen falta al menos tres jugadores.
page-your-level = Más o menos de tu nivel: { $bot } (nivel { $level })
page-listed = Mesa pública: cualquiera puede encontrarla y unirse
page-options = Opciones
page-options-more = Más opciones
page-recommended = recomendado
page-create = Crear la mesa
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
page-build-machine = Construir una máquina por { $cost } $
page-build-warehouse = Construir un almacén por { $cost } $
page-space-costs = casilla libre: construir aquí cuesta { $cost } $
page-nothing = nada
# $lot is a list of colours
page-column = { $lot } a { $price } $
page-plot = { $lot ->
    [none] { seat }: nada
   *[other] { seat }: { $lot }
}
page-berth = Aquí está amarrado el barco { seat-of }
page-ship-at = { $place ->
    [sea] Barco { seat-of }, en el Mar Abierto
    [island] Barco { seat-of }, en la Isla Extranjera
    [bank] Barco { seat-of }, en el puerto del banco
   *[harbour] Barco { seat-of }, en el puerto { other-of }
}{ $cargo ->
    [none] , vacío
   *[other] , con { $cargo }
}
page-supply-left = { $count ->
    [0] { $what }: agotado
    [one] { $what }: queda { $count }
   *[other] { $what }: quedan { $count }
}
page-end-gauge = Colores agotados: { $gone } de 2
page-end-productions = { $count ->
    [one] queda al menos { $count } producción
   *[other] quedan al menos { $count } producciones
}
page-end-last-turn = ¡Último turno!
page-interest-due = −{ $due } $ de intereses el próximo turno
page-score-now = Puntuación actual
page-thinking = decidiendo
page-payment = { seat } ofrece { $bid }
page-payment-unused = sin usar
page-log = Registro
page-log-more = Mostrar turnos anteriores

## Actuar
page-turn-buttons = Deshacer, rehacer o terminar el turno
page-undo = Deshacer
page-redo = Rehacer
page-reset = Reiniciar turno
page-end-turn = Terminar turno
page-turn-complete = Todo listo. Termina tu turno o deshaz un paso.
page-actions-left = { $count ->
    [0] sin acciones
    [one] queda { $count } acción
   *[other] quedan { $count } acciones
}
page-action-produce = Producir
page-action-restock = Abastecer puerto
page-action-sail = Navegar
page-action-build = Construir
page-action-broker = Bróker
page-action-load = Comprar más
page-buy-here = Comprar
page-restock-about = { $room ->
    [0] Tus Naves del Puerto están llenas. Aun así puedes cambiar sus precios.
    [one] En tus Naves del Puerto cabe { $room } container más. ¿A quién le compras?
   *[other] En tus Naves del Puerto caben { $room } containers más. ¿A quién le compras?
}
page-sail-auction = subasta tu carga
page-shelf-empty = Aquí no hay nada a la venta.
page-bought = Has tomado: { $lot }
page-room-left = { $count ->
    [0] sin sitio
   *[other] sitio para { $count }
}
page-hand-empty = todos los containers tienen precio
page-in-hand = { $what } sin precio: { $count }
page-buyers = Posibles compradores:
page-buyer-room = { $count ->
    [0] sin sitio
   *[other] sitio para { $count }
}
page-amount = Cantidad en dólares
page-less = 1 $ menos
page-more = 1 $ más
page-clear = Borrar
page-backspace = Borrar la última cifra
page-confirm-loan = Con dos préstamos pagas { $all_interest } $ de intereses cada turno, y al final te cuestan { $all_loans_score } $ si no los devuelves. Si no puedes pagar los intereses, el banco se incauta de algunos de tus containers.
page-confirm-first-loan = Recibes { $loan_amount } $ y pagas { $interest_cost } $ de intereses cada turno. Si no devuelves el préstamo, al final te cuesta { $loan_score } $.
page-confirm-buy = ¿Confirmas esta compra?
page-confirm-turn = Cuando termines el turno, ya no podrás deshacerlo.
page-confirm-bid = Después no podrás cambiar tu puja.
page-confirm-auction = Esto abre la subasta y termina tu turno. No podrás deshacerlo.
page-confirm-final = Esto no podrás deshacerlo.

## La subasta
page-auction = Se subasta la carga { seat-of }
page-auction-tie-break = ¡Empate! Quienes empatan vuelven a pujar
page-bid-made = ya ha pujado
page-bid-wait = Ya has pujado. Todas las pujas se revelan a la vez.
page-zero-cards = { $count ->
    [one] con { $count } carta de 0 $
   *[other] con { $count } cartas de 0 $
}
page-worth = Valor para ti:
page-worth-change = tu isla: { $before } $ → { $after } $
page-worth-discard = Se descarta al final: { $what }
page-worth-discard-before = (antes: { $what })
page-worth-five = Los cinco colores: tu color 5/10 vale ahora { $card_high }.
page-worth-five-kept = Ya tienes los cinco colores.
page-decline-worth = En tu isla: { $worth }. En total: { $total }.
page-decline-short = Te faltan { $short } $ para quedarte con la carga.

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
page-edition-advice = ¿Es tu primera vez? Elige la edición de 2007, la que usa «{ page-play-now }».
