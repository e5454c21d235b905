### The bots as people at the table: each has a name, and its level says how strong it is.

bot-she = { $name }, { $bot ->
    [deckhand] матрос
    [apprentice] стажёр
    [stevedore] докер
    [bosun] боцман
    [mate] штурман
    [trader] торговец
    [pilot] лоцман
    [captain] капитан
    [commodore] коммодор
    [admiral] адмирал
   *[other] { $bot }
}
bot-he = { $name }, { $bot ->
    [deckhand] матрос
    [apprentice] стажёр
    [stevedore] докер
    [bosun] боцман
    [mate] штурман
    [trader] торговец
    [pilot] лоцман
    [captain] капитан
    [commodore] коммодор
    [admiral] адмирал
   *[other] { $bot }
}
# The level alone, or ? for what is no level
bot-level = { $bot ->
    [deckhand] матрос
    [apprentice] стажёр
    [stevedore] докер
    [bosun] боцман
    [mate] штурман
    [trader] торговец
    [pilot] лоцман
    [captain] капитан
    [commodore] коммодор
    [admiral] адмирал
   *[other] ?
}

# What a bot may try per turn, after its level
bot-simulations = { $count ->
    [one] { $count } симуляция
    [few] { $count } симуляции
   *[many] { $count } симуляций
}

bot-name-marta = Марта
bot-name-jonas = Йонас
bot-name-ines = Инес
bot-name-pavel = Павел
bot-name-nora = Нора
bot-name-omar = Омар
bot-name-greta = Грета
bot-name-luca = Лука
bot-name-amina = Амина
bot-name-bruno = Бруно
bot-name-aiko = Айко
bot-name-kofi = Кофи
bot-name-elena = Елена
bot-name-samir = Самир
bot-name-lotte = Лотта
bot-name-diego = Диего
bot-name-rosa = Роза
bot-name-henrik = Хенрик
bot-name-sofia = София
bot-name-tomas = Томас
