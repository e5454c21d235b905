### Was man wissen sollte, bevor eine Aktion, ein Zug oder eine Ladung weg ist.

## Erlaubt, aber es brächte nichts. Wer trotzdem tippt, liest den Grund.
warnings-idle-empty-shelf = Dort gibt es nichts zu kaufen.
warnings-idle-nothing-to-price = Dein Hafengeschäft ist leer, also gibt es keine Preise zu ändern.
warnings-idle-nothing-to-make = Deine Maschinen können gerade nichts herstellen, und dein Fabrikgeschäft ist leer.
warnings-idle-nothing-waiting = In deinem Bankhafen wartet kein Container.
warnings-idle-no-cargo = Dein Schiff ist leer: Es gibt keine Versteigerung.
warnings-idle-no-cargo-ends-turn = Dein Schiff ist leer: Es gibt keine Versteigerung, und dein Zug endet.
warnings-only-prices = nur neue Preise
warnings-nothing-to-load = nichts zu laden
warnings-load-nothing = Nichts laden
warnings-done-spent = Fertig (verbraucht die Aktion)

## Das Ende eines Zuges
warnings-unused = { $count ->
    [one] Zug beenden und { $count } Aktion verfallen lassen?
   *[other] Zug beenden und { $count } Aktionen verfallen lassen?
}
warnings-keep-playing = Weiterspielen
warnings-first-stock = { $count ->
    [0] Lege erst die Preise fest, oder gehe zurück.
    [one] Lege erst den Preis deines Containers fest.
   *[other] Lege erst die Preise deiner { $count } Container fest.
}
warnings-first-buy = { $count ->
    [0] Nimm erst einen Container, oder gehe zurück.
   *[other] Schließe erst deinen Kauf ab.
}
warnings-first-make = Wähle erst, was deine Maschinen herstellen.
warnings-first-offer = Schließe erst dein Angebot ab, oder mache es rückgängig.
warnings-first-broker-bid = Biete erst, oder mache „{ call-the-broker }“ rückgängig.
warnings-first-pay = Bezahle erst die Broker.
warnings-first-domestic = Verkaufe erst einen Container, oder verzichte darauf.
warnings-first-interest = Entscheide erst über die Zinsen.

## Vor einer Versteigerung
warnings-aboard = { $count } von { $most } Containern an Bord.
warnings-action-lost = Deine andere Aktion verfällt.

## Die Abgabe
warnings-discard-only = Die häufigste Farbe musst du am Ende abgeben, und du hast nur diese. Wert jetzt: { $now }, später bis zu { $later }.
warnings-discard-most = Deine häufigste Farbe ({ $what }) musst du am Ende abgeben. Wert jetzt: { $now }, später bis zu { $later }.
warnings-discard-instead = Deine häufigste Farbe wäre dann { $what } statt { $other }, und du müsstest sie am Ende abgeben. Wert jetzt: { $now }, später bis zu { $later }.
warnings-discard-two-value = Deine 5/10-Farbe ({ $what }) läge gleichauf vorn und müsste zuerst abgegeben werden. Wert jetzt: { $now }, später bis zu { $later }.
warnings-discard-now = Deine häufigste Farbe auf der Insel ({ $what }) musst du am Ende abgeben. Sie zählt dann nichts.
