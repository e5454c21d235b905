### В чём отказывает сервер и что не так с файлом. $most — предел.

error-bad-json = Это не JSON.
error-bad-value = «{ $where }» не подходит.
error-bad-record = Эту партию открыть не удалось.
error-decision-needed = Укажите, на какое решение это ответ.
error-which-seat = У вас здесь несколько мест: укажите какое.
error-which-table = Вы следите за несколькими столами или ни за одним: скажите, за каким.
error-known-already = Вы уже вошли.
error-not-admin = Это может только владелец сервера.
error-no-talker = Читать чат и писать в него могут только те, кто сидит за столом.
error-blocked = Вы не можете сесть за этот стол.
error-no-such-message = Такого сообщения нет.
error-no-such-report = Такой жалобы нет.
error-not-silenced = Вы не заглушали и не блокировали этого игрока.
error-bad-text = { $most ->
    [one] Здесь текст не пуст и в нём не больше { $most } печатного знака.
   *[other] Здесь текст не пуст и в нём не больше { $most } печатных знаков.
}
error-your-own = С собой этого сделать нельзя.
error-too-many-sockets = Открыто слишком много соединений: сначала закройте одно.
error-too-many-watches = Столов на одно соединение не больше { $most }.
error-too-many-notes = Столов с вашими заметками может быть не больше { $most }.
error-too-many-silenced = Заглушённых и заблокированных игроков может быть не больше { $most }.
error-too-much-chat = Вы пишете слишком быстро: подождите немного.
error-no-credential = Сначала войдите.
error-wrong-credential = Вход больше не действует. Войдите снова.
error-wrong-origin = Это пришло со страницы другого сайта и потому не выполнено.
error-not-your-seat = Это не ваше место.
error-not-host = Это может сделать только хозяин стола.
error-needs-invitation = Этот стол закрытый: нужно приглашение.
error-still-hidden = Вам это не видно, по крайней мере пока.
error-tracker-off = Хозяин отключил учёт денег.
error-not-found = Здесь ничего нет.
error-no-such-table = Такого стола нет.
error-wrong-method = С этим адресом так нельзя.
error-not-started = Партия ещё не началась.
error-started-already = Партия уже началась.
error-not-running = Партия окончена.
error-not-finished = Партия ещё идёт.
error-table-full = Все места заняты.
error-seat-taken = Это место занято.
error-not-at-table = Там никто не сидит.
error-seated-already = У вас уже есть место за этим столом.
error-nobody-plays = Должен играть хотя бы один человек.
error-commit-needed = «{ $step }» обращено к другому игроку и завершает ваш черновик: отправьте его с «commit».
error-turn-complete = Ваш ход готов: подтвердите его или отмените что-нибудь.
error-turn-too-long = Шагов в ходе не больше { $most }: ссуду сейчас взять нельзя.
error-nothing-to-undo = Отменять нечего.
error-nothing-to-redo = Повторять нечего.
error-nothing-to-commit = Подтверждать нечего.
error-no-draft = Сейчас не ваш ход.
error-no-end-offered = Никто не предлагал закончить партию.
error-too-late-to-cancel = Партию можно отменить только в первом круге.
error-rules-unknown = Эта партия идёт по правилам № { $rules }, которых этот сервер не знает.
error-link-expired = Этот код уже использован или устарел.
error-body-too-large = Слишком много: предел в байтах — { $most }.
error-not-json = Пришлите JSON с типом содержимого «application/json».
error-unknown-bot = Бота «{ $bot }» на этом сервере нет.
error-first-is-drawn = В этой партии начинающего определяет жребий.
error-bad-name = В имени от 1 до { $most } печатных знаков и нет «#».
error-rated-seating = В рейтинговой партии места распределяет жребий.
error-rated-people = В рейтинговой партии ни у кого нет двух мест.
error-too-many-requests = Слишком много запросов. Подождите немного.
error-too-many-tables = Столов у одного хозяина не больше { $most }.
error-too-many-players = С вашего адреса приходит слишком много новых игроков: попробуйте позже.
error-internal = На сервере что-то пошло не так. Ничего не изменилось.
error-storage = Сервер сейчас не может ничего сохранить; ничего не изменилось. Попробуйте чуть позже.
error-closing = Сервер закрывается; попробуйте через минуту.
error-rated-hint = В рейтинговой партии подсказок нет.
error-no-clock = За этим столом нет часов.
error-paused-already = Часы уже остановлены.
error-not-paused = Часы идут.
error-no-pause-offered = Никто не предлагал остановить или запустить часы.
error-rated-gift = В рейтинговой партии место не передают.
error-rated-bot = В рейтинговой партии вас может заменить только «{ $bot }».
error-no-hint = Бот не успел ответить: попробуйте ещё раз.
error-too-quiet = { $most ->
    [one] Тихие часы длятся не больше { $most } часа в день.
   *[other] Тихие часы длятся не больше { $most } часов в день.
}
error-too-many-holidays = { $most ->
    [one] В году не больше { $most } дня отпуска.
   *[other] В году не больше { $most } дней отпуска.
}
error-not-confirmed = Чтобы удалить свои данные, напишите своё имя в точности.
error-bad-address = Это не адрес электронной почты.
error-bad-subscription = Этому браузеру ничего нельзя отправить.
error-bad-webhook = По этому URL ничего не отправляется: { $why ->
    [https] он должен начинаться с https:// и имени сервера
    [private] этот адрес не общедоступный
    [missing] такой сервер не найден
   *[form] это не URL
}.
error-no-such-contact = У вас нет такого контакта.
error-needs-https = Для этого нужно соединение по https, а у этого сервера его нет.
error-needs-name = Для этого нужен сервер с именем, а у этого только номер.
error-no-mail-server = Этот сервер не отправляет писем.
error-no-public-url = Этот сервер не знает своего адреса, поэтому не отправляет писем.
error-not-confirmed-yet = Этот адрес ещё не подтверждён.
error-mail-refused = Владелец этого адреса не хочет писем отсюда.
error-mail-asked = Этот адрес только что спрашивали: загляните в его почту или попробуйте завтра.
error-too-many-contacts = У вас может быть контактов: { $most }.
error-no-such-passkey = Такого ключа доступа здесь нет.
error-bad-passkey = Этот ключ доступа не подходит.
error-too-many-passkeys = У вас может быть ключей доступа: { $most }.
error-bad-holidays = Отпуск заканчивается раньше, чем начинается.
error-bad-timezone = Неизвестный часовой пояс.

## Saved games and files
error-record-line = Строку { $line } прочитать не удалось.
# $why is a sentence: a refusal
error-record-step = Шаг { $step } не разрешён: { $why }
# $name is who may see it
error-record-partial = это лишь часть партии ({ $name }): очки не подсчитываются
error-standard-input = стандартный ввод
# The end of a sentence
error-file = { $why ->
    [exists] такой файл уже есть
    [missing] такого файла или папки нет
    [forbidden] доступ запрещён
    [full] диск заполнен
    [special] это не обычный файл
    [name] это не имя файла
   *[other] операционная система отказала
}
