### Ce que seule la page du navigateur dit.

page-name = Longshore
page-hero = Produire, embarquer, vendre outre-mer.
page-hero-about = Le jeu de société Container dans votre navigateur : chacun produit, vend et expédie des caisses de cinq couleurs. Qui en tirera le plus grand profit ?
page-play-now = Jouer maintenant
page-play-now-about = Contre deux bots, tout de suite. Sans compte.
page-new-table = Nouvelle table
page-home = Accueil
page-me = Vous
page-guest-name = Invité
page-language = Langue
page-theme-dark = Passer en sombre
page-theme-light = Passer en clair
page-back = Retour
page-close = Fermer
page-cancel = Annuler
page-confirm = Confirmer
page-save = Enregistrer
page-your-name = Votre nom
page-name-saved = Enregistré.
page-loading = Ouverture de la table…
page-nowhere = Il n’y a rien à cette adresse.
page-no-table = Cette table n’existe pas.
page-cancelled = La partie a été annulée.
page-problem-offline = Le serveur est injoignable. Rien n’a été envoyé ; réessayez.
page-connection-lost = La connexion est perdue. Nouvel essai…

## Tables
page-my-tables = Mes tables
page-open-tables = Tables ouvertes
page-open-tables-none = Personne ne cherche de joueurs en ce moment.
page-state-open = attend des joueurs
page-state-your-turn = à vous de jouer
page-lobby = En attente de joueurs
page-seat-open = une place libre
page-seat-captain = Bot : Capitaine (fort)
page-seat-trader = Bot : Négociant
page-seat-deckhand = Bot : Matelot (facile)
page-seat-none = personne
page-style = Comment joue le bot { $number }
page-style-none = polyvalent
page-style-producer = aime produire
page-style-shipper = aime transporter
page-style-collector = aime collectionner
page-style-banker = aime garder son argent
page-seat-number = Place { $number }
page-bot-name = { $bot ->
    [Trader] Négociant
    [Deckhand] Matelot
    [Captain] Capitaine
   *[other] { $bot }
} (bot)
page-invite = Envoyez ce lien à ceux qui doivent jouer
page-copy = Copier
page-copied = Copié
page-join = Prendre place
page-leave = Quitter
page-start-with-bots = Commencer (bots en complément)
page-edition = Édition
page-seats = Places
page-seats-about = On joue à trois, quatre ou cinq.
page-seats-ordered = Garder cet ordre au lieu de tirer les places au sort
page-seats-few = Il faut être au moins trois.
page-listed = Ouverte à tous : montrer la table parmi les tables ouvertes
page-options = Options
page-options-more = Autres options
page-recommended = conseillé
page-create = Ouvrir la table
page-create-and-start = Commencer la partie

## La table
page-table-title = La table
page-round = Tour de table { $round }
page-sea = Le port
page-quays = Quais
page-my-quay = Votre quai
page-purse = Votre argent et votre carte
page-machines = Usines
page-warehouses = Entrepôts
page-machine-of = usine : { $what }
page-warehouse-number = entrepôt { $number }
page-build-machine = Construire une usine pour { $cost } $
page-build-warehouse = Construire un entrepôt pour { $cost } $
page-space-costs = emplacement libre : construire coûte { $cost } $
page-nothing = rien
# $lot is a list of colours
page-column = { $lot } à { $price } $
page-plot = { $lot ->
    [none] { seat } : rien
   *[other] { seat } : { $lot }
}
page-berth = Le navire { seat-of } est à quai ici
page-ship-at = { $place ->
    [sea] Navire { seat-of }, en mer ouverte
    [island] Navire { seat-of }, à l’île étrangère
    [bank] Navire { seat-of }, au port de la banque
   *[harbour] Navire { seat-of }, au port { other-of }
}{ $cargo ->
    [none] , vide
   *[other] , chargé de { $cargo }
}
page-supply-left = { $count ->
    [0] { $what } : épuisé
   *[other] { $what } : { $count } en stock
}
page-end-gauge = Couleurs épuisées : { $gone } sur 2
page-end-productions = { $count ->
    [one] encore au moins { $count } production
   *[other] encore au moins { $count } productions
}
page-end-last-turn = Dernier tour !
page-interest-due = −{ $due } $ au prochain tour
page-score-now = Score actuel
page-thinking = réfléchit
page-payment = { seat } offre { $bid }
page-payment-unused = libre
page-log = Journal
page-log-more = Tours précédents

