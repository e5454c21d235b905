### The bots as people at the table: each has a name, and its level says how strong it is.

bot-she = { $name }, { $bot ->
    [deckhand] marinera
    [apprentice] aprendiza
    [stevedore] estibadora
    [bosun] contramaestre
    [mate] primera oficial
    [trader] mercadera
    [pilot] práctica
    [captain] capitana
    [commodore] comodora
    [admiral] almirante
   *[other] { $bot }
}
bot-he = { $name }, { $bot ->
    [deckhand] marinero
    [apprentice] aprendiz
    [stevedore] estibador
    [bosun] contramaestre
    [mate] primer oficial
    [trader] mercader
    [pilot] práctico
    [captain] capitán
    [commodore] comodoro
    [admiral] almirante
   *[other] { $bot }
}
# The level alone, or ? for what is no level
bot-level = { $bot ->
    [deckhand] marinero
    [apprentice] aprendiz
    [stevedore] estibador
    [bosun] contramaestre
    [mate] primer oficial
    [trader] mercader
    [pilot] práctico
    [captain] capitán
    [commodore] comodoro
    [admiral] almirante
   *[other] ?
}

# What a bot may try per turn, after its level
bot-simulations = { $count ->
    [one] { $count } simulación
   *[other] { $count } simulaciones
}

bot-name-marta = Marta
bot-name-jonas = Jonas
bot-name-ines = Inés
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
bot-name-sofia = Sofía
bot-name-tomas = Tomás
