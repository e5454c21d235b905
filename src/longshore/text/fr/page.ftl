### Ce que seule la page du navigateur dit.

page-name = Longshore
page-hero = Produire, embarquer, vendre par-delà les mers.
page-hero-about = Le jeu de société Container dans votre navigateur. Produisez, vendez et expédiez des caisses de cinq couleurs. Les joueurs fixent tous les prix, et le plus riche l’emporte.
page-play-now = Jouer maintenant
page-play-now-about = Contre deux bots, tout de suite. Sans compte.
page-new-table = Nouvelle table
page-home = Accueil
page-me = Vous
page-guest-name = Invité
page-language = Langue
page-theme-dark = Passer au thème sombre
page-theme-light = Passer au thème clair
page-back = Retour
page-close = Fermer
page-cancel = Annuler
page-confirm = Confirmer
page-save = Enregistrer
page-your-name = Votre nom
page-name-saved = Enregistré.
page-loading = Ouverture de la table…
page-nowhere = Page introuvable.
page-no-table = Cette table n’existe pas. Vérifiez le lien.
page-cancelled = La partie a été annulée.
page-problem-offline = Impossible de joindre le serveur. Rien n’a été envoyé. Réessayez.
page-connection-lost = Connexion perdue. Reconnexion…

## Tables
page-my-tables = Mes tables
page-open-tables = Tables ouvertes
page-open-tables-none = Aucune table n’attend de joueurs pour le moment.
page-state-open = en attente de joueurs
page-state-your-turn = à vous de jouer
page-lobby = En attente de joueurs
page-seat-open = place libre
page-seat-admiral = Bot : Amiral (niveau { $level })
page-seat-commodore = Bot : Contre-amiral (niveau { $level })
page-seat-captain = Bot : Capitaine (niveau { $level })
page-seat-pilot = Bot : Pilote (niveau { $level })
page-seat-trader = Bot : Négociant (niveau { $level })
page-seat-mate = Bot : Lieutenant (niveau { $level })
page-seat-bosun = Bot : Maître d’équipage (niveau { $level })
page-seat-stevedore = Bot : Docker (niveau { $level })
page-seat-apprentice = Bot : Apprenti (niveau { $level })
page-seat-deckhand = Bot : Matelot (niveau { $level })
page-seat-none = aucun joueur
page-style = Style de jeu du bot { $number }
page-style-none = polyvalent
page-style-producer = producteur
page-style-shipper = armateur
page-style-collector = collectionneur
page-style-banker = épargnant
page-seat-number = Place { $number }
page-bot-name = { $bot ->
    [Deckhand] Matelot
    [Apprentice] Apprenti
    [Stevedore] Docker
    [Bosun] Maître d’équipage
    [Mate] Lieutenant
    [Trader] Négociant
    [Pilot] Pilote
    [Captain] Capitaine
    [Commodore] Contre-amiral
    [Admiral] Amiral
   *[other] { $bot }
} (bot)
page-invite = Envoyez ce lien aux personnes avec qui vous voulez jouer
page-copy = Copier
page-copied = Copié
page-join = Prendre place
page-leave = Quitter
page-start-with-bots = Commencer avec des bots
page-edition = Édition
page-seats = Places
page-seats-about = Container se joue de trois à cinq joueurs.
page-seats-ordered = Garder cet ordre au lieu de tirer les places au sort
page-seats-few = Il faut au moins trois joueurs.
page-your-level = À peu près de votre force : { $bot } (niveau { $level })
page-listed = Table publique : tout le monde peut la trouver et la rejoindre
page-options = Options
page-options-more = Autres options
page-recommended = conseillé
page-create = Créer la table
page-create-and-start = Commencer la partie

## La table
page-table-title = La table
page-round = Manche { $round }
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
page-space-costs = case libre : construire ici coûte { $cost } $
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
   *[other] , cargaison : { $cargo }
}
page-supply-left = { $count ->
    [0] { $what } : épuisé
   *[other] { $what } : { $count } en stock
}
page-end-gauge = Couleurs épuisées : { $gone } sur 2
page-end-productions = { $count ->
    [one] fin au plus tôt dans { $count } production
   *[other] fin au plus tôt dans { $count } productions
}
page-end-last-turn = Dernier tour !
page-interest-due = −{ $due } $ d’intérêts au prochain tour
page-score-now = Score actuel
page-thinking = réfléchit
page-payment = { seat } : { $bid }
page-payment-unused = inutilisée
page-log = Journal
page-log-more = Tours précédents

