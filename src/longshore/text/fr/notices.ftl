### Ce que reçoivent ceux qui ne regardent pas : courriels, messages push, webhooks.

notice-turn = C’est à vous de jouer
notice-bid = Votre offre est attendue
notice-start = La partie a commencé
notice-end = La partie est terminée
# $what is one of these, $names are the others at the table
notice-with = { $what } – avec { $names }
# Which colour the reader has. $names is a list of notice-other.
notice-colours = Vous êtes { seat }. { $names }.
notice-other = { seat } : { $name }
notice-since = Depuis votre dernier tour :
notice-more = { $count ->
    [one] … et { $count } autre événement avant cela
   *[other] … et { $count } autres événements avant cela
}
notice-go = Aller à la table :
notice-no-more = Ne plus recevoir de courriels de ce serveur : { $url }
notice-choose = Régler vos notifications : { $url }
notice-test = Test : voici vos notifications

## On demande à une adresse
notice-confirm = Voulez-vous des courriels de Longshore ?
notice-confirm-why = { $name } souhaite recevoir des notifications à cette adresse. Suivez le lien pour accepter.
notice-confirm-else = Si cette demande ne vient pas de vous, ignorez ce message : vous n’en recevrez pas d’autre.

## Les pages derrière les liens
notice-page-confirm = Envoyer les notifications des parties à { $address } ?
notice-page-confirm-button = Oui, les envoyer
notice-page-confirmed = Désormais, les notifications des parties arriveront à cette adresse.
notice-page-unsubscribe = Ne plus envoyer de courriels à { $address } ?
notice-page-unsubscribe-button = Plus de courriels
notice-page-gone = Aucun courriel n’arrivera à cette adresse.
