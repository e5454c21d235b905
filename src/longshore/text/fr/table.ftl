### What only the table in the browser says.

## The connection
table-connection-lost = Vous êtes hors ligne. État de la table à { $time }. Reconnexion…
table-connection-asking = Pas de connexion en direct. La table se met à jour avec quelques secondes de retard.
table-here = à la table
table-away = hors ligne
table-spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

## The auction
table-seller-decides = { seat } décide : vendre pour { $amount } $ et recevoir { $total } $ avec la subvention, ou payer { $amount } $ et garder la cargaison.
table-accept-sum = { $amount } $ de l’acheteur et { $amount } $ de la banque

## Beside the table
table-side = Journal, discussion et notes
table-since = Depuis votre dernier tour
table-digest-sold = Vente : { $lot }, { $amount } $.
table-digest-made = { seat } produit : { $lot }.
table-digest-bought = { seat } achète { other-to } : { $lot }, { $amount } $.
table-filter = Afficher dans le journal
table-filter-all = Tout
table-filter-trade = Production et commerce
table-filter-ships = Navires
table-filter-auctions = Enchères
table-filter-money = Argent et prêts
table-log-none = Rien à afficher pour l’instant.
table-moment = montrer la table à ce moment-là
table-past = La table après l’étape { $number } sur { $total }
table-step-back = Étape précédente
table-step-on = Étape suivante
table-now = Revenir au présent
table-chat = Discussion
table-chat-none = Pas encore de message.
table-chat-write = Écrire un message
table-chat-send = Envoyer
table-chat-about = Options pour ce message ({ $name })
table-chat-removed = Supprimé par l’administrateur.
table-mute = Masquer
table-mute-about = Vous ne verrez plus les messages de ce joueur.
table-block = Bloquer
table-block-about = Aucun de vous deux ne verra les messages de l’autre ni ne pourra rejoindre ses tables.
table-report = Signaler à l’administrateur
table-report-name = Signaler le nom
table-report-reason = Qu’est-ce qui ne va pas dans ce message ?
table-reported = Merci. L’administrateur va l’examiner.
table-notes = Notes
table-notes-about = Visible par vous seulement.
table-sheet = Cartes
table-sheet-about = Qui a quelle carte de valorisation ? Touchez une case pour la marquer : ✗ non, ? peut-être, ✓ oui. Enregistré sur cet appareil seulement.
table-sheet-cell = { seat }, carte avec { $card_1 } pour { $what } : { $text }
table-mark-none = sans marque
table-mark-no = non
table-mark-maybe = peut-être
table-mark-yes = oui
table-tracker = Suivi de l’argent
table-tracker-about = L’argent de chacun, calculé d’après les paiements publics. Vous pourriez tenir le même compte sur papier.

## Time, seats and votes
table-menu = Menu de la table
table-watching = Vous regardez.
table-time-left = Temps restant :
table-paused = en pause
table-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
table-pause = Arrêter les pendules
table-resume = Relancer les pendules
table-pause-about = Tous les joueurs doivent être d’accord.
table-hand-over = Laisser un bot jouer pour moi
table-hand-over-about = Pour un tour, pour un moment ou jusqu’à la fin de la partie. Vous pouvez reprendre votre place à tout moment.
table-bot-plays = un bot joue
table-bot-plays-you = Un bot joue à votre place.
table-program = programme
table-take-back = Reprendre ma place
table-give = Céder ma place
table-give-about = Crée un lien. La première personne à l’ouvrir prend votre place.
table-give-link = Envoyez ce lien à la personne qui prendra votre place
table-give-withdraw = Annuler ce lien
table-seat-offered = Une place pour vous
table-seat-offered-about = Quelqu’un vous propose de reprendre une place dans cette partie.
table-just-watch = Simplement regarder
table-end = Proposer d’arrêter la partie
table-end-about = Si tous les joueurs acceptent, on compte les points en l’état.
table-cancel = Proposer d’annuler la partie
table-cancel-about = Seulement pendant la première manche. La partie ne comptera pas.
table-concede = Quitter la partie
table-concede-about = Vous abandonnez, et un bot prend votre place.
table-concede-sure = Quitter la partie ? Vous ne pourrez pas reprendre cette place.
table-offer-end = { seat } propose d’arrêter la partie maintenant et de compter les points en l’état.
table-offer-cancel = { seat } propose d’annuler la partie.
table-offer-stalemate = Depuis deux manches, aucune caisse n’a bougé et rien n’a été construit. Arrêter la partie et compter les points en l’état ?
table-end-sure = Arrêter la partie maintenant ?
table-offer-pause = Quelqu’un aimerait arrêter les pendules.
table-offer-resume = Quelqu’un aimerait relancer les pendules.
table-agreed = D’accord : { $names }
table-agree = Accepter
table-decline = Refuser
table-withdraw = Retirer
table-log-time-out = Le temps { seat-of } est écoulé.
table-log-bot-plays = Un bot joue maintenant pour { seat }.
table-log-back = { seat } est de retour.
table-log-seat-given = { $name } joue maintenant { seat }.
table-log-paused = Les pendules sont arrêtées.
table-log-resumed = Les pendules tournent de nouveau.

## One device for several
table-seat-here = Quelqu’un à côté de moi, sur cet appareil
table-cover = Passez l’appareil à { seat }
table-cover-about = Les autres, merci de regarder ailleurs.
table-cover-lift = Je suis { seat }. Voir mon plateau
table-pace = Limite de temps
table-pace-free = Sans limite de temps
table-pace-quick = En direct, rapide : 30 secondes par décision, 3 minutes de réserve
table-pace-calm = En direct, tranquille : 90 secondes par décision, 10 minutes de réserve
table-pace-day = Un jour par décision
table-pace-days = Trois jours par décision
table-length = Environ { $rounds } manches, à peu près { $minutes } minutes
table-length-weeks = Environ { $rounds } manches, soit plusieurs semaines

