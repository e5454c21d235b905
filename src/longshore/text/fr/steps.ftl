### Les coups comme on les dirait. $price, $cost et $amount sont des dollars.

step-of-seat = { seat } : { $text }

step-loan = Prendre un prêt
step-repay = Rembourser un prêt
step-pass = Finir le tour
step-done = Terminé
step-skip = Ne pas vendre
step-default = Ne pas payer les intérêts
step-produce = Produire
step-reprice = Changer seulement les prix du port
step-load = Acheter de nouveau dans ce port
step-outbid = Surenchérir
step-warehouse = Construire un entrepôt
step-decline = Refuser toutes les offres
step-machine = Construire { a-machine }
step-restock = Acheter dans le centre de distribution { seat-of }
step-sail = { $place ->
    [sea] Aller en mer ouverte
    [island] Aller à l’île étrangère
    [bank] Aller à votre port de la banque
   *[harbour] Aller au port { seat-of }
}
step-call = { $space ->
    [goods] Appeler le courtier { $broker } : offrir de l’argent contre des caisses
   *[money] Appeler le courtier { $broker } : offrir des caisses contre de l’argent
}
step-make = Produire { a-container }
step-take = Prendre { the-container } à { $price } $
step-take-free = Prendre { the-container }
step-lift = Reprendre { the-container } à { $price } $
step-place = Mettre { the-container } à { $price } $
step-sell = Vendre { the-container } (prix { $price } $) à la banque pour { $sale_income } $
step-seize = Saisir { the-container }
step-seize-priced = Saisir { the-container } à { $price } $
step-seize-machine = Saisir { the-machine }
step-seize-warehouse = Saisir l’entrepôt de la case à { $cost } $
step-pay = Payer avec { the-container }
step-offer-factory = Offrir { the-container } ({ $price } $) du centre de distribution
step-offer-harbour = Offrir { the-container } ({ $price } $) du magasin de port
step-accept = Accepter l’offre { seat-of }
step-bid = { $cards ->
    [0] Offrir { $amount } $
    [one] Offrir { $amount } $ avec { $cards } carte de bluff
   *[other] Offrir { $amount } $ avec { $cards } cartes de bluff
}
