### What bots say at a table now and then, in a small bubble. Warm, dry, and under 45 characters or so. Some bots are
### women and some are men, and so are those they speak to, so no line depends on it. A line with the name of a style
### instead of a number is said only by bots of that style.

## Somebody has bought from the bot.
banter-line-bought-1 = Già via? Dovevo chiedere di più.
banter-line-bought-2 = È stato un piacere. Occhio alla vernice.
banter-line-bought-3 = Ottimo gusto. A presto.
banter-line-bought-4 = Proprio il mio preferito.
banter-line-bought-producer = Appena uscito di fabbrica. Ancora caldo.

## The bot has sold its cargo well at the island.
banter-line-sold-1 = Stavolta il viaggio è valso la pena.
banter-line-sold-2 = La banca raddoppia. Mi piace, la banca.
banter-line-sold-3 = Un prezzo giusto. Più che giusto.
banter-line-sold-4 = Stasera la nave offre da bere.
banter-line-sold-shipper = C’è chi naviga per il panorama. Io no.

## The bot has declined the bids and kept its cargo.
banter-line-kept-1 = Allora preferisco tenerlo.
banter-line-kept-2 = A quel prezzo? Me lo tengo io.
banter-line-kept-3 = Sulla mia isola c’è ancora posto.
banter-line-kept-4 = Senza rancore. Sono solo numeri.

## The bot has won an auction by one dollar.
banter-line-close-1 = Un dollaro. Stanotte si dorme bene.
banter-line-close-2 = Troppo risicato per i miei gusti.
banter-line-close-3 = Per un soffio. Mi va bene.
banter-line-close-4 = Un dollaro speso bene.
banter-line-close-collector = Un altro pezzo per la collezione.

## The bot has lost an auction by one dollar.
banter-line-missed-1 = Un dollaro. Un solo dollaro.
banter-line-missed-2 = Quel dollaro era nell’altra tasca.
banter-line-missed-3 = Sentivo già l’odore della vernice.
banter-line-missed-4 = La prossima volta arrotondo per eccesso.

## Il bot ha fatto la seconda offerta e ha perso per più di un dollaro. $seat ha vinto.
banter-line-outbid-1 = { seat }, me ne ricorderò.
banter-line-outbid-2 = Ci tenevi così tanto, { seat }?
banter-line-outbid-3 = Stavolta è troppo per me.
banter-line-outbid-4 = Non ho le tasche così piene.

## Il bot ha avuto un carico per poco. $seat l’ha venduto.
banter-line-bargain-1 = A quel prezzo? Non dico di no.
banter-line-bargain-2 = Nessun altro? Che fortuna.
banter-line-bargain-3 = Grazie, { seat }. Troppo gentile.
banter-line-bargain-4 = Un affare anche al doppio.

## The bot has built a machine or a warehouse.
banter-line-built-1 = Ecco. Spazio per crescere.
banter-line-built-2 = Profuma di vernice e di grandi progetti.
banter-line-built-3 = I vicini avranno di che parlare.
banter-line-built-4 = Sul progetto sembrava più piccolo.

## The bot has taken a loan.
banter-line-loan-1 = Io e la banca: una vecchia amicizia.
banter-line-loan-2 = Solo finché non arriva la nave.
banter-line-loan-3 = Il denaro è sempre in prestito.
banter-line-loan-4 = Ricchezza! Almeno sulla carta.
banter-line-loan-banker = Il debito è uno strumento. Come una gru.

## The end of the game has been triggered.
banter-line-ending-1 = Che vuoto, su questi piazzali.
banter-line-ending-2 = Ecco fatto. È ora di contare.
banter-line-ending-3 = Di già? Cominciavo a prenderci gusto.
banter-line-ending-4 = Si chiude. Il porto spegne le luci.

## The bot has won the game.
banter-line-victory-1 = Bella partita. Il porto mi ha sorriso.
banter-line-victory-2 = Chiamiamola fortuna. Solo per oggi.
banter-line-victory-3 = Grazie a tutti. Domani alla stessa ora?
banter-line-victory-4 = Qualcuno doveva pur vincere.

## Somebody else has won the game.
banter-line-beaten-1 = Ben giocato. Tanto di cappello.
banter-line-beaten-2 = La prossima volta conto due volte.
banter-line-beaten-3 = Il mio piano era buono. Sulla carta.
banter-line-beaten-4 = Complimenti. Rivincita?
