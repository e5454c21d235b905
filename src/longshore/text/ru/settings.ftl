### Настройки.

settings-title = Настройки
settings-here = На этом устройстве
settings-theme = Тема
settings-theme-light = светлая
settings-theme-dark = тёмная
settings-pace = Анимация
settings-pace-normal = обычная
settings-pace-fast = быстрая
settings-pace-still = выключена
settings-patterns = Более заметный рисунок на контейнерах
settings-sound = Звуки
settings-notices = Уведомления
settings-notices-about = Получайте уведомления, когда вас ждут за столом, а страница не открыта.
settings-push = Уведомлять на этом устройстве
settings-push-refused = Этот браузер блокирует уведомления с этой страницы. Разрешите их в настройках браузера.
settings-this-push = моё устройство
settings-mail = Адрес электронной почты
settings-mail-confirm = Письмо отправлено. Откройте ссылку в нём, чтобы подтвердить адрес.
settings-unconfirmed = ещё не подтверждён
settings-try = Отправить тест
settings-tried = Отправлено.
settings-remove = Удалить
settings-way-push = устройство
settings-way-mail = письмо
settings-kind-turn = Мой ход
settings-kind-bid = Нужна моя ставка
settings-kind-start = Партия начинается
settings-kind-end = Партия окончена
settings-devices = Другие устройства
settings-devices-about = С одноразовым кодом вы продолжите играть под тем же именем на другом устройстве.
settings-link = Создать код
settings-link-code = Введите этот код на другом устройстве:
settings-code = Код с другого устройства
settings-use-code = Привязать это устройство
settings-token = Программы
settings-token-about = С токеном доступа программа может играть за вас. Новый токен отменяет прежний и показывается только один раз.
settings-token-make = Создать токен
settings-data = Мои данные
settings-export = Скачать мои данные
settings-sign-out = Выйти на всех устройствах
settings-forget-about = Начатые партии доиграет бот, а из остальных исчезнет ваше имя. Отменить это нельзя.
settings-forget-name = Для подтверждения введите своё имя: { $name }
settings-forget = Удалить мои данные

## Перед отправкой
settings-confirm = Подтверждения
settings-confirm-always = Перед началом аукциона, перед второй ссудой и перед другими шагами, которые нельзя отменить, вас спросят всегда. Спрашивать также перед тем, как:
settings-confirm-turn = закончить ход
settings-confirm-buy = что-либо купить
settings-confirm-loan = взять любую ссуду
settings-confirm-bid = сделать ставку
settings-confirm-accept = принять ставку или отказаться

## Ключи доступа
settings-passkeys = Ключи доступа
settings-passkeys-about = С ключом доступа вы входите без пароля как тот же игрок, на этом устройстве или на другом.
settings-passkey-name = Название нового ключа доступа
settings-passkey-add = Добавить ключ доступа
settings-passkey-sign-in = Войти с ключом доступа
settings-passkey-new = добавлен: { $day }
settings-passkey-used = последний вход: { $day }
settings-passkey-browser = В этом браузере ключи доступа здесь не работают. Нужны свежая версия браузера и соединение по https.
settings-passkey-refused = Ваше устройство не ответило. Ничего не изменилось.
settings-passkey-known = На этом устройстве уже есть ваш ключ доступа.
settings-passkey-away = По этому адресу ключи доступа не работают. Откройте страницу по основному адресу сервера.

## Другие способы
settings-webhook = URL вебхука
settings-webhook-about = Ваши уведомления отправляются туда по https в виде подписанного JSON.
settings-webhook-secret = Секретный ключ для проверки подписи. Он показывается только один раз:
settings-way-webhook = вебхук
settings-failing = недоступен

## Когда меня нельзя торопить
settings-schedule = Тихие часы и отпуск
settings-schedule-about = За столами, где на решение даются дни, ваши часы в это время стоят.
settings-quiet = Тихие часы каждый день
settings-from = с
settings-until = по
settings-zone = Часовой пояс
settings-holiday = Отпуск { $number }
settings-holiday-add = Добавить отпуск

## Кого я не слышу
settings-silenced = Заглушённые и заблокированные игроки
settings-silenced-none = Никого нет. В чате стола можно заглушить или заблокировать игрока.
settings-silenced-mute = заглушён
settings-silenced-block = заблокирован
settings-hear = Снова показывать
settings-unblock = Разблокировать
settings-token-drop = Отозвать токен
settings-token-dropped = Больше ни одна программа не может играть за вас.
settings-host = Для владельца сервера
settings-host-secret = Токен администратора
settings-host-show = Показать жалобы
settings-host-about = Он указан в настройках сервера (LONGSHORE_ADMIN_TOKEN) и здесь не сохраняется.
settings-host-reports = Сообщения с жалобами
settings-host-said = Автор: { $name }. Жалоба: { $by }, { $day }.
settings-host-table = К столу
settings-host-close = Отклонить жалобу
settings-host-remove = Удалить сообщение
settings-host-none = Открытых жалоб нет.

## Группы, и что делает каждая строка
settings-group-look = Внешний вид
settings-group-move = Анимация и звук
settings-group-help = Помощь
settings-group-account = Учётная запись
settings-language-about = Также для писем и уведомлений.
settings-theme-about = Как на вашем устройстве, пока вы не выберете.
settings-patterns-about = Помогает различать цвета.
settings-pace-about = Как быстро показывать ходы других игроков.
settings-sound-about = Ходы и колокол, когда ваша очередь.
settings-volume = Громкость
settings-volume-about = Здесь можно послушать каждый звук.
settings-sound-container = Контейнер
settings-sound-crane = Кран
settings-sound-coin = Монеты
settings-sound-paper = Бумага
settings-sound-horn = Гудок корабля
settings-sound-gavel = Молоток
settings-sound-bell = Колокол
settings-sound-roll = Барабанная дробь
settings-remarks = Советы в первой партии
settings-remarks-about = Не больше пяти, каждый только один раз.
settings-remarks-again = Показать снова
settings-remarks-reset = Советы появятся снова.
settings-banter = Боты иногда что-нибудь говорят
settings-banter-about = Пара слов в облачке, просто для настроения.
