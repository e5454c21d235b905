### По строке на каждое событие из docs/interfaces.md. $seat действует, $other напротив.

log-turn = Ход { seat-of }.
log-passes = { seat } пасует.
log-sail = { $place ->
    [sea] { seat } выходит в Открытое Море.
    [island] { seat } плывёт к Зарубежному Острову.
    [bank] { seat } плывёт в банковский порт.
   *[harbour] { seat } плывёт в порт { other-of }.
}
log-build-warehouse = { seat } строит склад за { $cost } $.
log-build-machine = { seat } строит { a-machine } за { $cost } $.
log-loan = { seat } берёт ссуду.
log-loan-forced = { seat } вынужден взять ссуду, чтобы выплатить проценты.
log-repay = { seat } выплачивает ссуду.
log-default = { $loans ->
    [one] { seat } не может выплатить проценты по { $loans } ссуде.
   *[other] { seat } не может выплатить проценты по { $loans } ссудам.
}
log-seized-machine = Банк изымает { a-machine } у { seat-of }.
log-seized-warehouse = Банк изымает склад у { seat-of }.
log-ending = Два цвета исчерпаны: партия закончится после хода { seat-of }.

## Аукцион на острове
log-committed = { seat } делает ставку.
log-committed-tie-break = { seat } делает дополнительную ставку.
log-bid = { seat } { $amount } $
log-bids = Ставки открыты: { $bids }. Самая высокая ставка — { $highest } $.
log-bids-tie-break = Дополнительные ставки открыты: { $bids }. Самая высокая ставка — { $highest } $.
log-settled-accepted = { $count ->
    [one] { seat } продаёт { other-to } { $count } контейнер ({ $lot }) за { $amount } $.
    [few] { seat } продаёт { other-to } { $count } контейнера ({ $lot }) за { $amount } $.
   *[many] { seat } продаёт { other-to } { $count } контейнеров ({ $lot }) за { $amount } $.
}
log-settled-declined = { $count ->
    [one] { seat } отказывается от всех ставок, платит { $amount } $ и оставляет себе { $count } контейнер ({ $lot }).
    [few] { seat } отказывается от всех ставок, платит { $amount } $ и оставляет себе { $count } контейнера ({ $lot }).
   *[many] { seat } отказывается от всех ставок, платит { $amount } $ и оставляет себе { $count } контейнеров ({ $lot }).
}

## Деньги: за что платят
log-pay-interest = { $broker ->
    [none] { seat } выплачивает банку проценты: { $amount } $.
   *[other] { seat } выплачивает проценты Брокеру { $broker }: { $amount } $.
}
log-pay-domestic = { seat } получает от банка { $amount } $ за Внутренние Продажи.
log-pay-warehouse = { seat } платит { $amount } $ за склад.
log-pay-machine = { seat } платит { $amount } $ за машину.
log-pay-restock = { seat } платит { other-to } { $amount } $ за контейнер из Магазина при Фабрике.
log-pay-produce = { seat } платит { other-to }, Профсоюзному Боссу, { $amount } $ за производство.
log-pay-load = { seat } платит { other-to } { $amount } $ за контейнер из Портового Магазина.
log-pay-bid = { seat } платит { other-to } свою ставку: { $amount } $.
log-pay-subsidy = { seat } получает государственную субсидию: { $amount } $.
log-pay-decline = { $broker ->
    [none] { seat } отказывается от всех ставок и платит банку { $amount } $.
   *[other] Банк передаёт Брокеру { $broker } { $amount } $.
}
log-pay-broker-bid = { seat } кладёт на Карту Оплаты { $amount } $.
log-pay-broker-refund = { seat } получает обратно с Карты Оплаты { $amount } $.
log-pay-broker-lot = { seat } забирает у Брокера { $broker } { $amount } $.
log-pay-broker-payment = Брокер { $broker } получает с Карты Оплаты { $amount } $.
log-pay-loan = { seat } получает от банка ссуду: { $amount } $.
log-pay-repay = { seat } выплачивает банку { $amount } $ по ссуде.

## Контейнеры
log-move-make = { seat } производит { a-container }.
log-move-take = { seat } берёт { a-container } { log-from }.
log-move-place = { seat } выкладывает { a-container } { log-to }.
log-move-load = { seat } грузит { a-container } { log-from }.
log-move = { a-container-first } переходит { log-from } { log-to }.
log-from = { $from ->
    [supply] из Хранилища Контейнеров
    [removed] извне игры
    [payment-card] с Карты Оплаты
    [broker] от Брокера { $from_broker }
    [factory] из Магазина при Фабрике { log-from-seat } ({ $from_price } $)
    [harbour] из Портового Магазина { log-from-seat } ({ $from_price } $)
    [own-factory] из своего Магазина при Фабрике ({ $from_price } $)
    [own-harbour] из своего Портового Магазина ({ $from_price } $)
    [ship] с корабля { log-from-seat }
    [island] из области { log-from-seat } на Зарубежном Острове
    [bank] из банковского порта { log-from-seat }
    [own-bank] из своего банковского порта
   *[hand] из руки { log-from-seat }
}
log-to = { $to ->
    [supply] в Хранилище Контейнеров
    [removed] за пределы игры
    [payment-card] на Карту Оплаты
    [broker] к Брокеру { $to_broker }
    [factory] в Магазин при Фабрике { log-to-seat } по { $to_price } $
    [harbour] в Портовый Магазин { log-to-seat } по { $to_price } $
    [own-factory] в свой Магазин при Фабрике по { $to_price } $
    [own-harbour] в свой Портовый Магазин по { $to_price } $
    [ship] на корабль { log-to-seat }
    [island] в область { log-to-seat } на Зарубежном Острове
    [bank] в банковский порт { log-to-seat }
   *[hand] в руку { log-to-seat }
}
log-from-seat = { $from_seat ->
    [blue] { -seat-blue(case: "genitive") }
    [red] { -seat-red(case: "genitive") }
    [yellow] { -seat-yellow(case: "genitive") }
    [green] { -seat-green(case: "genitive") }
    [purple] { -seat-purple(case: "genitive") }
   *[other] { $from_seat }
}
log-to-seat = { $to_seat ->
    [blue] { -seat-blue(case: "genitive") }
    [red] { -seat-red(case: "genitive") }
    [yellow] { -seat-yellow(case: "genitive") }
    [green] { -seat-green(case: "genitive") }
    [purple] { -seat-purple(case: "genitive") }
   *[other] { $to_seat }
}

## Брокеры
log-won = { $space ->
    [goods] { seat } выигрывает на аукционе контейнеры Брокера { $broker }.
   *[money] { seat } выигрывает на аукционе деньги Брокера { $broker }.
}

## Конец игры
log-score = { seat } { $score }
log-scored = { $count ->
    [one] Итог: { $scores }. Побеждает { $winners }.
   *[other] Итог: { $scores }. Победу делят { $winners }.
}
