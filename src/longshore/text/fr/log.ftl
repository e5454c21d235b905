### Une ligne par événement de docs/interfaces.md. $seat agit, $other est en face.

log-turn = C’est au tour { seat-of }.
log-passes = { seat } passe.
log-sail = { $place ->
    [sea] { seat } va en mer ouverte.
    [island] { seat } va à l’île étrangère.
    [bank] { seat } va au port de la banque.
   *[harbour] { seat } va au port { other-of }.
}
log-build-warehouse = { seat } construit un entrepôt pour { $cost } $.
log-build-machine = { seat } construit { a-machine } pour { $cost } $.
log-loan = { seat } prend un prêt.
log-loan-forced = { seat } doit prendre un prêt pour payer les intérêts.
log-repay = { seat } rembourse un prêt.
log-default = { $loans ->
    [one] { seat } ne peut pas payer les intérêts de { $loans } prêt.
   *[other] { seat } ne peut pas payer les intérêts de { $loans } prêts.
}
log-seized-machine = La banque saisit { a-machine } à { seat }.
log-seized-warehouse = La banque saisit un entrepôt à { seat }.
log-ending = Deux couleurs sont épuisées. La partie se termine après le tour { seat-of }.

## Les enchères de l'île
log-committed = { seat } a fait une offre.
log-committed-tie-break = { seat } a fait une offre de départage.
log-bid = { seat } { $amount } $
log-bids = Les offres sont révélées : { $bids }. L’offre la plus élevée est de { $highest } $.
log-bids-tie-break = Les offres de départage sont révélées : { $bids }. L’offre la plus élevée est de { $highest } $.
log-settled-accepted = { $count ->
    [one] { seat } vend { $count } caisse ({ $lot }) { other-to } pour { $amount } $.
   *[other] { seat } vend { $count } caisses ({ $lot }) { other-to } pour { $amount } $.
}
log-settled-declined = { $count ->
    [one] { seat } refuse toutes les offres, paie { $amount } $ et garde { $count } caisse ({ $lot }).
   *[other] { seat } refuse toutes les offres, paie { $amount } $ et garde { $count } caisses ({ $lot }).
}

## L'argent, selon ce qu'il paie
log-pay-interest = { $broker ->
    [none] { seat } paie { $amount } $ d’intérêts à la banque.
   *[other] { seat } paie { $amount } $ d’intérêts au courtier { $broker }.
}
log-pay-domestic = { seat } reçoit { $amount } $ de la banque pour une vente domestique.
log-pay-warehouse = { seat } paie { $amount } $ pour un entrepôt.
log-pay-machine = { seat } paie { $amount } $ pour une usine.
log-pay-restock = { seat } paie { $amount } $ { other-to } pour une caisse du centre de distribution.
log-pay-produce = { seat } paie { $amount } $ { other-to }, son patron du syndicat, pour produire.
log-pay-load = { seat } paie { $amount } $ { other-to } pour une caisse du magasin de port.
log-pay-bid = { seat } paie son offre de { $amount } $ { other-to }.
log-pay-subsidy = { seat } reçoit une subvention du gouvernement de { $amount } $.
log-pay-decline = { $broker ->
    [none] { seat } refuse toutes les offres et paie { $amount } $ à la banque.
   *[other] La banque transmet { $amount } $ au courtier { $broker }.
}
log-pay-broker-bid = { seat } pose une offre de { $amount } $ sur la carte de paiement.
log-pay-broker-refund = { seat } récupère { $amount } $ de la carte de paiement.
log-pay-broker-lot = { seat } reçoit { $amount } $ du courtier { $broker }.
log-pay-broker-payment = Le courtier { $broker } reçoit { $amount } $ de la carte de paiement.
log-pay-loan = { seat } reçoit un prêt de { $amount } $ de la banque.
log-pay-repay = { seat } rembourse { $amount } $ à la banque.

## Les caisses
log-move-make = { seat } produit { a-container }.
log-move-take = { seat } prend { a-container } { log-from }.
log-move-place = { seat } pose { a-container } { log-to }.
log-move-load = { seat } charge { a-container } { log-from }.
log-move = { a-container-first } passe { log-from } { log-to }.
log-from = { $from ->
    [supply] de la zone de stock
    [removed] de l’extérieur du jeu
    [payment-card] de la carte de paiement
    [broker] du courtier { $from_broker }
    [factory] du centre de distribution { log-from-seat } ({ $from_price } $)
    [harbour] du magasin de port { log-from-seat } ({ $from_price } $)
    [own-factory] de son centre de distribution ({ $from_price } $)
    [own-harbour] de son magasin de port ({ $from_price } $)
    [ship] du navire { log-from-seat }
    [island] du secteur { log-from-seat } sur l’île étrangère
    [bank] du port de la banque { log-from-seat }
    [own-bank] de son port de la banque
   *[hand] de la main { log-from-seat }
}
log-to = { $to ->
    [supply] dans la zone de stock
    [removed] hors du jeu
    [payment-card] sur la carte de paiement
    [broker] chez le courtier { $to_broker }
    [factory] dans le centre de distribution { log-to-seat } à { $to_price } $
    [harbour] dans le magasin de port { log-to-seat } à { $to_price } $
    [own-factory] dans son centre de distribution à { $to_price } $
    [own-harbour] dans son magasin de port à { $to_price } $
    [ship] sur le navire { log-to-seat }
    [island] dans le secteur { log-to-seat } sur l’île étrangère
    [bank] dans le port de la banque { log-to-seat }
   *[hand] dans la main { log-to-seat }
}
log-from-seat = { $from_seat ->
    [blue] de Bleu
    [red] de Rouge
    [yellow] de Jaune
    [green] de Vert
    [purple] de Mauve
   *[other] de { $from_seat }
}
log-to-seat = { $to_seat ->
    [blue] de Bleu
    [red] de Rouge
    [yellow] de Jaune
    [green] de Vert
    [purple] de Mauve
   *[other] de { $to_seat }
}

## Les courtiers
log-won = { $space ->
    [goods] { seat } gagne l’enchère pour les caisses du courtier { $broker }.
   *[money] { seat } gagne l’enchère pour l’argent du courtier { $broker }.
}

## La fin
log-score = { seat } { $score }
log-scored = { $count ->
    [one] Décompte final : { $scores }. { $winners } gagne.
   *[other] Décompte final : { $scores }. { $winners } se partagent la victoire.
}
