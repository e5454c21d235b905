### Die erste Seite, und was jede Seite braucht, während sie geholt wird.

home-loading = Wird geladen …
home-not-loaded = Dieser Teil der Seite ließ sich nicht laden.
home-try-again = Erneut versuchen
home-settings = Einstellungen
# What the links below it are, for screen readers
home-links = Lernen, Regeln und mehr
home-learn = In zehn Minuten lernen
home-rules = Regeln
home-running = Live zuschauen
home-study = Gespeicherte Partie öffnen
home-replay = Partie ansehen
home-economy = Statistik zur Partie
home-figures = Meine Partien und die Rangliste
home-sign-in = Schon einmal hier gespielt? Anmelden

## The first screen as a place
home-live = Live
home-watch = Zuschauen
home-example = Eine Beispielpartie
home-example-about = Vier Bots haben sie gespielt, und ein einziger Dollar hat sie entschieden.
home-replay-it = Partie ansehen
home-board = Der Hafen im Kleinen: Schiffe, Kais und die Insel
home-results = Letzte Ergebnisse
home-close = knapper Ausgang
home-game = Das Spiel in drei Bildern
home-make = Herstellen
home-make-about = Deine Maschinen stellen Container her. Du legst den Preis fest, und die anderen entscheiden, ob sie kaufen.
home-trade = Handeln
home-trade-about = Du kaufst in den Fabriken der anderen für deinen Hafen ein und legst dort einen neuen Preis fest.
home-ship = Verschiffen und bieten
home-ship-about = Schiffe bringen die Ware zur Insel. Alle bieten geheim, und die Bank verdoppelt, was der Verkäufer akzeptiert.
home-strategy = Strategie
home-back = Zurück zu deiner Partie
