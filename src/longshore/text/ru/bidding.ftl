### Ставки: сумма, которую вводит игрок, и аукцион, каким его видно.

bidding-have = У вас { $amount } $.
bidding-free = Можно добавить до { $amount } $. Ваша ставка { $first } $ остаётся в силе.
bidding-least = Ставьте не меньше { $least } $.
bidding-too-much = Это на { $over } $ больше, чем у вас есть.
bidding-above-worth = Больше, чем груз сейчас стоит для вас: { $worth }.
bidding-loan = + ссуда { $loan_amount } $
bidding-enter = Введите сумму
bidding-bluff = Ничего не добавляет, но скрывает, сколько из ваших карт — деньги.
bidding-bluff-cancels = Хоть одна такая карта — и вся ваша ставка считается за 0 $.

## Аукцион, каким его видно. $amount, $worth и $total уже записаны: 12 $
bidding-your-cargo = Ваш груз выставлен на аукцион
bidding-wait-seller = Вы примете решение, когда откроют все ставки.
bidding-opening = Все ставки сделаны. Открываем от меньшей к большей.
bidding-highest = Самая высокая ставка: { $amount }
bidding-tie = Ничья: { $amount }
bidding-skip = Пропустить
bidding-accept = Принять { $amount } от { seat-of }
bidding-keep = Оставить груз себе за { $amount }
bidding-won-you = Груз достался вам за { $amount }.
bidding-won-you-worth = Груз достался вам за { $amount }. Для вас он стоит { $worth }.
bidding-won = { seat } получает груз за { $amount }.
bidding-worth-you = Для вас груз стоил { $worth }.
bidding-sold-you = Вы получаете { $total }: { $amount } от { seat-of } и { $amount } от банка.
bidding-kept-you = Вы оставляете груз себе и платите { $amount }.
bidding-kept = { seat } оставляет груз себе и платит { $amount }.
bidding-look = Посмотреть на стол
bidding-back = Вернуться к аукциону

## Что происходит, над грузом
bidding-title-opening = Ставки открываются
bidding-title-choice = Решает { seat }
bidding-title-sold-you = Продано { other-to }, вам { $total }
bidding-title-sold = Продано { other-to }
bidding-title-kept-you = Вы оставляете груз себе
bidding-title-kept = { seat } оставляет груз себе
bidding-title-won-you = Груз ваш

## Инвестиционный Банк за столом: что продаётся и что делает ставка.
# $broker: I, II or III
bidding-broker-offers = Брокер { $broker } предлагает:
bidding-broker-for-goods = Деньги за контейнеры
bidding-broker-for-money = Контейнеры за деньги
bidding-broker-how = Если до вашего следующего хода никто не поставит больше, вы выиграете, а ставка уйдёт брокерам. Если поставят больше, вы сразу получите её обратно.
bidding-broker-outbid-money = Перебить ставку: от { $amount } $
bidding-broker-outbid-goods = Перебить ставку: от { $count } { $count ->
    [one] контейнера
   *[other] контейнеров
}
bidding-broker-yours-next = станет вашим в начале следующего хода
bidding-broker-theirs-next = решится в начале его хода
bidding-resting = Ход можно будет продолжить после аукциона.
