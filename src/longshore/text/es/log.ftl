### Una línea por suceso de docs/interfaces.md. $seat actúa, $other está enfrente.

log-turn = Turno { seat-of }.
log-passes = { seat } pasa.
log-sail = { $place ->
    [sea] { seat } navega al Mar Abierto.
    [island] { seat } navega a la Isla Extranjera.
    [bank] { seat } navega al puerto del banco.
   *[harbour] { seat } navega al puerto { other-of }.
}
log-build-warehouse = { seat } construye un almacén por { $cost } $.
log-build-machine = { seat } construye { a-machine } por { $cost } $.
log-loan = { seat } pide un préstamo.
log-loan-forced = { seat } tiene que pedir un préstamo para pagar los intereses.
log-repay = { seat } devuelve un préstamo.
log-default = { $loans ->
    [one] { seat } no puede pagar los intereses de { $loans } préstamo.
   *[other] { seat } no puede pagar los intereses de { $loans } préstamos.
}
log-seized-machine = El banco se incauta de { a-machine } { seat-of }.
log-seized-warehouse = El banco se incauta de un almacén { seat-of }.
log-ending = Se han agotado dos colores. La partida termina después del turno { seat-of }.

## La subasta en la isla
log-committed = { seat } ha pujado.
log-committed-tie-break = { seat } ha pujado en el desempate.
log-bid = { seat } { $amount } $
log-bids = Se revelan las pujas: { $bids }. La puja más alta es de { $highest } $.
log-bids-tie-break = Se revelan las pujas de desempate: { $bids }. La puja más alta es de { $highest } $.
log-settled-accepted = { $count ->
    [one] { seat } vende { $count } container ({ $lot }) { other-to } por { $amount } $.
   *[other] { seat } vende { $count } containers ({ $lot }) { other-to } por { $amount } $.
}
log-settled-declined = { $count ->
    [one] { seat } rechaza todas las pujas, paga { $amount } $ y se queda con { $count } container ({ $lot }).
   *[other] { seat } rechaza todas las pujas, paga { $amount } $ y se queda con { $count } containers ({ $lot }).
}

## El dinero, según lo que paga
log-pay-interest = { $broker ->
    [none] { seat } paga { $amount } $ de intereses al banco.
   *[other] { seat } paga { $amount } $ de intereses al bróker { $broker }.
}
log-pay-domestic = { seat } recibe { $amount } $ del banco por una Venta Doméstica.
log-pay-warehouse = { seat } paga { $amount } $ por un almacén.
log-pay-machine = { seat } paga { $amount } $ por una máquina.
log-pay-restock = { seat } paga { $amount } $ { other-to } por un container de las Naves de la Fábrica.
log-pay-produce = { seat } paga { $amount } $ { other-to }, su Jefe del Sindicato, por producir.
log-pay-load = { seat } paga { $amount } $ { other-to } por un container de las Naves del Puerto.
log-pay-bid = { seat } paga su puja de { $amount } $ { other-to }.
log-pay-subsidy = { seat } recibe una subvención del gobierno de { $amount } $.
log-pay-decline = { $broker ->
    [none] { seat } rechaza todas las pujas y paga { $amount } $ al banco.
   *[other] El banco pasa { $amount } $ al bróker { $broker }.
}
log-pay-broker-bid = { seat } pone una puja de { $amount } $ en la Carta de Pago.
log-pay-broker-refund = { seat } recupera { $amount } $ de la Carta de Pago.
log-pay-broker-lot = { seat } recibe { $amount } $ del bróker { $broker }.
log-pay-broker-payment = El bróker { $broker } recibe { $amount } $ de la Carta de Pago.
log-pay-loan = { seat } recibe un préstamo de { $amount } $ del banco.
log-pay-repay = { seat } devuelve { $amount } $ al banco.

## Los containers
log-move-make = { seat } produce { a-container }.
log-move-take = { seat } toma { a-container } { log-from }.
log-move-place = { seat } pone { a-container } { log-to }.
log-move-load = { seat } carga { a-container } { log-from }.
log-move = { a-container-first } pasa { log-from } { log-to }.
log-from = { $from ->
    [supply] del Suministro de Containers
    [removed] de fuera del juego
    [payment-card] de la Carta de Pago
    [broker] del bróker { $from_broker }
    [factory] de las Naves de la Fábrica { log-from-seat } ({ $from_price } $)
    [harbour] de las Naves del Puerto { log-from-seat } ({ $from_price } $)
    [own-factory] de sus Naves de la Fábrica ({ $from_price } $)
    [own-harbour] de sus Naves del Puerto ({ $from_price } $)
    [ship] del barco { log-from-seat }
    [island] del área { log-from-seat } en la Isla Extranjera
    [bank] del puerto del banco { log-from-seat }
    [own-bank] de su puerto del banco
   *[hand] de la mano { log-from-seat }
}
log-to = { $to ->
    [supply] al Suministro de Containers
    [removed] a la caja (fuera del juego)
    [payment-card] a la Carta de Pago
    [broker] al bróker { $to_broker }
    [factory] en las Naves de la Fábrica { log-to-seat } a { $to_price } $
    [harbour] en las Naves del Puerto { log-to-seat } a { $to_price } $
    [own-factory] en sus Naves de la Fábrica a { $to_price } $
    [own-harbour] en sus Naves del Puerto a { $to_price } $
    [ship] al barco { log-to-seat }
    [island] al área { log-to-seat } en la Isla Extranjera
    [bank] al puerto del banco { log-to-seat }
   *[hand] a la mano { log-to-seat }
}
log-from-seat = { $from_seat ->
    [blue] de Azul
    [red] de Rojo
    [yellow] de Amarillo
    [green] de Verde
    [purple] de Púrpura
   *[other] de { $from_seat }
}
log-to-seat = { $to_seat ->
    [blue] de Azul
    [red] de Rojo
    [yellow] de Amarillo
    [green] de Verde
    [purple] de Púrpura
   *[other] de { $to_seat }
}

## Los brókeres
log-won = { $space ->
    [goods] { seat } gana la subasta por los containers del bróker { $broker }.
   *[money] { seat } gana la subasta por el dinero del bróker { $broker }.
}

## El final
log-score = { seat } { $score }
log-scored = { $count ->
    [one] Puntuación final: { $scores }. { $winners } gana.
   *[other] Puntuación final: { $scores }. { $winners } comparten la victoria.
}
