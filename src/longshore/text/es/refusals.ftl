### Por qué algo no se puede hacer. $need es el límite, $have lo que hay.

refusal-allowed = Está permitido.
refusal-game-over = La partida ha terminado.
refusal-no-such-seat = Ese jugador no está en esta partida.
refusal-no-such-step = Ese paso no existe.
refusal-not-your-turn = No es tu turno.
refusal-not-asked = Ahora no tienes nada que decidir.
refusal-wrong-step = Eso no responde a lo que se te pregunta ahora.
refusal-no-actions-left = Has usado las dos acciones; solo puedes devolver un préstamo o terminar el turno.
refusal-loan-limit = { $need ->
    [one] Nadie puede tener más de { $need } préstamo, y tú tienes { $have }.
   *[other] Nadie puede tener más de { $need } préstamos, y tú tienes { $have }.
}
refusal-loan-after-bid = Tu apuesta está hecha: no hay préstamo hasta que se descubran las apuestas.
refusal-no-loan = No tienes ningún préstamo que devolver.
refusal-repay-cash = Devolver un préstamo cuesta { $need } $, y tienes { $have } $.
refusal-no-warehouse-space = { $need ->
    [one] Hay sitio para { $need } almacén, y tienes { $have }.
   *[other] Hay sitio para { $need } almacenes, y tienes { $have }.
}
refusal-no-warehouse-left = No queda ningún almacén en el Suministro de Almacenes.
refusal-warehouse-cash = Aquí un almacén cuesta { $need } $, y tienes { $have } $.
refusal-no-machine-space = { $need ->
    [one] Hay sitio para { $need } máquina, y tienes { $have }.
   *[other] Hay sitio para { $need } máquinas, y tienes { $have }.
}
refusal-machine-owned = Ya tienes una máquina de este color.
refusal-no-machine-left = No queda ninguna máquina de este color en el Suministro de Máquinas.
refusal-machine-cash = Aquí una máquina cuesta { $need } $, y tienes { $have } $.
refusal-produced-already = Ya has producido en este turno.
refusal-produce-cash = Producir cuesta { $need } $, y tienes { $have } $.
refusal-ends-after-call = Esto provocaría el fin de la partida, lo que está prohibido en un turno en que has llamado al bróker.
refusal-no-such-machine = No tienes ninguna máquina de este color.
refusal-made-already = Esta máquina ya ha producido su container.
refusal-colour-gone = No queda ningún container de este color en el Suministro de Containers.
refusal-own-factory = No puedes comprar en tus propias Naves de la Fábrica.
refusal-same-seller = En este turno ya compraste a este jugador.
refusal-not-in-store = No hay un container así en esas naves.
refusal-restock-room = En tus Naves del Puerto no cabe nada más: cabe un container por cada almacén.
refusal-restock-cash = Este container cuesta { $need } $, y tienes { $have } $.
refusal-not-liftable = No hay en tus naves un container así que aún se pueda recoger.
refusal-not-in-hand = No tienes en la mano ningún container de este color.
refusal-factory-price = El precio más alto en las Naves de la Fábrica es de { $need } $, no de { $have } $.
refusal-harbour-price = El precio más bajo en las Naves del Puerto es de { $need } $, no de { $have } $.
refusal-hand-not-empty = { $have ->
    [one] Aún tienes { $have } container en la mano: ponle antes un precio.
   *[other] Aún tienes { $have } containers en la mano: ponles antes un precio.
}
refusal-sail-nowhere = Tu barco ya está ahí.
refusal-sail-via-sea = Desde un puerto, el barco debe ir primero al Mar Abierto.
refusal-own-harbour = Un barco nunca entra en el puerto de su dueño.
refusal-no-bank = En esta partida no hay Banco de Inversión.
refusal-empty-ship = En esta partida un barco sin carga no puede ir a la Isla Extranjera.
refusal-no-docked-purchase = En esta partida un barco solo compra al llegar.
refusal-not-docked = Tu barco no está en el puerto de otro jugador.
refusal-ship-full = { $need ->
    [one] Un barco lleva { $need } container, y el tuyo está lleno.
   *[other] Un barco lleva { $need } containers, y el tuyo está lleno.
}
refusal-load-cash = Este container cuesta { $need } $, y tienes { $have } $.
refusal-not-at-bank = No hay un container así en tu puerto del banco.
refusal-bid-committed = Tu apuesta está hecha y no se puede cambiar.
refusal-bid-cash = Apuestas { $need } $, pero solo puedes apostar { $have } $.
refusal-bid-too-large = La apuesta más alta posible es de { $need } $.
refusal-no-zero-cards = { $need ->
    [one] Quieres usar { $need } carta de farol de 0 $, pero tienes { $have }.
   *[other] Quieres usar { $need } cartas de farol de 0 $, pero tienes { $have }.
}
refusal-tie-break-minimum = En el desempate debes añadir al menos { $need } $, no { $have } $.
refusal-not-highest = Solo se puede aceptar la apuesta más alta, de { $need } $; este jugador apostó { $have } $.
refusal-decline-cash = Rechazar cuesta la apuesta más alta, { $need } $, y tienes { $have } $.
refusal-called-already = Ya has llamado al bróker en este turno.
refusal-won-this-turn = Has ganado la subasta de un bróker en este turno y no puedes llamar al bróker.
refusal-call-after-end = Has provocado el fin de la partida y ya no puedes llamar al bróker.
refusal-card-in-use = La Carta de Pago está en uso: ya hay una subasta de bróker abierta.
refusal-card-unused = La Carta de Pago no está en uso: no hay apuesta que superar.
refusal-empty-broker-space = Esta casilla de bróker está vacía.
refusal-broker-bid-low = La apuesta debe ser de al menos { $need } $, no { $have } $.
refusal-broker-bid-cash = La apuesta requiere { $need } $, y tienes { $have } $.
refusal-broker-containers = { $need ->
    [one] La apuesta requiere al menos { $need } container de tus naves, y tienes { $have }.
   *[other] La apuesta requiere al menos { $need } containers de tus naves, y tienes { $have }.
}
refusal-offer-low = { $need ->
    [one] Debes ofrecer al menos { $need } container, y has ofrecido { $have }.
   *[other] Debes ofrecer al menos { $need } containers, y has ofrecido { $have }.
}
refusal-not-sellable = Este container no se puede vender: primero las Naves de la Fábrica, luego las Naves del Puerto.
refusal-not-seizable = Esto no se puede incautar ahora.
refusal-not-left-to-pay = No queda ningún container de este color por pagar.
refusal-players = El juego es para tres, cuatro o cinco jugadores, no { $value }.
refusal-edition = No hay edición «{ $value }»; hay 2007 y 2018.
refusal-unknown-option = No hay opción «{ $option }».
refusal-option-value = La opción «{ $option }» no puede ser «{ $value }». Valores posibles: { $values }.
refusal-option-fixed = En la edición de { $edition } la opción «{ $option }» no puede cambiarse a «{ $value }».
refusal-option-edition = La edición de { $edition } no tiene la opción «{ $option }».
refusal-option-bank = La opción «{ $option }» necesita el Banco de Inversión.
refusal-unknown-rules = Son las reglas número { $value }; este programa conoce { $known }.
refusal-option-cancel-bid = La opción «{ $option }» necesita la opción «Apuesta anulada».
refusal-bad-deal = { $part ->
    [first] La preparación nombra un jugador inicial que no participa.
    [machines] La preparación debe dar a cada jugador una máquina de otro color.
    [cards] La preparación debe dar a cada jugador una Carta de Valor de Containers distinta.
   *[brokers] Los brókeres de la preparación no pueden haberse sorteado así.
}

## Fuera de las reglas
refusal-bad-step = «{ $text }» no es un paso.
refusal-bad-seat = «{ $text }» no es un jugador.
refusal-stale = Esta decisión ya pasó; la mesa ha cambiado.