## Agir
page-turn-buttons = Votre tour en brouillon
page-undo = Annuler
page-redo = Rétablir
page-reset = Recommencer
page-end-turn = Finir le tour
page-turn-complete = Votre tour est prêt. Finissez-le ou annulez une étape.
page-actions-left = { $count ->
    [0] plus d’action
    [one] encore { $count } action
   *[other] encore { $count } actions
}
page-action-produce = Produire
page-action-restock = Acheter pour le port
page-action-sail = Naviguer
page-action-build = Construire
page-action-broker = Courtier
page-action-load = Recharger
page-buy-here = Acheter
page-restock-about = { $room ->
    [0] Votre magasin de port est plein. Vous pouvez quand même changer les prix.
    [one] Votre magasin de port a de la place pour { $room } caisse. À qui acheter ?
   *[other] Votre magasin de port a de la place pour { $room } caisses. À qui acheter ?
}
page-sail-auction = ouvre la vente aux enchères de votre cargaison
page-shelf-empty = Il n’y a rien à vendre ici.
page-bought = Pris : { $lot }
page-room-left = { $count ->
    [0] plus de place
   *[other] place pour { $count }
}
page-hand-empty = vide
page-in-hand = { $what } : { $count } en main
page-buyers = Qui pourrait acheter :
page-buyer-room = { $count ->
    [0] pas de place
   *[other] place pour { $count }
}
page-amount = Montant en dollars
page-less = 1 $ de moins
page-more = 1 $ de plus
page-clear = Effacer
page-backspace = Effacer le dernier chiffre
page-confirm-loan = Vous auriez alors deux prêts : { $all_interest } $ d’intérêt à chaque tour, et −{ $all_loans_score } $ à la fin. Sans argent pour l’intérêt, la banque saisit vos caisses.
page-confirm-first-loan = 10 $ tout de suite ; 1 $ d’intérêt à chaque tour, et −11 $ à la fin si vous ne le remboursez pas.
page-confirm-buy = Vous avez demandé à confirmer chaque achat.
page-confirm-turn = Finir le tour maintenant ? Vous ne pourrez plus l’annuler.
page-confirm-bid = Une offre ne peut plus être changée.
page-confirm-auction = Cela ouvre la vente aux enchères et termine votre tour. Vous ne pourrez pas l’annuler.
page-confirm-final = Vous ne pourrez pas l’annuler.

## La vente aux enchères
page-auction = La cargaison { seat-of } est mise aux enchères
page-auction-tie-break = Égalité : les plus offrants ajoutent à leur offre
page-bid-made = offre faite
page-bid-wait = Votre offre est faite. Toutes les offres sont révélées ensemble.
page-zero-cards = { $count ->
    [one] avec { $count } carte à 0 $
   *[other] avec { $count } cartes à 0 $
}
page-worth = Valeur pour vous :
page-worth-change = votre île : { $before } $ → { $after } $
page-worth-discard = Rejetée à la fin : { $what }
page-worth-discard-before = (avant : { $what })
page-worth-five = Les cinq couleurs : votre couleur 5/10 compte 10.
page-worth-five-kept = Vous avez déjà les cinq couleurs.
page-decline-worth = La cargaison vaut { $worth } sur votre île ; en tout { $total }.
page-decline-short = Il vous manque { $short } $ pour refuser.

## La fin
page-you-win = Vous gagnez !
page-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
page-discarded = rejetée
page-total = Total
page-rematch = Revanche
page-action-sale = Vendre à la banque
