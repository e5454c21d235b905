### The first screen, and what every screen needs while it is fetched.

home-loading = One moment…
home-not-loaded = This part of the page could not be fetched.
home-try-again = Try again
home-settings = Settings
home-learn = Learn in ten minutes
home-rules = Rules
home-running = Running games to watch
home-study = Study a record
home-replay = Replay
home-economy = The economy
home-figures = My games and the ranking
home-sign-in = You have played here before? Sign in

## The first screen as a place
home-live = Live
home-watch = Watch
home-example = A recorded game
home-example-about = Four bots played it. One dollar decided it.
home-replay-it = Replay it
home-board = The harbour in miniature: ships, quays and the island
home-results = Recent results
home-close = close finish
home-game = The game in three pictures
home-make = Make
home-make-about = Your machines make containers. You set the price, and the others decide whether to buy.
home-trade = Trade
home-trade-about = You buy from the others’ factories for your own harbour, and set a new price there.
home-ship = Ship and bid
home-ship-about = Ships take the goods to the island. Everyone bids in secret, and the bank doubles what the seller accepts.
