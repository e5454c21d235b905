### Les offres : le montant que l’on saisit, et la vente telle qu’on la voit.

bidding-have = Vous avez { $amount } $.
bidding-free = Libre : { $amount } $. Votre première offre de { $first } $ reste engagée.
bidding-least = Offrez au moins { $least } $.
bidding-too-much = C’est { $over } $ de trop.
bidding-loan = + prêt de 10 $
bidding-enter = Saisir un montant
bidding-bluff = Ne vaut rien, mais personne ne voit combien de vos cartes sont de l’argent.
bidding-bluff-cancels = Avec l’une d’elles, toute votre offre compte pour 0 $.
