### Первый экран и то, что нужно каждому экрану, пока он загружается.

home-loading = Минуту …
home-not-loaded = Эту часть страницы загрузить не удалось.
home-try-again = Попробовать ещё раз
home-settings = Настройки
home-learn = Научиться за десять минут
home-rules = Правила
home-running = Идущие партии для зрителей
home-running-none = Сейчас нет открытых партий.
home-study = Изучить запись
home-replay = Просмотр партии
home-economy = Экономика
home-figures = Мои партии и рейтинг
home-sign-in = Уже играли здесь? Войти
