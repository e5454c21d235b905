### Le premier écran, et ce qu’il faut à chaque écran pendant qu’il arrive.

home-loading = Un instant …
home-not-loaded = Cette partie de la page n’a pas pu être chargée.
home-try-again = Réessayer
