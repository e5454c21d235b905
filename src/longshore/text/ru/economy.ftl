### Экономика партии в графиках.

economy-title = Статистика
economy-running = Партия ещё идёт. Показатели, которые зависят от тайных карт стоимости, появятся в конце.
economy-turn = Ход
economy-csv = CSV
economy-table = Показать в виде таблицы
economy-plot = График: { $what }
economy-worth = Состояние игроков
economy-cash = Деньги
economy-money = Деньги в игре
economy-players = У игроков
economy-brokers = У брокеров
economy-loans = Взято в долг
economy-prices-factory = Цены в Магазинах при Фабрике
economy-prices-harbour = Цены в Портовых Магазинах
economy-prices-auction = Цены аукционов на острове
economy-flow = Путь контейнеров
economy-role-maker = сделано
economy-role-warehouse = на складах
economy-role-shipper = отправлено
economy-role-collector = собрано
economy-band = { $name } → { $names }: { $count }, { $amount } $
economy-margins = Прибыль с контейнера
economy-margins-about = Доход минус расходы на каждый контейнер: у игрока, который его произвёл, хранил в порту, отвёз на остров (вместе с субсидией) или собрал на острове (по своей карте стоимости).
