### Le journal privé des ordres permanents

order-bid = Offre de { dollars }, selon votre ordre.
order-bid-borrowed = Prêt contracté et offre de { dollars }, selon votre ordre.
order-tie = { dollars } de plus dans l’égalité, selon votre ordre.
order-tie-borrowed = Prêt contracté et { dollars } de plus dans l’égalité, selon votre ordre.
order-other-zero = Offre nulle : vous n’avez pas de prix pour ce lot.
order-accept = Offre de { dollars } { seat-of } acceptée : vous voulez au moins { $least } $.
order-decline = Offre de { dollars } { seat-of } refusée : vous voulez au moins { $least } $.
order-pass = Vos actions restantes n’ont pas été jouées.
order-stopped-other-lot = Rien n’est fait : vous n’avez pas de prix pour ce lot, c’est à vous de décider.
order-stopped-below-least = Rien n’est fait : il faut offrir au moins { $least } $, et votre ordre permet { dollars }.
order-stopped-bid-too-low = Rien n’est fait : { seat } offre { dollars }, vous voulez au moins { $least } $, c’est à vous de décider.
order-stopped-cannot-decline = Rien n’est fait : { dollars }, c’est moins que vous ne voulez, mais vous n’avez pas de quoi refuser.
order-stopped-nobody-bid = Rien n’est fait : personne n’a fait d’offre.
order-stopped-refused = Rien n’est fait : les règles ne le permettent pas.
order-stopped-draft = Rien n’est fait : vous avez commencé un brouillon.
