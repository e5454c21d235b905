### Ce que reçoivent ceux qui ne regardent pas : courriels, messages push, webhooks.

notice-turn = C’est à vous de jouer
notice-bid = On attend votre enchère
notice-start = La partie a commencé
notice-end = La partie est terminée
# $what is one of these, $names are the others at the table
notice-with = { $what } – avec { $names }
notice-since = Depuis votre dernier tour :
notice-more = { $count ->
    [one] … et { $count } autre chose avant cela
   *[other] … et { $count } autres choses avant cela
}
notice-go = Aller à la table :
notice-no-more = Ne plus recevoir de courriels de ce serveur : { $url }
notice-choose = Choisir ce qui vous est annoncé : { $url }
notice-test = Voilà comment vous serez averti

## On demande à une adresse
notice-confirm = Voulez-vous des courriels de Longshore ?
notice-confirm-why = { $name } veut être averti ici quand son tour vient. Suivez le lien pour accepter.
notice-confirm-else = Si cela ne vous dit rien, ne faites rien : aucun autre courriel ne viendra.

## Les pages derrière les liens
notice-page-confirm = Envoyer des nouvelles des parties à { $address } ?
notice-page-confirm-button = Oui, les envoyer
notice-page-confirmed = Désormais, les nouvelles des parties arriveront à cette adresse.
notice-page-unsubscribe = Ne plus envoyer de courriels à { $address } ?
notice-page-unsubscribe-button = Plus de courriels
notice-page-gone = Aucun courriel n’arrivera à cette adresse.
