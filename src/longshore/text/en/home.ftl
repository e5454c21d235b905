### The first screen, and what every screen needs while it is fetched.

home-loading = One moment …
home-not-loaded = This part of the page could not be fetched.
home-try-again = Try again
home-settings = Settings
home-learn = Learn in ten minutes
home-rules = Rules
home-running = Running games to watch
home-running-none = No open game is running at the moment.
home-study = Study a record
home-replay = Replay
home-economy = The economy
home-figures = My games and the ranking
home-sign-in = You have played here before? Sign in
