### То, что говорит только страница в браузере.

page-name = Longshore
page-hero = Производите, грузите, продавайте за морем.
page-hero-about = Настольная игра Container в браузере. Производите контейнеры пяти цветов, торгуйте ими и отправляйте их за море. Все цены назначают сами игроки, а побеждает самый богатый.
page-play-now = Играть сейчас
page-play-now-about = Против двух ботов, сразу. Без регистрации.
page-new-table = Новый стол
page-home = На главную
page-me = Вы
page-guest-name = Гость
page-language = Язык
page-theme-dark = Тёмная тема
page-theme-light = Светлая тема
page-back = Назад
page-close = Закрыть
page-cancel = Отмена
page-confirm = Подтвердить
page-save = Сохранить
page-your-name = Ваше имя
page-name-saved = Сохранено.
page-loading = Стол открывается…
page-nowhere = Страница не найдена.
page-no-table = Такого стола нет. Проверьте ссылку.
page-cancelled = Партия отменена.
page-problem-offline = Сервер недоступен. Ничего не отправлено. Попробуйте ещё раз.
page-connection-lost = Соединение потеряно. Подключаемся снова…

## Столы
page-my-tables = Мои столы
page-open-tables = Открытые столы
page-open-tables-none = Сейчас никто не ищет игроков.
page-state-open = ждёт игроков
page-state-your-turn = ваш ход
page-lobby = Ждём игроков
page-seat-open = свободное место
page-seat-admiral = Бот: Адмирал (уровень { $level })
page-seat-commodore = Бот: Коммодор (уровень { $level })
page-seat-captain = Бот: Капитан (уровень { $level })
page-seat-pilot = Бот: Лоцман (уровень { $level })
page-seat-trader = Бот: Торговец (уровень { $level })
page-seat-mate = Бот: Штурман (уровень { $level })
page-seat-bosun = Бот: Боцман (уровень { $level })
page-seat-stevedore = Бот: Докер (уровень { $level })
page-seat-apprentice = Бот: Стажёр (уровень { $level })
page-seat-deckhand = Бот: Матрос (уровень { $level })
page-seat-none = без игрока
page-style = Стиль игры бота { $number }
page-style-none = универсал
page-style-producer = производитель
page-style-shipper = перевозчик
page-style-collector = коллекционер
page-style-banker = бережливый
page-seat-number = Место { $number }
page-bot-name = { $bot ->
    [Deckhand] Матрос
    [Apprentice] Стажёр
    [Stevedore] Докер
    [Bosun] Боцман
    [Mate] Штурман
    [Trader] Торговец
    [Pilot] Лоцман
    [Captain] Капитан
    [Commodore] Коммодор
    [Admiral] Адмирал
   *[other] { $bot }
} (бот)
page-invite = Отправьте эту ссылку тем, с кем хотите играть
page-copy = Копировать
page-copied = Скопировано
page-join = Занять место
page-leave = Уйти
page-start-with-bots = Начать, добавив ботов
page-edition = Издание
page-seats = Места
page-seats-about = В Container играют от трёх до пяти человек.
page-seats-ordered = Сохранить этот порядок мест, без жеребьёвки
page-seats-few = Нужно не меньше трёх игроков.
page-your-level = Примерно вашей силы: { $bot } (уровень { $level })
page-listed = Открытый стол: его видят все, и сесть может любой
page-options = Настройки игры
page-options-more = Другие настройки
page-recommended = советуем
page-create = Создать стол
page-create-and-start = Начать партию

## Стол
page-table-title = Стол
page-round = Круг { $round }
page-sea = Порт
page-quays = Причалы
page-my-quay = Ваш причал
page-purse = Ваши деньги и карта
page-machines = Машины
page-warehouses = Склады
page-machine-of = машина: { $what }
page-warehouse-number = склад { $number }
page-build-machine = Построить машину за { $cost } $
page-build-warehouse = Построить склад за { $cost } $
page-space-costs = свободное место: постройка стоит { $cost } $
page-nothing = ничего
# $lot is a list of colours
page-column = { $lot } по { $price } $
page-plot = { $lot ->
    [none] { seat }: ничего
   *[other] { seat }: { $lot }
}
page-berth = Здесь стоит корабль { seat-of }
page-ship-at = { $place ->
    [sea] Корабль { seat-of }, в Открытом Море
    [island] Корабль { seat-of }, у Зарубежного Острова
    [bank] Корабль { seat-of }, в банковском порту
   *[harbour] Корабль { seat-of }, в порту { other-of }
}{ $cargo ->
    [none] , пустой
   *[other] , груз: { $cargo }
}
page-supply-left = { $count ->
    [0] { $what }: нет
   *[other] { $what }: осталось { $count }
}
page-end-gauge = Закончилось цветов: { $gone } из 2
page-end-productions =
    { $count ->
        [one] конец не раньше чем через { $count } производство
        [few] конец не раньше чем через { $count } производства
       *[many] конец не раньше чем через { $count } производств
    }
