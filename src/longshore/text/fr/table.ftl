### What only the table in the browser says.

## The connection
table-connection-lost = Pas de connexion. Ce que vous voyez date de { $time } ; la page réessaie.
table-connection-asking = Pas de liaison directe : mise à jour toutes les quelques secondes.
table-here = à la table
table-away = pas là
table-spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

## The auction
table-seller-decides = { seat } décide : vendre pour { $amount } $ et recevoir { $total } $ avec la subvention, ou payer { $amount } $ et garder la cargaison.
table-accept-sum = { $amount } $ de l’acheteur et { $amount } $ de subvention

## Beside the table
table-side = Journal, discussion et notes
table-since = Depuis votre dernier tour
table-digest-sold = Vendu : { $lot }, { $amount } $.
table-digest-made = { seat } produit : { $lot }.
table-digest-bought = { seat } achète { other-to } : { $lot }, { $amount } $.
table-filter = Afficher dans le journal
table-filter-all = Tout
table-filter-trade = Production et commerce
table-filter-ships = Navires
table-filter-auctions = Enchères
table-filter-money = Argent et prêts
table-log-none = Rien de tel pour l’instant.
table-moment = montrer ce moment
table-past = Le passé : après l’étape { $number } sur { $total }
table-step-back = Une étape en arrière
table-step-on = Une étape en avant
table-now = Revenir au présent
table-chat = Discussion
table-chat-none = Personne n’a encore rien dit.
table-chat-write = Écrire à la table
table-chat-send = Envoyer
table-chat-about = À propos de ce message de { $name }
table-chat-removed = Retiré par l’administrateur du serveur.
table-mute = Masquer
table-mute-about = Vous ne lisez plus rien de cette personne.
table-block = Bloquer
table-block-about = Vous ne vous lisez plus et ne rejoignez plus les tables l’un de l’autre.
table-report = Signaler à l’administrateur du serveur
table-report-reason = Qu’est-ce qui ne va pas ?
table-reported = Merci. L’administrateur du serveur va regarder.
table-notes = Notes
table-notes-about = Personne d’autre ne lit ceci.
table-sheet = Cartes
table-sheet-about = Qui a quelle carte ? Touchez pour marquer : ✗ non, ? peut-être, ✓ oui. Reste sur cet appareil.
table-sheet-cell = { seat }, carte à 10 pour { $what } : { $text }
table-mark-none = sans marque
table-mark-no = non
table-mark-maybe = peut-être
table-mark-yes = oui
table-tracker = Suivi de l’argent
table-tracker-about = Ce que les paiements publics prouvent sur l’argent de chacun. Tout le monde pourrait tenir ce compte à la main.

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
table-pause-about = Tous ceux qui jouent doivent être d’accord.
table-hand-over = Laisser un bot jouer pour moi
table-hand-over-about = Pour un tour, un moment ou jusqu’à la fin. Vous pouvez reprendre votre place à tout instant.
table-bot-plays = un bot joue
table-bot-plays-you = Un bot joue à votre place.
table-take-back = Reprendre ma place
table-give = Céder la place
table-give-about = Crée un lien. La première personne qui l’ouvre continue à votre place.
table-give-link = Envoyez ce lien à la personne qui aura la place
table-give-withdraw = Annuler le lien
table-seat-offered = Une place pour vous
table-seat-offered-about = Quelqu’un souhaite que vous poursuiviez cette partie.
table-just-watch = Seulement regarder
table-end = Proposer de finir la partie
table-end-about = On compte la position actuelle, si tous sont d’accord.
table-cancel = Proposer d’annuler la partie
table-cancel-about = Seulement pendant le premier tour de table. La partie ne comptera pas.
table-concede = Quitter la partie
table-concede-about = Vous abandonnez et un bot termine à votre place.
table-concede-sure = Vous ne pourrez pas reprendre cette place. Quitter la partie ?
table-offer-end = { seat } propose de finir la partie maintenant, telle quelle.
table-offer-cancel = { seat } propose d’annuler la partie.
table-offer-stalemate = Aucune caisse n’a bougé pendant tout un tour de table. Arrêter et compter les points ?
table-offer-pause = Quelqu’un aimerait arrêter les pendules.
table-offer-resume = Quelqu’un aimerait relancer les pendules.
table-agreed = D’accord : { $names }
table-agree = Accepter
table-decline = Refuser
table-withdraw = Retirer
table-log-time-out = Le temps { seat-of } est écoulé.
table-log-bot-plays = Un bot joue maintenant pour { seat }.
table-log-back = { seat } est de retour.
table-log-seat-given = { $name } joue désormais { seat }.
table-log-paused = Les pendules sont arrêtées.
table-log-resumed = Les pendules tournent de nouveau.

