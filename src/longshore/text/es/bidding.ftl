### Las apuestas: la cantidad que se escribe y la subasta tal como se ve.

bidding-have = Tienes { $amount } $.
bidding-free = Libre: { $amount } $. Tu primera apuesta de { $first } $ sigue en la mesa.
bidding-least = Apuesta al menos { $least } $.
bidding-too-much = Te pasas por { $over } $.
bidding-loan = + préstamo de 10 $
bidding-enter = Escribe una cantidad
bidding-bluff = No vale nada, pero nadie ve cuántas de tus cartas son dinero.
bidding-bluff-cancels = Con una de ellas, toda tu apuesta cuenta 0 $.

## La subasta tal como se ve. $amount, $worth y $total van escritos enteros: 12 $
bidding-your-cargo = Se subasta tu carga
bidding-wait-seller = Decides en cuanto todas las apuestas estén a la vista.
bidding-opening = Ya están todas las apuestas. Se abren de menor a mayor.
bidding-highest = Apuesta más alta: { $amount }
bidding-tie = Empate a { $amount }
bidding-skip = Saltar
bidding-accept = Aceptar { $amount } { seat-of }
bidding-keep = Quedarte la carga por { $amount }
bidding-won-you = Has ganado por { $amount }.
bidding-won-you-worth = Has ganado: para ti vale { $worth } y pagas { $amount }.
bidding-won = { seat } gana por { $amount }.
bidding-worth-you = Para ti valía { $worth }.
bidding-sold-you = Recibes { $total }: { $amount } { seat-of } y { $amount } del banco.
bidding-kept-you = Te quedas la carga y pagas { $amount }.
bidding-kept = { seat } se queda la carga y paga { $amount }.
bidding-look = Ver la mesa
bidding-back = Volver a la subasta

## Lo que pasa, encima de la carga
bidding-title-opening = Se abren las apuestas
bidding-title-sold-you = Vendida { other-to }: { $total } para ti
bidding-title-sold = Vendida { other-to }
bidding-title-kept-you = Te quedas tu carga
bidding-title-kept = { seat } se queda la carga
bidding-title-won-you = La carga es tuya
