### Le premier écran, et ce qu’il faut à chaque écran pendant qu’il arrive.

home-loading = Chargement…
home-not-loaded = Cette partie de la page ne s’est pas chargée.
home-try-again = Réessayer
home-settings = Réglages
# What the links below it are, for screen readers
home-links = Apprendre, règles et plus encore
home-learn = Apprendre en dix minutes
home-rules = Règles
home-running = Suivre une partie en direct
home-study = Ouvrir une partie enregistrée
home-replay = Revoir la partie
home-economy = Statistiques
home-figures = Mes parties et le classement
home-sign-in = Vous avez déjà joué ici ? Connectez-vous

## The first screen as a place
home-live = En direct
home-watch = Regarder
home-example = Exemple de partie
home-example-about = Quatre bots l’ont jouée, et un dollar a fait la différence.
home-replay-it = Revoir la partie
home-board = Le port en miniature : navires, quais et île
home-results = Derniers résultats
home-close = score serré
home-game = Le jeu en trois images
home-make = Produire
home-make-about = Vos usines produisent des caisses. Vous fixez le prix, et les autres joueurs décident d’acheter ou non.
home-trade = Commercer
home-trade-about = Achetez des caisses aux autres joueurs pour votre propre port, et fixez-y un nouveau prix.
home-ship = Expédier et enchérir
home-ship-about = Les navires transportent les caisses jusqu’à l’île. Chacun fait une offre en secret, et la banque double celle que le vendeur accepte.
home-strategy = Stratégie
home-back = Revenir à votre partie
