### What bots say at a table now and then, in a small bubble. Warm, dry, and under 45 characters or so. Some bots are
### women and some are men, and so are those they speak to, so no line depends on it. A line with the name of a style
### instead of a number is said only by bots of that style.

## Somebody has bought from the bot.
banter-line-bought-1 = Nu al weg? Dan was het te goedkoop.
banter-line-bought-2 = Graag gedaan. Pas op, natte verf.
banter-line-bought-3 = Goede smaak. Tot gauw.
banter-line-bought-4 = Uitgerekend mijn lievelingsstuk.
banter-line-bought-producer = Vers uit de fabriek. Nog warm.

## The bot has sold its cargo well at the island.
banter-line-sold-1 = Dat was de reis wel waard.
banter-line-sold-2 = De bank verdubbelt. Fijne bank is dat.
banter-line-sold-3 = Een eerlijke prijs. Meer dan eerlijk.
banter-line-sold-4 = Vanavond trakteert het schip.
banter-line-sold-shipper = Sommigen varen voor het uitzicht. Ik niet.

## The bot has declined the bids and kept its cargo.
banter-line-kept-1 = Dan hou ik het liever zelf.
banter-line-kept-2 = Voor die prijs? Dan blijft het bij mij.
banter-line-kept-3 = Op mijn eiland is nog plek.
banter-line-kept-4 = Even goede vrienden. Het zijn maar cijfers.

## The bot has won an auction by one dollar.
banter-line-close-1 = Eén dollar. Ik slaap goed vannacht.
banter-line-close-2 = Dat scheelde minder dan me lief is.
banter-line-close-3 = Op het nippertje. Ik teken ervoor.
banter-line-close-4 = Een goed bestede dollar.
banter-line-close-collector = Weer iets voor de verzameling.

## The bot has lost an auction by one dollar.
banter-line-missed-1 = Eén dollar. Eén enkele dollar.
banter-line-missed-2 = Die dollar zat in mijn andere zak.
banter-line-missed-3 = Ik rook de verf al.
banter-line-missed-4 = Volgende keer rond ik naar boven af.

## De bot deed het op één na hoogste bod en verloor met meer dan een dollar. $seat won.
banter-line-outbid-1 = { seat }, dat onthoud ik.
banter-line-outbid-2 = Wilde je het zo graag, { seat }?
banter-line-outbid-3 = Deze keer te duur voor mij.
banter-line-outbid-4 = Zo diep zijn mijn zakken niet.

## De bot kreeg een lading voor weinig. $seat verkocht die.
banter-line-bargain-1 = Voor die prijs? Ik zeg geen nee.
banter-line-bargain-2 = Niemand anders? Mijn geluksdag.
banter-line-bargain-3 = Dank je, { seat }. Te vriendelijk.
banter-line-bargain-4 = Zelfs voor het dubbele nog goedkoop.

## The bot has built a machine or a warehouse.
banter-line-built-1 = Zo. Ruimte om te groeien.
banter-line-built-2 = Het ruikt naar verf en grote plannen.
banter-line-built-3 = Daar gaat de buurt over praten.
banter-line-built-4 = Op de tekening leek het kleiner.

## The bot has taken a loan.
banter-line-loan-1 = De bank en ik zijn oude vrienden.
banter-line-loan-2 = Alleen tot het schip binnenloopt.
banter-line-loan-3 = Geld is toch altijd maar geleend.
banter-line-loan-4 = Nu al rijker. Op papier.
banter-line-loan-banker = Schuld is gereedschap. Net als een kraan.

## The end of the game has been triggered.
banter-line-ending-1 = Wat is het leeg in de loodsen.
banter-line-ending-2 = Dat was het dan. Tijd om te tellen.
banter-line-ending-3 = Nu al? Ik kwam er net in.
banter-line-ending-4 = Sluitingstijd. De haven doet het licht uit.

## The bot has won the game.
banter-line-victory-1 = Mooie partij. De haven was me goedgezind.
banter-line-victory-2 = Laten we het geluk noemen. Voor vandaag.
banter-line-victory-3 = Bedankt allemaal. Morgen zelfde tijd?
banter-line-victory-4 = Iemand moest toch winnen.

## Somebody else has won the game.
banter-line-beaten-1 = Goed gespeeld. Petje af.
banter-line-beaten-2 = Volgende keer tel ik twee keer.
banter-line-beaten-3 = Mijn plan was goed. Op papier.
banter-line-beaten-4 = Gefeliciteerd. Revanche?
