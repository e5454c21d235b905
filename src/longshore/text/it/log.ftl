### Una riga per ogni evento di docs/interfaces.md. $seat agisce, $other sta di fronte.

log-turn = Turno { seat-of }.
log-passes = { seat } passa.
log-sail = { $place ->
    [sea] { seat } va in Mare Aperto.
    [island] { seat } va all’Isola Straniera.
    [bank] { seat } va al Porto della Banca.
   *[harbour] { seat } va al porto { other-of }.
}
log-build-warehouse = { seat } costruisce un magazzino per { $cost } $.
log-build-machine = { seat } costruisce { a-machine } per { $cost } $.
log-loan = { seat } richiede un prestito.
log-loan-forced = { seat } deve richiedere un prestito per pagare gli interessi.
log-repay = { seat } rimborsa un prestito.
log-default = { $loans ->
    [one] { seat } non può pagare gli interessi su { $loans } prestito.
   *[other] { seat } non può pagare gli interessi su { $loans } prestiti.
}
log-seized-machine = La banca sequestra a { seat } { a-machine }.
log-seized-warehouse = La banca sequestra a { seat } un magazzino.
log-ending = Due colori sono esauriti. La partita finisce dopo il turno { seat-of }.

## L'asta sull'isola
log-committed = { seat } ha fatto un’offerta.
log-committed-tie-break = { seat } ha fatto l’offerta di spareggio.
log-bid = { seat } { $amount } $
log-bids = Si scoprono le offerte: { $bids }. L’offerta più alta è di { $highest } $.
log-bids-tie-break = Si scoprono le offerte di spareggio: { $bids }. L’offerta più alta è di { $highest } $.
log-settled-accepted = { seat } vende { $count } container ({ $lot }) { other-to } per { $amount } $.
log-settled-declined = { seat } declina tutte le offerte, paga { $amount } $ e tiene { $count } container ({ $lot }).

## Il denaro, secondo che cosa paga
log-pay-interest = { $broker ->
    [none] { seat } paga { $amount } $ di interessi alla banca.
   *[other] { seat } paga { $amount } $ di interessi al broker { $broker }.
}
log-pay-domestic = { seat } riceve { $amount } $ dalla banca per una Vendita Interna.
log-pay-warehouse = { seat } paga { $amount } $ per un magazzino.
log-pay-machine = { seat } paga { $amount } $ per un macchinario.
log-pay-restock = { seat } paga { $amount } $ { other-to } per un container del Deposito Industriale.
log-pay-produce = { seat } paga { $amount } $ { other-to }, Boss del Sindacato, per produrre.
log-pay-load = { seat } paga { $amount } $ { other-to } per un container del Deposito Portuale.
log-pay-bid = { seat } paga l’offerta di { $amount } $ { other-to }.
log-pay-subsidy = { seat } riceve un sussidio governativo di { $amount } $.
log-pay-decline = { $broker ->
    [none] { seat } declina tutte le offerte e paga { $amount } $ alla banca.
   *[other] La banca versa { $amount } $ al broker { $broker }.
}
log-pay-broker-bid = { seat } mette sulla Carta Pagamento un’offerta di { $amount } $.
log-pay-broker-refund = { seat } riprende { $amount } $ dalla Carta Pagamento.
log-pay-broker-lot = { seat } riceve { $amount } $ dal broker { $broker }.
log-pay-broker-payment = Il broker { $broker } riceve { $amount } $ dalla Carta Pagamento.
log-pay-loan = { seat } riceve dalla banca un prestito di { $amount } $.
log-pay-repay = { seat } rimborsa { $amount } $ alla banca.

## I container
log-move-make = { seat } produce { a-container }.
log-move-take = { seat } prende { a-container } { log-from }.
log-move-place = { seat } mette { a-container } { log-to }.
log-move-load = { seat } carica { a-container } { log-from }.
log-move = { a-container-first } passa { log-from } { log-to }.
log-from = { $from ->
    [supply] dalla Scorta di Container
    [removed] da fuori dal gioco
    [payment-card] dalla Carta Pagamento
    [broker] dal broker { $from_broker }
    [factory] dal Deposito Industriale { log-from-seat } ({ $from_price } $)
    [harbour] dal Deposito Portuale { log-from-seat } ({ $from_price } $)
    [own-factory] dal proprio Deposito Industriale ({ $from_price } $)
    [own-harbour] dal proprio Deposito Portuale ({ $from_price } $)
    [ship] dalla nave { log-from-seat }
    [island] dall’area { log-from-seat } sull’Isola Straniera
    [bank] dal Porto della Banca { log-from-seat }
    [own-bank] dal proprio Porto della Banca
   *[hand] dalla mano { log-from-seat }
}
log-to = { $to ->
    [supply] alla Scorta di Container
    [removed] fuori dal gioco
    [payment-card] sulla Carta Pagamento
    [broker] al broker { $to_broker }
    [factory] nel Deposito Industriale { log-to-seat } a { $to_price } $
    [harbour] nel Deposito Portuale { log-to-seat } a { $to_price } $
    [own-factory] nel proprio Deposito Industriale a { $to_price } $
    [own-harbour] nel proprio Deposito Portuale a { $to_price } $
    [ship] sulla nave { log-to-seat }
    [island] nell’area { log-to-seat } sull’Isola Straniera
    [bank] nel Porto della Banca { log-to-seat }
   *[hand] nella mano { log-to-seat }
}
log-from-seat = { $from_seat ->
    [blue] di Blu
    [red] di Rosso
    [yellow] di Giallo
    [green] di Verde
    [purple] di Viola
   *[other] di { $from_seat }
}
log-to-seat = { $to_seat ->
    [blue] di Blu
    [red] di Rosso
    [yellow] di Giallo
    [green] di Verde
    [purple] di Viola
   *[other] di { $to_seat }
}

## I broker
log-won = { $space ->
    [goods] { seat } vince l’asta per i container del broker { $broker }.
   *[money] { seat } vince l’asta per il denaro del broker { $broker }.
}

## La fine
log-score = { seat } { $score }
log-scored = { $count ->
    [one] Punteggio finale: { $scores }. { $winners } vince.
   *[other] Punteggio finale: { $scores }. { $winners } si dividono la vittoria.
}
