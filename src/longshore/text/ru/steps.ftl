### Шаги, как их сказал бы человек. $price, $cost и $amount — доллары.

step-of-seat = { seat }: { $text }

step-loan = Взять ссуду
step-repay = Выплатить ссуду
step-pass = Закончить ход
step-done = Готово
step-skip = Не продавать
step-default = Не выплачивать проценты
step-produce = Произвести товар
step-reprice = Только изменить цены в Портовом Магазине
step-load = Ещё раз купить в этом порту
step-outbid = Перебить ставку у брокера
step-warehouse = Построить склад
step-decline = Отказаться от всех ставок
step-machine = Построить { a-machine }
step-restock = Купить в Магазине при Фабрике { seat-of }
step-sail = { $place ->
    [sea] Выйти в Открытое Море
    [island] Плыть к Зарубежному Острову
    [bank] Плыть в свой банковский порт
   *[harbour] Плыть в порт { seat-of }
}
step-call =
    { $space ->
        [goods] Вызвать Брокера { $broker }: деньги за контейнеры
       *[money] Вызвать Брокера { $broker }: контейнеры за деньги
    }
step-make = Произвести { a-container }
step-take = Взять { the-container } за { $price } $
step-take-free = Взять { the-container }
step-lift = Снять с продажи { the-container } ({ $price } $)
step-place = Выставить { the-container } по { $price } $
step-sell = Продать банку за { $sale_income } $ { the-container } (цена { $price } $)
step-seize = Изъять { the-container }
step-seize-priced = Изъять { the-container } ({ $price } $)
step-seize-machine = Изъять { the-machine }
step-seize-warehouse = Изъять склад с места за { $cost } $
step-pay = Отдать { the-container }
step-offer-factory = Предложить { the-container } ({ $price } $) из Магазина при Фабрике
step-offer-harbour = Предложить { the-container } ({ $price } $) из Портового Магазина
step-accept = Принять ставку { seat-of }
step-bid = { $cards ->
    [0] Поставить { $amount } $
    [one] Поставить { $amount } $ и { $cards } карту блефа 0 $
    [few] Поставить { $amount } $ и { $cards } карты блефа 0 $
   *[many] Поставить { $amount } $ и { $cards } карт блефа 0 $
}
