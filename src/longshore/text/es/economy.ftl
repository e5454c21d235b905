### La economía de una partida en gráficos.

economy-title = La economía
economy-running = La partida sigue en curso: lo que dicen las cartas de valor aparece al final.
economy-turn = Turno
economy-csv = CSV
economy-table = Como tabla
economy-plot = Gráfico: { $what }
economy-worth = Patrimonio de cada uno
economy-cash = Dinero
economy-money = El dinero en juego
economy-players = En manos de los jugadores
economy-brokers = En manos de los brókeres
economy-loans = Prestado
economy-prices-factory = Precios en las Naves de la Fábrica
economy-prices-harbour = Precios en las Naves del Puerto
economy-prices-auction = Precios en la isla
economy-flow = El camino de los containers
economy-role-maker = producidos
economy-role-warehouse = almacenados
economy-role-shipper = embarcados
economy-role-collector = reunidos
economy-band = { $name } → { $names }: { $count }, { $amount } $
economy-margins = Containers, y lo que dio cada uno
economy-margins-about = Ingreso menos coste por container: de quien produce, almacena, transporta con la subvención y reúne según la carta de valor.
