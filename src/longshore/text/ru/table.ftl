### What only the table in the browser says.

## The connection
table-connection-lost = Нет связи. Показано положение на { $time }. Подключаемся снова…
table-connection-asking = Нет постоянного соединения. Стол обновляется каждые несколько секунд.
table-here = за столом
table-away = не в сети
table-spectators = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрит { $count } человека
}

## The auction
table-seller-decides = { seat } решает: продать за { $amount } $ и получить { $total } $ вместе с субсидией или заплатить { $amount } $ и оставить груз себе.
table-accept-sum = { $amount } $ от покупателя и { $amount } $ от банка

## Beside the table
table-side = Журнал, чат и заметки
table-since = С вашего последнего хода
table-digest-sold = Продано: { $lot } за { $amount } $.
table-digest-made = { seat } производит: { $lot }.
table-digest-bought = { seat } покупает у { other-of }: { $lot } за { $amount } $.
table-filter = Показывать в журнале
table-filter-all = Всё
table-filter-trade = Производство и торговля
table-filter-ships = Корабли
table-filter-auctions = Аукционы
table-filter-money = Деньги и ссуды
table-log-none = Пока ничего нет.
table-moment = показать стол в этот момент
table-past = Показан стол после шага { $number } из { $total }
table-step-back = На шаг назад
table-step-on = На шаг вперёд
table-now = К текущему моменту
table-chat = Чат
table-chat-none = Сообщений пока нет.
table-chat-write = Написать сообщение
table-chat-send = Отправить
table-chat-about = Действия с этим сообщением ({ $name })
table-chat-removed = Удалено администратором.
table-mute = Заглушить
table-mute-about = Вы больше не увидите сообщений этого игрока.
table-block = Заблокировать
table-block-about = Вы не сможете видеть сообщения друг друга и садиться за столы друг друга.
table-report = Пожаловаться администратору
table-report-name = Пожаловаться на имя
table-report-reason = Что не так с этим сообщением?
table-reported = Спасибо. Администратор рассмотрит жалобу.
table-notes = Заметки
table-notes-about = Это видите только вы.
table-sheet = Карты
table-sheet-about = У кого какая карта стоимости? Нажмите на клетку: ✗ нет, ? возможно, ✓ да. Хранится только на этом устройстве.
table-sheet-cell = { seat }, карта, где { $card_1 } — { $what }: { $text }
table-mark-none = без отметки
table-mark-no = нет
table-mark-maybe = возможно
table-mark-yes = да
table-tracker = Учёт денег
table-tracker-about = Деньги каждого, подсчитанные по открытым платежам. Такой счёт любой мог бы вести на бумаге.

## Time, seats and votes
table-menu = Меню стола
table-watching = Вы наблюдаете.
table-time-left = Осталось времени:
table-paused = пауза
table-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
table-pause = Остановить часы
table-resume = Запустить часы снова
table-pause-about = Должны согласиться все игроки.
table-hand-over = Пусть за меня играет бот
table-hand-over-about = На один ход, на время или до конца партии. Вернуть себе место можно в любой момент.
table-bot-plays = играет бот
table-bot-plays-you = На вашем месте играет бот.
table-program = программа
table-take-back = Вернуть себе место
table-give = Передать место
table-give-about = Создаёт ссылку. Кто откроет её первым, займёт ваше место.
table-give-link = Отправьте эту ссылку тому, кто займёт ваше место
table-give-withdraw = Отменить ссылку
table-seat-offered = Место для вас
table-seat-offered-about = Вам предлагают занять место в этой партии.
table-just-watch = Только смотреть
table-end = Предложить закончить партию
table-end-about = Если все согласны, очки считаются по нынешнему положению.
table-cancel = Предложить отменить партию
table-cancel-about = Только в первом круге. Партия не засчитывается.
table-concede = Покинуть партию
table-concede-about = Вы сдаётесь, и за вас доигрывает бот.
table-concede-sure = Покинуть партию? Вернуться на это место будет нельзя.
table-offer-end = { seat } предлагает закончить партию сейчас и подсчитать очки.
table-offer-cancel = { seat } предлагает отменить партию.
table-offer-stalemate = За два полных круга не сдвинулся ни один контейнер и ничего не построено. Закончить партию и подсчитать очки?
table-end-sure = Закончить партию сейчас?
table-offer-pause = Кто-то хочет остановить часы.
table-offer-resume = Кто-то хочет снова запустить часы.
table-agreed = Согласны: { $names }
table-agree = Согласиться
table-decline = Отклонить
table-withdraw = Отозвать
table-log-time-out = Время { seat-of } вышло.
table-log-bot-plays = За { seat-of } теперь играет бот.
table-log-back = { seat } снова за столом.
table-log-seat-given = { $name } теперь играет за { seat-of }.
table-log-paused = Часы остановлены.
table-log-resumed = Часы снова идут.

