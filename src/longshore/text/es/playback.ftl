### Lo que hacen los demás, como leyenda sobre el mar. $seat actúa, $other está enfrente, $lot es una lista de colores.

playback-makes = { seat } produce: { $lot }.
playback-makes-you = { seat } produce: { $lot }. +{ $amount } $ para ti.
playback-makes-nothing = { seat } no produce nada y cambia sus precios.
playback-buys = { seat } compra { other-to }: { $lot } por { $amount } $.
playback-buys-you = { seat } te compra: { $lot }. +{ $amount } $.
playback-fetches = { seat } carga en el puerto del banco: { $lot }.
playback-prices = { seat } cambia sus precios.
playback-sells = { seat } vende al banco: { $lot } por { $amount } $.
playback-sails-you = { seat } entra en tu puerto.
playback-sails-island = { $count ->
    [0] { seat } va a la isla con el barco vacío.
    [one] { seat } va a la isla con { $count } container.
   *[other] { seat } va a la isla con { $count } containers.
}
playback-pledges = { seat } pone una puja en la Carta de Pago: { $lot }.
playback-skip = Saltar

## Varios turnos de un jugador en resumen. $deeds es una lista de las líneas siguientes.
playback-sum = { seat }: { $deeds }.
playback-sum-made = { $count ->
    [one] { $count } container producido
   *[other] { $count } containers producidos
}
playback-sum-bought = { $count ->
    [one] { $count } container comprado por { $amount } $
   *[other] { $count } containers comprados por { $amount } $
}
playback-sum-built = { $count ->
    [one] { $count } construcción
   *[other] { $count } construcciones
}
playback-sum-landed = { $count ->
    [one] una vez en la isla
   *[other] { $count } veces en la isla
}
playback-sum-loans = { loans-counted }
playback-sum-you = +{ $amount } $ para ti
playback-sum-little = { seat }: poca cosa.

## Mi propia decisión, mientras quede algo por ver antes
playback-next = Enseguida decides tú
playback-decide = Decidir ahora
playback-next-bid = Se subasta la carga { seat-of }. Enseguida pujas tú
playback-next-settle = Ya están las pujas por tu carga. Enseguida decides tú
playback-bid = Pujar ahora
