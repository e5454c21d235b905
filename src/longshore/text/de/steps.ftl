### Schritte, wie man sie sagen würde. $price, $cost und $amount sind Dollar.

step-of-seat = { seat }: { $text }

step-loan = Kredit aufnehmen
step-repay = Kredit zurückzahlen
step-pass = Zug beenden
step-done = Fertig
step-skip = Nicht verkaufen
step-default = Zinsen nicht zahlen
step-produce = Produzieren
step-reprice = Nur die Preise im Hafengeschäft ändern
step-load = Noch einmal in diesem Hafen kaufen
step-outbid = Beim Broker überbieten
step-warehouse = Lagerhaus bauen
step-decline = Alle Angebote ablehnen
step-machine = { a-machine } bauen
step-restock = Im Fabrikgeschäft { seat-of } kaufen
step-sail = { $place ->
    [sea] Auf die offene See fahren
    [island] Zur fremden Insel fahren
    [bank] In deinen Bankhafen fahren
   *[harbour] In den Hafen { seat-of } fahren
}
step-call =
    { $space ->
        [goods] Broker { $broker } rufen: Geld für Container bieten
       *[money] Broker { $broker } rufen: Container für Geld bieten
    }
step-make = { a-container } herstellen
step-take = { the-container } für { $price } $ nehmen
step-take-free = { the-container } nehmen
step-lift = { the-container } ({ $price } $) herausnehmen
step-place = { the-container } zu { $price } $ auslegen
step-sell = { the-container } (Preis { $price } $) für { $sale_income } $ an die Bank verkaufen
step-seize = { the-container } pfänden
step-seize-priced = { the-container } ({ $price } $) pfänden
step-seize-machine = { the-machine } pfänden
step-seize-warehouse = Das Lagerhaus auf dem { $cost }-$-Feld pfänden
step-pay = Mit { $colour ->
    [black] dem schwarzen
    [brown] dem braunen
    [orange] dem orangen
    [tan] dem beigen
   *[white] dem weißen
} Container zahlen
step-offer-factory = { the-container } ({ $price } $) aus dem Fabrikgeschäft bieten
step-offer-harbour = { the-container } ({ $price } $) aus dem Hafengeschäft bieten
step-accept = Das Angebot { seat-of } akzeptieren
step-bid = { $cards ->
    [0] { $amount } $ bieten
    [one] { $amount } $ und { $cards } Bluffkarte bieten
   *[other] { $amount } $ und { $cards } Bluffkarten bieten
}
