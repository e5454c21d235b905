### Die Wirtschaft einer Partie in Kurven.

economy-title = Statistik
economy-running = Die Partie läuft noch. Zahlen, die von den geheimen Wertkarten abhängen, erscheinen erst am Ende.
economy-turn = Zug
economy-csv = CSV
economy-table = Als Tabelle zeigen
economy-plot = Diagramm: { $what }
economy-worth = Vermögen
economy-cash = Bargeld
economy-money = Geld im Spiel
economy-players = Bei den Spielern
economy-brokers = Bei den Brokern
economy-loans = Geliehen
economy-prices-factory = Preise in den Fabrikgeschäften
economy-prices-harbour = Preise in den Hafengeschäften
economy-prices-auction = Versteigerungspreise auf der Insel
economy-flow = Der Weg der Container
economy-role-maker = hergestellt
economy-role-warehouse = gelagert
economy-role-shipper = verschifft
economy-role-collector = gesammelt
economy-band = { $name } → { $names }: { $count }, { $amount } $
economy-margins = Gewinn je Container
economy-margins-about = Einnahmen minus Kosten je Container: für den Spieler, der ihn hergestellt, im Hafen gelagert, verschifft (mit Subvention) oder auf der Insel gesammelt hat (nach seiner Wertkarte).
