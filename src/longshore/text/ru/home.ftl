### Первый экран и то, что нужно каждому экрану, пока он загружается.

home-loading = Загрузка…
home-not-loaded = Эту часть страницы загрузить не удалось.
home-try-again = Попробовать ещё раз
home-settings = Настройки
# What the links below it are, for screen readers
home-links = Обучение, правила и другое
home-learn = Обучение за десять минут
home-rules = Правила
home-running = Наблюдать за партиями
home-study = Открыть сохранённую партию
home-replay = Просмотр партии
home-economy = Статистика партии
home-figures = Мои партии и рейтинг
home-sign-in = Уже играли здесь? Войдите

## The first screen as a place
home-live = Сейчас играют
home-watch = Смотреть
home-example = Пример партии
home-example-about = Играли четыре бота, и всё решил один доллар.
home-replay-it = Посмотреть партию
home-board = Порт в миниатюре: корабли, причалы и остров
home-results = Последние результаты
home-close = равная борьба
home-game = Игра в трёх картинках
home-make = Производство
home-make-about = Ваши машины производят контейнеры. Цену назначаете вы, а покупать или нет, решают другие игроки.
home-trade = Торговля
home-trade-about = Вы закупаете товар на фабриках других игроков для своего порта и назначаете там новую цену.
home-ship = Перевозка и аукцион
home-ship-about = Корабли везут товар на остров. Все делают тайные ставки, а банк удваивает ту, которую принял продавец.
home-strategy = Стратегия
home-back = Вернуться к партии
