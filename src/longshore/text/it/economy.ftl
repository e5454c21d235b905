### L’economia di una partita in grafici.

economy-title = L’economia
economy-running = La partita è in corso: ciò che dicono le Carte Valore apparirà alla fine.
economy-turn = Turno
economy-csv = CSV
economy-table = Come tabella
economy-plot = Grafico: { $what }
economy-worth = Patrimonio di ciascuno
economy-cash = Denaro
economy-money = Il denaro in gioco
economy-players = Presso i giocatori
economy-brokers = Presso i broker
economy-loans = In prestito
economy-prices-factory = Prezzi nei Depositi Industriali
economy-prices-harbour = Prezzi nei Depositi Portuali
economy-prices-auction = Prezzi sull’isola
economy-flow = La strada dei container
economy-role-maker = prodotti
economy-role-warehouse = immagazzinati
economy-role-shipper = imbarcati
economy-role-collector = raccolti
economy-band = { $name } → { $names }: { $count }, { $amount } $
economy-margins = Container, e quanto ha reso ciascuno
economy-margins-about = Ricavo meno costo per container: di chi produce, di chi immagazzina, di chi trasporta con il sussidio e di chi raccoglie secondo la Carta Valore.
