### Le premier écran, et ce qu’il faut à chaque écran pendant qu’il arrive.

home-loading = Un instant …
home-not-loaded = Cette partie de la page n’a pas pu être chargée.
home-try-again = Réessayer
home-settings = Réglages
home-learn = Apprendre en dix minutes
home-rules = Règles
home-running = Parties en cours à regarder
home-running-none = Aucune partie ouverte en ce moment.
home-study = Étudier une partie
home-replay = Revoir la partie
home-economy = L’économie
home-figures = Mes parties et le classement
home-sign-in = Vous avez déjà joué ici ? Se connecter
