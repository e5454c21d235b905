### L’economia di una partita in grafici.

economy-title = Statistiche
economy-running = La partita è ancora in corso. I dati che dipendono dalle Carte Valore segrete appariranno alla fine.
economy-turn = Turno
economy-csv = CSV
economy-table = Mostra come tabella
economy-plot = Grafico: { $what }
economy-worth = Patrimonio
economy-cash = Denaro
economy-money = Il denaro in gioco
economy-players = In mano ai giocatori
economy-brokers = In mano ai broker
economy-loans = In prestito
economy-prices-factory = Prezzi nei Depositi Industriali
economy-prices-harbour = Prezzi nei Depositi Portuali
economy-prices-auction = Prezzi d’asta sull’isola
economy-flow = Il percorso dei container
economy-role-maker = prodotti
economy-role-warehouse = immagazzinati
economy-role-shipper = imbarcati
economy-role-collector = raccolti
economy-band = { $name } → { $names }: { $count }, { $amount } $
economy-margins = Profitto per container
economy-margins-about = Ricavo meno costo di ogni container: per chi l’ha prodotto, per chi l’ha tenuto nel porto, per chi l’ha trasportato (con il sussidio) e per chi l’ha raccolto sull’isola (secondo la Carta Valore).
