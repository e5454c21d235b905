### Что делают другие, подписью на море. $seat действует, $other напротив, $lot — список цветов.

playback-makes = { seat } производит: { $lot }.
playback-makes-you = { seat } производит: { $lot }. Вам +{ $amount } $.
playback-makes-nothing = { seat } ничего не производит и меняет цены.
playback-buys = { seat } покупает у { other-of }: { $lot } за { $amount } $.
playback-buys-you = { seat } покупает у вас: { $lot }. Вам +{ $amount } $.
playback-fetches = { seat } грузит в банковском порту: { $lot }.
playback-prices = { seat } меняет цены.
playback-sells = { seat } продаёт банку: { $lot } за { $amount } $.
playback-sails-you = { seat } плывёт в ваш порт.
playback-sails-island = { $count ->
    [0] { seat } плывёт к острову без груза.
    [one] { seat } плывёт к острову, на борту { $count } контейнер.
    [few] { seat } плывёт к острову, на борту { $count } контейнера.
   *[many] { seat } плывёт к острову, на борту { $count } контейнеров.
}
playback-pledges = { seat } кладёт на Карту Оплаты: { $lot }.
playback-skip = Пропустить

## Несколько ходов одного игрока вкратце. $deeds — список следующих строк.
playback-sum = { seat }: { $deeds }.
playback-sum-made = произведено { $count }
playback-sum-bought = куплено { $count } за { $amount } $
playback-sum-built = построено { $count }
playback-sum-landed = { $count ->
    [one] { $count } рейс к острову
    [few] { $count } рейса к острову
   *[many] { $count } рейсов к острову
}
playback-sum-loans = { loans-counted }
playback-sum-you = вам +{ $amount } $
playback-sum-little = { seat }: ничего особенного.

## Моё решение, пока перед ним ещё есть что показать
playback-next = Скоро решать вам
playback-decide = Решить сейчас
playback-next-bid = На аукционе груз { seat-of }. Скоро ваша ставка
playback-next-settle = Ставки на ваш груз сделаны. Скоро решать вам
playback-bid = Сделать ставку
