### La economía de una partida en gráficos.

economy-title = Estadísticas
economy-running = La partida sigue en curso. Las cifras que dependen de las cartas de valor secretas se muestran al final.
economy-turn = Turno
economy-csv = CSV
economy-table = Mostrar como tabla
economy-plot = Gráfico: { $what }
economy-worth = Patrimonio
economy-cash = Dinero
economy-money = Dinero en la partida
economy-players = En manos de los jugadores
economy-brokers = En manos de los brókeres
economy-loans = Prestado
economy-prices-factory = Precios en las Naves de la Fábrica
economy-prices-harbour = Precios en las Naves del Puerto
economy-prices-auction = Precios de subasta en la isla
economy-flow = Adónde fueron los containers
economy-role-maker = producidos
economy-role-warehouse = almacenados
economy-role-shipper = embarcados
economy-role-collector = reunidos
economy-band = { $name } → { $names }: { $count }, { $amount } $
economy-margins = Ganancia por container
economy-margins-about = Ingresos menos gastos de cada container, para quien lo produjo, lo almacenó en el puerto, lo transportó (con la subvención) y lo reunió en la isla (según su carta de valor).
