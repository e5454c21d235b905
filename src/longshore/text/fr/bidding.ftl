### Les offres : le montant que l’on saisit, et la vente telle qu’on la voit.

bidding-have = Vous avez { $amount } $.
bidding-free = Vous pouvez ajouter jusqu’à { $amount } $. Votre offre de { $first } $ compte toujours.
bidding-least = Offrez au moins { $least } $.
bidding-too-much = C’est { $over } $ de plus que ce que vous avez.
bidding-above-worth = Plus que sa valeur actuelle pour vous : { $worth }.
bidding-loan = + prêt de { $loan_amount } $
bidding-enter = Saisir un montant
bidding-bluff = N’ajoute rien, mais cache combien de vos cartes valent de l’argent.
bidding-bluff-cancels = Avec l’une d’elles, toute votre offre compte pour 0 $.

## La vente telle qu’on la voit. $amount, $worth et $total sont écrits en entier : 12 $
bidding-your-cargo = Votre cargaison est mise aux enchères
bidding-wait-seller = Vous déciderez une fois toutes les offres révélées.
bidding-opening = Toutes les offres sont faites. On les révèle de la plus basse à la plus haute.
bidding-highest = Offre la plus élevée : { $amount }
bidding-tie = Égalité à { $amount }
bidding-skip = Passer l’animation
bidding-accept = Accepter { $amount } { seat-of }
bidding-keep = Garder la cargaison pour { $amount }
bidding-won-you = Vous remportez la cargaison pour { $amount }.
bidding-won-you-worth = Vous l’emportez pour { $amount }. La cargaison vaut { $worth } pour vous.
bidding-won = { seat } remporte la cargaison pour { $amount }.
bidding-worth-you = Elle valait { $worth } pour vous.
bidding-sold-you = Vous recevez { $total } : { $amount } { seat-of } et { $amount } de la banque.
bidding-kept-you = Vous gardez la cargaison et payez { $amount }.
bidding-kept = { seat } garde la cargaison et paie { $amount }.
bidding-look = Voir la table
bidding-back = Retour aux enchères

## Ce qui se passe, au-dessus du lot
bidding-title-opening = Les offres sont révélées
bidding-title-choice = { seat } décide
bidding-title-sold-you = Cargaison vendue { other-to } : { $total } pour vous
bidding-title-sold = Cargaison vendue { other-to }
bidding-title-kept-you = Vous gardez votre cargaison
bidding-title-kept = { seat } garde la cargaison
bidding-title-won-you = La cargaison est à vous

## La Banque d’investissement à la table : ce qui est aux enchères, ce que fait une offre.
# $broker: I, II or III
bidding-broker-offers = Le courtier { $broker } propose :
bidding-broker-for-goods = De l’argent contre des caisses
bidding-broker-for-money = Des caisses contre de l’argent
bidding-broker-how = Si personne ne surenchérit avant votre prochain tour, vous l’emportez et votre offre va aux courtiers. Sinon, votre offre vous est rendue aussitôt.
bidding-broker-outbid-money = Surenchérir : au moins { $amount } $
bidding-broker-outbid-goods = Surenchérir : au moins { $count } { $count ->
    [one] caisse
   *[other] caisses
}
bidding-broker-yours-next = à vous à votre prochain tour
bidding-broker-theirs-next = se décide au prochain tour de ce joueur
bidding-resting = Les actions reprennent après les enchères.
