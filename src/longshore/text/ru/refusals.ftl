### Почему что-то нельзя. $need — граница, $have — то, что есть.

refusal-allowed = Это разрешено.
refusal-game-over = Партия окончена.
refusal-no-such-seat = Такого игрока в этой партии нет.
refusal-no-such-step = Такого шага нет.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-asked = Сейчас вам нечего решать.
refusal-wrong-step = Сейчас нужно решить другое.
refusal-no-actions-left = Оба действия использованы. Можно только выплатить ссуду или закончить ход.
refusal-loan-limit = { $need ->
    [one] Можно иметь не больше { $need } ссуды, у вас уже { $have }.
   *[other] Можно иметь не больше { $need } ссуд, у вас уже { $have }.
}
refusal-loan-after-bid = Ваша ставка сделана. Взять ссуду можно будет, когда ставки откроют.
refusal-no-loan = У вас нет ссуды, которую можно выплатить.
refusal-repay-cash = Чтобы выплатить ссуду, нужно { $need } $, а у вас { $have } $.
refusal-no-warehouse-space = { $need ->
    [one] Можно иметь не больше { $need } склада, у вас уже { $have }.
    [few] Можно иметь не больше { $need } складов, у вас уже { $have }.
   *[many] Можно иметь не больше { $need } складов, у вас уже { $have }.
}
refusal-no-warehouse-left = В Хранилище Складов больше нет складов.
refusal-warehouse-cash = Склад стоит { $need } $, а у вас { $have } $.
refusal-no-machine-space = { $need ->
    [one] Можно иметь не больше { $need } машины, у вас уже { $have }.
    [few] Можно иметь не больше { $need } машин, у вас уже { $have }.
   *[many] Можно иметь не больше { $need } машин, у вас уже { $have }.
}
refusal-machine-owned = У вас уже есть машина этого цвета.
refusal-no-machine-left = В Хранилище Машин больше нет машин этого цвета.
refusal-machine-cash = Машина стоит { $need } $, а у вас { $have } $.
refusal-produced-already = В этот ход вы уже производили товар.
refusal-produce-cash = Производство стоит { $need } $, а у вас { $have } $.
refusal-ends-after-call = Это закончило бы партию, а в тот ход, когда вы вызвали брокера, так нельзя.
refusal-no-such-machine = У вас нет машины этого цвета.
refusal-made-already = Эта машина уже произвела свой контейнер.
refusal-colour-gone = В Хранилище Контейнеров больше нет контейнеров этого цвета.
refusal-own-factory = Нельзя покупать в собственном Магазине при Фабрике.
refusal-same-seller = В этот ход вы уже покупали у этого игрока.
refusal-not-in-store = В этом магазине такого контейнера нет.
refusal-restock-room = Ваш Портовый Магазин полон. Каждый склад вмещает один контейнер.
refusal-restock-cash = Этот контейнер стоит { $need } $, а у вас { $have } $.
refusal-not-liftable = Снять этот контейнер с продажи нельзя.
refusal-not-in-hand = У вас в руке нет контейнера этого цвета.
refusal-factory-price = Самая высокая цена в Магазине при Фабрике — { $need } $. Вы выбрали { $have } $.
refusal-harbour-price = Самая низкая цена в Портовом Магазине — { $need } $. Вы выбрали { $have } $.
refusal-hand-not-empty = { $have ->
    [one] У вас в руке ещё { $have } контейнер: сначала назначьте цену.
    [few] У вас в руке ещё { $have } контейнера: сначала назначьте цены.
   *[many] У вас в руке ещё { $have } контейнеров: сначала назначьте цены.
}
refusal-sail-nowhere = Ваш корабль уже там.
refusal-sail-via-sea = Из порта корабль сначала должен выйти в Открытое Море.
refusal-own-harbour = Ваш корабль не может зайти в ваш собственный порт.
refusal-no-bank = В этой партии нет Инвестиционного Банка.
refusal-empty-ship = В этой партии корабль без груза не может идти к Зарубежному Острову.
refusal-no-docked-purchase = В этой партии корабль покупает только по прибытии.
refusal-not-docked = Ваш корабль не стоит в порту другого игрока.
refusal-ship-full = { $need ->
    [one] Ваш корабль полон. Он вмещает { $need } контейнер.
    [few] Ваш корабль полон. Он вмещает { $need } контейнера.
   *[many] Ваш корабль полон. Он вмещает { $need } контейнеров.
}
refusal-load-cash = Этот контейнер стоит { $need } $, а у вас { $have } $.
refusal-not-at-bank = В вашем банковском порту нет такого контейнера.
refusal-bid-committed = Ваша ставка сделана, изменить её нельзя.
refusal-bid-cash = Поставить { $need } $ нельзя: для ставки у вас { $have } $.
refusal-bid-too-large = Самая высокая возможная ставка — { $need } $.
refusal-no-zero-cards = { $need ->
    [one] Нельзя использовать { $need } карту блефа. У вас их { $have }.
    [few] Нельзя использовать { $need } карты блефа. У вас их { $have }.
   *[many] Нельзя использовать { $need } карт блефа. У вас их { $have }.
}
refusal-tie-break-minimum = При ничьей нужно добавить не меньше { $need } $. Вы добавили { $have } $.
refusal-not-highest = Принять можно только самую высокую ставку, { $need } $. Этот игрок поставил { $have } $.
refusal-decline-cash = Чтобы отказаться, нужно заплатить самую высокую ставку, { $need } $, а у вас { $have } $.
refusal-called-already = В этот ход вы уже вызывали брокера.
refusal-won-this-turn = В этот ход вы выиграли аукцион брокера, поэтому вызвать брокера нельзя.
refusal-call-after-end = Партия уже заканчивается: вызвать брокера нельзя.
refusal-card-in-use = Аукцион брокера уже открыт. Можно только перебить ставку.
refusal-card-unused = На Карте Оплаты нет ставки, которую можно перебить.
refusal-empty-broker-space = Это поле брокера пусто.
refusal-broker-bid-low = Ставка должна быть не меньше { $need } $. Вы поставили { $have } $.
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
refusal-not-sellable = Этот контейнер продать нельзя. Продают из Магазина при Фабрике, а если он пуст — из Портового Магазина.
refusal-not-seizable = Это сейчас изъять нельзя.
refusal-not-left-to-pay = У вас не осталось контейнеров этого цвета для оплаты.
refusal-players = В игре участвуют от трёх до пяти игроков, а не { $value }.
refusal-edition = Издания «{ $value }» нет. Выберите 2007 или 2018.
refusal-unknown-option = Неизвестная настройка: «{ $option }».
refusal-option-value = Настройка «{ $option }» не может иметь значение «{ $value }». Возможные значения: { $values }.
refusal-option-fixed = В издании { $edition } года настройка «{ $option }» не может иметь значение «{ $value }».
refusal-option-edition = В издании { $edition } года нет настройки «{ $option }».
refusal-option-bank = Для настройки «{ $option }» нужен Инвестиционный Банк.
refusal-unknown-rules = Эта партия идёт по правилам версии { $value }. Программа знает версии: { $known }.
refusal-option-cancel-bid = Для настройки «{ $option }» нужна настройка «{ option-cancel-bid }».
refusal-bad-deal = { $part ->
    [first] Первым игроком назван тот, кто не участвует в партии.
    [machines] Машины у всех игроков должны быть разных цветов.
    [cards] Карты Стоимости Контейнеров у всех игроков должны быть разными.
   *[brokers] При такой раздаче брокерам не могли достаться эти контейнеры.
}

## Не из правил
refusal-bad-step = Такого шага нет: «{ $text }».
refusal-bad-seat = Такого игрока нет: «{ $text }».
refusal-stale = Слишком поздно: положение за столом изменилось, это решение уже принято.
