### The economy of a game in plots.

economy-title = Statistics
economy-running = The game is still running. Figures that depend on the secret value cards are shown when it is over.
economy-turn = Turn
economy-csv = CSV
economy-table = Show as a table
economy-plot = Chart: { $what }
economy-worth = Net worth
economy-cash = Cash
economy-money = Money in the game
economy-players = Held by the players
economy-brokers = Held by the brokers
economy-loans = Borrowed
economy-prices-factory = Prices in the Factory Stores
economy-prices-harbour = Prices in the Harbour Stores
economy-prices-auction = Auction prices on the island
economy-flow = Where the containers went
economy-role-maker = made
economy-role-warehouse = stored
economy-role-shipper = shipped
economy-role-collector = collected
# $name sells to $names
economy-band = { $name } → { $names }: { $count }, ${ $amount }
economy-margins = Profit per container
economy-margins-about = Income minus cost for each container, for the player who made it, stored it in the harbour, shipped it (with the subsidy) or collected it on the island (by value card).