## Standing orders
table-orders = Ordres permanents
table-orders-about = Le serveur fait des offres et décide pour vous dans les limites fixées ici. Personne d’autre ne peut les voir.
table-orders-log = Ce que vos ordres ont fait
table-order-bid = Faire des offres aux enchères de l’île, avec un prix par caisse
table-order-cap = Ne jamais offrir plus de
table-order-keep = Argent à garder
table-order-tie = À ajouter en cas d’égalité
table-order-other = Si une couleur n’a pas de prix
table-order-ask = Me demander
table-order-zero = Offrir 0 $
table-order-settle = Vendre ma cargaison
table-order-accept = Accepter à partir de
table-order-each = par caisse
table-order-below = Si l’offre est plus basse
table-order-pass = Renoncer à mes actions restantes
table-order-loan = Autoriser les prêts

## Hints
table-hint = Conseil
table-hint-head = Le bot suggère :
table-hint-worth = Valeur estimée : { $amount }.
table-hint-better = Valeur estimée : { $amount }, soit { $more } de plus que le deuxième choix.
table-hint-outlook = Chances de gagner : { $chance } %. Score attendu : { $score }.
table-why-produce = { $count ->
    [one] Votre usine produit de la marchandise à vendre.
   *[other] Vos { $count } usines produisent de la marchandise à vendre.
}
table-why-make = De la marchandise à vendre. { $left ->
    [one] Il reste { $left } caisse de cette couleur en stock.
   *[other] Il reste { $left } caisses de cette couleur en stock.
}
table-why-warehouse = De la place pour plus de marchandise, à { $cost } $.
table-why-machine = { $count ->
    [0] Personne d’autre ne produit cette couleur. L’usine coûte { $cost } $.
    [one] Un seul autre joueur produit cette couleur. L’usine coûte { $cost } $.
   *[other] { $count } autres joueurs produisent aussi cette couleur. L’usine coûte { $cost } $.
}
table-why-restock = Là-bas, { containers-counted } à vendre à partir de { $price } $. Vous pourrez revendre plus cher.
table-why-harbour = Là-bas, { containers-counted } à vendre à partir de { $price } $, pour votre navire.
table-why-sail = Mène votre navire là où il peut rapporter.
table-why-sea = De là, votre navire peut atteindre n’importe quel port.
table-why-island = { containers-counted } aux enchères, et la banque double l’offre la plus élevée.
table-why-waiting = Là-bas, votre navire peut charger { containers-counted }.
table-why-take = Elle coûte { $price } $ et peut se revendre plus cher.
table-why-free = Elle ne coûte rien.
table-why-place = { $count ->
    [0] Personne ne peut l’acheter pour l’instant, mais à { $price } $, cela vaut la peine d’attendre.
    [one] { $count } joueur pourrait l’acheter à { $price } $ dès maintenant.
   *[other] { $count } joueurs pourraient l’acheter à { $price } $ dès maintenant.
}
table-why-price = De nouveaux prix, plus proches de ce que les autres paieront.
table-why-bid = La cargaison ajoute { $worth } $ à votre île : vous gagneriez { $rest } $.
table-why-broker = Une bonne affaire à la banque.
table-why-loan = Vous avez { $cash } $. Le prêt finance vos prochaines étapes.
table-why-repay = Économise { $interest_cost } $ d’intérêts à chaque tour.
table-why-sell = Transforme la marchandise en argent.
table-why-accept = Vous recevez { $total } $.
table-why-decline = La cargaison vaut { $worth } $ sur votre propre île.
table-why-enough = Rien d’autre ne vaut la peine d’être acheté.
table-why-best = Votre meilleur choix pour l’instant.

## Keys
table-keys = Raccourcis clavier
table-keys-about = Vous pouvez tout faire au clavier, sans souris.
table-keys-on = Utiliser les raccourcis clavier
table-key-asked = aller à la décision en cours
table-key-quays = aller à un quai, le vôtre d’abord
table-command = Taper une étape
table-command-about = Vous pouvez taper une étape dans la notation du jeu, par exemple « place tan@3 ». Tab la complète, Entrée la joue.
table-command-unknown = Vous ne pouvez pas jouer « { $step } » maintenant.

## Règles, avis et compagnie
table-rule = Règles : { $what }
table-notices = Notifications de cette table
table-notices-about = Choisissez les notifications à recevoir en votre absence.
table-notices-nowhere = Vous n’avez encore configuré aucune notification. Faites-le dans les réglages.
table-notices-as-others = Comme à mes autres tables
table-has-played = { $count ->
    [0] aucune partie terminée
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
table-seat-bot = Ajouter un bot
table-seat-free = Libérer cette place
table-invite-picture = Code QR du lien
table-rated = Classée : le résultat compte pour le classement. Il n’y a pas de conseils, et les places ne peuvent pas être cédées.
table-tracker-offered = Les joueurs peuvent utiliser le suivi de l’argent
table-programs-offered = Les programmes peuvent jouer
table-programs-about = Votre propre bot ou celui d’un ami peut entrer avec l’invitation. Tout le monde voit que c’est un programme.
table-sea-larger = Vue agrandie
table-sea-whole = Vue d’ensemble
table-help = Aide : expliquer la table
table-gone = Épuisé : { $what }
table-gone-next = Si une autre couleur s’épuise, la partie se termine.
table-last-turn = Dernier tour
table-seat-now = Vous jouez maintenant { $name }
table-key-amount = enchérir : tapez le montant, puis Entrée
table-key-accept = accepter l’offre la plus élevée
table-key-keep = garder votre cargaison
