### Просмотр сыгранных партий.

replay-title = Просмотр партии
replay-embedded = Партия в Container на Longshore
replay-keys = Управление просмотром
replay-walk = Шаги и ходы
replay-scrubber = Момент партии
replay-step = Шаг { $step } из { $last }
replay-before = До первого хода
replay-turn = Круг { $round }, ход { $number }, { seat }:
replay-first = В начало
replay-last = В конец
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-step-back = На шаг назад
replay-step-on = На шаг вперёд
replay-play = Воспроизвести
replay-pause = Пауза
replay-speed = Скорость
replay-speed-slow = медленная
replay-speed-normal = обычная
replay-speed-fast = быстрая
replay-eyes = Точка зрения
replay-eyes-all = всё открыто
replay-eyes-spectator = зритель
replay-eyes-seat = { $name } ({ seat })
replay-record = Файл партии
replay-link = Скопировать ссылку
replay-embed = Скопировать код для вставки

## Записи из других мест
replay-study = Открыть сохранённую партию
replay-study-about = Откройте партию с другого сервера или из командной строки, в виде текста или JSON, и пройдите её шаг за шагом.
replay-study-file = Выберите файл
replay-study-paste = или вставьте сюда файл партии
replay-study-go = Открыть

replay-example = Пример партии
replay-example-about = Эту партию сыграли четыре бота, и всё решил один доллар. Пройдите её шаг за шагом.
replay-example-open = Открыть пример
## Ориентиры на шкале
replay-auction-back = Предыдущий аукцион
replay-auction-on = Следующий аукцион
replay-mark-auction = Аукцион
replay-mark-gone = Закончился цвет: { $what }
replay-mark-last = Последний ход
