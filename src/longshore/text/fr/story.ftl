### La fin d’une partie : le décompte, et ce qui s’est passé.

## Le décompte, moment par moment
story-skip = Passer l’animation
story-again = Revoir le décompte
story-stronger = Victoire ! Envie d’adversaires plus forts ?
story-stronger-play = Bots plus forts
story-cards = Les cartes de valorisation sont révélées
story-five = { $count ->
    [0] Personne n’a les cinq couleurs, donc 5/10 compte { $card_low }
   *[other] Les cinq couleurs, donc 5/10 compte { $card_high } : { $names }
}
story-discard = { seat } rejette : { $lot }
story-island = Caisses sur l’île
story-place = { $place ->
    [1] 1re
   *[other] { $place }e
} place
story-placed = { $place ->
    [1] 1re
   *[other] { $place }e
} place : { $names }

## Chiffres
story-title = L’histoire de cette partie
story-leader = Qui était en tête
story-leader-nobody = égalité en tête
story-leader-turns = { $name } : { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
story-turning = Le tournant
story-turning-watch = Revoir ce moment
story-swing = Avance { seat-of }
story-best = Meilleur achat
story-worst = Pire achat
story-buys-none = Rien n’a été vendu sur l’île.
story-paid = Payé { $amount } $, valeur { $value } $

## L’histoire, phrase par phrase
story-ended = { $by ->
    [supply] Deux couleurs s’épuisent à la manche { $round }.
    [stalemate] Plus aucune caisse ne bouge, et la partie s’arrête à la manche { $round }.
    [agreement] Les joueurs décident d’arrêter à la manche { $round }.
   *[abandoned] Les joueurs s’en vont, et la partie s’arrête à la manche { $round }.
} { $count ->
    [0] Il n’y a eu aucune vente aux enchères.
    [one] Il y a eu une vente aux enchères.
   *[other] Il y a eu { $count } ventes aux enchères.
}
story-won = { seat } gagne avec { $score } $, soit { $amount } $ de plus que { $names }.
story-won-tie-break = { $names } sont à égalité avec { $score } $, et { seat } l’emporte au départage.
story-shared = { $names } se partagent la victoire avec { $score } $ chacun.
story-lead-taken = { seat } prend la tête à la manche { $round } et la garde.
story-lead-last = { seat } ne prend la tête qu’à la toute fin.
story-lead-throughout = { seat } mène du début à la fin.
story-lead-only = Personne d’autre que { seat } n’est jamais seul en tête.
story-lead-nobody = Personne n’est jamais seul en tête.
story-lead-back = { seat } mène pendant { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} en tout, perd la première place et la reprend { $when ->
    [last] à la toute fin
   *[round] pour de bon à la manche { $round }
}.
story-lead-before = { $count ->
    [one] Avant cela, { seat } mène pendant un tour.
   *[other] Avant cela, { seat } mène pendant { $count } tours.
}
story-lead-changes = { $count ->
    [0] La première place ne change jamais de mains.
    [one] La première place change de mains une fois.
   *[other] La première place change de mains { $count } fois.
}
story-turned = { $when ->
    [lead] La partie bascule à la manche { $round }
   *[other] Le moment clé vient à la manche { $round }
} : { $how ->
    [sold] { seat } vend { containers-counted } { other-to } pour { $amount } $
    [bought] { seat } achète { containers-counted } { other-to } pour { $amount } $
    [kept] { seat } paie { $amount } $ pour garder { containers-counted }
   *[other] { seat } paie { $amount } $ pour { containers-counted }
}, et l’écart change de { $value } $.
story-best-buy = Le meilleur achat : { seat } paie { $amount } $ à la manche { $round } pour une cargaison qui vaut { $value } $ à la fin.
story-worst-buy = Le pire achat : { seat } paie { $amount } $ à la manche { $round } pour une cargaison qui vaut { $value } $ à la fin.

## Partager
story-share = Partager
story-share-title = Partager cette partie
story-picture = Enregistrer en PNG
story-drawing = Enregistrer en SVG
story-link = Copier le lien
story-picture-of = Une image du résultat : { $text }
story-tempo = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}

## Qui gagne, et à quelle distance sont les autres
story-wins-by = { seat } gagne avec { $amount } d’avance
story-wins-by-you = Vous gagnez avec { $amount } d’avance !
story-wins-level = { seat } l’emporte au départage
story-wins-level-you = Vous l’emportez au départage !
story-wins-shared = { $names } se partagent la victoire
story-wins-shared-you = Vous partagez la victoire avec { $names }
story-behind = { $names } : { $place }e place, à { $amount } de la tête
story-level = { $names } : { $place }e place, à égalité de score

## Faillites. $names: who, $count: how many
story-bankrupt = À la manche { $round }, { seat } est en défaut de paiement.
story-penniless = { $count ->
    [one] { $names } n’a plus ni argent ni marchandises.
   *[other] { $names } n’ont plus ni argent ni marchandises.
}
