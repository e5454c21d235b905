### Слова игры. Начальные формы по docs/rules/glossary.csv, затем части предложений.

# Название этого языка на нём самом.
language-name = Русский

## Места за столом, по падежам
-seat-blue = { $case ->
   *[nominative] Синий
    [genitive] Синего
    [dative] Синему
}
-seat-red = { $case ->
   *[nominative] Красный
    [genitive] Красного
    [dative] Красному
}
-seat-yellow = { $case ->
   *[nominative] Жёлтый
    [genitive] Жёлтого
    [dative] Жёлтому
}
-seat-green = { $case ->
   *[nominative] Зелёный
    [genitive] Зелёного
    [dative] Зелёному
}
-seat-purple = { $case ->
   *[nominative] Фиолетовый
    [genitive] Фиолетового
    [dative] Фиолетовому
}
seat-blue = { -seat-blue }
seat-red = { -seat-red }
seat-yellow = { -seat-yellow }
seat-green = { -seat-green }
seat-purple = { -seat-purple }

## Цвета контейнеров и машин
colour-black = чёрный
colour-brown = коричневый
colour-orange = оранжевый
colour-tan = бежевый
colour-white = белый

## Вещи
container = контейнер
machine = машина
warehouse = склад
ship = корабль
loan = ссуда
money = деньги
cash = деньги
price = цена
value-card = Карта Стоимости Контейнеров
two-value-colour = цвет с двумя значениями
bluffing-card = карта блефа 0 $
lot = лот
hand = рука

## Места
open-sea = Открытое Море
foreign-island = Зарубежный Остров
island-area = область на поле Зарубежного Острова
harbour = порт
bank-harbour = банковский порт
player-board = Поле Игрока
factory-area = Область Фабрики
factory-store = Магазин при Фабрике
harbour-area = Область Порта
harbour-store = Портовый Магазин
container-supply = Хранилище Контейнеров
machine-supply = Хранилище Машин
warehouse-supply = Хранилище Складов
out-of-the-game = вне игры

## Люди
player = игрок
active-player = действующий игрок
starting-player = первый игрок
union-boss = Профсоюзный Босс
highest-bidder = игрок с самой большой ставкой
winner = победитель
bank = банк

## Инвестиционный Банк
investment-bank = Инвестиционный Банк
broker = брокер
broker-space = поле брокера
payment-card = Карта Оплаты
broker-numbered = Брокер { $broker }
broker-space-goods = контейнеры Брокера { $broker }
broker-space-money = деньги Брокера { $broker }

## Игровой процесс
turn = ход
action = действие
interest = проценты
domestic-sale = Внутренние Продажи
auction = аукцион
bid = ставка
highest-bid = самая высокая ставка
tie = ничья
subsidy = государственная субсидия
production-capacity = Производственный Потенциал
factory-storage-capacity = Складской Потенциал Фабрики
harbour-storage-capacity = Складской Потенциал Порта
pay-interest = Выплатить Проценты
buy-warehouse = Купить Склад
buy-machine = Купить Машину
buy-for-harbour-store = Купить Товар для Портового Магазина
produce = Произвести Товар
sail = Передвинуть Корабль
call-the-broker = Вызвать Брокера
win-broker-auction = Выиграть Аукцион Брокера
loans-heading = Ссуды
game-setup = Подготовка к Игре
ending-the-game = Конец Игры
scoring = Последний подсчёт очков

## Суммы и списки
dollars = { $amount } $
containers-counted = { $count ->
    [one] { $count } контейнер
    [few] { $count } контейнера
   *[many] { $count } контейнеров
}
loans-counted = { $count ->
    [one] { $count } ссуда
    [few] { $count } ссуды
   *[many] { $count } ссуд
}
several = { $count } × { $what }
list-and = { $first } и { $last }
waiting-for = Ожидаем: { $names }.

## Части предложений
seat = { $seat ->
    [blue] { -seat-blue }
    [red] { -seat-red }
    [yellow] { -seat-yellow }
    [green] { -seat-green }
    [purple] { -seat-purple }
   *[other] { $seat }
}
seat-of = { $seat ->
    [blue] { -seat-blue(case: "genitive") }
    [red] { -seat-red(case: "genitive") }
    [yellow] { -seat-yellow(case: "genitive") }
    [green] { -seat-green(case: "genitive") }
    [purple] { -seat-purple(case: "genitive") }
   *[other] { $seat }
}
other-to = { $other ->
    [blue] { -seat-blue(case: "dative") }
    [red] { -seat-red(case: "dative") }
    [yellow] { -seat-yellow(case: "dative") }
    [green] { -seat-green(case: "dative") }
    [purple] { -seat-purple(case: "dative") }
   *[other] { $other }
}
other-of = { $other ->
    [blue] { -seat-blue(case: "genitive") }
    [red] { -seat-red(case: "genitive") }
    [yellow] { -seat-yellow(case: "genitive") }
    [green] { -seat-green(case: "genitive") }
    [purple] { -seat-purple(case: "genitive") }
   *[other] { $other }
}
a-container = { $colour ->
    [black] чёрный
    [brown] коричневый
    [orange] оранжевый
    [tan] бежевый
   *[white] белый
} контейнер
a-container-first = { $colour ->
    [black] Чёрный
    [brown] Коричневый
    [orange] Оранжевый
    [tan] Бежевый
   *[white] Белый
} контейнер
the-container = { a-container }
a-machine = { $colour ->
    [black] чёрную
    [brown] коричневую
    [orange] оранжевую
    [tan] бежевую
   *[white] белую
} машину
the-machine = { a-machine }

# In place of the name of somebody who was forgotten
former-player = бывший игрок