## One device for several
table-seat-here = Игрок рядом со мной, на этом же устройстве
table-cover = Передайте устройство { $seat ->
    [blue] { -seat-blue(case: "dative") }
    [red] { -seat-red(case: "dative") }
    [yellow] { -seat-yellow(case: "dative") }
    [green] { -seat-green(case: "dative") }
    [purple] { -seat-purple(case: "dative") }
   *[other] { $seat }
}
table-cover-about = Остальных просим отвернуться.
table-cover-lift = Я играю за { seat-of }. Показать моё поле
table-pace = Время на решение
table-pace-free = Без ограничения
table-pace-quick = Онлайн, быстро: 30 секунд на решение, 3 минуты в запасе
table-pace-calm = Онлайн, спокойно: 90 секунд на решение, 10 минут в запасе
table-pace-day = Один день на решение
table-pace-days = Три дня на решение
table-length = Около { $rounds ->
    [one] { $rounds } круга
   *[other] { $rounds } кругов
}, примерно { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
table-length-weeks = Около { $rounds ->
    [one] { $rounds } круга
   *[other] { $rounds } кругов
}, то есть несколько недель

## Standing orders
table-orders = Постоянные поручения
table-orders-about = Сервер делает ставки и решает за вас в пределах, которые вы здесь задали. Их больше никто не видит.
table-orders-log = Что сделали ваши поручения
table-order-bid = Делать ставки на острове по цене за контейнер
table-order-cap = Не ставить больше
table-order-keep = Сколько денег оставлять
table-order-tie = Добавить при ничьей
table-order-other = Если у цвета нет цены
table-order-ask = Спросить меня
table-order-zero = Ставить 0 $
table-order-settle = Продавать мой груз
table-order-accept = Принимать ставки от
table-order-each = за контейнер
table-order-below = Если ставка ниже
table-order-pass = Пропускать оставшиеся действия
table-order-loan = Разрешить брать ссуды

## Hints
table-hint = Подсказка
table-hint-head = Бот советует:
table-hint-worth = Оценка: { $amount }.
table-hint-better = Оценка: { $amount }, на { $more } больше, чем у второго варианта.
table-hint-outlook = Вероятность победы: { $chance } %. Ожидаемый счёт: { $score }.
table-why-produce = { $count ->
    [one] Ваша машина сделает новый товар на продажу.
    [few] Ваши { $count } машины сделают новый товар на продажу.
   *[many] Ваши { $count } машин сделают новый товар на продажу.
}
table-why-make = Новый товар на продажу. Этого цвета в хранилище осталось { $left }.
table-why-warehouse = Место для новых товаров за { $cost } $.
table-why-machine = { $count ->
    [0] Больше никто не делает этот цвет. Машина стоит { $cost } $.
    [one] Этот цвет делает ещё только { $count } игрок. Машина стоит { $cost } $.
    [few] Этот цвет делают ещё { $count } игрока. Машина стоит { $cost } $.
   *[many] Этот цвет делают ещё { $count } игроков. Машина стоит { $cost } $.
}
table-why-restock = Там в продаже { containers-counted } по цене от { $price } $. Перепродать можно дороже.
table-why-harbour = Для вашего корабля там в продаже { containers-counted } по цене от { $price } $.
table-why-sail = Ведёт корабль туда, где он сможет заработать.
table-why-sea = Оттуда корабль дойдёт до любого порта.
table-why-island = На аукцион: { containers-counted }. Банк удвоит самую высокую ставку.
table-why-waiting = Там можно погрузить { containers-counted }.
table-why-take = Стоит { $price } $, а перепродать можно дороже.
table-why-free = Достанется бесплатно.
table-why-place = { $count ->
    [0] Сейчас никто не может его купить, но ради { $price } $ стоит подождать.
    [one] { $count } игрок мог бы сейчас купить его за { $price } $.
    [few] { $count } игрока могли бы сейчас купить его за { $price } $.
   *[many] { $count } игроков могли бы сейчас купить его за { $price } $.
}
table-why-price = Новые цены будут ближе к тому, что готовы платить другие.
table-why-bid = Груз прибавит вашему острову { $worth } $. Ваш выигрыш — { $rest } $.
table-why-broker = Выгодная сделка у брокера.
table-why-loan = У вас { $cash } $. Ссуда оплатит следующие шаги.
table-why-repay = Экономит { $interest_cost } $ процентов каждый ход.
table-why-sell = Превращает товар в деньги.
table-why-accept = Вы получите { $total } $.
table-why-decline = На вашем острове груз стоит { $worth } $.
table-why-enough = Остальное покупать не стоит.
table-why-best = Сейчас это ваш лучший вариант.

## Keys
table-keys = Горячие клавиши
table-keys-about = Всё можно делать без мыши.
table-keys-on = Использовать горячие клавиши
table-key-asked = к текущему решению
table-key-quays = к причалу, сначала к вашему
table-command = Ввести шаг
table-command-about = Шаг можно ввести в игровой нотации, например «place tan@3». Tab дополняет, Enter выполняет.
table-command-unknown = Сейчас сделать «{ $step }» нельзя.

## Правила, уведомления и компания
table-rule = Правила: { $what }
table-notices = Уведомления для этого стола
table-notices-about = Выберите, о чём вам сообщать, пока вас нет.
table-notices-nowhere = Уведомления ещё не настроены. Добавьте их в настройках.
table-notices-as-others = Как за моими другими столами
table-has-played = { $count ->
    [0] ещё ни одной законченной партии
    [one] { $count } законченная партия
    [few] { $count } законченные партии
   *[many] { $count } законченных партий
}
table-seat-bot = Добавить бота
table-seat-free = Освободить место
table-invite-picture = QR-код ссылки
table-rated = Рейтинговая партия: результат влияет на рейтинг. Подсказок нет, передать место нельзя.
table-tracker-offered = Разрешить игрокам учёт денег
table-programs-offered = Разрешить играть программам
table-programs-about = Ваш бот или бот друга может сесть за стол по приглашению. Все видят, что это программа.
table-sea-larger = Увеличить
table-sea-whole = Показать целиком
table-help = Помощь: пояснения к столу
table-gone = Закончился цвет: { $what }
table-gone-next = Когда закончится ещё один цвет, партия завершится.
table-last-turn = Последний ход
table-seat-now = Теперь ваш цвет: { $name }
table-key-amount = ставка: введите сумму и нажмите Enter
table-key-accept = принять самую высокую ставку
table-key-keep = оставить груз себе
