### Het eerste scherm, en wat elk scherm nodig heeft terwijl het wordt opgehaald.

home-loading = Laden…
home-not-loaded = Dit deel van de pagina is niet geladen.
home-try-again = Opnieuw proberen
home-settings = Instellingen
# What the links below it are, for screen readers
home-links = Leren, regels en meer
home-learn = Leer het in tien minuten
home-rules = Regels
home-running = Partijen live bekijken
home-study = Opgeslagen partij openen
home-replay = Partij terugkijken
home-economy = Statistieken
home-figures = Mijn partijen en de ranglijst
home-sign-in = Hier al eens gespeeld? Aanmelden

## The first screen as a place
home-live = Live
home-watch = Kijken
home-example = Een voorbeeldpartij
home-example-about = Gespeeld door vier bots, beslist door één dollar.
home-replay-it = Terugkijken
home-board = De haven in het klein: schepen, kades en het eiland
home-results = Laatste uitslagen
home-close = nipte uitslag
home-game = Het spel in drie plaatjes
home-make = Produceren
home-make-about = Je machines maken containers. Jij bepaalt de prijs, de anderen beslissen of ze kopen.
home-trade = Handelen
home-trade-about = Koop containers uit de fabrieken van anderen voor je eigen haven en zet er een nieuwe prijs op.
home-ship = Verschepen en bieden
home-ship-about = Schepen brengen containers naar het eiland. Iedereen biedt in het geheim, en de bank verdubbelt het bod dat de verkoper accepteert.
home-strategy = Strategie
home-back = Terug naar je partij
