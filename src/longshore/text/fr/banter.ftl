### What bots say at a table now and then, in a small bubble. Warm, dry, and under 45 characters or so. Some bots are
### women and some are men, and so are those they speak to, so no line depends on it. A line with the name of a style
### instead of a number is said only by bots of that style.

## Somebody has bought from the bot.
banter-line-bought-1 = Déjà partie ? C’était trop bon marché.
banter-line-bought-2 = Avec plaisir. Attention, peinture fraîche.
banter-line-bought-3 = Très bon goût. À bientôt.
banter-line-bought-4 = Justement ma préférée.
banter-line-bought-producer = Toute fraîche de l’usine. Encore tiède.

## The bot has sold its cargo well at the island.
banter-line-sold-1 = Là, le voyage valait le coup.
banter-line-sold-2 = La banque double. J’aime bien la banque.
banter-line-sold-3 = Un prix juste. Plus que juste.
banter-line-sold-4 = Ce soir, le navire paie sa tournée.
banter-line-sold-shipper = Certains naviguent pour la vue. Pas moi.

## The bot has declined the bids and kept its cargo.
banter-line-kept-1 = Alors je préfère garder tout ça.
banter-line-kept-2 = À ce prix-là ? Ça reste chez moi.
banter-line-kept-3 = Il y a encore de la place sur mon île.
banter-line-kept-4 = Sans rancune. Ce sont les chiffres.

## The bot has won an auction by one dollar.
banter-line-close-1 = Un dollar. Je dormirai bien ce soir.
banter-line-close-2 = Un peu trop serré à mon goût.
banter-line-close-3 = D’un cheveu. Ça me va.
banter-line-close-4 = Un dollar bien placé.
banter-line-close-collector = Et une pièce de plus à la collection.

## The bot has lost an auction by one dollar.
banter-line-missed-1 = Un dollar. Un seul petit dollar.
banter-line-missed-2 = Il était dans l’autre poche, ce dollar.
banter-line-missed-3 = Je sentais déjà la peinture.
banter-line-missed-4 = La prochaine fois, j’arrondis au-dessus.

## Le bot a fait la deuxième offre et perdu de plus d’un dollar. $seat a gagné.
banter-line-outbid-1 = { seat }, je m’en souviendrai.
banter-line-outbid-2 = Vous y teniez tant que ça, { seat } ?
banter-line-outbid-3 = Trop cher pour moi cette fois.
banter-line-outbid-4 = Ma bourse a ses limites.

## Le bot a gagné une cargaison pour peu. $seat l’a vendue.
banter-line-bargain-1 = À ce prix ? Je ne dis pas non.
banter-line-bargain-2 = Personne d’autre ? Quelle chance.
banter-line-bargain-3 = Merci, { seat }. Trop aimable.
banter-line-bargain-4 = Même au double, c’était donné.

## The bot has built a machine or a warehouse.
banter-line-built-1 = Voilà. De quoi s’agrandir.
banter-line-built-2 = Ça sent la peinture et les grands projets.
banter-line-built-3 = Ça va jaser dans le voisinage.
banter-line-built-4 = Ça paraissait plus petit sur le plan.

## The bot has taken a loan.
banter-line-loan-1 = La banque et moi, une vieille histoire.
banter-line-loan-2 = Juste le temps que le navire rentre.
banter-line-loan-3 = L’argent, on ne fait que l’emprunter.
banter-line-loan-4 = Déjà plus riche. Sur le papier.
banter-line-loan-banker = Une dette est un outil. Comme une grue.

## The end of the game has been triggered.
banter-line-ending-1 = Ça sonne creux, dans les entrepôts.
banter-line-ending-2 = Et voilà. C’est l’heure des comptes.
banter-line-ending-3 = Déjà ? Je m’échauffais à peine.
banter-line-ending-4 = On ferme. Le port éteint les lumières.

## The bot has won the game.
banter-line-victory-1 = Belle partie. Le port m’a souri.
banter-line-victory-2 = Disons que c’est la chance. Pour cette fois.
banter-line-victory-3 = Merci à tous. Demain, même heure ?
banter-line-victory-4 = Il fallait bien un vainqueur. À votre service.

## Somebody else has won the game.
banter-line-beaten-1 = Bien joué. Chapeau bas.
banter-line-beaten-2 = La prochaine fois, je compte deux fois.
banter-line-beaten-3 = Mon plan était bon. Sur le papier.
banter-line-beaten-4 = Félicitations. On remet ça ?
