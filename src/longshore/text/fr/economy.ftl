### L’économie d’une partie en courbes.

economy-title = L’économie
economy-running = La partie est en cours : ce que disent les cartes de valorisation paraîtra à la fin.
economy-turn = Tour
economy-csv = CSV
economy-table = En tableau
economy-plot = Courbe : { $what }
economy-worth = Fortune de chacun
economy-cash = Argent
economy-money = L’argent en jeu
economy-players = Chez les joueurs
economy-brokers = Chez les courtiers
economy-loans = Emprunté
economy-prices-factory = Prix aux centres de distribution
economy-prices-harbour = Prix aux magasins de port
economy-prices-auction = Prix sur l’île
economy-flow = Le chemin des caisses
economy-role-maker = produites
economy-role-warehouse = entreposées
economy-role-shipper = embarquées
economy-role-collector = réunies
economy-band = { $name } → { $names } : { $count }, { $amount } $
economy-margins = Caisses, et ce que chacune a rapporté
economy-margins-about = Recette moins coût par caisse : pour qui produit, entrepose, transporte avec la subvention, et réunit selon la carte de valorisation.
