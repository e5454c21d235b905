### Stappen zoals men ze zou zeggen. $price, $cost en $amount zijn dollars.

step-of-seat = { seat }: { $text }

step-loan = Lening aangaan
step-repay = Lening terugbetalen
step-pass = Beurt beëindigen
step-done = Klaar
step-skip = Verkoop overslaan
step-default = Rente niet betalen
step-produce = Produceren
step-reprice = Alleen havenprijzen wijzigen
step-load = Bijkopen in deze haven
step-outbid = Overbieden
step-warehouse = Een warenhuis bouwen
step-decline = Alle biedingen afslaan
step-machine = { a-machine } bouwen
step-restock = In de Fabriekswinkel { seat-of } kopen
step-sail = { $place ->
    [sea] Naar de Open Zee varen
    [island] Naar het Buitenlandse Eiland varen
    [bank] Naar je bankhaven varen
   *[harbour] Naar de haven { seat-of } varen
}
step-call = { $space ->
    [goods] Broker { $broker } inschakelen: geld bieden voor containers
   *[money] Broker { $broker } inschakelen: containers bieden voor geld
}
step-make = { a-container } maken
step-take = { the-container } nemen voor ${ $price }
step-take-free = { the-container } nemen
step-lift = { the-container } van ${ $price } oppakken
step-place = { the-container } op ${ $price } zetten
step-sell = { the-container } (prijs ${ $price }) voor ${ $sale_income } aan de bank verkopen
step-seize = { the-container } in beslag nemen
step-seize-priced = { the-container } van ${ $price } in beslag nemen
step-seize-machine = { the-machine } in beslag nemen
step-seize-warehouse = Het warenhuis op het vak van ${ $cost } in beslag nemen
step-pay = Met { the-container } betalen
step-offer-factory = { the-container } van ${ $price } uit de Fabriekswinkel aanbieden
step-offer-harbour = { the-container } van ${ $price } uit de Havenwinkel aanbieden
step-accept = Het bod { seat-of } accepteren
step-bid = { $cards ->
    [0] ${ $amount } bieden
    [one] ${ $amount } bieden met { $cards } bluffkaart
   *[other] ${ $amount } bieden met { $cards } bluffkaarten
}
