### Die erste Seite, und was jede Seite braucht, während sie geholt wird.

home-loading = Einen Moment …
home-not-loaded = Dieser Teil der Seite ließ sich nicht laden.
home-try-again = Noch einmal versuchen
home-settings = Einstellungen
home-learn = In zehn Minuten lernen
home-rules = Regeln
home-running = Laufende Partien zum Zuschauen
home-running-none = Gerade läuft keine offene Partie.
home-study = Aufzeichnung studieren
home-replay = Partie ansehen
home-economy = Die Wirtschaft
home-figures = Meine Partien und die Rangliste
home-sign-in = Schon einmal hier gespielt? Anmelden
