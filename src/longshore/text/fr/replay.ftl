### Revoir des parties.

replay-title = Revoir la partie
replay-embedded = Une partie de Container sur Longshore
replay-keys = Commandes de lecture
replay-walk = Étapes et tours
replay-scrubber = Position dans la partie
replay-step = Étape { $step } sur { $last }
replay-before = Avant le premier tour
replay-turn = Manche { $round }, tour { $number }, { seat } :
replay-first = Aller au début
replay-last = Aller à la fin
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-step-back = Étape précédente
replay-step-on = Étape suivante
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-fast = rapide
replay-eyes = Point de vue
replay-eyes-all = tout est visible
replay-eyes-spectator = un spectateur
replay-eyes-seat = { $name } ({ seat })
replay-record = Fichier de la partie
replay-link = Copier le lien
replay-embed = Copier le code d’intégration

## Comptes rendus venus d’ailleurs
replay-study = Ouvrir une partie enregistrée
replay-study-about = Ouvrez une partie d’un autre serveur ou de la ligne de commande, en texte ou en JSON, et parcourez-la étape par étape.
replay-study-file = Choisir un fichier
replay-study-paste = ou collez ici le fichier de la partie
replay-study-go = Ouvrir

replay-example = Exemple de partie
replay-example-about = Quatre bots ont joué cette partie, et un dollar a fait la différence. Parcourez-la étape par étape.
replay-example-open = Ouvrir l’exemple
## Repères sur la barre
replay-auction-back = Enchères précédentes
replay-auction-on = Enchères suivantes
replay-mark-auction = Enchères
replay-mark-gone = Épuisé : { $what }
replay-mark-last = Dernier tour
