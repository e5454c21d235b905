### La prima schermata, e ciò che serve a ogni schermata mentre arriva.

home-loading = Un momento …
home-not-loaded = Questa parte della pagina non si è potuta caricare.
home-try-again = Riprova
home-settings = Impostazioni
home-learn = Impara in dieci minuti
home-rules = Regole
home-running = Partite in corso da guardare
home-running-none = Al momento non c’è nessuna partita aperta.
home-study = Studia una partita
home-replay = Rivedi la partita
home-economy = L’economia
home-figures = Le mie partite e la classifica
home-sign-in = Hai già giocato qui? Accedi
