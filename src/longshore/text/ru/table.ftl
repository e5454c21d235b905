### What only the table in the browser says.

## The connection
table-connection-lost = Нет связи. Показано положение на { $time }; страница пробует снова.
table-connection-asking = Нет прямого соединения: страница спрашивает новости каждые несколько секунд.
table-here = за столом
table-away = не в сети
table-spectators = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрит { $count } человека
}

## The auction
table-seller-decides = { seat } решает: продать за { $amount } $ и получить { $total } $ вместе с поощрением или заплатить { $amount } $ и оставить груз себе.
table-accept-sum = { $amount } $ от покупателя и { $amount } $ поощрения

## Beside the table
table-side = Журнал, чат и заметки
table-since = С вашего последнего хода
table-digest-sold = Продано: { $lot }, { $amount } $.
table-digest-made = { seat } производит: { $lot }.
table-digest-bought = { seat } покупает у { other-of }: { $lot }, { $amount } $.
table-filter = Показывать в журнале
table-filter-all = Всё
table-filter-trade = Производство и торговля
table-filter-ships = Корабли
table-filter-auctions = Аукционы
table-filter-money = Деньги и ссуды
table-log-none = Такого ещё не было.
table-moment = показать этот момент
table-past = Прошлое: после шага { $number } из { $total }
table-step-back = На шаг назад
table-step-on = На шаг вперёд
table-now = Вернуться к игре
table-chat = Чат
table-chat-none = Пока никто ничего не сказал.
table-chat-write = Сообщение всем за столом
table-chat-send = Отправить
table-chat-about = Об этом сообщении ({ $name })
table-chat-removed = Удалено владельцем сервера.
table-mute = Заглушить
table-mute-about = Вы больше не увидите сообщений этого игрока.
table-block = Заблокировать
table-block-about = Вы не видите сообщений друг друга и не садитесь за столы друг друга.
table-report = Пожаловаться владельцу сервера
table-report-reason = Что не так с этим сообщением?
table-reported = Спасибо. Владелец сервера посмотрит.
table-notes = Заметки
table-notes-about = Это читаете только вы.
table-sheet = Карты
table-sheet-about = У кого какая карта? Нажмите, чтобы отметить: ✗ нет, ? возможно, ✓ да. Хранится на этом устройстве.
table-sheet-cell = { seat }, карта, где 10 — { $what }: { $text }
table-mark-none = без отметки
table-mark-no = нет
table-mark-maybe = возможно
table-mark-yes = да
table-tracker = Учёт денег
table-tracker-about = Что открытые платежи говорят о деньгах каждого. Такой подсчёт любой мог бы вести вручную.

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
table-pause-about = Согласиться должны все играющие.
table-hand-over = Пусть за меня играет бот
table-hand-over-about = На один ход, на время или до конца партии. Вернуть себе место можно в любой момент.
table-bot-plays = играет бот
table-bot-plays-you = На вашем месте играет бот.
table-take-back = Вернуть себе место
table-give = Отдать место
table-give-about = Создаёт ссылку. Кто откроет её первым, продолжит вместо вас.
table-give-link = Отправьте эту ссылку тому, кому отдаёте место
table-give-withdraw = Отменить ссылку
table-seat-offered = Место для вас
table-seat-offered-about = Вам предлагают продолжить эту партию.
table-just-watch = Только смотреть
table-end = Предложить закончить партию
table-end-about = Подсчёт по нынешнему положению, если все согласны.
table-cancel = Предложить отменить партию
table-cancel-about = Только в первом круге. Партия не засчитывается.
table-concede = Покинуть партию
table-concede-about = Вы сдаётесь, и за вас доигрывает бот.
table-concede-sure = Вернуться на это место нельзя. Покинуть партию?
table-offer-end = { seat } предлагает закончить партию прямо сейчас.
table-offer-cancel = { seat } предлагает отменить партию.
table-offer-stalemate = За целый круг не сдвинулся ни один контейнер. Закончить партию и подсчитать очки?
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
table-seat-here = Кто-то рядом со мной, на этом устройстве
table-cover = Передайте устройство: { seat }
table-cover-about = Остальных просим отвернуться.
table-cover-lift = Я { seat }: показать моё поле
table-pace = Время
table-pace-free = Без часов
table-pace-quick = Онлайн, быстро: 30 секунд на решение, 3 минуты в запасе
table-pace-calm = Онлайн, спокойно: 90 секунд на решение, 10 минут в запасе
table-pace-day = Один день на решение
table-pace-days = Три дня на решение

