### Ce que font les autres, en légende sur la mer. $seat agit, $other est en face, $lot est une liste de couleurs.

playback-makes = { seat } produit : { $lot }.
playback-makes-you = { seat } produit : { $lot }. +{ $amount } $ pour vous.
playback-makes-nothing = { seat } ne produit rien et change ses prix.
playback-buys = { seat } achète { other-to } : { $lot } pour { $amount } $.
playback-buys-you = { seat } vous achète : { $lot }. +{ $amount } $.
playback-fetches = { seat } charge au port de la banque : { $lot }.
playback-prices = { seat } change ses prix.
playback-sells = { seat } vend à la banque : { $lot } pour { $amount } $.
playback-sails-you = { seat } entre dans votre port.
playback-sails-island = { $count ->
    [0] { seat } va à l’île avec un navire vide.
    [one] { seat } va à l’île avec { $count } caisse.
   *[other] { seat } va à l’île avec { $count } caisses.
}
playback-pledges = { seat } pose une offre sur la carte de paiement : { $lot }.
playback-skip = Passer l’animation

## Plusieurs tours d’un joueur résumés. $deeds est une liste des lignes suivantes.
playback-sum = { seat } : { $deeds }.
playback-sum-made = { $count ->
    [one] { $count } caisse produite
   *[other] { $count } caisses produites
}
playback-sum-bought = { $count ->
    [one] { $count } caisse achetée pour { $amount } $
   *[other] { $count } caisses achetées pour { $amount } $
}
playback-sum-built = { $count ->
    [one] { $count } construction
   *[other] { $count } constructions
}
playback-sum-landed = { $count ->
    [one] une fois à l’île
   *[other] { $count } fois à l’île
}
playback-sum-loans = { loans-counted }
playback-sum-you = +{ $amount } $ pour vous
playback-sum-little = { seat } : pas grand-chose.

## Ma propre décision, tant qu’il reste quelque chose à voir avant
playback-next = Bientôt à vous de décider
playback-decide = Décider maintenant
playback-next-bid = La cargaison { seat-of } est mise aux enchères. Bientôt à vous
playback-next-settle = Les offres pour votre cargaison sont faites. Bientôt à vous de décider
playback-bid = Faire une offre
