### El final de una partida: cómo se cuenta y qué ha pasado.

## El recuento, momento a momento
story-skip = Saltar
story-again = Verlo otra vez
story-stronger = ¡Has ganado! ¿Te atreves con rivales más fuertes?
story-stronger-play = Bots más fuertes
story-cards = Se revelan las cartas de valor
story-five = { $count ->
    [0] Nadie tiene los cinco colores, así que 5/10 vale { $card_low }
   *[other] Los cinco colores, así que 5/10 vale { $card_high }: { $names }
}
story-discard = { seat } descarta: { $lot }
story-island = Containers en la isla
story-place = { $place ->
    [1] { $place }.er
    [3] { $place }.er
   *[other] { $place }.º
} puesto
story-placed = { $place ->
    [1] { $place }.er
    [3] { $place }.er
   *[other] { $place }.º
} puesto: { $names }

## Cifras
story-title = La historia de esta partida
story-leader = Quién iba a la cabeza
story-leader-nobody = empate a la cabeza
story-leader-turns = { $name }: { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
story-turning = El punto de inflexión
story-turning-watch = Volver a verlo
story-swing = Ventaja { seat-of }
story-best = Mejor compra
story-worst = Peor compra
story-buys-none = No se vendió nada en la isla.
story-paid = Pagado: { $amount } $; valor: { $value } $

## La historia, frase a frase
story-ended = { $by ->
    [supply] Dos colores se agotan en la ronda { $round }.
    [stalemate] Ya no se mueve ningún container y la partida acaba en la ronda { $round }.
    [agreement] Los jugadores acuerdan parar en la ronda { $round }.
   *[abandoned] Los jugadores se van y la partida acaba en la ronda { $round }.
} { $count ->
    [0] No hubo ninguna subasta.
    [one] Hubo una subasta.
   *[other] Hubo { $count } subastas.
}
story-won = { seat } gana con { $score } $, { $amount } $ más que { $names }.
story-won-tie-break = { $names } empatan a { $score } $ y { seat } gana el desempate.
story-shared = { $names } comparten la victoria con { $score } $ cada uno.
story-lead-taken = { seat } toma la delantera en la ronda { $round } y ya no la pierde.
story-lead-last = { seat } no toma la delantera hasta el final.
story-lead-throughout = { seat } va a la cabeza de principio a fin.
story-lead-only = Solo { seat } llega a liderar en solitario.
story-lead-nobody = Nadie llega a liderar en solitario.
story-lead-back = { seat } va a la cabeza { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
} en total, pierde el liderato y lo recupera { $when ->
    [last] en el último momento
   *[round] definitivamente en la ronda { $round }
}.
story-lead-before = { $count ->
    [one] Antes, { seat } va a la cabeza durante un turno.
   *[other] Antes, { seat } va a la cabeza durante { $count } turnos.
}
story-lead-changes = { $count ->
    [0] El liderato no cambia de manos.
    [one] El liderato cambia de manos una vez.
   *[other] El liderato cambia de manos { $count } veces.
}
story-turned = { $when ->
    [lead] La ronda { $round } da la vuelta a la partida
   *[other] La ronda { $round } pesa más que ninguna
}: { $how ->
    [sold] { seat } vende { containers-counted } { other-to } por { $amount } $
    [bought] { seat } compra { containers-counted } { other-to } por { $amount } $
    [kept] { seat } paga { $amount } $ por quedarse con { containers-counted }
   *[other] { seat } paga { $amount } $ por { containers-counted }
}, un vuelco de { $value } $.
story-best-buy = La mejor compra: { seat } paga { $amount } $ en la ronda { $round } por una carga que al final vale { $value } $.
story-worst-buy = La peor compra: { seat } paga { $amount } $ en la ronda { $round } por una carga que al final vale { $value } $.

## Compartir
story-share = Compartir
story-share-title = Compartir esta partida
story-picture = Guardar como PNG
story-drawing = Guardar como SVG
story-link = Copiar enlace
story-picture-of = Una imagen del resultado: { $text }
story-tempo = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}

## Quién gana y a qué distancia quedan los demás
story-wins-by = { seat } gana con { $amount } de ventaja
story-wins-by-you = ¡Ganas con { $amount } de ventaja!
story-wins-level = { seat } gana el desempate
story-wins-level-you = ¡Ganas el desempate!
story-wins-shared = { $names } comparten la victoria
story-wins-shared-you = Compartes la victoria con { $names }
story-behind = { $names }: { $place }.º, a { $amount } del primer puesto
story-level = { $names }: { $place }.º, con la misma puntuación

## Bancarrotas. $names: who, $count: how many
story-bankrupt = En la ronda { $round }, { seat } no puede pagar los intereses.
story-penniless = { $count ->
    [one] A { $names } no le queda ni dinero ni mercancía.
   *[other] A { $names } no les queda ni dinero ni mercancía.
}
