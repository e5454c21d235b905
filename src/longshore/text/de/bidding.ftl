### Bieten: der Betrag, den man eingibt, und die Versteigerung, wie sie gezeigt wird.

bidding-have = Du hast { $amount } $.
bidding-free = Frei: { $amount } $. Dein erstes Angebot von { $first } $ bleibt liegen.
bidding-least = Biete mindestens { $least } $.
bidding-too-much = Das sind { $over } $ zu viel.
bidding-loan = + 10 $ Kredit
bidding-enter = Betrag eingeben
bidding-bluff = Zählt nichts, aber niemand sieht, wie viele deiner Karten Geld sind.
bidding-bluff-cancels = Mit einer davon zählt dein ganzes Angebot 0 $.
