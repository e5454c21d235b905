### Eine Zeile je Ereignis aus docs/interfaces.md. $seat handelt, $other steht gegenüber.

log-turn = { seat } ist am Zug.
log-passes = { seat } passt.
log-sail = { $place ->
    [sea] { seat } fährt auf die offene See.
    [island] { seat } fährt zur fremden Insel.
    [bank] { seat } fährt in den Bankhafen.
   *[harbour] { seat } fährt in den Hafen { other-of }.
}
log-build-warehouse = { seat } baut ein Lagerhaus für { $cost } $.
log-build-machine = { seat } baut { a-machine } für { $cost } $.
log-loan = { seat } nimmt einen Kredit auf.
log-loan-forced = { seat } muss für die Zinsen einen Kredit aufnehmen.
log-repay = { seat } zahlt einen Kredit zurück.
log-default = { $loans ->
    [one] { seat } kann die Zinsen für { $loans } Kredit nicht zahlen.
   *[other] { seat } kann die Zinsen für { $loans } Kredite nicht zahlen.
}
log-seized-machine = Die Bank pfändet bei { seat } { a-machine }.
log-seized-warehouse = Die Bank pfändet bei { seat } ein Lagerhaus.
log-ending = Zwei Farben sind aufgebraucht: Die Partie endet nach dem Zug { seat-of }.

## Die Versteigerung auf der Insel
log-committed = { seat } hat ein Angebot gemacht.
log-committed-tie-break = { seat } hat im Stechen ein Angebot gemacht.
log-bid = { seat } { $amount } $
log-bids = Die Angebote werden aufgedeckt: { $bids }. Das höchste Angebot ist { $highest } $.
log-bids-tie-break = Die Angebote im Stechen werden aufgedeckt: { $bids }. Das höchste Angebot ist { $highest } $.
log-settled-accepted = { seat } verkauft { $count } Container ({ $lot }) für { $amount } $ an { other-to }.
log-settled-declined = { seat } lehnt alle Angebote ab, zahlt { $amount } $ und behält { $count } Container ({ $lot }).

## Geld, nach seinem Zweck
log-pay-interest = { $broker ->
    [none] { seat } zahlt { $amount } $ Zinsen an die Bank.
   *[other] { seat } zahlt { $amount } $ Zinsen an Broker { $broker }.
}
log-pay-domestic = { seat } erhält { $amount } $ von der Bank für einen Inlandsverkauf.
log-pay-warehouse = { seat } zahlt { $amount } $ für ein Lagerhaus.
log-pay-machine = { seat } zahlt { $amount } $ für eine Maschine.
log-pay-restock = { seat } zahlt { $amount } $ an { other-to } für einen Container aus dem Fabrikgeschäft.
log-pay-produce = { seat } zahlt { $amount } $ für die Produktion an { other-to } als Gewerkschaftsvorsitzenden.
log-pay-load = { seat } zahlt { $amount } $ an { other-to } für einen Container aus dem Hafengeschäft.
log-pay-bid = { seat } zahlt das Angebot von { $amount } $ an { other-to }.
log-pay-subsidy = { seat } erhält eine staatliche Subvention von { $amount } $.
log-pay-decline = { $broker ->
    [none] { seat } lehnt alle Angebote ab und zahlt { $amount } $ an die Bank.
   *[other] Die Bank zahlt { $amount } $ an Broker { $broker }.
}
log-pay-broker-bid = { seat } legt ein Angebot von { $amount } $ auf die Zahlungskarte.
log-pay-broker-refund = { seat } erhält { $amount } $ von der Zahlungskarte zurück.
log-pay-broker-lot = { seat } erhält { $amount } $ von Broker { $broker }.
log-pay-broker-payment = Broker { $broker } erhält { $amount } $ von der Zahlungskarte.
log-pay-loan = { seat } erhält { $amount } $ von der Bank als Kredit.
log-pay-repay = { seat } zahlt einen Kredit zurück: { $amount } $ an die Bank.

## Container
log-move-make = { seat } stellt { a-container } her.
log-move-take = { seat } nimmt { a-container } { log-from }.
log-move-place = { seat } legt { a-container } { log-to }.
log-move-load = { seat } lädt { a-container } { log-from }.
log-move = { a-container-first } kommt { log-from } { log-to }.
log-from = { $from ->
    [supply] aus dem Containervorrat
    [removed] von außerhalb des Spiels
    [payment-card] von der Zahlungskarte
    [broker] von Broker { $from_broker }
    [factory] aus dem Fabrikgeschäft { log-from-seat } ({ $from_price } $)
    [harbour] aus dem Hafengeschäft { log-from-seat } ({ $from_price } $)
    [own-factory] aus dem eigenen Fabrikgeschäft ({ $from_price } $)
    [own-harbour] aus dem eigenen Hafengeschäft ({ $from_price } $)
    [ship] vom Schiff { log-from-seat }
    [island] aus dem Inselgebiet { log-from-seat }
    [bank] aus dem Bankhafen { log-from-seat }
    [own-bank] aus dem eigenen Bankhafen
   *[hand] aus der Hand { log-from-seat }
}
log-to = { $to ->
    [supply] in den Containervorrat
    [removed] aus dem Spiel
    [payment-card] auf die Zahlungskarte
    [broker] zu Broker { $to_broker }
    [factory] zu { $to_price } $ in das Fabrikgeschäft { log-to-seat }
    [harbour] zu { $to_price } $ in das Hafengeschäft { log-to-seat }
    [own-factory] zu { $to_price } $ ins eigene Fabrikgeschäft
    [own-harbour] zu { $to_price } $ ins eigene Hafengeschäft
    [ship] auf das Schiff { log-to-seat }
    [island] in das Inselgebiet { log-to-seat }
    [bank] in den Bankhafen { log-to-seat }
   *[hand] auf die Hand { log-to-seat }
}
log-from-seat = { $from_seat ->
    [blue] von Blau
    [red] von Rot
    [yellow] von Gelb
    [green] von Grün
    [purple] von Lila
   *[other] von { $from_seat }
}
log-to-seat = { $to_seat ->
    [blue] von Blau
    [red] von Rot
    [yellow] von Gelb
    [green] von Grün
    [purple] von Lila
   *[other] von { $to_seat }
}

## Die Broker
log-won = { $space ->
    [goods] { seat } gewinnt die Brokerversteigerung um die Container von Broker { $broker }.
   *[money] { seat } gewinnt die Brokerversteigerung um das Geld von Broker { $broker }.
}

## Das Ende
log-score = { seat } { $score }
log-scored = { $count ->
    [one] Endwertung: { $scores }. { $winners } gewinnt.
   *[other] Endwertung: { $scores }. { $winners } teilen sich den Sieg.
}
