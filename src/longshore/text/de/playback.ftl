### Was andere am Tisch tun, als Bildunterschrift auf dem Meer. $seat handelt, $other ist gegenüber, $lot ist eine Liste von Farben.

playback-makes = { seat } stellt Container her: { $lot }.
playback-makes-you = { seat } stellt Container her: { $lot }. +{ $amount } $ für dich.
playback-makes-nothing = { seat } produziert nichts und ändert die Preise.
playback-buys = { seat } kauft von { other-to } Container ({ $lot }) für { $amount } $.
playback-buys-you = { seat } kauft von dir Container ({ $lot }). +{ $amount } $.
playback-fetches = { seat } lädt im Bankhafen Container ({ $lot }).
playback-prices = { seat } ändert die Preise.
playback-sells = { seat } verkauft einen Container ({ $lot }) für { $amount } $ an die Bank.
playback-sails-you = { seat } fährt in deinen Hafen.
playback-sails-island = { $count ->
    [0] { seat } fährt leer zur Insel.
    [one] { seat } fährt mit { $count } Container zur Insel.
   *[other] { seat } fährt mit { $count } Containern zur Insel.
}
playback-pledges = { seat } legt ein Angebot auf die Zahlungskarte: { $lot }.
playback-skip = Überspringen

## Mehrere Züge eines Spielers zusammengefasst. $deeds ist eine Liste der folgenden Zeilen.
playback-sum = { seat }: { $deeds }.
playback-sum-made = { $count } hergestellt
playback-sum-bought = { $count } gekauft für { $amount } $
playback-sum-built = { $count } gebaut
playback-sum-landed = { $count ->
    [one] einmal an der Insel
   *[other] { $count }-mal an der Insel
}
playback-sum-loans = { loans-counted }
playback-sum-you = +{ $amount } $ für dich
playback-sum-little = { seat }: nichts Besonderes.

## Meine eigene Entscheidung, solange davor noch etwas zu sehen ist
playback-next = Gleich entscheidest du
playback-decide = Jetzt entscheiden
playback-next-bid = Die Ladung { seat-of } wird versteigert. Gleich bietest du
playback-next-settle = Die Angebote für deine Ladung sind da. Gleich entscheidest du
playback-bid = Jetzt bieten
