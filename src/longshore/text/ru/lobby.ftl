### A table that waits for its players.

lobby-what = Об этом столе
lobby-usual = стандартные правила
lobby-time = { $time } на решение
lobby-time-reserve = { $time } на решение, { $rest } в запасе
lobby-rated = Рейтинговая партия
lobby-drawn = Места в начале партии распределит жребий.
lobby-sit = Сесть за этот стол
lobby-colour = Ваш цвет
lobby-invited = { $name } приглашает вас сыграть партию
lobby-learn = Впервые здесь? Научитесь играть за десять минут
lobby-starts = Партия начнётся сама, как только все места будут заняты.
