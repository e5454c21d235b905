### Почему что-то нельзя. $need — граница, $have — то, что есть.

refusal-allowed = Это разрешено.
refusal-game-over = Партия окончена.
refusal-no-such-seat = Такого игрока в этой партии нет.
refusal-no-such-step = Такого шага нет.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-asked = Сейчас вам нечего решать.
refusal-wrong-step = Это не ответ на то, о чём вас сейчас спрашивают.
refusal-no-actions-left = Оба действия использованы; можно только выплатить ссуду или закончить ход.
refusal-loan-limit = { $need ->
    [one] Больше { $need } ссуды иметь нельзя, а у вас { $have }.
   *[other] Больше { $need } ссуд иметь нельзя, а у вас { $have }.
}
refusal-loan-after-bid = Ваша ставка сделана: до открытия ставок ссуду взять нельзя.
refusal-no-loan = У вас нет ссуды, которую можно выплатить.
refusal-repay-cash = Чтобы выплатить ссуду, нужно { $need } $, а у вас { $have } $.
refusal-no-warehouse-space = { $need ->
    [one] Места хватает на { $need } склад, а у вас их { $have }.
    [few] Места хватает на { $need } склада, а у вас их { $have }.
   *[many] Места хватает на { $need } складов, а у вас их { $have }.
}
refusal-no-warehouse-left = В Хранилище Складов больше нет складов.
refusal-warehouse-cash = Склад здесь стоит { $need } $, а у вас { $have } $.
refusal-no-machine-space = { $need ->
    [one] Места хватает на { $need } машину, а у вас их { $have }.
    [few] Места хватает на { $need } машины, а у вас их { $have }.
   *[many] Места хватает на { $need } машин, а у вас их { $have }.
}
refusal-machine-owned = У вас уже есть машина этого цвета.
refusal-no-machine-left = В Хранилище Машин больше нет машин этого цвета.
refusal-machine-cash = Машина здесь стоит { $need } $, а у вас { $have } $.
refusal-produced-already = В этот ход вы уже производили товар.
refusal-produce-cash = Производство стоит { $need } $, а у вас { $have } $.
refusal-ends-after-call = Это закончило бы партию, а в ход, когда вы вызвали брокера, так нельзя.
refusal-no-such-machine = У вас нет машины этого цвета.
refusal-made-already = Эта машина уже произвела свой контейнер.
refusal-colour-gone = В Хранилище Контейнеров больше нет контейнеров этого цвета.
refusal-own-factory = Нельзя покупать в собственном Магазине при Фабрике.
refusal-same-seller = В этом ходу вы уже покупали у этого игрока.
refusal-not-in-store = В этом магазине нет такого контейнера.
refusal-restock-room = В вашем Портовом Магазине больше нет места: на каждый склад приходится один контейнер.
refusal-restock-cash = Этот контейнер стоит { $need } $, а у вас { $have } $.
refusal-not-liftable = В вашем магазине нет такого контейнера, который ещё можно взять.
refusal-not-in-hand = У вас в руке нет контейнера этого цвета.
refusal-factory-price = Самая высокая цена в Магазине при Фабрике — { $need } $, а не { $have } $.
refusal-harbour-price = Самая низкая цена в Портовом Магазине — { $need } $, а не { $have } $.
refusal-hand-not-empty = { $have ->
    [one] У вас в руке ещё { $have } контейнер: сначала назначьте цену.
    [few] У вас в руке ещё { $have } контейнера: сначала назначьте цены.
   *[many] У вас в руке ещё { $have } контейнеров: сначала назначьте цены.
}
refusal-sail-nowhere = Ваш корабль уже там.
refusal-sail-via-sea = Из порта корабль сначала должен выйти в Открытое Море.
refusal-own-harbour = Корабль никогда не заходит в порт своего владельца.
refusal-no-bank = В этой партии нет Инвестиционного Банка.
refusal-empty-ship = В этой партии корабль без груза не может идти к Зарубежному Острову.
refusal-no-docked-purchase = В этой партии корабль покупает только по прибытии.
refusal-not-docked = Ваш корабль не стоит в порту другого игрока.
refusal-ship-full = { $need ->
    [one] Корабль вмещает { $need } контейнер, и ваш полон.
    [few] Корабль вмещает { $need } контейнера, и ваш полон.
   *[many] Корабль вмещает { $need } контейнеров, и ваш полон.
}
refusal-load-cash = Этот контейнер стоит { $need } $, а у вас { $have } $.
refusal-not-at-bank = В вашем порту банка нет такого контейнера.
refusal-bid-committed = Ваша ставка сделана, изменить её нельзя.
refusal-bid-cash = Вы ставите { $need } $, но поставить можете только { $have } $.
refusal-bid-too-large = Самая высокая возможная ставка — { $need } $.
refusal-no-zero-cards = { $need ->
    [one] Вы хотите использовать { $need } карту блефа 0 $, а у вас их { $have }.
    [few] Вы хотите использовать { $need } карты блефа 0 $, а у вас их { $have }.
   *[many] Вы хотите использовать { $need } карт блефа 0 $, а у вас их { $have }.
}
refusal-tie-break-minimum = При ничьей нужно добавить не меньше { $need } $, а не { $have } $.
refusal-not-highest = Принять можно только самую высокую ставку, { $need } $; этот игрок поставил { $have } $.
refusal-decline-cash = Отказ стоит самой высокой ставки, { $need } $, а у вас { $have } $.
refusal-called-already = В этот ход вы уже вызывали брокера.
refusal-won-this-turn = В этот ход вы выиграли аукцион брокера и не можете вызвать брокера.
refusal-call-after-end = Партия уже заканчивается: вызвать брокера нельзя.
refusal-card-in-use = Карта Оплаты занята: аукцион брокера уже открыт.
refusal-card-unused = Карта Оплаты свободна: перебивать нечего.
refusal-empty-broker-space = Это поле брокера пусто.
refusal-broker-bid-low = Ставка должна быть не меньше { $need } $, а не { $have } $.
refusal-broker-bid-cash = Для ставки нужно { $need } $, а у вас { $have } $.
refusal-broker-containers = { $need ->
    [one] Для ставки нужен хотя бы { $need } контейнер из ваших магазинов, а там их { $have }.
    [few] Для ставки нужно хотя бы { $need } контейнера из ваших магазинов, а там их { $have }.
   *[many] Для ставки нужно хотя бы { $need } контейнеров из ваших магазинов, а там их { $have }.
}
refusal-offer-low = { $need ->
    [one] Нужно предложить хотя бы { $need } контейнер, а предложено { $have }.
    [few] Нужно предложить хотя бы { $need } контейнера, а предложено { $have }.
   *[many] Нужно предложить хотя бы { $need } контейнеров, а предложено { $have }.
}
refusal-not-sellable = Этот контейнер продать нельзя: сначала Магазин при Фабрике, затем Портовый Магазин.
refusal-not-seizable = Это сейчас изъять нельзя.
refusal-not-left-to-pay = Контейнеров этого цвета для оплаты не осталось.
refusal-players = Играют втроём, вчетвером или впятером; число игроков { $value } не подходит.
refusal-edition = Издания «{ $value }» нет; есть 2007 и 2018.
refusal-unknown-option = Настройки «{ $option }» нет.
refusal-option-value = Настройка «{ $option }» не может иметь значение «{ $value }». Возможные значения: { $values }.
refusal-option-fixed = В издании { $edition } года настройку «{ $option }» нельзя изменить на «{ $value }».
refusal-option-edition = В издании { $edition } года нет настройки «{ $option }».
refusal-option-bank = Для настройки «{ $option }» нужен Инвестиционный Банк.
refusal-unknown-rules = Это правила номер { $value }; программа знает { $known }.
refusal-option-cancel-bid = Для настройки «{ $option }» нужна настройка «Отмена ставки».
refusal-bad-deal = { $part ->
    [first] Первым игроком назван тот, кто не участвует в игре.
    [machines] Каждый игрок должен получить машину другого цвета.
    [cards] Каждый игрок должен получить другую Карту Стоимости Контейнеров.
   *[brokers] Контейнеры брокеров не могли выпасть так.
}

## Не из правил
refusal-bad-step = «{ $text }» — это не шаг.
refusal-bad-seat = «{ $text }» — это не игрок.
refusal-stale = Это решение уже принято; положение за столом изменилось.
