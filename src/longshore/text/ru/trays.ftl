### Лотки хода: причины, пометки на кнопках, цены и продажа банку.

trays-needs = нужно { $need } $
trays-loan = Взять ссуду?
trays-produce-nothing = только новые цены, за { $produce_cost } $
trays-produce-some = только { $made } из { $able }
trays-sale = Продать банку: +{ $sale_income } $
trays-sale-about = Банк платит { $sale_income } $ при любой цене в магазине. Контейнер возвращается в хранилище.
trays-sale-one = цена { $price } $, продать за { $sale_income } $
trays-price-it = Сразу назначить цену
trays-change-prices = Изменить цены
trays-reprice-first = Нажмите на контейнер в магазине, чтобы изменить и его цену.
trays-key-prices = назначить контейнеру эту цену
trays-key-enter = закончить готовый ход
trays-loan-word = Ссуда
trays-repay-word = Выплатить
trays-warehouse-gives = Склад: место ещё для одного контейнера в порту
trays-machine-gives = Машина: ещё один контейнер при каждом производстве
