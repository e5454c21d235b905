### Что нужно знать, пока действие, ход или груз ещё не потерян.

## Можно, но ничего не даст. Причину видно, если нажать на погашенную кнопку.
warnings-idle-empty-shelf = Там ничего не продаётся.
warnings-idle-nothing-to-price = Ваш Портовый Магазин пуст: цены назначать не на что.
warnings-idle-nothing-to-make = Ваши машины сейчас ничего не произведут, а ваш Магазин при Фабрике пуст.
warnings-idle-nothing-waiting = В вашем порту банка нет контейнеров.
warnings-idle-no-cargo = Ваш корабль пуст: аукциона не будет.
warnings-idle-no-cargo-ends-turn = Ваш корабль пуст: аукциона не будет, а ход закончится.
warnings-only-prices = только цены
warnings-nothing-to-load = грузить нечего
warnings-load-nothing = Ничего не грузить
warnings-done-spent = Готово (действие тратится)

## Конец хода
warnings-unused = { $count ->
    [one] Закончить ход? Не использовано { $count } действие.
    [few] Закончить ход? Не использовано { $count } действия.
   *[many] Закончить ход? Не использовано { $count } действий.
}
warnings-keep-playing = Продолжить ход
warnings-first-stock = { $count ->
    [0] Сначала закончите с ценами или вернитесь назад.
    [one] Сначала назначьте цену контейнеру.
   *[other] Сначала назначьте цены контейнерам ({ $count }).
}
warnings-first-buy = { $count ->
    [0] Сначала возьмите контейнер или вернитесь назад.
   *[other] Сначала закончите покупку.
}
warnings-first-make = Сначала выберите, что произведут ваши машины.
warnings-first-offer = Сначала закончите предложение или отмените его.
warnings-first-broker-bid = Сначала сделайте ставку или отмените вызов.
warnings-first-pay = Сначала заплатите брокерам.
warnings-first-domestic = Сначала продайте контейнер или пропустите продажу.
warnings-first-interest = Сначала решите, что делать с процентами.

## Перед аукционом
warnings-aboard = На борту { $count } из { $most } контейнеров.
warnings-action-lost = Второе действие пропадёт.

## Сброс
warnings-discard-only = Пока это ваш единственный цвет, а самый частый сбрасывается: сейчас { $now }, потом до { $later }.
warnings-discard-most = Ваш самый частый цвет ({ $what }) в конце сбрасывается: сейчас { $now }, потом до { $later }.
warnings-discard-instead = Самым частым станет { $what } и будет сброшен вместо цвета «{ $other }»: сейчас { $now }, потом до { $later }.
warnings-discard-two-value = Ваш цвет 5/10 ({ $what }) окажется в числе самых частых и сбрасывается первым: сейчас { $now }, потом до { $later }.
warnings-discard-now = Ваш самый частый цвет на острове ({ $what }) сбрасывается и ничего не даёт.
