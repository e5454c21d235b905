### Les mots du jeu. Formes de base selon docs/rules/glossary.csv, puis morceaux de phrases.

# Le nom de cette langue, dans cette langue.
language-name = Français

## Places autour de la table
seat-blue = Bleu
seat-red = Rouge
seat-yellow = Jaune
seat-green = Vert
seat-purple = Mauve

## Couleurs des caisses et des usines
colour-black = noir
colour-brown = brun
colour-orange = orange
colour-tan = beige
colour-white = blanc

## Choses
container = caisse
machine = usine
warehouse = entrepôt
ship = navire
loan = prêt
money = argent
cash = argent
price = prix
value-card = carte de valorisation
two-value-colour = couleur « 5/10 »
bluffing-card = carte de bluff à 0 $
lot = lot
hand = main

## Lieux
open-sea = mer ouverte
foreign-island = île étrangère
island-area = secteur de l’île étrangère
harbour = port
bank-harbour = port de la banque
player-board = plateau de jeu
factory-area = secteur industriel
factory-store = centre de distribution
harbour-area = secteur portuaire
harbour-store = magasin de port
container-supply = zone de stock
machine-supply = stock d’usines
warehouse-supply = stock d’entrepôts
out-of-the-game = hors du jeu

## Personnes
player = joueur
active-player = joueur actif
starting-player = premier joueur
union-boss = patron du syndicat des ouvriers
highest-bidder = meilleur enchérisseur
winner = vainqueur
bank = banque

## La banque d'investissement
investment-bank = banque d’investissement
broker = courtier
broker-space = case de courtier
payment-card = carte de paiement
broker-numbered = Courtier { $broker }
broker-space-goods = caisses du courtier { $broker }
broker-space-money = argent du courtier { $broker }

## Le déroulement du jeu
turn = tour
action = action
interest = intérêt
domestic-sale = Vente domestique
auction = vente aux enchères
bid = offre
highest-bid = offre la plus élevée
tie = égalité
subsidy = subvention du gouvernement
production-capacity = capacité de production
factory-storage-capacity = capacité de distribution
harbour-storage-capacity = capacité d’entreposage
pay-interest = Paiement d’intérêt
buy-warehouse = Construction d’un entrepôt
buy-machine = Construction d’une usine
buy-for-harbour-store = Achat de caisses
produce = Production de caisses
sail = Mouvement de navire
call-the-broker = Appel du courtier
win-broker-auction = Enchère du courtier remportée
loans-heading = Prêts
game-setup = Mise en place
ending-the-game = Fin de la Partie
scoring = Décompte final

## Sommes et listes
dollars = { $amount } $
containers-counted = { $count ->
    [one] { $count } caisse
   *[other] { $count } caisses
}
loans-counted = { $count ->
    [one] { $count } prêt
   *[other] { $count } prêts
}
several = { $count } × { $what }
list-and = { $first } et { $last }
waiting-for = En attente de { $names }.

## Morceaux de phrases
seat = { $seat ->
    [blue] Bleu
    [red] Rouge
    [yellow] Jaune
    [green] Vert
    [purple] Mauve
   *[other] { $seat }
}
seat-of = de { seat }
other-to = à { $other ->
    [blue] Bleu
    [red] Rouge
    [yellow] Jaune
    [green] Vert
    [purple] Mauve
   *[other] { $other }
}
other-of = de { $other ->
    [blue] Bleu
    [red] Rouge
    [yellow] Jaune
    [green] Vert
    [purple] Mauve
   *[other] { $other }
}
a-container = une caisse { $colour ->
    [black] noire
    [brown] brune
    [orange] orange
    [tan] beige
   *[white] blanche
}
a-container-first = Une caisse { $colour ->
    [black] noire
    [brown] brune
    [orange] orange
    [tan] beige
   *[white] blanche
}
the-container = la caisse { $colour ->
    [black] noire
    [brown] brune
    [orange] orange
    [tan] beige
   *[white] blanche
}
a-machine = une usine { $colour ->
    [black] noire
    [brown] brune
    [orange] orange
    [tan] beige
   *[white] blanche
}
the-machine = l’usine { $colour ->
    [black] noire
    [brown] brune
    [orange] orange
    [tan] beige
   *[white] blanche
}

# In place of the name of somebody who was forgotten
former-player = un ancien joueur
