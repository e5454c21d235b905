### La primera pantalla, y lo que necesita cada pantalla mientras llega.

home-loading = Cargando…
home-not-loaded = Esta parte de la página no se ha cargado.
home-try-again = Intentarlo de nuevo
home-settings = Ajustes
# What the links below it are, for screen readers
home-links = Aprender, reglas y más
home-learn = Aprender en diez minutos
home-rules = Reglas
home-running = Ver partidas en curso
home-study = Abrir una partida guardada
home-replay = Repetición
home-economy = Estadísticas
home-figures = Mis partidas y clasificación
home-sign-in = ¿Ya has jugado aquí? Inicia sesión

## The first screen as a place
home-live = En vivo
home-watch = Ver
home-example = Partida de ejemplo
home-example-about = La jugaron cuatro bots y la decidió un dólar.
home-replay-it = Ver la repetición
home-board = El puerto en miniatura: barcos, muelles y la isla
home-results = Últimos resultados
home-close = final ajustado
home-game = El juego en tres imágenes
home-make = Producir
home-make-about = Tus máquinas producen containers. Tú pones el precio y los demás jugadores deciden si compran.
home-trade = Comerciar
home-trade-about = Compra containers en las fábricas de los demás para tu propio puerto y ponles allí un precio nuevo.
home-ship = Embarcar y pujar
home-ship-about = Los barcos llevan los containers a la isla. Todos pujan en secreto y el banco duplica la puja que acepta el vendedor.
home-strategy = Estrategia
home-back = Volver a tu partida
