### The first screen, and what every screen needs while it is fetched.

home-loading = Loading…
home-not-loaded = This part of the page did not load.
home-try-again = Try again
home-settings = Settings
# What the links below it are, for screen readers
home-links = Learn, rules and more
home-learn = Learn in ten minutes
home-rules = Rules
home-running = Watch live games
home-study = Open a saved game
home-replay = Replay
home-economy = Statistics
home-figures = My games and ranking
home-sign-in = Played here before? Sign in

## The first screen as a place
home-live = Live
home-watch = Watch
home-example = An example game
home-example-about = Four bots played it, and one dollar decided it.
home-replay-it = Watch the replay
home-board = The harbour in miniature: ships, quays and the island
home-results = Recent results
home-close = close finish
home-game = The game in three pictures
home-make = Make
home-make-about = Your machines make containers. You set the price, and the other players decide whether to buy.
home-trade = Trade
home-trade-about = Buy containers from other players’ factories for your own harbour, and set a new price there.
home-ship = Ship and bid
home-ship-about = Ships take containers to the island. Everyone bids in secret, and the bank doubles the bid the seller accepts.
home-strategy = Strategy
home-back = Back to your game
