### The bots as people at the table: each has a name, and its level says how strong it is.

bot-she = { $name }, { $bot ->
    [trader] Händlerin
    [deckhand] Matrosin
    [captain] Kapitänin
    [admiral] Admiralin
   *[other] { $bot }
}
bot-he = { $name }, { $bot ->
    [trader] Händler
    [deckhand] Matrose
    [captain] Kapitän
    [admiral] Admiral
   *[other] { $bot }
}
# The level alone
bot-level = { $bot ->
    [trader] Händler
    [deckhand] Matrose
    [admiral] Admiral
    [captain] Kapitän
   *[other] { $bot }
}

bot-name-marta = Marta
bot-name-jonas = Jonas
bot-name-ines = Ines
bot-name-pavel = Pavel
bot-name-nora = Nora
bot-name-omar = Omar
bot-name-greta = Greta
bot-name-luca = Luca
bot-name-amina = Amina
bot-name-bruno = Bruno
bot-name-aiko = Aiko
bot-name-kofi = Kofi
bot-name-elena = Elena
bot-name-samir = Samir
bot-name-lotte = Lotte
bot-name-diego = Diego
bot-name-rosa = Rosa
bot-name-henrik = Henrik
bot-name-sofia = Sofia
bot-name-tomas = Tomas
