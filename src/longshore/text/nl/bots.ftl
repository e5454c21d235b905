### The bots as people at the table: each has a name, and its level says how strong it is.

bot-she = { $name }, { $bot ->
    [deckhand] matroos
    [apprentice] leerling
    [stevedore] havenarbeider
    [bosun] bootsman
    [mate] stuurman
    [trader] handelaar
    [pilot] loods
    [captain] kapitein
    [commodore] commandeur
    [admiral] admiraal
   *[other] { $bot }
}
bot-he = { $name }, { $bot ->
    [deckhand] matroos
    [apprentice] leerling
    [stevedore] havenarbeider
    [bosun] bootsman
    [mate] stuurman
    [trader] handelaar
    [pilot] loods
    [captain] kapitein
    [commodore] commandeur
    [admiral] admiraal
   *[other] { $bot }
}
# The level alone, or ? for what is no level
bot-level = { $bot ->
    [deckhand] matroos
    [apprentice] leerling
    [stevedore] havenarbeider
    [bosun] bootsman
    [mate] stuurman
    [trader] handelaar
    [pilot] loods
    [captain] kapitein
    [commodore] commandeur
    [admiral] admiraal
   *[other] ?
}

# What a bot may try per turn, after its level
bot-simulations = { $count ->
    [one] { $count } simulatie
   *[other] { $count } simulaties
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