## Agir
page-turn-buttons = Annuler, rétablir ou finir le tour
page-undo = Annuler
page-redo = Rétablir
page-reset = Recommencer le tour
page-end-turn = Finir le tour
page-turn-complete = Tout est joué. Finissez votre tour ou annulez une étape.
page-actions-left = { $count ->
    [0] plus d’action
    [one] encore { $count } action
   *[other] encore { $count } actions
}
page-action-produce = Produire
page-action-restock = Acheter des caisses
page-action-sail = Naviguer
page-action-build = Construire
page-action-broker = Courtier
page-action-load = Acheter encore
page-buy-here = Acheter
page-restock-about = { $room ->
    [0] Votre magasin de port est plein. Vous pouvez quand même changer les prix.
    [one] Il reste de la place pour { $room } caisse dans votre magasin de port. À qui voulez-vous acheter ?
   *[other] Il reste de la place pour { $room } caisses dans votre magasin de port. À qui voulez-vous acheter ?
}
page-sail-auction = met votre cargaison aux enchères
page-shelf-empty = Il n’y a rien à vendre ici.
page-bought = Vous avez pris : { $lot }
page-room-left = { $count ->
    [0] pas de place
   *[other] place pour { $count }
}
page-hand-empty = toutes les caisses ont un prix
page-in-hand = { $what }, prix à fixer : { $count }
page-buyers = Acheteurs possibles :
page-buyer-room = { $count ->
    [0] pas de place
   *[other] place pour { $count }
}
page-amount = Montant en dollars
page-less = 1 $ de moins
page-more = 1 $ de plus
page-clear = Effacer
page-backspace = Effacer le dernier chiffre
page-confirm-loan = Avec deux prêts, vous payez { $all_interest } $ d’intérêts à chaque tour, et ils vous coûtent { $all_loans_score } $ à la fin si vous ne les remboursez pas. Si vous ne pouvez pas payer les intérêts, la banque saisit une partie de vos caisses.
page-confirm-first-loan = Vous recevez { $loan_amount } $ et payez { $interest_cost } $ d’intérêts à chaque tour. Si vous ne remboursez pas le prêt, il vous coûte { $loan_score } $ à la fin.
page-confirm-buy = Confirmer cet achat ?
page-confirm-turn = Une fois le tour fini, vous ne pourrez plus l’annuler.
page-confirm-bid = Vous ne pourrez plus changer votre offre.
page-confirm-auction = Cela ouvre la vente aux enchères et termine votre tour. C’est irréversible.
page-confirm-final = C’est irréversible.

## La vente aux enchères
page-auction = La cargaison { seat-of } est mise aux enchères
page-auction-tie-break = Égalité ! Les ex æquo ajoutent une seconde offre
page-bid-made = offre faite
page-bid-wait = Votre offre est faite. Toutes les offres seront révélées ensemble.
page-zero-cards = { $count ->
    [one] avec { $count } carte de bluff
   *[other] avec { $count } cartes de bluff
}
page-worth = Valeur pour vous :
page-worth-change = votre île : { $before } $ → { $after } $
page-worth-discard = Rejetée à la fin : { $what }
page-worth-discard-before = (avant : { $what })
page-worth-five = Les cinq couleurs : votre couleur 5/10 compte maintenant { $card_high }.
page-worth-five-kept = Vous avez déjà les cinq couleurs.
page-decline-worth = Sur votre île : { $worth }. En tout : { $total }.
page-decline-short = Il vous manque { $short } $ pour garder la cargaison.

## La fin
page-you-win = Vous avez gagné !
page-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
page-discarded = rejetée
page-total = Total
page-rematch = Revanche
page-action-sale = Vendre à la banque
page-edition-advice = Vous découvrez le jeu ? Prenez l’édition 2007, comme avec « { page-play-now } ».
