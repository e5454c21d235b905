### Las apuestas: la cantidad que se escribe y la subasta tal como se ve.

bidding-have = Tienes { $amount } $.
bidding-free = Libre: { $amount } $. Tu primera apuesta de { $first } $ sigue en la mesa.
bidding-least = Apuesta al menos { $least } $.
bidding-too-much = Te pasas por { $over } $.
bidding-loan = + préstamo de 10 $
bidding-enter = Escribe una cantidad
bidding-bluff = No vale nada, pero nadie ve cuántas de tus cartas son dinero.
bidding-bluff-cancels = Con una de ellas, toda tu apuesta cuenta 0 $.
