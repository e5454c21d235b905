### Lo que conviene saber antes de perder una acción, un turno o una carga.

## Permitido, pero no serviría de nada. Quien toca el botón apagado lee el motivo.
warnings-idle-empty-shelf = Allí no hay nada a la venta.
warnings-idle-nothing-to-price = Tus Naves del Puerto están vacías: no hay precios que poner.
warnings-idle-nothing-to-make = Ahora tus máquinas no pueden producir nada, y tus Naves de la Fábrica están vacías.
warnings-idle-nothing-waiting = No hay ningún container esperando en tu puerto del banco.
warnings-idle-no-cargo = Tu barco está vacío: no habría subasta.
warnings-idle-no-cargo-ends-turn = Tu barco está vacío. No habría subasta y tu turno terminaría.
warnings-only-prices = solo cambia precios
warnings-nothing-to-load = nada que cargar
warnings-load-nothing = No cargar nada
warnings-done-spent = Listo (gasta la acción)

## El fin de un turno
warnings-unused = { $count ->
    [one] ¿Terminar el turno con { $count } acción sin usar?
   *[other] ¿Terminar el turno con { $count } acciones sin usar?
}
warnings-keep-playing = Seguir jugando
warnings-first-stock = { $count ->
    [0] Termina primero de poner los precios o vuelve atrás.
    [one] Pon primero precio a tu container.
   *[other] Pon primero precio a tus { $count } containers.
}
warnings-first-buy = { $count ->
    [0] Toma primero un container o vuelve atrás.
   *[other] Termina primero tu compra.
}
warnings-first-make = Elige primero qué producen tus máquinas.
warnings-first-offer = Termina primero tu puja o deshazla.
warnings-first-broker-bid = Haz primero tu puja o deshaz la llamada.
warnings-first-pay = Paga primero a los brókeres.
warnings-first-domestic = Vende primero un container u omite la venta.
warnings-first-interest = Decide primero sobre los intereses.

## Antes de una subasta
warnings-aboard = { $count } de { $most } containers a bordo.
warnings-action-lost = Pierdes tu otra acción.

## El descarte
warnings-discard-only = Se descarta el color del que más tienes, y este es el único. Valor para ti: { $now } ahora, hasta { $later } más adelante.
warnings-discard-most = Tu color más numeroso ({ $what }) se descarta al final. Valor para ti: { $now } ahora, hasta { $later } más adelante.
warnings-discard-instead = Tu color más numeroso pasaría a ser { $what } y se descartaría en vez de { $other }. Valor para ti: { $now } ahora, hasta { $later } más adelante.
warnings-discard-two-value = Tu color 5/10 ({ $what }) empataría como el más numeroso y se descartaría primero. Valor para ti: { $now } ahora, hasta { $later } más adelante.
warnings-discard-now = Tu color más numeroso en la isla ({ $what }) se descarta al final y no cuenta.
