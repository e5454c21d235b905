### Het eerste scherm, en wat elk scherm nodig heeft terwijl het wordt opgehaald.

home-loading = Een ogenblik…
home-not-loaded = Dit deel van de pagina kon niet worden geladen.
home-try-again = Opnieuw proberen
home-settings = Instellingen
home-learn = Leren in tien minuten
home-rules = Regels
home-running = Partijen live bekijken
home-study = Opgeslagen partij openen
home-replay = Partij terugkijken
home-economy = Statistieken van de partij
home-figures = Mijn partijen en de ranglijst
home-sign-in = Hier al eens gespeeld? Aanmelden

## The first screen as a place
home-live = Live
home-watch = Kijken
home-example = Een opgeslagen partij
home-example-about = Vier bots hebben hem gespeeld. Eén dollar gaf de doorslag.
home-replay-it = Terugkijken
home-board = De haven in het klein: schepen, kades en het eiland
home-results = Laatste uitslagen
home-close = nipte uitslag
home-game = Het spel in drie plaatjes
home-make = Produceren
home-make-about = Je machines maken containers. Jij bepaalt de prijs, de anderen beslissen of ze kopen.
home-trade = Handelen
home-trade-about = Je koopt bij de fabrieken van anderen voor je eigen haven en bepaalt daar een nieuwe prijs.
home-ship = Verschepen en bieden
home-ship-about = Schepen brengen de goederen naar het eiland. Iedereen biedt in het geheim, en de bank verdubbelt wat de verkoper accepteert.
home-strategy = Strategie
