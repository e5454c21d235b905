### Wat een speler moet weten voordat een actie, een beurt of een lading weg is.

## Toegestaan, maar het levert niets op. Wie toch tikt, leest waarom.
warnings-idle-empty-shelf = Daar is niets te koop.
warnings-idle-nothing-to-price = Je Havenwinkel is leeg, dus er valt niets te prijzen.
warnings-idle-nothing-to-make = Je machines kunnen nu niets maken, en je Fabriekswinkel is leeg.
warnings-idle-nothing-waiting = Er wacht geen container in je bankhaven.
warnings-idle-no-cargo = Je schip is leeg, dus er komt geen veiling.
warnings-idle-no-cargo-ends-turn = Je schip is leeg. Er komt geen veiling, en je beurt eindigt.
warnings-only-prices = alleen nieuwe prijzen
warnings-nothing-to-load = niets te laden
warnings-load-nothing = Niets laden
warnings-done-spent = Klaar (kost de actie)

## Het einde van een beurt
warnings-unused = { $count ->
    [one] Beurt beëindigen met { $count } actie over?
   *[other] Beurt beëindigen met { $count } acties over?
}
warnings-keep-playing = Verder spelen
warnings-first-stock = { $count ->
    [0] Bepaal eerst alle prijzen, of ga terug.
    [one] Geef je container eerst een prijs.
   *[other] Geef je { $count } containers eerst een prijs.
}
warnings-first-buy = { $count ->
    [0] Neem eerst een container, of ga terug.
   *[other] Rond eerst je aankoop af.
}
warnings-first-make = Kies eerst wat je machines maken.
warnings-first-offer = Rond eerst je bod af, of maak het ongedaan.
warnings-first-broker-bid = Doe eerst je bod, of maak de stap ongedaan.
warnings-first-pay = Betaal eerst de brokers.
warnings-first-domestic = Verkoop eerst een container, of sla de verkoop over.
warnings-first-interest = Beslis eerst over de rente.

## Voor een veiling
warnings-aboard = { $count } van { $most } containers aan boord.
warnings-action-lost = Je andere actie vervalt.

## Wat wordt verwijderd
warnings-discard-only = De kleur waarvan je het meest hebt, wordt verwijderd, en je hebt alleen deze. Waarde voor jou: nu { $now }, later tot { $later }.
warnings-discard-most = Je hebt het meest van { $what }, dus die kleur wordt aan het eind verwijderd. Waarde voor jou: nu { $now }, later tot { $later }.
warnings-discard-instead = Van { $what } zou je het meest hebben, dus wordt die kleur verwijderd in plaats van { $other }. Waarde voor jou: nu { $now }, later tot { $later }.
warnings-discard-two-value = Je 5/10-kleur ({ $what }) zou samen met een andere kleur het meest voorkomen, en wordt dan als eerste verwijderd. Waarde voor jou: nu { $now }, later tot { $later }.
warnings-discard-now = De kleur waarvan je op het eiland het meest hebt ({ $what }), wordt aan het eind verwijderd en telt niet mee.