## Standing orders
table-orders = Постоянные поручения
table-orders-about = Сервер отвечает за вас по вашим цифрам. Никто другой об этом не узнает.
table-orders-log = Что было сделано
table-order-bid = Ставки на острове: столько за каждый контейнер
table-order-cap = Не больше
table-order-keep = Оставить денег
table-order-tie = Добавить при ничьей
table-order-other = Другие грузы
table-order-ask = Спросить меня
table-order-zero = Ставить 0
table-order-settle = Продать мой груз
table-order-accept = При ставке от
table-order-each = за каждый контейнер
table-order-below = Если меньше
table-order-pass = Пропускать оставшиеся действия
table-order-loan = Поручения могут брать ссуду

## Hints
table-hint = Подсказка
table-hint-head = Торговец поступил бы так:
table-hint-worth = Оценка: { $amount }.
table-hint-better = Оценка: { $amount }, на { $more } больше второго варианта.
table-why-produce = { $count ->
    [one] { $count } машина сделает новый товар на продажу.
    [few] { $count } машины сделают новый товар на продажу.
   *[many] { $count } машин сделают новый товар на продажу.
}
table-why-make = Новый товар на продажу; этого цвета в хранилище осталось { $left }.
table-why-warehouse = Место для новых товаров за { $cost } $.
table-why-machine = { $count ->
    [0] Больше никто не делает этот цвет. Стоит { $cost } $.
    [one] Этот цвет делает ещё только { $count } игрок. Стоит { $cost } $.
    [few] Этот цвет делают ещё { $count } игрока. Стоит { $cost } $.
   *[many] Этот цвет делают ещё { $count } игроков. Стоит { $cost } $.
}
table-why-restock = Там продаются: { containers-counted }, по цене от { $price } $. Перепродать можно дороже.
table-why-harbour = Там продаются для вашего корабля: { containers-counted }, по цене от { $price } $.
table-why-sail = Ведёт корабль туда, где он зарабатывает.
table-why-sea = Оттуда корабль следующим действием дойдёт до любого порта.
table-why-island = На аукцион: { containers-counted }. Банк добавит столько же, сколько высшая ставка.
table-why-waiting = Там можно погрузить: { containers-counted }.
table-why-take = За { $price } $; можно перепродать дороже.
table-why-free = Ничего не стоит.
table-why-place = { $count ->
    [0] Сейчас никто не может его купить, но { $price } $ стоят ожидания.
    [one] { $count } игрок мог бы сейчас купить его за { $price } $.
    [few] { $count } игрока могли бы сейчас купить его за { $price } $.
   *[many] { $count } игроков могли бы сейчас купить его за { $price } $.
}
table-why-price = Новые цены, ближе к тому, что заплатят другие.
table-why-bid = Груз прибавит вашему острову { $worth } $; ваш выигрыш — { $rest } $.
table-why-broker = Выгодная сделка в банке.
table-why-loan = У вас { $cash } $; ссуда оплатит следующий шаг.
table-why-repay = Экономит 1 $ процентов каждый ход.
table-why-sell = Превращает товар в деньги.
table-why-accept = Принесёт вам { $total } $.
table-why-decline = На вашем острове груз стоит { $worth } $.
table-why-enough = Остальное не стоит своей цены.
table-why-best = Ваш лучший вариант.

## Keys
table-keys = Клавиши
table-keys-about = Всё можно делать без мыши.
table-keys-on = Использовать горячие клавиши
table-key-asked = к текущему решению
table-key-quays = причалы, начиная с моего
table-command = Ввести шаг
table-command-about = Строка понимает запись партий, например «place tan@3»; Tab дополняет, Enter выполняет.
table-command-unknown = «{ $step }» сейчас невозможно.

## Правила, уведомления и компания
table-rule = Правила: { $what }
table-notices = Уведомления этого стола
table-notices-about = О чём вам сообщают, пока вас нет.
table-notices-nowhere = Сервер пока не знает, как с вами связаться. Способ можно добавить в настройках.
table-notices-as-others = Как за всеми другими столами
table-has-played = { $count ->
    [0] ещё ни одной законченной партии
    [one] { $count } законченная партия
    [few] { $count } законченные партии
   *[many] { $count } законченных партий
}
table-seat-bot = Добавить бота
table-seat-free = Освободить место
table-invite-picture = Ссылка как QR-код
table-rated = Рейтинговая: результат идёт в рейтинг. Без подсказок, и место нельзя передать.
table-tracker-offered = Игрокам можно пользоваться учётом денег
table-sea-larger = Увеличить
table-sea-whole = Показать целиком
table-help = Помощь: объяснить стол
