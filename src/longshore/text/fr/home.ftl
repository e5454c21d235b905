### Le premier écran, et ce qu’il faut à chaque écran pendant qu’il arrive.

home-loading = Un instant…
home-not-loaded = Cette partie de la page n’a pas pu être chargée.
home-try-again = Réessayer
home-settings = Réglages
home-learn = Apprendre en dix minutes
home-rules = Règles
home-running = Suivre une partie en direct
home-study = Ouvrir une partie enregistrée
home-replay = Revoir la partie
home-economy = Statistiques de la partie
home-figures = Mes parties et le classement
home-sign-in = Vous avez déjà joué ici ? Se connecter

## The first screen as a place
home-live = En direct
home-watch = Regarder
home-example = Une partie enregistrée
home-example-about = Quatre bots l’ont jouée. Un dollar a fait la différence.
home-replay-it = La revoir
home-board = Le port en miniature : navires, quais et île
home-results = Derniers résultats
home-close = arrivée serrée
home-game = Le jeu en trois images
home-make = Produire
home-make-about = Vos usines produisent des caisses. Vous fixez le prix, les autres décident d’acheter ou non.
home-trade = Commercer
home-trade-about = Vous achetez dans les usines des autres pour votre port et y fixez un nouveau prix.
home-ship = Livrer et offrir
home-ship-about = Les navires livrent l’île. Chacun fait une offre en secret, et la banque double celle que le vendeur accepte.
