### L’économie d’une partie en courbes.

economy-title = Statistiques
economy-running = La partie est encore en cours. Les chiffres qui dépendent des cartes de valorisation secrètes s’affichent à la fin.
economy-turn = Tour
economy-csv = CSV
economy-table = Afficher en tableau
economy-plot = Graphique : { $what }
economy-worth = Fortune des joueurs
economy-cash = Argent
economy-money = L’argent en jeu
economy-players = Chez les joueurs
economy-brokers = Chez les courtiers
economy-loans = Emprunté
economy-prices-factory = Prix dans les centres de distribution
economy-prices-harbour = Prix dans les magasins de port
economy-prices-auction = Prix des enchères sur l’île
economy-flow = Où sont allées les caisses
economy-role-maker = produites
economy-role-warehouse = entreposées
economy-role-shipper = embarquées
economy-role-collector = réunies
economy-band = { $name } → { $names } : { $count }, { $amount } $
economy-margins = Bénéfice par caisse
economy-margins-about = Recette moins coût de chaque caisse, pour le joueur qui l’a produite, entreposée au port, embarquée (avec la subvention) ou réunie sur l’île (selon sa carte de valorisation).
