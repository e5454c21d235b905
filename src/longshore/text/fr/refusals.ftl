### Pourquoi quelque chose n'est pas permis. $need est la limite, $have ce qu'il y a.

refusal-allowed = C’est permis.
refusal-game-over = La partie est terminée.
refusal-no-such-seat = Ce joueur ne participe pas à la partie.
refusal-no-such-step = Cette étape n’existe pas.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-asked = Vous n’avez rien à décider pour l’instant.
refusal-wrong-step = Cela ne répond pas à la décision en cours.
refusal-no-actions-left = Vos deux actions sont utilisées. Vous pouvez seulement rembourser un prêt ou finir votre tour.
refusal-loan-limit = { $need ->
    [one] Vous pouvez avoir au plus { $need } prêt. Vous en avez { $have }.
   *[other] Vous pouvez avoir au plus { $need } prêts. Vous en avez { $have }.
}
refusal-loan-after-bid = Votre offre est faite. Vous pourrez de nouveau prendre un prêt une fois les offres révélées.
refusal-no-loan = Vous n’avez aucun prêt à rembourser.
refusal-repay-cash = Rembourser un prêt coûte { $need } $. Vous avez { $have } $.
refusal-no-warehouse-space = { $need ->
    [one] Vous pouvez avoir au plus { $need } entrepôt. Vous en avez { $have }.
   *[other] Vous pouvez avoir au plus { $need } entrepôts. Vous en avez { $have }.
}
refusal-no-warehouse-left = Il ne reste aucun entrepôt dans le stock.
refusal-warehouse-cash = Un entrepôt coûte { $need } $. Vous avez { $have } $.
refusal-no-machine-space = { $need ->
    [one] Vous pouvez avoir au plus { $need } usine. Vous en avez { $have }.
   *[other] Vous pouvez avoir au plus { $need } usines. Vous en avez { $have }.
}
refusal-machine-owned = Vous avez déjà une usine de cette couleur.
refusal-no-machine-left = Il ne reste aucune usine de cette couleur dans le stock.
refusal-machine-cash = Une usine coûte { $need } $. Vous avez { $have } $.
refusal-produced-already = Vous avez déjà produit pendant ce tour.
refusal-produce-cash = Produire coûte { $need } $. Vous avez { $have } $.
refusal-ends-after-call = Cela mettrait fin à la partie. C’est interdit pendant un tour où vous avez appelé le courtier.
refusal-no-such-machine = Vous n’avez pas d’usine de cette couleur.
refusal-made-already = Cette usine a déjà produit sa caisse.
refusal-colour-gone = Il ne reste aucune caisse de cette couleur dans la zone de stock.
refusal-own-factory = Vous ne pouvez pas acheter dans votre propre centre de distribution.
refusal-not-in-store = Cette caisse n’est pas dans ce magasin.
refusal-same-seller = Vous avez déjà acheté chez ce joueur pendant ce tour.
refusal-restock-room = Votre magasin de port est plein. Chaque entrepôt contient une caisse.
refusal-restock-cash = Cette caisse coûte { $need } $. Vous avez { $have } $.
refusal-not-liftable = Vous ne pouvez pas reprendre cette caisse.
refusal-not-in-hand = Vous n’avez pas de caisse de cette couleur en main.
refusal-factory-price = Le prix le plus élevé dans un centre de distribution est de { $need } $. Vous avez choisi { $have } $.
refusal-harbour-price = Le prix le plus bas dans un magasin de port est de { $need } $. Vous avez choisi { $have } $.
refusal-hand-not-empty = { $have ->
    [one] Fixez d’abord le prix de la caisse que vous avez en main.
   *[other] Fixez d’abord le prix des { $have } caisses que vous avez en main.
}
refusal-sail-nowhere = Votre navire y est déjà.
refusal-sail-via-sea = Depuis un port, votre navire doit d’abord passer par la mer ouverte.
refusal-own-harbour = Votre navire ne peut pas entrer dans votre propre port.
refusal-no-bank = Il n’y a pas de banque d’investissement dans cette partie.
refusal-empty-ship = Dans cette partie, un navire vide ne peut pas aller à l’île étrangère.
refusal-no-docked-purchase = Dans cette partie, un navire ne peut acheter qu’à son arrivée.
refusal-not-docked = Votre navire n’est pas à quai dans le port d’un autre joueur.
refusal-ship-full = { $need ->
    [one] Votre navire est plein. Il porte { $need } caisse.
   *[other] Votre navire est plein. Il porte { $need } caisses.
}
refusal-load-cash = Cette caisse coûte { $need } $. Vous avez { $have } $.
refusal-not-at-bank = Cette caisse n’est pas dans votre port de la banque.
refusal-bid-committed = Votre offre est faite et ne peut plus être changée.
refusal-bid-cash = Vous ne pouvez pas offrir { $need } $. Vous disposez de { $have } $.
refusal-bid-too-large = L’offre la plus élevée possible est de { $need } $.
refusal-no-zero-cards = { $need ->
    [one] Vous ne pouvez pas jouer { $need } carte de bluff. Vous en avez { $have }.
   *[other] Vous ne pouvez pas jouer { $need } cartes de bluff. Vous en avez { $have }.
}
refusal-tie-break-minimum = Au départage, vous devez ajouter au moins { $need } $. Vous avez ajouté { $have } $.
refusal-not-highest = Vous ne pouvez accepter que l’offre la plus élevée, de { $need } $. Ce joueur a offert { $have } $.
refusal-decline-cash = Pour refuser, vous devez payer l’offre la plus élevée, soit { $need } $. Vous avez { $have } $.
refusal-called-already = Vous avez déjà appelé le courtier pendant ce tour.
refusal-won-this-turn = Vous avez gagné une enchère de courtier pendant ce tour : vous ne pouvez plus appeler le courtier.
refusal-call-after-end = Vous avez déclenché la fin de la partie : vous ne pouvez plus appeler le courtier.
refusal-card-in-use = Une enchère de courtier est déjà ouverte. Vous pouvez seulement surenchérir.
refusal-card-unused = Il n’y a sur la carte de paiement aucune offre à dépasser.
refusal-empty-broker-space = Cette case de courtier est vide.
refusal-broker-bid-low = L’offre doit être d’au moins { $need } $. Vous avez offert { $have } $.
refusal-broker-bid-cash = Il vous faut { $need } $ pour cette offre. Vous avez { $have } $.
refusal-broker-containers = { $need ->
    [one] Il vous faut au moins { $need } caisse en magasin pour cette offre. Vous en avez { $have }.
   *[other] Il vous faut au moins { $need } caisses en magasin pour cette offre. Vous en avez { $have }.
}
refusal-offer-low = { $need ->
    [one] Vous devez offrir au moins { $need } caisse. Vous en avez offert { $have }.
   *[other] Vous devez offrir au moins { $need } caisses. Vous en avez offert { $have }.
}
refusal-not-sellable = Vous ne pouvez pas vendre cette caisse. Vendez d’abord celles du centre de distribution et, s’il est vide, celles du magasin de port.
refusal-not-seizable = Cela ne peut pas être saisi maintenant.
refusal-not-left-to-pay = Vous n’avez plus de caisse de cette couleur pour payer.
refusal-players = Le jeu se joue à trois, quatre ou cinq, et non à { $value }.
refusal-edition = Il n’y a pas d’édition « { $value } ». Choisissez 2007 ou 2018.
refusal-unknown-option = Option inconnue : « { $option } ».
refusal-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
refusal-option-fixed = Dans l’édition { $edition }, l’option « { $option } » ne peut pas valoir « { $value } ».
refusal-option-edition = L’édition { $edition } n’a pas l’option « { $option } ».
refusal-option-bank = L’option « { $option } » nécessite la banque d’investissement.
refusal-unknown-rules = Cette partie suit la version { $value } des règles. Ce programme connaît { $known }.
refusal-option-cancel-bid = L’option « { $option } » nécessite l’option « { option-cancel-bid } ».
refusal-bad-deal = { $part ->
    [first] La mise en place désigne un premier joueur qui ne participe pas à la partie.
    [machines] La mise en place doit donner à chaque joueur une usine d’une couleur différente.
    [cards] La mise en place doit donner à chaque joueur une carte de valorisation différente.
   *[brokers] Avec cette mise en place, les courtiers ne peuvent pas avoir reçu ces caisses.
}

## Hors des règles
refusal-bad-step = Étape inconnue : « { $text } ».
refusal-bad-seat = Joueur inconnu : « { $text } ».
refusal-stale = Trop tard : la situation a changé, et cette décision a déjà été prise.
