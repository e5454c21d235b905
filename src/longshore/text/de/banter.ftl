### What bots say at a table now and then, in a small bubble. Warm, dry, and under 45 characters or so. Some bots are
### women and some are men, and so are those they speak to, so no line depends on it. A line with the name of a style
### instead of a number is said only by bots of that style.

## Somebody has bought from the bot.
banter-line-bought-1 = Schon weg? Da war der Preis zu nett.
banter-line-bought-2 = Gern geschehen. Frisch gestrichen!
banter-line-bought-3 = Guter Geschmack. Bis bald.
banter-line-bought-4 = Ausgerechnet mein Lieblingsstück.
banter-line-bought-producer = Frisch aus der Fabrik. Noch warm.

## The bot has sold its cargo well at the island.
banter-line-sold-1 = Dafür hat sich die Fahrt gelohnt.
banter-line-sold-2 = Die Bank verdoppelt. Ich mag die Bank.
banter-line-sold-3 = Ein fairer Preis. Mehr als fair.
banter-line-sold-4 = Heute Abend gibt das Schiff einen aus.
banter-line-sold-shipper = Andere fahren wegen der Aussicht zur See.

## The bot has declined the bids and kept its cargo.
banter-line-kept-1 = Dann behalte ich die Ladung lieber.
banter-line-kept-2 = Zu dem Preis? Bleibt bei mir.
banter-line-kept-3 = Auf meiner Insel ist noch Platz.
banter-line-kept-4 = Nichts für ungut. Nur Zahlen.

## The bot has won an auction by one dollar.
banter-line-close-1 = Ein Dollar. Heute schlafe ich gut.
banter-line-close-2 = Das war knapper, als mir lieb ist.
banter-line-close-3 = Um Haaresbreite. Nehme ich.
banter-line-close-4 = Ein gut angelegter Dollar.
banter-line-close-collector = Wieder etwas für die Sammlung.

## The bot has lost an auction by one dollar.
banter-line-missed-1 = Ein Dollar. Ein einziger Dollar.
banter-line-missed-2 = Der Dollar war in der anderen Tasche.
banter-line-missed-3 = Ich konnte den Lack schon riechen.
banter-line-missed-4 = Nächstes Mal runde ich auf.

## Der Bot hat bei einer Auktion das zweithöchste Angebot gemacht und um mehr als einen Dollar verloren. $seat hat gewonnen.
banter-line-outbid-1 = { seat }, das merke ich mir.
banter-line-outbid-2 = So dringend, { seat }?
banter-line-outbid-3 = Diesmal zu teuer für mich.
banter-line-outbid-4 = So viel gibt mein Sparschwein nicht her.

## Der Bot hat eine Ladung billig bekommen. $seat hat sie verkauft.
banter-line-bargain-1 = Zu dem Preis? Da sage ich nicht Nein.
banter-line-bargain-2 = Sonst niemand? Mein Glückstag.
banter-line-bargain-3 = Danke, { seat }. Zu freundlich.
banter-line-bargain-4 = Selbst doppelt so teuer noch billig.

## The bot has built a machine or a warehouse.
banter-line-built-1 = So. Platz zum Wachsen.
banter-line-built-2 = Riecht nach Farbe und großen Plänen.
banter-line-built-3 = Das gibt Gerede in der Nachbarschaft.
banter-line-built-4 = Auf dem Plan sah es kleiner aus.

## The bot has taken a loan.
banter-line-loan-1 = Die Bank und ich, das ist alte Liebe.
banter-line-loan-2 = Nur bis das Schiff einläuft.
banter-line-loan-3 = Geld ist immer nur geliehen.
banter-line-loan-4 = Schon reicher. Auf dem Papier.
banter-line-loan-banker = Ein Kredit ist ein Werkzeug. Wie ein Kran.

## The end of the game has been triggered.
banter-line-ending-1 = Ganz schön leer, die Lager.
banter-line-ending-2 = Das war’s. Zeit zum Zählen.
banter-line-ending-3 = Schon? Ich bin gerade erst warm geworden.
banter-line-ending-4 = Feierabend. Im Hafen geht das Licht aus.

## The bot has won the game.
banter-line-victory-1 = Schönes Spiel. Der Hafen meinte es gut.
banter-line-victory-2 = Nennen wir es Glück. Nur für heute.
banter-line-victory-3 = Danke euch. Morgen um dieselbe Zeit?
banter-line-victory-4 = Irgendwer musste ja gewinnen.

## Somebody else has won the game.
banter-line-beaten-1 = Gut gespielt. Hut ab.
banter-line-beaten-2 = Nächstes Mal zähle ich zweimal.
banter-line-beaten-3 = Mein Plan war gut. Auf dem Papier.
banter-line-beaten-4 = Glückwunsch. Revanche?
