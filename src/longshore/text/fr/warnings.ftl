### Ce qu’il faut savoir avant qu’une action, un tour ou une cargaison ne soit perdu.

## Permis, mais cela n’apporterait rien. La raison s’affiche quand on touche le bouton éteint.
warnings-idle-empty-shelf = Aucune caisse n’y est en vente.
warnings-idle-nothing-to-price = Votre magasin de port est vide : il n’y a aucun prix à fixer.
warnings-idle-nothing-to-make = Vos usines ne peuvent rien produire, et votre centre de distribution est vide.
warnings-idle-nothing-waiting = Aucune caisse n’attend dans votre port de la banque.
warnings-idle-no-cargo = Votre navire est vide : il n’y aurait pas de vente aux enchères.
warnings-idle-no-cargo-ends-turn = Votre navire est vide. Il n’y aurait pas de vente aux enchères, et votre tour se terminerait.
warnings-only-prices = nouveaux prix seulement
warnings-nothing-to-load = rien à charger
warnings-load-nothing = Ne rien charger
warnings-done-spent = Terminé (−1 action)

## La fin d’un tour
warnings-unused = { $count ->
    [one] Finir le tour avec { $count } action inutilisée ?
   *[other] Finir le tour avec { $count } actions inutilisées ?
}
warnings-keep-playing = Continuer à jouer
warnings-first-stock = { $count ->
    [0] Fixez d’abord vos prix, ou revenez en arrière.
    [one] Fixez d’abord le prix de votre caisse.
   *[other] Fixez d’abord le prix de vos { $count } caisses.
}
warnings-first-buy = { $count ->
    [0] Prenez d’abord une caisse, ou revenez en arrière.
   *[other] Terminez d’abord votre achat.
}
warnings-first-make = Choisissez d’abord ce que vos usines produisent.
warnings-first-offer = Terminez d’abord votre offre, ou annulez-la.
warnings-first-broker-bid = Faites d’abord votre offre, ou annulez l’appel.
warnings-first-pay = Payez d’abord les courtiers.
warnings-first-domestic = Vendez d’abord une caisse, ou renoncez à la vente.
warnings-first-interest = Décidez d’abord si vous payez les intérêts.

## Avant une vente aux enchères
warnings-aboard = { $count ->
    [one] { $count } caisse sur { $most } à bord.
   *[other] { $count } caisses sur { $most } à bord.
}
warnings-action-lost = Vous perdez votre autre action.

## Le rejet
warnings-discard-only = La couleur la plus représentée est rejetée à la fin, et c’est votre seule couleur. Valeur pour vous : { $now } maintenant, jusqu’à { $later } plus tard.
warnings-discard-most = Votre couleur la plus représentée ({ $what }) est rejetée à la fin. Valeur pour vous : { $now } maintenant, jusqu’à { $later } plus tard.
warnings-discard-instead = Votre couleur la plus représentée serait alors « { $what } » au lieu de « { $other } », et elle serait rejetée. Valeur pour vous : { $now } maintenant, jusqu’à { $later } plus tard.
warnings-discard-two-value = Votre couleur 5/10 ({ $what }) serait à égalité en tête et rejetée en premier. Valeur pour vous : { $now } maintenant, jusqu’à { $later } plus tard.
warnings-discard-now = Votre couleur la plus représentée sur l’île ({ $what }) est rejetée à la fin et ne compte pas.
