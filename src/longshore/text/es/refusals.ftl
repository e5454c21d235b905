### Por qué algo no se puede hacer. $need es el límite, $have lo que hay.

refusal-allowed = Está permitido.
refusal-game-over = La partida ha terminado.
refusal-no-such-seat = Ese jugador no está en esta partida.
refusal-no-such-step = Ese paso no existe.
refusal-not-your-turn = No es tu turno.
refusal-not-asked = Ahora no tienes nada que decidir.
refusal-wrong-step = Eso no responde a la decisión actual.
refusal-no-actions-left = Has usado las dos acciones. Solo puedes devolver un préstamo o terminar tu turno.
refusal-loan-limit = { $need ->
    [one] Puedes tener como máximo { $need } préstamo. Tienes { $have }.
   *[other] Puedes tener como máximo { $need } préstamos. Tienes { $have }.
}
refusal-loan-after-bid = Tu puja está hecha. Podrás pedir otro préstamo cuando se revelen las pujas.
refusal-no-loan = No tienes ningún préstamo que devolver.
refusal-repay-cash = Devolver un préstamo cuesta { $need } $. Tienes { $have } $.
refusal-no-warehouse-space = { $need ->
    [one] Puedes tener como máximo { $need } almacén. Tienes { $have }.
   *[other] Puedes tener como máximo { $need } almacenes. Tienes { $have }.
}
refusal-no-warehouse-left = No queda ningún almacén en el Suministro de Almacenes.
refusal-warehouse-cash = Un almacén cuesta { $need } $. Tienes { $have } $.
refusal-no-machine-space = { $need ->
    [one] Puedes tener como máximo { $need } máquina. Tienes { $have }.
   *[other] Puedes tener como máximo { $need } máquinas. Tienes { $have }.
}
refusal-machine-owned = Ya tienes una máquina de este color.
refusal-no-machine-left = No queda ninguna máquina de este color en el Suministro de Máquinas.
refusal-machine-cash = Una máquina cuesta { $need } $. Tienes { $have } $.
refusal-produced-already = Ya has producido en este turno.
refusal-produce-cash = Producir cuesta { $need } $. Tienes { $have } $.
refusal-ends-after-call = Esto terminaría la partida, y no puedes hacerlo en un turno en el que has llamado al bróker.
refusal-no-such-machine = No tienes ninguna máquina de este color.
refusal-made-already = Esta máquina ya ha producido su container.
refusal-colour-gone = No queda ningún container de este color en el Suministro de Containers.
refusal-own-factory = No puedes comprar en tus propias Naves de la Fábrica.
refusal-same-seller = En este turno ya le has comprado a este jugador.
refusal-not-in-store = Ese container no está en esas naves.
refusal-restock-room = Tus Naves del Puerto están llenas. Cabe un container por cada almacén.
refusal-restock-cash = Este container cuesta { $need } $. Tienes { $have } $.
refusal-not-liftable = No puedes recoger este container de tus naves.
refusal-not-in-hand = No tienes en la mano ningún container de este color.
refusal-factory-price = El precio máximo en las Naves de la Fábrica es de { $need } $. Has elegido { $have } $.
refusal-harbour-price = El precio mínimo en las Naves del Puerto es de { $need } $. Has elegido { $have } $.
refusal-hand-not-empty = { $have ->
    [one] Pon antes precio al container que tienes en la mano.
   *[other] Pon antes precio a los { $have } containers que tienes en la mano.
}
refusal-sail-nowhere = Tu barco ya está ahí.
refusal-sail-via-sea = Desde un puerto, tu barco debe ir primero al Mar Abierto.
refusal-own-harbour = Tu barco no puede entrar en tu propio puerto.
refusal-no-bank = En esta partida no hay Banco de Inversión.
refusal-empty-ship = En esta partida, un barco vacío no puede ir a la Isla Extranjera.
refusal-no-docked-purchase = En esta partida, un barco solo puede comprar al llegar.
refusal-not-docked = Tu barco no está amarrado en el puerto de otro jugador.
refusal-ship-full = { $need ->
    [one] Tu barco está lleno. Lleva { $need } container.
   *[other] Tu barco está lleno. Lleva { $need } containers.
}
refusal-load-cash = Este container cuesta { $need } $. Tienes { $have } $.
refusal-not-at-bank = Ese container no está en tu puerto del banco.
refusal-bid-committed = Tu puja está hecha y no se puede cambiar.
refusal-bid-cash = No puedes pujar { $need } $. Tienes { $have } $ para pujar.
refusal-bid-too-large = La puja más alta posible es de { $need } $.
refusal-no-zero-cards = { $need ->
    [one] No puedes usar { $need } carta de farol. Tienes { $have }.
   *[other] No puedes usar { $need } cartas de farol. Tienes { $have }.
}
refusal-tie-break-minimum = En el desempate debes añadir al menos { $need } $. Has añadido { $have } $.
refusal-not-highest = Solo puedes aceptar la puja más alta, de { $need } $. Este jugador ha pujado { $have } $.
refusal-decline-cash = Para rechazar debes pagar la puja más alta, de { $need } $. Tienes { $have } $.
refusal-called-already = Ya has llamado al bróker en este turno.
refusal-won-this-turn = Has ganado una subasta de bróker en este turno, así que no puedes llamar al bróker.
refusal-call-after-end = Has provocado el final de la partida, así que ya no puedes llamar al bróker.
refusal-card-in-use = Ya hay una subasta de bróker abierta. Solo puedes superar la puja.
refusal-card-unused = No hay ninguna puja que superar en la Carta de Pago.
refusal-empty-broker-space = Esta casilla de bróker está vacía.
refusal-broker-bid-low = La puja debe ser de al menos { $need } $. Has pujado { $have } $.
refusal-broker-bid-cash = Necesitas { $need } $ para esta puja. Tienes { $have } $.
refusal-broker-containers = { $need ->
    [one] Necesitas al menos { $need } container en tus naves para esta puja. Tienes { $have }.
   *[other] Necesitas al menos { $need } containers en tus naves para esta puja. Tienes { $have }.
}
refusal-offer-low = { $need ->
    [one] Debes ofrecer al menos { $need } container. Has ofrecido { $have }.
   *[other] Debes ofrecer al menos { $need } containers. Has ofrecido { $have }.
}
refusal-not-sellable = No puedes vender este container. Vende primero de las Naves de la Fábrica y, solo si están vacías, de las Naves del Puerto.
refusal-not-seizable = Esto no se puede incautar ahora.
refusal-not-left-to-pay = No te quedan containers de este color para pagar.
refusal-players = El juego es para tres, cuatro o cinco jugadores, no para { $value }.
refusal-edition = No existe la edición «{ $value }». Elige 2007 o 2018.
refusal-unknown-option = Opción desconocida: «{ $option }».
refusal-option-value = La opción «{ $option }» no puede ser «{ $value }». Valores posibles: { $values }.
refusal-option-fixed = En la edición de { $edition }, la opción «{ $option }» no puede ser «{ $value }».
refusal-option-edition = La edición de { $edition } no tiene la opción «{ $option }».
refusal-option-bank = La opción «{ $option }» requiere el Banco de Inversión.
refusal-unknown-rules = Esta partida usa la versión { $value } de las reglas. Este programa conoce: { $known }.
refusal-option-cancel-bid = La opción «{ $option }» requiere la opción «{ option-cancel-bid }».
refusal-bad-deal = { $part ->
    [first] El reparto nombra a un jugador inicial que no está en la partida.
    [machines] El reparto debe dar a cada jugador una máquina de un color distinto.
    [cards] El reparto debe dar a cada jugador una Carta de Valor de Containers distinta.
   *[brokers] Los containers de los brókeres no pueden haber salido así en este reparto.
}

## Fuera de las reglas
refusal-bad-step = «{ $text }» no es un paso.
refusal-bad-seat = «{ $text }» no es un jugador.
refusal-stale = Demasiado tarde: la mesa ha cambiado y esta decisión ya ha pasado.
