### Конец партии: как идёт подсчёт и что в ней было.

## Подсчёт, шаг за шагом
story-skip = Пропустить
story-again = Показать ещё раз
story-stronger = Победа! Готовы к соперникам посильнее?
story-stronger-play = Боты посильнее
story-cards = Карты стоимости открываются
story-five = { $count ->
    [0] Всех пяти цветов нет ни у кого: 5/10 считается за { $card_low }
   *[other] Есть все пять цветов, 5/10 считается за { $card_high }: { $names }
}
story-discard = { seat } сбрасывает: { $lot }
story-island = Что приносит остров
story-place = { $place }-е место
story-placed = { $place }-е место: { $names }

## Цифры
story-title = История этой партии
story-leader = Кто был впереди
story-leader-nobody = лидеров несколько
story-leader-turns = { $name }: { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
story-turning = Переломный момент
story-turning-watch = Посмотреть ещё раз
story-swing = Отрыв { seat-of }
story-best = Лучшая покупка
story-worst = Худшая покупка
story-buys-none = На острове ничего не продано.
story-paid = Уплачено { $amount } $, стоит { $value } $

## История, по предложению
story-ended = { $by ->
    [supply] В круге { $round } заканчиваются два цвета.
    [stalemate] Всё замерло, и партия заканчивается в круге { $round }.
    [agreement] Игроки договариваются закончить в круге { $round }.
   *[abandoned] Игроки уходят, и партия заканчивается в круге { $round }.
} { $count ->
    [0] Аукционов не было.
    [one] Прошёл { $count } аукцион.
    [few] Прошло { $count } аукциона.
   *[many] Прошло { $count } аукционов.
}
story-won = { seat } побеждает: { $score } $. Отрыв — { $amount } $, второе место: { $names }.
story-won-tie-break = { $names } набирают по { $score } $, и при ничьей побеждает { seat }.
story-shared = { $names } делят победу: по { $score } $.
story-lead-taken = { seat } выходит вперёд в круге { $round } и больше не уступает.
story-lead-last = { seat } выходит вперёд только в самом конце.
story-lead-throughout = { seat } лидирует от начала до конца.
story-lead-only = Никто, кроме { seat-of }, ни разу не лидирует в одиночку.
story-lead-nobody = Никто ни разу не лидирует в одиночку.
story-lead-back = { seat } лидирует в общей сложности { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}, теряет лидерство и возвращает его { $when ->
    [last] в самом конце
   *[round] окончательно в круге { $round }
}.
story-lead-before = { $count ->
    [one] До этого { seat } лидирует { $count } ход.
    [few] До этого { seat } лидирует { $count } хода.
   *[many] До этого { seat } лидирует { $count } ходов.
}
story-lead-changes = { $count ->
    [0] Лидер ни разу не меняется.
    [one] Лидер меняется { $count } раз.
    [few] Лидер меняется { $count } раза.
   *[many] Лидер меняется { $count } раз.
}
story-turned = { $when ->
    [lead] Перелом наступает в круге { $round }
   *[other] Больше всего решает круг { $round }
}: { $how ->
    [sold] { seat } продаёт { other-to } { containers-counted } за { $amount } $
    [bought] { seat } покупает у { other-of } { containers-counted } за { $amount } $
    [kept] { seat } платит { $amount } $ и оставляет себе { containers-counted }
   *[other] { seat } платит { $amount } $ за { containers-counted }
}, и это меняет разрыв на { $value } $.
story-best-buy = Лучшая покупка: в круге { $round } { seat } платит { $amount } $ за груз, который в итоге стоит { $value } $.
story-worst-buy = Худшая покупка: в круге { $round } { seat } платит { $amount } $ за груз, который в итоге стоит { $value } $.

## Поделиться
story-share = Поделиться
story-share-title = Поделиться партией
story-picture = Сохранить как PNG
story-drawing = Сохранить как SVG
story-link = Скопировать ссылку
story-picture-of = Картинка с итогом: { $text }
story-tempo = { $count ->
    [one] { $count } круг
    [few] { $count } круга
   *[many] { $count } кругов
}

## Кто победил и насколько отстали остальные
story-wins-by = { seat } побеждает с отрывом в { $amount }
story-wins-by-you = Вы побеждаете с отрывом в { $amount }!
story-wins-level = { seat } побеждает по тай-брейку
story-wins-level-you = Вы побеждаете по тай-брейку!
story-wins-shared = { $names } делят победу
story-wins-shared-you = Вы и { $names } делите победу
story-behind = { $names }: { $place }-е место, отставание { $amount }
story-level = { $names }: { $place }-е место, счёт тот же

## Банкротства. $names: кто, $count: сколько
story-bankrupt = В круге { $round } { seat } не может заплатить проценты.
story-penniless = { $count ->
    [one] Без денег и товаров остаётся { $names }.
   *[many] Без денег и товаров остаются { $names }.
}
