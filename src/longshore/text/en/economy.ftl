### The economy of a game in plots.

economy-title = The economy
economy-running = The game is still running: what the value cards tell is shown when it is over.
economy-turn = Turn
economy-csv = CSV
economy-table = As a table
economy-plot = Plot: { $what }
economy-worth = What everybody is worth
economy-cash = Cash
economy-money = Money in the game
economy-players = With the players
economy-brokers = With the brokers
economy-loans = Borrowed
economy-prices-factory = Prices in the Factory Stores
economy-prices-harbour = Prices in the Harbour Stores
economy-prices-auction = Prices on the island
economy-flow = The way of the containers
economy-role-maker = made
economy-role-warehouse = stored
economy-role-shipper = shipped
economy-role-collector = collected
# $name sells to $names
economy-band = { $name } → { $names }: { $count }, ${ $amount }
economy-margins = Containers, and what each brought
economy-margins-about = Income less cost for each container: of the maker, of the warehouse, of the ship with the subsidy, and of the collector by value card.