## One device for several
table-seat-here = Quelqu’un à côté de moi, sur cet appareil
table-cover = Passez l’appareil à { seat }
table-cover-about = Tous les autres regardent ailleurs.
table-cover-lift = Je suis { seat } : montrez-moi mon plateau
table-pace = Temps
table-pace-free = Sans pendule
table-pace-quick = En direct, rapide : 30 secondes par décision, 3 minutes de réserve
table-pace-calm = En direct, calme : 90 secondes par décision, 10 minutes de réserve
table-pace-day = Un jour par décision
table-pace-days = Trois jours par décision

## Standing orders
table-orders = Ordres permanents
table-orders-about = Le serveur répond pour vous, selon vos chiffres. Personne d’autre ne l’apprend.
table-orders-log = Ce qu’ils ont fait
table-order-bid = Offrir sur l’île : tant par caisse
table-order-cap = Au plus
table-order-keep = Argent à garder
table-order-tie = En plus en cas d’égalité
table-order-other = Autres cargaisons
table-order-ask = Me demander
table-order-zero = Offrir 0
table-order-settle = Vendre ma cargaison
table-order-accept = À partir d’une offre de
table-order-each = par caisse
table-order-below = En dessous
table-order-pass = Passer les actions qui me restent
table-order-loan = Les ordres peuvent prendre un prêt

## Hints
table-hint = Conseil
table-hint-head = Un négociant ferait ceci :
table-hint-worth = Valeur estimée : { $amount }.
table-hint-better = Valeur estimée : { $amount }, soit { $more } de plus que le deuxième choix.
table-why-produce = { $count ->
    [one] Votre usine fait de nouvelles marchandises à vendre.
   *[other] Vos { $count } usines font de nouvelles marchandises à vendre.
}
table-why-make = De nouvelles caisses à vendre ; il en reste { $left } de cette couleur en stock.
table-why-warehouse = De la place pour plus de marchandises, pour { $cost } $.
table-why-machine = { $count ->
    [0] Personne d’autre ne fait cette couleur. Coûte { $cost } $.
    [one] Un seul autre joueur fait cette couleur. Coûte { $cost } $.
   *[other] { $count } autres font aussi cette couleur. Coûte { $cost } $.
}
table-why-restock = { containers-counted } à vendre là à partir de { $price } $, à revendre plus cher.
table-why-harbour = { containers-counted } à vendre là à partir de { $price } $, pour votre navire.
table-why-sail = Amène le navire là où il rapporte.
table-why-sea = De là, le navire atteint ensuite n’importe quel port.
table-why-island = { containers-counted } aux enchères, et la banque ajoute autant que la meilleure offre.
table-why-waiting = Votre navire y trouve { containers-counted }.
table-why-take = Pour { $price } $ ; se revend plus cher.
table-why-free = Ne coûte rien.
table-why-place = { $count ->
    [0] Personne ne peut l’acheter pour l’instant, mais { $price } $ valent l’attente.
    [one] { $count } joueur pourrait l’acheter à { $price } $ dès maintenant.
   *[other] { $count } joueurs pourraient l’acheter à { $price } $ dès maintenant.
}
table-why-price = De nouveaux prix, plus proches de ce que les autres paieront.
table-why-bid = La cargaison ajoute { $worth } $ à votre île ; vous gagneriez { $rest } $.
table-why-broker = Une bonne affaire à la banque.
table-why-loan = Vous avez { $cash } $ ; le prêt paie la suite.
table-why-repay = Économise 1 $ d’intérêt à chaque tour.
table-why-sell = Transforme la marchandise en argent.
table-why-accept = Vous rapporte { $total } $.
table-why-decline = La cargaison vaut { $worth } $ sur votre propre île.
table-why-enough = Rien d’autre ne vaut son prix.
table-why-best = Votre meilleur choix.

## Keys
table-keys = Touches
table-keys-about = Tout peut se faire sans souris.
table-keys-on = Utiliser les raccourcis clavier
table-key-asked = aller à la décision en cours
table-key-quays = les quais, le mien d’abord
table-command = Taper une étape
table-command-about = La ligne comprend la notation des parties, comme « place tan@3 » ; Tab complète, Entrée exécute.
table-command-unknown = « { $step } » n’est pas possible maintenant.

## Règles, avis et compagnie
table-rule = Règles : { $what }
table-notices = Notifications de cette table
table-notices-about = Les notifications que vous recevez quand vous n’êtes pas là.
table-notices-nowhere = Le serveur ne sait pas encore comment vous joindre. Vous pouvez l’indiquer dans les réglages.
table-notices-as-others = Comme à toutes les autres tables
table-has-played = { $count ->
    [0] aucune partie finie
    [one] { $count } partie finie
   *[other] { $count } parties finies
}
table-seat-bot = Ajouter un bot
table-seat-free = Libérer la place
table-invite-picture = Le lien en code QR
table-rated = Classée : le résultat compte pour le classement. Sans conseils, et aucune place n’est cédée.
table-tracker-offered = Les joueurs peuvent utiliser le suivi de l’argent
table-sea-larger = Agrandir l’image
table-sea-whole = Image entière
table-help = Aide : expliquer la table
