### Het eerste scherm, en wat elk scherm nodig heeft terwijl het wordt opgehaald.

home-loading = Een ogenblik …
home-not-loaded = Dit deel van de pagina kon niet worden geladen.
home-try-again = Opnieuw proberen
home-settings = Instellingen
home-learn = Leren in tien minuten
home-rules = Regels
home-running = Lopende partijen om te bekijken
home-running-none = Er is nu geen open partij bezig.
home-study = Een partij bestuderen
home-replay = Partij terugkijken
home-economy = De economie
home-figures = Mijn partijen en de ranglijst
home-sign-in = Hier al eens gespeeld? Aanmelden
