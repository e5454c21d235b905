### La primera pantalla, y lo que necesita cada pantalla mientras llega.

home-loading = Un momento …
home-not-loaded = No se ha podido cargar esta parte de la página.
home-try-again = Intentarlo de nuevo
home-settings = Ajustes
home-learn = Aprender en diez minutos
home-rules = Reglas
home-running = Partidas en curso para mirar
home-running-none = Ahora mismo no hay ninguna partida abierta.
home-study = Estudiar una partida
home-replay = Ver la partida
home-economy = La economía
home-figures = Mis partidas y la clasificación
home-sign-in = ¿Ya has jugado aquí? Entrar
