### Stappen zoals men ze zou zeggen. $price, $cost en $amount zijn dollars.

step-of-seat = { seat }: { $text }

step-loan = Ga een lening aan
step-repay = Betaal een lening terug
step-pass = Beëindig de beurt
step-done = Klaar
step-skip = Sla de Binnenlandse Verkoop over
step-default = Betaal de rente niet
step-produce = Produceer
step-reprice = Herschik alleen de Havenwinkel
step-load = Koop nog eens in deze haven
step-outbid = Overbied bij de makelaar
step-warehouse = Koop een warenhuis
step-decline = Sla alle biedingen af
step-machine = Koop { a-machine }
step-restock = Koop in de Fabriekswinkel { seat-of }
step-sail = { $place ->
    [sea] Vaar naar de Open Zee
    [island] Vaar naar het Buitenlandse Eiland
    [bank] Vaar naar je bankhaven
   *[harbour] Vaar naar de haven { seat-of }
}
step-call = { $space ->
    [goods] Roep de makelaar: bied geld voor de containers van Makelaar { $broker }
   *[money] Roep de makelaar: bied containers voor het geld van Makelaar { $broker }
}
step-make = Maak { a-container }
step-take = Neem { the-container } voor ${ $price }
step-take-free = Neem { the-container }
step-lift = Pak { the-container } van ${ $price } op
step-place = Leg { the-container } op ${ $price }
step-sell = Verkoop { the-container } van ${ $price } aan de bank
step-seize = Neem { the-container } in beslag
step-seize-priced = Neem { the-container } van ${ $price } in beslag
step-seize-machine = Neem { the-machine } in beslag
step-seize-warehouse = Neem het warenhuis op het vak van ${ $cost } in beslag
step-pay = Betaal met { the-container }
step-offer-factory = Bied { the-container } van ${ $price } uit de Fabriekswinkel
step-offer-harbour = Bied { the-container } van ${ $price } uit de Havenwinkel
step-accept = Accepteer het bod { seat-of }
step-bid = { $cards ->
    [0] Bied ${ $amount }
    [one] Bied ${ $amount } met { $cards } $0-bluffkaart
   *[other] Bied ${ $amount } met { $cards } $0-bluffkaarten
}
