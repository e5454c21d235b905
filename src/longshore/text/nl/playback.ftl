### Wat anderen aan tafel doen, als bijschrift op zee. $seat handelt, $other zit ertegenover, $lot is een lijst kleuren.

playback-makes = { seat } maakt: { $lot }.
playback-makes-you = { seat } maakt: { $lot }. +${ $amount } voor jou.
playback-makes-nothing = { seat } maakt niets en wijzigt de prijzen.
playback-buys = { seat } koopt { other-of }: { $lot } voor ${ $amount }.
playback-buys-you = { seat } koopt van jou: { $lot }. +${ $amount }.
playback-fetches = { seat } laadt in de bankhaven: { $lot }.
playback-prices = { seat } wijzigt de prijzen.
playback-sells = { seat } verkoopt aan de bank: { $lot } voor ${ $amount }.
playback-sails-you = { seat } vaart naar jouw haven.
playback-sails-island = { $count ->
    [0] { seat } vaart leeg naar het eiland.
    [one] { seat } vaart met { $count } container naar het eiland.
   *[other] { seat } vaart met { $count } containers naar het eiland.
}
playback-pledges = { seat } legt een bod op de Betaalkaart: { $lot }.
playback-skip = Overslaan

## Meerdere beurten van een speler samengevat. $deeds is een lijst van de regels hieronder.
playback-sum = { seat }: { $deeds }.
playback-sum-made = { $count } gemaakt
playback-sum-bought = { $count } gekocht voor ${ $amount }
playback-sum-built = { $count } gebouwd
playback-sum-landed = { $count ->
    [one] één keer bij het eiland
   *[other] { $count } keer bij het eiland
}
playback-sum-loans = { loans-counted }
playback-sum-you = +${ $amount } voor jou
playback-sum-little = { seat }: niets bijzonders.

## Mijn eigen beslissing, zolang er nog iets te zien is
playback-next = Daarna beslis jij
playback-decide = Nu beslissen
playback-next-bid = De lading { seat-of } wordt geveild. Daarna bied jij
playback-next-settle = De biedingen op jouw lading zijn binnen. Daarna beslis jij
playback-bid = Nu bieden
