### Полноэкранная игра в терминале.

## Стол: короткие заголовки узких столбцов и где стоит корабль
terminal-column-seat = Игрок
terminal-column-factory = Фабр. Магазин
terminal-column-harbour = Порт. Магазин
terminal-column-ship = Корабль
terminal-column-bank = Банк
terminal-column-island = Остров
terminal-you = вы
terminal-card = карта
terminal-seen = { $viewer ->
    [all] показано всё
    [spectator] глазами зрителя
   *[seat] глазами { seat-of }
}
terminal-ship-at = { $place ->
    [sea] Открытое Море
    [island] у острова
    [bank] банковский порт
   *[harbour] у { seat-of }
}
terminal-actions-left = { $count ->
    [one] Осталось { $count } действие.
    [few] Осталось { $count } действия.
   *[many] Осталось { $count } действий.
}
terminal-last-turn = Это последний ход.
terminal-end =
    { $count ->
        [one] конец через ≥ { $count } производство
        [few] конец через ≥ { $count } производства
       *[many] конец через ≥ { $count } производств
    }
terminal-end-triggered = Партия подходит к концу.
terminal-thinking = { seat } думает…
terminal-stand-in = За { seat-of } теперь играет матрос: { $why }.
terminal-payment = { $space ->
    [goods] { seat } предлагает { $bid } за контейнеры Брокера { $broker }
   *[money] { seat } предлагает { $bid } за деньги Брокера { $broker }
}

## Что можно посчитать в уме
terminal-score-now = Текущий счёт: { $score }
terminal-values = Стоимость:
terminal-room = Место: фабрика { $factory }, порт { $harbour }, корабль { $ship }
terminal-interest = Проценты в следующий ход: { $amount } $
terminal-interest-short = Проценты в следующий ход: { $amount } $, не хватает { $short } $
terminal-next-machine = Следующая машина стоит { $cost } $.
terminal-next-warehouse = Следующий склад стоит { $cost } $.
terminal-lot = Груз { seat-of } ({ $lot }) для вас стоит { $amount } $.
terminal-worth = для вас стоит { $amount } $
terminal-buyer-factory = { $count ->
    [one] У { seat-of } есть место на { $count } контейнер из вашего Магазина при Фабрике: { $containers }
    [few] У { seat-of } есть место на { $count } контейнера из вашего Магазина при Фабрике: { $containers }
   *[many] У { seat-of } есть место на { $count } контейнеров из вашего Магазина при Фабрике: { $containers }
}
terminal-buyer-harbour = { $count ->
    [one] На корабле { seat-of } есть место на { $count } контейнер из вашего Портового Магазина: { $containers }
    [few] На корабле { seat-of } есть место на { $count } контейнера из вашего Портового Магазина: { $containers }
   *[many] На корабле { seat-of } есть место на { $count } контейнеров из вашего Портового Магазина: { $containers }
}

## Что сейчас открыто
terminal-auction = { seat } продаёт { $lot }
terminal-bids = Ставки: { $bids }
terminal-bids-tie-break = Ничья: { $bids }
terminal-sealed = Тайные ставки: { $names }
terminal-settle = Согласие принесёт { $accept } $. За отказ вы заплатите { $cost } $, а груз для вас стоит { $worth } $.
terminal-decline-short = Не хватает { $short } $.
terminal-buying = { $store ->
    [factory] Покупка в Магазине при Фабрике { seat-of }
    [bank] Погрузка из банковского порта
   *[harbour] Покупка в Портовом Магазине { seat-of }
}
terminal-for-space = { $space ->
    [goods] За контейнеры Брокера { $broker }
   *[money] За деньги Брокера { $broker }
}
terminal-in-hand = В руке: { $containers }
terminal-placed = С ценой: { $containers }
terminal-laid-aside = Отложено: { $containers }
terminal-left-to-pay = Осталось отдать: { $containers }
terminal-offered = Предложено: { $containers }
terminal-to-make = Осталось произвести: { $count }
terminal-to-seize = Осталось изъять у { seat-of }: { $count }

## Решение
terminal-draft = { $count ->
    [one] Можно отменить { $count } шаг (u).
    [few] Можно отменить { $count } шага (u).
   *[many] Можно отменить { $count } шагов (u).
}
terminal-final = Это нельзя будет отменить:
terminal-final-yes = Да, подтвердить
terminal-final-no = Нет, назад
terminal-type = введите шаг или выберите его
terminal-no-number = Шага { $number } в списке нет.
terminal-no-match = Нет шага, похожего на введённое.
terminal-not-you = Вы играете за { seat-of }.
terminal-nothing-to-undo = Отменять нечего.
terminal-nothing-to-redo = Повторять нечего.
terminal-hint-soon = Ищем подсказку…
terminal-tracking = Показаны деньги каждого, подсчитанные по открытым платежам. Такой счёт любой мог бы вести на бумаге.
terminal-not-tracking = Деньги других игроков снова скрыты.

## Передача клавиатуры
terminal-cover = Решение за { $seat ->
    [blue] Синим
    [red] Красным
    [yellow] Жёлтым
    [green] Зелёным
    [purple] Фиолетовым
   *[other] { $seat }
}. Передайте клавиатуру.
terminal-cover-enter = Нажмите Enter, когда никто другой не смотрит.

