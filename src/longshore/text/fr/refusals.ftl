### Pourquoi quelque chose n'est pas permis. $need est la limite, $have ce qu'il y a.

refusal-allowed = C’est permis.
refusal-game-over = La partie est terminée.
refusal-no-such-seat = Ce joueur ne participe pas à cette partie.
refusal-no-such-step = Cette étape n’existe pas.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-asked = Vous n’avez rien à décider pour l’instant.
refusal-wrong-step = Cela ne répond pas à ce qui vous est demandé.
refusal-no-actions-left = Vos deux actions sont utilisées ; vous pouvez seulement rembourser un prêt ou terminer le tour.
refusal-loan-limit = { $need ->
    [one] Personne ne peut avoir plus de { $need } prêt, et vous en avez { $have }.
   *[other] Personne ne peut avoir plus de { $need } prêts, et vous en avez { $have }.
}
refusal-loan-after-bid = Votre offre est faite : pas de prêt avant que les offres soient révélées.
refusal-no-loan = Vous n’avez aucun prêt à rembourser.
refusal-repay-cash = Rembourser un prêt coûte { $need } $, et vous avez { $have } $.
refusal-no-warehouse-space = { $need ->
    [one] Il y a de la place pour { $need } entrepôt, et vous en avez { $have }.
   *[other] Il y a de la place pour { $need } entrepôts, et vous en avez { $have }.
}
refusal-no-warehouse-left = Il ne reste aucun entrepôt dans le stock.
refusal-warehouse-cash = Un entrepôt coûte ici { $need } $, et vous avez { $have } $.
refusal-no-machine-space = { $need ->
    [one] Il y a de la place pour { $need } usine, et vous en avez { $have }.
   *[other] Il y a de la place pour { $need } usines, et vous en avez { $have }.
}
refusal-machine-owned = Vous avez déjà une usine de cette couleur.
refusal-no-machine-left = Il ne reste aucune usine de cette couleur dans le stock.
refusal-machine-cash = Une usine coûte ici { $need } $, et vous avez { $have } $.
refusal-produced-already = Vous avez déjà produit pendant ce tour.
refusal-produce-cash = Produire coûte { $need } $, et vous avez { $have } $.
refusal-ends-after-call = Cela provoquerait la fin de la partie, ce qui est interdit dans un tour où vous avez appelé le courtier.
refusal-no-such-machine = Vous n’avez pas d’usine de cette couleur.
refusal-made-already = Cette usine a déjà produit sa caisse.
refusal-colour-gone = Il ne reste aucune caisse de cette couleur dans la zone de stock.
refusal-own-factory = Vous ne pouvez pas acheter dans votre propre centre de distribution.
refusal-not-in-store = Cette caisse ne se trouve pas à cet endroit.
refusal-same-seller = Vous avez déjà acheté chez ce joueur pendant ce tour.
refusal-restock-room = Votre magasin de port n’a plus de place : il contient une caisse par entrepôt.
refusal-restock-cash = Cette caisse coûte { $need } $, et vous avez { $have } $.
refusal-not-liftable = Cette caisse n’est pas chez vous, ou vous ne pouvez plus la reprendre.
refusal-not-in-hand = Vous n’avez pas de caisse de cette couleur en main.
refusal-factory-price = Le prix le plus élevé dans un centre de distribution est de { $need } $, et non de { $have } $.
refusal-harbour-price = Le prix le plus bas dans un magasin de port est de { $need } $, et non de { $have } $.
refusal-hand-not-empty = { $have ->
    [one] Vous avez encore { $have } caisse en main : donnez-lui d’abord un prix.
   *[other] Vous avez encore { $have } caisses en main : donnez-leur d’abord un prix.
}
refusal-sail-nowhere = Votre navire y est déjà.
refusal-sail-via-sea = Au départ d’un port, un navire doit d’abord gagner la mer ouverte.
refusal-own-harbour = Un navire n’entre jamais dans le port de son propriétaire.
refusal-no-bank = Il n’y a pas de banque d’investissement dans cette partie.
refusal-empty-ship = Dans cette partie, un navire sans cargaison ne peut pas aller à l’île étrangère.
refusal-no-docked-purchase = Dans cette partie, un navire n’achète qu’à son arrivée.
refusal-not-docked = Votre navire n’est pas dans le port d’un autre joueur.
refusal-ship-full = { $need ->
    [one] Un navire porte { $need } caisse, et le vôtre est plein.
   *[other] Un navire porte { $need } caisses, et le vôtre est plein.
}
refusal-load-cash = Cette caisse coûte { $need } $, et vous avez { $have } $.
refusal-not-at-bank = Cette caisse ne se trouve pas dans votre port de la banque.
refusal-bid-committed = Votre offre est faite et ne peut plus changer.
refusal-bid-cash = Vous offrez { $need } $, mais vous ne pouvez offrir que { $have } $.
refusal-bid-too-large = L’offre la plus élevée possible est de { $need } $.
refusal-no-zero-cards = { $need ->
    [one] Vous voulez jouer { $need } carte de bluff à 0 $, mais vous en avez { $have }.
   *[other] Vous voulez jouer { $need } cartes de bluff à 0 $, mais vous en avez { $have }.
}
refusal-tie-break-minimum = Pour départager, vous devez ajouter au moins { $need } $, et non { $have } $.
refusal-not-highest = Seule l’offre la plus élevée, { $need } $, peut être acceptée ; ce joueur a offert { $have } $.
refusal-decline-cash = Refuser coûte l’offre la plus élevée, { $need } $, et vous avez { $have } $.
refusal-called-already = Vous avez déjà appelé le courtier pendant ce tour.
refusal-won-this-turn = Vous avez gagné l’enchère d’un courtier pendant ce tour et ne pouvez pas appeler le courtier.
refusal-call-after-end = Vous avez provoqué la fin de la partie et ne pouvez plus appeler le courtier.
refusal-card-in-use = La carte de paiement est utilisée : une enchère de courtier est déjà ouverte.
refusal-card-unused = La carte de paiement n’est pas utilisée : il n’y a pas d’offre à dépasser.
refusal-empty-broker-space = Cette case de courtier est vide.
refusal-broker-bid-low = L’offre doit être d’au moins { $need } $, et non { $have } $.
refusal-broker-bid-cash = L’offre demande { $need } $, et vous avez { $have } $.
refusal-broker-containers = { $need ->
    [one] L’offre demande au moins { $need } caisse de vos magasins, et vous en avez { $have }.
   *[other] L’offre demande au moins { $need } caisses de vos magasins, et vous en avez { $have }.
}
refusal-offer-low = { $need ->
    [one] Vous devez offrir au moins { $need } caisse, et vous en avez offert { $have }.
   *[other] Vous devez offrir au moins { $need } caisses, et vous en avez offert { $have }.
}
refusal-not-sellable = Cette caisse ne peut pas être vendue : d’abord le centre de distribution, puis le magasin de port.
refusal-not-seizable = Cela ne peut pas être saisi maintenant.
refusal-not-left-to-pay = Il ne reste aucune caisse de cette couleur à payer.
refusal-players = Le jeu se joue à trois, quatre ou cinq, et non à { $value }.
refusal-edition = Il n’y a pas d’édition « { $value } » ; il y a 2007 et 2018.
refusal-unknown-option = Il n’y a pas d’option « { $option } ».
refusal-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
refusal-option-fixed = Dans l’édition de { $edition }, l’option « { $option } » ne peut pas devenir « { $value } ».
refusal-option-edition = L’édition de { $edition } n’a pas l’option « { $option } ».
refusal-option-bank = L’option « { $option } » demande la banque d’investissement.
refusal-unknown-rules = Ce sont les règles numéro { $value } ; ce programme connaît { $known }.
refusal-option-cancel-bid = L’option « { $option } » demande l’option « Offre annulée ».
refusal-bad-deal = { $part ->
    [first] La mise en place nomme un premier joueur qui ne participe pas.
    [machines] La mise en place doit donner à chaque joueur une usine d’une autre couleur.
    [cards] La mise en place doit donner à chaque joueur une autre carte de valorisation.
   *[brokers] Les courtiers de la mise en place ne peuvent pas avoir été tirés ainsi.
}

## Hors des règles
refusal-bad-step = « { $text } » n’est pas une étape.
refusal-bad-seat = « { $text } » n’est pas un joueur.
refusal-stale = Cette décision est passée ; la table a changé.
