### Schritte, wie man sie sagen würde. $price, $cost und $amount sind Dollar.

step-of-seat = { seat }: { $text }

step-loan = Nimm einen Kredit auf
step-repay = Zahle einen Kredit zurück
step-pass = Beende den Zug
step-done = Fertig
step-skip = Verzichte auf den Inlandsverkauf
step-default = Zahle die Zinsen nicht
step-produce = Produziere
step-reprice = Ordne nur das Hafengeschäft neu an
step-load = Kaufe noch einmal in diesem Hafen
step-outbid = Überbiete beim Makler
step-warehouse = Kaufe ein Lagerhaus
step-decline = Lehne alle Angebote ab
step-machine = Kaufe { a-machine }
step-restock = Kaufe im Fabrikgeschäft { seat-of }
step-sail = { $place ->
    [sea] Fahre auf die offene See
    [island] Fahre zur fremden Insel
    [bank] Fahre in deinen Bankhafen
   *[harbour] Fahre in den Hafen { seat-of }
}
step-call = { $space ->
    [goods] Rufe den Makler: biete Geld für die Container von Makler { $broker }
   *[money] Rufe den Makler: biete Container für das Geld von Makler { $broker }
}
step-make = Stelle { a-container } her
step-take = Nimm { the-container } zu { $price } $
step-take-free = Nimm { the-container }
step-lift = Nimm { the-container } zu { $price } $ auf
step-place = Lege { the-container } zu { $price } $ aus
step-sell = Verkaufe { the-container } zu { $price } $ an die Bank
step-seize = Pfände { the-container }
step-seize-priced = Pfände { the-container } zu { $price } $
step-seize-machine = Pfände { the-machine }
step-seize-warehouse = Pfände das Lagerhaus auf dem { $cost }-$-Feld
step-pay = Zahle mit { $colour ->
    [black] dem schwarzen
    [brown] dem braunen
    [orange] dem orangefarbenen
    [tan] dem beigefarbenen
   *[white] dem weißen
} Container
step-offer-factory = Biete { the-container } zu { $price } $ aus dem Fabrikgeschäft
step-offer-harbour = Biete { the-container } zu { $price } $ aus dem Hafengeschäft
step-accept = Akzeptiere das Angebot { seat-of }
step-bid = { $cards ->
    [0] Biete { $amount } $
    [one] Biete { $amount } $ mit { $cards } 0-$-Bluffkarte
   *[other] Biete { $amount } $ mit { $cards } 0-$-Bluffkarten
}