## Клавиши
terminal-key-help = Помощь
terminal-key-undo = Отмена
terminal-key-redo = Повтор
terminal-key-hint = Подсказка
terminal-key-insight = Расчёт
terminal-key-log = Журнал
terminal-key-scores = Очки
terminal-key-leave = Выход
terminal-close = Esc — закрыть
terminal-help-title = Помощь
terminal-help-choose = выбрать шаг из списка
terminal-help-type = ввести шаг, его номер в списке или ставку
terminal-help-complete = дополнить введённое (стрелка вправо принимает предложенное)
terminal-help-undo = отменить последний шаг этого хода
terminal-help-redo = повторить его
terminal-help-reset = отменить весь ход
terminal-help-hint = подсказка: шаги, о которых подумал бы хороший игрок, идут первыми (★), с оценкой в долларах
terminal-help-insight = цены, место, стоимость грузов, возможные покупатели
terminal-help-log = всё, что произошло
terminal-help-scores = таблица очков
terminal-help-track = показать или скрыть деньги каждого, подсчитанные по открытым платежам
terminal-help-save-as = сохранить копию файла партии
terminal-help-leave = сохранить партию и выйти
terminal-help-signs = Каждый контейнер — цветной знак, число говорит, сколько их:
terminal-help-board = Строка — это игрок: машины и под ними Магазин при Фабрике, склады (⌂) и под ними Портовый Магазин, рядом цена следующей постройки (+6 $), число контейнеров и место для них (3/4), затем полки по ценам.
terminal-help-draft = Пока ваш ход не касается других, это черновик: можно отменить любой шаг.
terminal-help-final = То, что нельзя отменить, нужно подтвердить: конец хода, начало аукциона, ставку, решение продавца.
terminal-help-typing = Шаги можно вводить в игровой нотации, например: produce, place tan@3, sail island, bid 7.
terminal-help-saving = Партия сохраняется после каждого вашего шага.

## Листы
terminal-insight-title = Расчёт
terminal-insight-score = Если бы партия закончилась сейчас:
terminal-log-title = Журнал
terminal-scores-secret = Очки до конца партии — тайна.
terminal-winners = { $count ->
    [one] Побеждает { $names }.
   *[other] Победу делят { $names }.
}
terminal-score-cash = деньги
terminal-score-island = остров
terminal-score-harbour = порт
terminal-score-ship = корабль
terminal-score-bank-harbour = банк
terminal-score-loans = ссуды
terminal-score-total = всего
terminal-score-colours = Остров: число × стоимость. Цвет в скобках сбрасывается.

## Сохранение и выход
terminal-save-as = В какой новый файл сохранить копию?
terminal-saved = Сохранено в { $file }.
terminal-not-saved = Партия не сохранена: { $why }.
terminal-leave-saved = Покинуть партию? Она сохранена в { $file }. «longshore play --resume» продолжит последнюю партию, «longshore play --load» — любую.
terminal-leave-unsaved = Покинуть партию? Она не сохранена: { $why }.
terminal-leave-yes = Выйти
terminal-leave-no = Остаться
terminal-too-small = Столу нужно окно побольше: столбцов — { $columns }, строк — { $lines }. Сейчас { $width } и { $height }.
terminal-plain-instead = С --plain можно играть построчно в окне любого размера.
terminal-none-unfinished = Нет незаконченной партии, которую можно продолжить.

## Строка за строкой
terminal-machines = Машины
terminal-warehouses = Склады
terminal-left = Вы покинули партию.
terminal-plain-help =

    Отвечайте номером шага, самим шагом (produce) или, если нужна ставка, суммой.
    Другие команды: table (стол), steps (шаги), hint (подсказка), undo (отмена), redo (повтор), reset (весь ход заново), log (журнал), score (очки), cash (учёт денег), save ФАЙЛ, quit (выход).

## Why something is not as usual
terminal-guest = { $why ->
    [late] бот думал слишком долго
   *[failed] бот дал сбой
}
terminal-no-screen = { $why ->
    [output] вывод идёт не в терминал
    [input] ввод идёт не из терминала
    [lines] этот терминал показывает только строки
   *[textual] для полноэкранной игры нужен Textual (установите longshore[terminal])
}, поэтому играем построчно

## The decisions that cost a seat most
terminal-why-count = { $count ->
    [one] { seat }: { $count } решение.
    [few] { seat }: { $count } решения.
   *[many] { seat }: { $count } решений.
}
terminal-why-same = В { $count } из них бот ({ $bot }) выбрал бы то же самое.
terminal-why-none = Ни один другой шаг не был бы явно лучше.
terminal-why-step = шаг
terminal-why-lead = отрыв
terminal-why-score = счёт
terminal-why-played = Сыграно: { $text }
terminal-why-better = Лучше: { $text }
terminal-why-figures = Во что обошёлся каждый шаг: отрыв от лучшего соперника и итоговый счёт, в долларах; оценка по тому, что было видно с этого места.
