### Hilfe am Tisch: Begriffe in einem Satz erklärt, und die Tipps im ersten Spiel.

help-about = Die Hilfe ist an. Tippe auf ein Fragezeichen, um die Regel zu lesen.
help-tip-domestic-sale = Vor deinen Aktionen darfst du einen Container aus deinem Fabrikgeschäft für { $sale_income } $ an die Bank verkaufen. Ist es leer, darfst du einen aus dem Hafengeschäft verkaufen.
help-tip-union-boss = Produzieren kostet { $produce_cost } $. Das Geld bekommt der Spieler rechts von dir, dein Gewerkschaftsvorsitzender.
help-tip-five-ten = Jeder Container dieser Farbe zählt { $card_high }, wenn du am Ende alle fünf Farben auf der Insel hast, sonst { $card_low }.
help-tip-payment-card = Der Pfeil zeigt, was die Broker gerade versteigern. Auf der Zahlungskarte liegt das höchste Angebot. Wer es gemacht hat, gewinnt zu Beginn seines nächsten Zuges. Wer überboten wird, bekommt sein Angebot sofort zurück.

## Tipps im ersten Spiel
help-remark-turn = Wer am Ende am reichsten ist, gewinnt. Es zählen dein Bargeld und deine Container auf der Insel, zu den Werten deiner Karte. Produziere zuerst, denn die anderen können nur kaufen, was du herstellst.
help-remark-price = Ein niedriger Preis allein verkauft nichts. Sieh nach, wer Platz und Geld hat, und verlange, was dieser Käufer zahlen kann.
help-remark-ship = Dein Schiff kauft in den Hafengeschäften der anderen ein und bringt die Ladung zur Insel. Dort kann der Höchstbietende die ganze Ladung gewinnen.
help-remark-auction = Alle bieten einmal und geheim. Akzeptiert der Verkäufer, legt die Bank denselben Betrag drauf. Was jede Farbe dir wert ist, steht auf deiner Wertkarte.
help-remark-end = Eine Farbe ist aufgebraucht. Mit der zweiten endet die Partie. Dann geben alle die Farbe ab, von der sie auf der Insel am meisten haben.
help-remark-bank = Für eine Aktion kannst du einen Broker rufen: Biete Geld für Container oder Container für Geld. Wenn dich bis zu deinem nächsten Zug niemand überbietet, gehört es dir. Sonst bekommst du dein Angebot zurück.
help-remark-close = Verstanden
help-remark-off = Keine Tipps mehr
help-remark-name = Tipp
