### Что получают те, кто сейчас не смотрит: письма, push-сообщения, вебхуки.

notice-turn = Ваш ход
notice-bid = Ждут вашей ставки
notice-start = Партия началась
notice-end = Партия окончена
# $what is one of these, $names are the others at the table
notice-with = { $what } – с вами играют: { $names }
notice-since = С вашего прошлого хода:
notice-more = { $count ->
    [one] … и ещё { $count } событие до этого
    [few] … и ещё { $count } события до этого
   *[many] … и ещё { $count } событий до этого
}
notice-go = К столу:
notice-no-more = Больше не получать писем от этого сервера: { $url }
notice-choose = Выбрать, о чём вам сообщать: { $url }
notice-test = Так вам будут сообщать новости

## Адрес спрашивают
notice-confirm = Хотите получать письма от Longshore?
notice-confirm-why = { $name } хочет получать сюда известия о своём ходе. Чтобы согласиться, перейдите по ссылке.
notice-confirm-else = Если вы ничего об этом не знаете, ничего не делайте: других писем не будет.

## Страницы за ссылками
notice-page-confirm = Присылать новости партий на { $address }?
notice-page-confirm-button = Да, присылать
notice-page-confirmed = Теперь новости партий будут приходить на этот адрес.
notice-page-unsubscribe = Больше не присылать писем на { $address }?
notice-page-unsubscribe-button = Больше не присылать
notice-page-gone = На этот адрес писем не будет.
