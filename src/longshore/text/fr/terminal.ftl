### Le jeu plein écran dans le terminal.

## La table : titres courts de colonnes étroites, et où se trouve un navire
terminal-column-seat = Joueur
terminal-column-factory = Distribution
terminal-column-harbour = Magasin de port
terminal-column-ship = Navire
terminal-column-bank = Banque
terminal-column-island = Île
terminal-you = vous
terminal-card = carte
terminal-seen = { $viewer ->
    [all] tout est visible
    [spectator] vu par un spectateur
   *[seat] vu par { seat }
}
terminal-ship-at = { $place ->
    [sea] mer ouverte
    [island] île
    [bank] à la banque
   *[harbour] chez { seat }
}
terminal-actions-left = { $count ->
    [one] { $count } action restante.
   *[other] { $count } actions restantes.
}
terminal-last-turn = C’est le dernier tour.
terminal-end = { $count ->
    [one] fin dans ≥ { $count } production
   *[other] fin dans ≥ { $count } productions
}
terminal-end-triggered = La fin de la partie est déclenchée.
terminal-thinking = { seat } réfléchit…
terminal-stand-in = Un matelot joue maintenant pour { seat } : { $why }.
terminal-payment = { $space ->
    [goods] { seat } offre { $bid } pour les caisses du courtier { $broker }
   *[money] { seat } offre { $bid } pour l’argent du courtier { $broker }
}

## Ce que l’on calculerait de tête
terminal-score-now = Score actuel : { $score }
terminal-values = Valeurs :
terminal-room = Place : distribution { $factory }, port { $harbour }, navire { $ship }
terminal-interest = Intérêts au prochain tour : { $amount } $
terminal-interest-short = Intérêts au prochain tour : { $amount } $, il vous manque { $short } $
terminal-next-machine = La prochaine usine coûte { $cost } $.
terminal-next-warehouse = Le prochain entrepôt coûte { $cost } $.
terminal-lot = La cargaison { seat-of } ({ $lot }) vaut { $amount } $ pour vous.
terminal-worth = vaut { $amount } $ pour vous
terminal-buyer-factory = { $count ->
    [one] { seat } a de la place pour { $count } caisse de votre centre de distribution : { $containers }
   *[other] { seat } a de la place pour { $count } caisses de votre centre de distribution : { $containers }
}
terminal-buyer-harbour = { $count ->
    [one] Le navire { seat-of } a de la place pour { $count } caisse de votre magasin de port : { $containers }
   *[other] Le navire { seat-of } a de la place pour { $count } caisses de votre magasin de port : { $containers }
}

## Ce qui est en cours
terminal-auction = { seat } vend { $lot }
terminal-bids = Offres : { $bids }
terminal-bids-tie-break = Départage : { $bids }
terminal-sealed = Offres secrètes : { $names }
terminal-settle = Accepter vous rapporte { $accept } $. Refuser coûte { $cost } $, et la cargaison vaut { $worth } $ pour vous.
terminal-decline-short = Il vous manque { $short } $.
terminal-buying = { $store ->
    [factory] Achat dans le centre de distribution { seat-of }
    [bank] Chargement depuis le port de la banque
   *[harbour] Achat dans le magasin de port { seat-of }
}
terminal-for-space = { $space ->
    [goods] Pour les caisses du courtier { $broker }
   *[money] Pour l’argent du courtier { $broker }
}
terminal-in-hand = En main : { $containers }
terminal-placed = Prix fixé : { $containers }
terminal-laid-aside = Mises de côté : { $containers }
terminal-left-to-pay = Reste à payer : { $containers }
terminal-offered = Offertes : { $containers }
terminal-to-make = Encore { $count } à produire
terminal-to-seize = Encore { $count } à saisir chez { seat }

## Décider
terminal-draft = { $count ->
    [one] { $count } étape peut être annulée (u).
   *[other] { $count } étapes peuvent être annulées (u).
}
terminal-final = Vous ne pourrez pas annuler ceci :
terminal-final-yes = Confirmer
terminal-final-no = Revenir
terminal-type = tapez une étape ou choisissez-la
terminal-no-number = L’étape { $number } n’est pas dans la liste.
terminal-no-match = Aucune étape ne correspond à votre saisie.
terminal-not-you = Vous jouez { seat }.
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-nothing-to-redo = Il n’y a rien à rétablir.
terminal-hint-soon = Recherche d’un conseil…
terminal-tracking = L’argent de chacun s’affiche, calculé d’après les paiements publics. Vous pourriez tenir le même compte sur papier.
terminal-not-tracking = L’argent des autres joueurs est de nouveau caché.

## Passer le clavier
terminal-cover = C’est à { seat } de décider. Passez-lui le clavier.
terminal-cover-enter = Appuyez sur Entrée quand personne d’autre ne regarde.

