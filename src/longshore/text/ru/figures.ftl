### Что сыграно и кто сильнее всех.

figures-title = Мои партии и рейтинг
figures-summary = Мои партии
figures-none = Вы ещё не закончили ни одной партии.
figures-games = { $count ->
    [one] Закончена { $count } партия.
    [few] Закончены { $count } партии.
   *[many] Закончено { $count } партий.
}
figures-won = Побед: { $wins }.
figures-left = { $count ->
    [one] Покинута раньше времени { $count } партия.
    [few] Покинуты раньше времени { $count } партии.
   *[many] Покинуто раньше времени { $count } партий.
}
figures-rating-now = Рейтинг: { $rating }.
figures-players = Игроков
figures-of-games = Партий
figures-wins = Побед
figures-places = 1-е · 2-е · …
figures-mean = Очков в среднем
figures-best = Лучший результат
figures-played = Все мои партии
figures-day = Дата
figures-seat = Место за столом
figures-result = Итог
figures-points = Очки
figures-rated = рейтинговая
figures-place = { $place }-е место из { $players }
figures-conceded = покинута раньше времени
figures-more = Показать более ранние партии
figures-notes = Мои заметки
figures-to-table = К столу
figures-ranking = Рейтинг
figures-ranking-about = { $count ->
    [one] Все, у кого не меньше { $count } рейтинговой партии. Рейтинг считается осторожно: сначала он низкий, а с каждой партией становится точнее.
   *[other] Все, у кого не меньше { $count } рейтинговых партий. Рейтинг считается осторожно: сначала он низкий, а с каждой партией становится точнее.
}
figures-rank = Место
figures-name = Имя
figures-rating = Рейтинг
