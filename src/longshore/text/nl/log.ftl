### Eén regel per gebeurtenis van docs/interfaces.md. $seat handelt, $other staat ertegenover.

log-turn = Beurt { seat-of }.
log-passes = { seat } past.
log-sail = { $place ->
    [sea] { seat } vaart naar de Open Zee.
    [island] { seat } vaart naar het Buitenlandse Eiland.
    [bank] { seat } vaart naar de bankhaven.
   *[harbour] { seat } vaart naar de haven { other-of }.
}
log-build-warehouse = { seat } bouwt een warenhuis voor ${ $cost }.
log-build-machine = { seat } bouwt { a-machine } voor ${ $cost }.
log-loan = { seat } gaat een lening aan.
log-loan-forced = { seat } moet een lening aangaan om de rente te betalen.
log-repay = { seat } betaalt een lening terug.
log-default = { $loans ->
    [one] { seat } kan de rente over { $loans } lening niet betalen.
   *[other] { seat } kan de rente over { $loans } leningen niet betalen.
}
log-seized-machine = De bank neemt { a-machine } { seat-of } in beslag.
log-seized-warehouse = De bank neemt een warenhuis { seat-of } in beslag.
log-ending = Twee kleuren zijn op. De partij eindigt na de beurt { seat-of }.

## De veiling op het eiland
log-committed = { seat } heeft een bod gedaan.
log-committed-tie-break = { seat } heeft een extra bod gedaan.
log-bid = { seat } ${ $amount }
log-bids = De biedingen zijn onthuld: { $bids }. Het hoogste bod is ${ $highest }.
log-bids-tie-break = De extra biedingen zijn onthuld: { $bids }. Het hoogste bod is ${ $highest }.
log-settled-accepted = { $count ->
    [one] { seat } verkoopt { $count } container ({ $lot }) { other-to } voor ${ $amount }.
   *[other] { seat } verkoopt { $count } containers ({ $lot }) { other-to } voor ${ $amount }.
}
log-settled-declined = { $count ->
    [one] { seat } slaat alle biedingen af, betaalt ${ $amount } en houdt { $count } container ({ $lot }).
   *[other] { seat } slaat alle biedingen af, betaalt ${ $amount } en houdt { $count } containers ({ $lot }).
}

## Geld, naar waarvoor betaald wordt
log-pay-interest = { $broker ->
    [none] { seat } betaalt ${ $amount } rente aan de bank.
   *[other] { seat } betaalt ${ $amount } rente aan broker { $broker }.
}
log-pay-domestic = { seat } krijgt ${ $amount } van de bank voor een Binnenlandse Verkoop.
log-pay-warehouse = { seat } betaalt ${ $amount } voor een warenhuis.
log-pay-machine = { seat } betaalt ${ $amount } voor een machine.
log-pay-restock = { seat } betaalt ${ $amount } { other-to } voor een container uit de Fabriekswinkel.
log-pay-produce = { seat } betaalt ${ $amount } { other-to }, de vakbondsleider, om te produceren.
log-pay-load = { seat } betaalt ${ $amount } { other-to } voor een container uit de Havenwinkel.
log-pay-bid = { seat } betaalt het bod van ${ $amount } { other-to }.
log-pay-subsidy = { seat } krijgt een staatssubsidie van ${ $amount }.
log-pay-decline = { $broker ->
    [none] { seat } slaat alle biedingen af en betaalt ${ $amount } aan de bank.
   *[other] De bank geeft ${ $amount } door aan broker { $broker }.
}
log-pay-broker-bid = { seat } legt een bod van ${ $amount } op de Betaalkaart.
log-pay-broker-refund = { seat } krijgt ${ $amount } terug van de Betaalkaart.
log-pay-broker-lot = { seat } krijgt ${ $amount } van broker { $broker }.
log-pay-broker-payment = Broker { $broker } krijgt ${ $amount } van de Betaalkaart.
log-pay-loan = { seat } krijgt een lening van ${ $amount } van de bank.
log-pay-repay = { seat } betaalt een lening van ${ $amount } terug aan de bank.

## Containers
log-move-make = { seat } maakt { a-container }.
log-move-take = { seat } neemt { a-container } { log-from }.
log-move-place = { seat } legt { a-container } { log-to }.
log-move-load = { seat } laadt { a-container } { log-from }.
log-move = { a-container-first } gaat { log-from } { log-to }.
log-from = { $from ->
    [supply] uit de Containervoorraad
    [removed] van buiten het spel
    [payment-card] van de Betaalkaart
    [broker] van broker { $from_broker }
    [factory] uit de Fabriekswinkel { log-from-seat } (${ $from_price })
    [harbour] uit de Havenwinkel { log-from-seat } (${ $from_price })
    [own-factory] uit de Fabriekswinkel (${ $from_price })
    [own-harbour] uit de Havenwinkel (${ $from_price })
    [ship] van het schip { log-from-seat }
    [island] uit het eilandgebied { log-from-seat }
    [bank] uit de bankhaven { log-from-seat }
    [own-bank] uit de bankhaven
   *[hand] uit de hand { log-from-seat }
}
log-to = { $to ->
    [supply] naar de Containervoorraad
    [removed] naar de doos, uit het spel
    [payment-card] naar de Betaalkaart
    [broker] naar broker { $to_broker }
    [factory] voor ${ $to_price } in de Fabriekswinkel { log-to-seat }
    [harbour] voor ${ $to_price } in de Havenwinkel { log-to-seat }
    [own-factory] voor ${ $to_price } in de Fabriekswinkel
    [own-harbour] voor ${ $to_price } in de Havenwinkel
    [ship] naar het schip { log-to-seat }
    [island] naar het eilandgebied { log-to-seat }
    [bank] naar de bankhaven { log-to-seat }
   *[hand] naar de hand { log-to-seat }
}
log-from-seat = { $from_seat ->
    [blue] van Blauw
    [red] van Rood
    [yellow] van Geel
    [green] van Groen
    [purple] van Paars
   *[other] van { $from_seat }
}
log-to-seat = { $to_seat ->
    [blue] van Blauw
    [red] van Rood
    [yellow] van Geel
    [green] van Groen
    [purple] van Paars
   *[other] van { $to_seat }
}

## De brokers
log-won = { $space ->
    [goods] { seat } wint de veiling om de containers van broker { $broker }.
   *[money] { seat } wint de veiling om het geld van broker { $broker }.
}

## Het einde
log-score = { seat } { $score }
log-scored = { $count ->
    [one] Eindscore: { $scores }. { $winners } wint.
   *[other] Eindscore: { $scores }. { $winners } delen de overwinning.
}
