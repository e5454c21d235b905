### Что получают те, кто сейчас не смотрит: письма, push-сообщения, вебхуки.

notice-turn = Ваш ход
notice-bid = Нужна ваша ставка
notice-start = Партия началась
notice-end = Партия окончена
# $what is one of these, $names are the others at the table
notice-with = { $what } — с вами играют: { $names }
# Which colour the reader has. $names is a list of notice-other.
notice-colours = Вы играете за { seat-of }. { $names }.
notice-other = { seat }: { $name }
notice-since = С вашего прошлого хода:
notice-more = { $count ->
    [one] …и ещё { $count } событие до этого
    [few] …и ещё { $count } события до этого
   *[many] …и ещё { $count } событий до этого
}
notice-go = Перейти к столу:
notice-no-more = Отписаться: { $url }
notice-choose = Настроить уведомления: { $url }
notice-test = Проверка: так выглядят уведомления

## Адрес спрашивают
notice-confirm = Хотите получать письма от Longshore?
notice-confirm-why = На { $site } кто-то указал этот адрес для уведомлений о партиях.
notice-confirm-go = Да, присылать их на этот адрес:
notice-confirm-else = Если это были не вы, не обращайте внимания на это письмо.
notice-confirm-never = Больше не присылать таких запросов на этот адрес: { $url }

## Страницы за ссылками
notice-page-confirm = Присылать уведомления о партиях на { $address }?
notice-page-confirm-button = Да, присылать
notice-page-confirmed = Готово. Уведомления будут приходить на этот адрес.
notice-page-unsubscribe = Больше не присылать писем на { $address }?
notice-page-unsubscribe-button = Отписаться
notice-page-gone = Готово. На этот адрес писем больше не будет.
