### The bots as people at the table: each has a name, and its level says how strong it is.

bot-she = { $name }, { $bot ->
    [deckhand] Matrosin
    [apprentice] Lehrling
    [stevedore] Hafenarbeiterin
    [bosun] Bootsfrau
    [mate] Steuerfrau
    [trader] Händlerin
    [pilot] Lotsin
    [captain] Kapitänin
    [commodore] Kommodorin
    [admiral] Admiralin
   *[other] { $bot }
}
bot-he = { $name }, { $bot ->
    [deckhand] Matrose
    [apprentice] Lehrling
    [stevedore] Hafenarbeiter
    [bosun] Bootsmann
    [mate] Steuermann
    [trader] Händler
    [pilot] Lotse
    [captain] Kapitän
    [commodore] Kommodore
    [admiral] Admiral
   *[other] { $bot }
}
# The level alone, or ? for what is no level
bot-level = { $bot ->
    [deckhand] Matrose
    [apprentice] Lehrling
    [stevedore] Hafenarbeiter
    [bosun] Bootsmann
    [mate] Steuermann
    [trader] Händler
    [pilot] Lotse
    [captain] Kapitän
    [commodore] Kommodore
    [admiral] Admiral
   *[other] ?
}

# What a bot may try per turn, after its level
bot-simulations = { $count ->
    [one] { $count } Simulation
   *[other] { $count } Simulationen
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
