### Ce que reçoivent ceux qui ne regardent pas : courriels, messages push, webhooks.

notice-turn = C’est à vous de jouer
notice-bid = Votre offre est attendue
notice-start = La partie a commencé
notice-end = La partie est terminée
# $what is one of these, $names are the others at the table
notice-with = { $what } – avec { $names }
# Which colour the reader has. $names is a list of notice-other.
notice-colours = Vous jouez { seat }. { $names }.
notice-other = { seat } : { $name }
notice-since = Depuis votre dernier tour :
notice-more = { $count ->
    [one] … et { $count } événement plus ancien
   *[other] … et { $count } événements plus anciens
}
notice-go = Aller à la table :
notice-no-more = Se désabonner : { $url }
notice-choose = Réglages des notifications : { $url }
notice-test = Test : voici à quoi ressemblent vos notifications

## On demande à une adresse
notice-confirm = Voulez-vous recevoir des courriels de Longshore ?
notice-confirm-why = Sur { $site }, quelqu’un a indiqué cette adresse pour recevoir les notifications de ses parties.
notice-confirm-go = Oui, les envoyer à cette adresse :
notice-confirm-else = Si ce n’était pas vous, ignorez ce courriel.
notice-confirm-never = Ne plus jamais solliciter cette adresse : { $url }

## Les pages derrière les liens
notice-page-confirm = Envoyer les notifications des parties à { $address } ?
notice-page-confirm-button = Oui, les envoyer
notice-page-confirmed = C’est fait. Les notifications seront envoyées à cette adresse.
notice-page-unsubscribe = Ne plus envoyer de courriels à { $address } ?
notice-page-unsubscribe-button = Se désabonner
notice-page-gone = C’est fait. Plus aucun courriel ne sera envoyé à cette adresse.