## Touches
terminal-key-help = Aide
terminal-key-undo = Annuler
terminal-key-redo = Rétablir
terminal-key-hint = Conseil
terminal-key-insight = Analyse
terminal-key-log = Journal
terminal-key-scores = Score
terminal-key-leave = Quitter
terminal-close = Échap : fermer
terminal-help-title = Aide
terminal-help-choose = choisir une étape dans la liste
terminal-help-type = taper une étape, son numéro dans la liste ou une offre
terminal-help-complete = compléter ce qui est tapé (la flèche droite prend la suggestion)
terminal-help-undo = annuler la dernière étape de ce tour
terminal-help-redo = la rétablir
terminal-help-reset = annuler tout le tour
terminal-help-hint = un conseil : les étapes qu’envisagerait un bon joueur viennent en tête (★), avec leur valeur en dollars
terminal-help-insight = prix, place, valeur des cargaisons, acheteurs possibles
terminal-help-log = tout ce qui s’est passé
terminal-help-scores = la feuille de score
terminal-help-track = montrer ou cacher l’argent de chacun, calculé d’après les paiements publics
terminal-help-save-as = enregistrer une copie du fichier de la partie
terminal-help-leave = enregistrer la partie et quitter
terminal-help-signs = Chaque caisse est un signe de couleur, et un nombre dit combien il y en a :
terminal-help-board = Chaque ligne est un joueur : les usines et au-dessous le centre de distribution, les entrepôts (⌂) et au-dessous le magasin de port, chacun avec le prix de la prochaine construction (+6 $), les caisses en magasin et la place pour elles (3/4), puis les rayons par prix.
terminal-help-draft = Votre tour est un brouillon tant qu’il ne concerne pas les autres. Jusque-là, vous pouvez annuler chaque étape.
terminal-help-final = Une confirmation est demandée pour ce qui ne peut pas être annulé : finir votre tour, ouvrir une vente aux enchères, faire une offre, accepter ou refuser.
terminal-help-typing = Vous pouvez taper les étapes dans la notation du jeu, par exemple : produce, place tan@3, sail island, bid 7.
terminal-help-saving = La partie est enregistrée après chacune de vos étapes.

## Feuilles
terminal-insight-title = Analyse
terminal-insight-score = Si la partie se terminait maintenant :
terminal-log-title = Journal
terminal-scores-secret = Les scores sont secrets jusqu’à la fin.
terminal-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
terminal-score-cash = argent
terminal-score-island = île
terminal-score-harbour = port
terminal-score-ship = navire
terminal-score-bank-harbour = banque
terminal-score-loans = prêts
terminal-score-total = total
terminal-score-colours = Île : nombre × valeur. La couleur entre parenthèses est rejetée.

## Enregistrer et quitter
terminal-save-as = Dans quel nouveau fichier enregistrer une copie ?
terminal-saved = Enregistré dans { $file }.
terminal-not-saved = La partie n’est pas enregistrée : { $why }.
terminal-leave-saved = Quitter la partie ? Elle est enregistrée dans { $file }. Pour continuer, lancez « longshore play --resume » pour votre dernière partie ou « longshore play --load » pour n’importe laquelle.
terminal-leave-unsaved = Quitter la partie ? Elle n’est pas enregistrée : { $why }.
terminal-leave-yes = Quitter
terminal-leave-no = Rester
terminal-too-small = La table nécessite une fenêtre de { $columns } colonnes et { $lines } lignes. Celle-ci en a { $width } et { $height }.
terminal-plain-instead = Avec --plain, vous jouez ligne par ligne dans n’importe quelle fenêtre.
terminal-none-unfinished = Aucune partie en cours à reprendre.

## Ligne par ligne
terminal-machines = Usines
terminal-warehouses = Entrepôts
terminal-left = Vous avez quitté la partie.
terminal-plain-help =
    Répondez par le numéro d’une étape, par l’étape elle-même (produce) ou, pour une offre, par un montant.
    Autres commandes : table, steps (étapes), hint (conseil), undo (annuler), redo (rétablir), reset, log (journal), score, cash (suivi de l’argent), save FICHIER, quit (quitter).

## Why something is not as usual
terminal-guest = { $why ->
    [late] le bot a mis trop de temps
   *[failed] le bot est en panne
}
terminal-no-screen = { $why ->
    [output] la sortie n’est pas un terminal
    [input] l’entrée n’est pas un terminal
    [lines] ce terminal n’affiche que des lignes
   *[textual] le plein écran nécessite Textual (installez longshore[terminal])
}, on joue donc ligne par ligne

## The decisions that cost a seat most
terminal-why-count = { $count ->
    [one] { seat } a eu { $count } décision à prendre.
   *[other] { seat } a eu { $count } décisions à prendre.
}
terminal-why-same = Pour { $count } d’entre elles, le bot ({ $bot }) aurait fait le même choix.
terminal-why-none = Aucune autre étape n’aurait été nettement meilleure.
terminal-why-step = étape
terminal-why-lead = avance
terminal-why-score = score
terminal-why-played = Joué : { $text }
terminal-why-better = Mieux : { $text }
terminal-why-figures = Ce que chaque étape a coûté : avance sur le meilleur adversaire et score final, en dollars, estimés d’après ce que l’on voyait de cette place.
