### Cosa fanno gli altri, come didascalia sul mare. $seat agisce, $other è di fronte, $lot è un elenco di colori.

playback-makes = { seat } produce: { $lot }.
playback-makes-you = { seat } produce: { $lot }. +{ $amount } $ per te.
playback-makes-nothing = { seat } non produce nulla e cambia i prezzi.
playback-buys = { seat } compra da { $other ->
    [blue] Blu
    [red] Rosso
    [yellow] Giallo
    [green] Verde
    [purple] Viola
   *[other] { $other }
} per { $amount } $: { $lot }.
playback-buys-you = { seat } compra da te: { $lot }. +{ $amount } $.
playback-fetches = { seat } carica nel Porto della Banca: { $lot }.
playback-prices = { seat } cambia i prezzi.
playback-sells = { seat } vende alla banca: { $lot } per { $amount } $.
playback-sails-you = { seat } entra nel tuo porto.
playback-sails-island = { $count ->
    [0] { seat } va all’isola con la nave vuota.
    [one] { seat } va all’isola con { $count } container.
   *[other] { seat } va all’isola con { $count } container.
}
playback-pledges = { seat } mette un’offerta sulla Carta Pagamento: { $lot }.
playback-skip = Salta

## Più turni di un giocatore in breve. $deeds è un elenco delle righe seguenti.
playback-sum = { seat }: { $deeds }.
playback-sum-made = { $count ->
    [one] { $count } container prodotto
   *[other] { $count } container prodotti
}
playback-sum-bought = { $count ->
    [one] { $count } container comprato per { $amount } $
   *[other] { $count } container comprati per { $amount } $
}
playback-sum-built = { $count ->
    [one] { $count } costruzione
   *[other] { $count } costruzioni
}
playback-sum-landed = { $count ->
    [one] una volta all’isola
   *[other] { $count } volte all’isola
}
playback-sum-loans = { loans-counted }
playback-sum-you = +{ $amount } $ per te
playback-sum-little = { seat }: niente di speciale.

## La mia decisione, finché c’è ancora qualcosa da vedere prima
playback-next = Poi decidi tu
playback-decide = Decidi ora
playback-next-bid = Il carico { seat-of } va all’asta. Poi fai la tua offerta
playback-next-settle = Le offerte per il tuo carico sono arrivate. Poi decidi tu
playback-bid = Offri ora
