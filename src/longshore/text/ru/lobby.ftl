### A table that waits for its players.

lobby-what = Во что играем
lobby-usual = обычные правила
lobby-time = { $time } на каждое решение
lobby-time-reserve = { $time } на каждое решение, { $rest } в запасе
lobby-rated = Рейтинговая
lobby-drawn = Цвета распределяются жребием в начале.
lobby-sit = Садитесь за стол
lobby-colour = Ваш цвет
lobby-invited = { $name } приглашает вас в игру
lobby-learn = Впервые здесь? Научитесь играть за десять минут
