### Revoir des parties.

replay-title = Revoir la partie
replay-embedded = Une partie de Container sur Longshore
replay-keys = À travers la partie
replay-walk = Étapes et tours
replay-scrubber = Moment de la partie
replay-step = Étape { $step } sur { $last }
replay-before = Avant la partie
replay-turn = Tour { $number }, { seat } :
replay-first = Au début
replay-last = À la fin
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-step-back = Une étape en arrière
replay-step-on = Une étape en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-fast = rapide
replay-eyes = Vue de
replay-eyes-all = tout est visible
replay-eyes-spectator = un spectateur
replay-eyes-seat = { $name } ({ seat })
replay-record = Fichier de la partie
replay-link = Copier le lien
replay-embed = Copier pour un site web

## Comptes rendus venus d’ailleurs
replay-study = Ouvrir une partie enregistrée
replay-study-about = Une partie d’un autre serveur ou de la ligne de commande, en texte ou en JSON. Personne ne joue à cette table ; vous pouvez la parcourir en entier.
replay-study-file = Choisir un fichier
replay-study-paste = ou coller la partie ici
replay-study-go = Ouvrir

replay-example = Un exemple
replay-example-about = Quatre bots ont joué cette partie, qu’un dollar a décidée. Parcourez-la étape par étape.
replay-example-open = Ouvrir l’exemple
