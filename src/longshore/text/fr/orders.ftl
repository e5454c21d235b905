### Le journal privé des ordres permanents

order-bid = Offre de { dollars }, selon votre ordre.
order-bid-borrowed = Prêt contracté et offre de { dollars }, selon votre ordre.
order-tie = { dollars } de plus au départage, selon votre ordre.
order-tie-borrowed = Prêt contracté et { dollars } de plus au départage, selon votre ordre.
order-other-zero = Offre de 0 $ : vous n’avez pas de prix pour cette cargaison.
order-accept = Offre de { dollars } { seat-of } acceptée. Votre limite est de { $least } $.
order-decline = Offre de { dollars } { seat-of } refusée. Votre limite est de { $least } $.
order-pass = Vous avez renoncé à vos actions restantes.
order-stopped-other-lot = À vous de décider : vous n’avez pas de prix pour cette cargaison.
order-stopped-below-least = À vous de décider : l’offre minimale est de { $least } $, mais votre ordre s’arrête à { dollars }.
order-stopped-bid-too-low = À vous de décider : { seat } offre { dollars }, et votre limite est de { $least } $.
order-stopped-cannot-decline = À vous de décider : { dollars }, c’est moins que votre limite, mais vous n’avez pas de quoi refuser.
order-stopped-nobody-bid = À vous de décider : personne n’a fait d’offre.
order-stopped-refused = À vous de décider : les règles n’autorisent pas cet ordre.
order-stopped-draft = À vous de décider : vous avez déjà commencé un brouillon.
