### Las pujas: la cantidad que se escribe y la subasta tal como se ve.

bidding-have = Tienes { $amount } $.
bidding-free = Puedes añadir hasta { $amount } $. Tu puja de { $first } $ sigue contando.
bidding-least = Puja al menos { $least } $.
bidding-too-much = Son { $over } $ más de lo que tienes.
bidding-above-worth = Más de lo que vale ahora para ti: { $worth }.
bidding-loan = + préstamo de { $loan_amount } $
bidding-enter = Escribe una cantidad
bidding-bluff = No suma nada, pero oculta cuántas de tus cartas son dinero.
bidding-bluff-cancels = Con una de ellas, toda tu puja cuenta como 0 $.

## La subasta tal como se ve. $amount, $worth y $total van escritos enteros: 12 $
bidding-your-cargo = Se subasta tu carga
bidding-wait-seller = Decidirás cuando se revelen todas las pujas.
bidding-opening = Ya están todas las pujas. Se revelan de menor a mayor.
bidding-highest = Puja más alta: { $amount }
bidding-tie = Empate a { $amount }
bidding-skip = Saltar
bidding-accept = Aceptar { $amount } { seat-of }
bidding-keep = Quedarse con la carga por { $amount }
bidding-won-you = Has ganado la carga por { $amount }.
bidding-won-you-worth = La carga es tuya por { $amount }. Para ti vale { $worth }.
bidding-won = { seat } gana la carga por { $amount }.
bidding-worth-you = Para ti valía { $worth }.
bidding-sold-you = Recibes { $total }: { $amount } { seat-of } y { $amount } del banco.
bidding-kept-you = Te quedas con la carga y pagas { $amount }.
bidding-kept = { seat } se queda con la carga y paga { $amount }.
bidding-look = Ver la mesa
bidding-back = Volver a la subasta

## Lo que pasa, encima de la carga
bidding-title-opening = Se revelan las pujas
bidding-title-choice = { seat } decide
bidding-title-sold-you = Vendida { other-to }: { $total } para ti
bidding-title-sold = Vendida { other-to }
bidding-title-kept-you = Te quedas con tu carga
bidding-title-kept = { seat } se queda con la carga
bidding-title-won-you = La carga es tuya

## El Banco de Inversión en la mesa: qué se subasta y qué hace una puja.
# $broker: I, II or III
bidding-broker-offers = El bróker { $broker } ofrece:
bidding-broker-for-goods = Dinero por containers
bidding-broker-for-money = Containers por dinero
bidding-broker-how = Si nadie supera tu puja antes de tu próximo turno, ganas y la puja va a los brókeres. Si alguien la supera, la recuperas al momento.
bidding-broker-outbid-money = Pujar más: al menos { $amount } $
bidding-broker-outbid-goods = Pujar más: al menos { $count } { $count ->
    [one] container
   *[other] containers
}
bidding-broker-yours-next = tuyo en tu próximo turno
bidding-broker-theirs-next = se decide en su próximo turno
bidding-resting = Podrás seguir cuando termine la subasta.