page-end-last-turn = Последний ход!
page-interest-due = −{ $due } $ на проценты в следующий ход
page-score-now = Текущий счёт
page-thinking = решает
page-payment = { seat } ставит { $bid }
page-payment-unused = свободна
page-log = Журнал
page-log-more = Показать прошлые ходы

## Действия
page-turn-buttons = Отменить или повторить шаг, закончить ход
page-undo = Отменить
page-redo = Повторить
page-reset = Начать ход заново
page-end-turn = Закончить ход
page-turn-complete = Всё сделано. Закончите ход или отмените шаг.
page-actions-left = { $count ->
    [0] действий нет
    [one] ещё { $count } действие
    [few] ещё { $count } действия
   *[many] ещё { $count } действий
}
page-action-produce = Произвести
page-action-restock = Закупить товар
page-action-sail = Плыть
page-action-build = Построить
page-action-broker = Брокер
page-action-load = Купить ещё
page-buy-here = Купить
page-restock-about = { $room ->
    [0] Ваш Портовый Магазин полон. Но цены изменить можно.
    [one] В вашем Портовом Магазине есть место для { $room } контейнера. У кого купить?
   *[other] В вашем Портовом Магазине есть место для { $room } контейнеров. У кого купить?
}
page-sail-auction = аукцион вашего груза
page-shelf-empty = Здесь ничего не продаётся.
page-bought = Взято: { $lot }
page-room-left = { $count ->
    [0] места нет
   *[other] мест: { $count }
}
page-hand-empty = все цены назначены
page-in-hand = { $what }, без цены: { $count }
page-buyers = Возможные покупатели:
page-buyer-room = { $count ->
    [0] места нет
   *[other] мест: { $count }
}
page-amount = Сумма в долларах
page-less = На 1 $ меньше
page-more = На 1 $ больше
page-clear = Очистить
page-backspace = Стереть последнюю цифру
page-confirm-loan = С двумя ссудами вы каждый ход платите { $all_interest } $ процентов, а если не выплатите ссуды, в конце потеряете { $all_loans_score } $. Если на проценты не хватит денег, банк изымет часть ваших контейнеров.
page-confirm-first-loan = Вы получаете { $loan_amount } $ и каждый ход платите { $interest_cost } $ процентов. Если не выплатить ссуду, в конце она обойдётся в { $loan_score } $.
page-confirm-buy = Подтвердить покупку?
page-confirm-turn = Закончить ход? Потом отменить его будет нельзя.
page-confirm-bid = Изменить ставку потом будет нельзя.
page-confirm-auction = Начнётся аукцион, и ваш ход закончится. Отменить это нельзя.
page-confirm-final = Отменить это нельзя.

## Аукцион
page-auction = На аукционе груз { seat-of }
page-auction-tie-break = Ничья! Игроки с самой высокой ставкой добавляют к ней
page-bid-made = ставка сделана
page-bid-wait = Ваша ставка сделана. Все ставки открываются вместе.
page-zero-cards = { $count ->
    [one] и { $count } карта блефа
    [few] и { $count } карты блефа
   *[many] и { $count } карт блефа
}
page-worth = Ценность для вас:
page-worth-change = ваш остров: { $before } $ → { $after } $
page-worth-discard = В конце сбрасывается: { $what }
page-worth-discard-before = (раньше: { $what })
page-worth-five = Все пять цветов: ваш цвет 5/10 теперь стоит { $card_high }.
page-worth-five-kept = У вас уже есть все пять цветов.
page-decline-worth = На вашем острове: { $worth }. Всего: { $total }.
page-decline-short = Чтобы оставить груз себе, не хватает { $short } $.

## Конец
page-you-win = Вы победили!
page-winners = { $count ->
    [one] Победитель: { $names }.
   *[other] Победу делят: { $names }.
}
page-discarded = сбрасывается
page-total = Итого
page-rematch = Реванш
page-action-sale = Продать банку
page-edition-advice = Впервые играете? Возьмите издание 2007 года, как в режиме «{ page-play-now }».
