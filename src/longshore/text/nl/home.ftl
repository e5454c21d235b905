### Het eerste scherm, en wat elk scherm nodig heeft terwijl het wordt opgehaald.

home-loading = Een ogenblik…
home-not-loaded = Dit deel van de pagina kon niet worden geladen.
home-try-again = Opnieuw proberen
home-settings = Instellingen
home-learn = Leren in tien minuten
home-rules = Regels
home-running = Lopende partijen om te bekijken
home-study = Een partij bestuderen
home-replay = Partij terugkijken
home-economy = De economie
home-figures = Mijn partijen en de ranglijst
home-sign-in = Hier al eens gespeeld? Aanmelden

## The first screen as a place
home-live = Live
home-watch = Kijken
home-example = Een opgenomen partij
home-example-about = Vier bots speelden hem. Eén dollar gaf de doorslag.
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
home-ship-about = Schepen brengen de waar naar het eiland. Iedereen biedt geheim, en de bank verdubbelt wat de verkoper aanneemt.
