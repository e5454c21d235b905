### La primera pantalla, y lo que necesita cada pantalla mientras llega.

home-loading = Un momento…
home-not-loaded = No se ha podido cargar esta parte de la página.
home-try-again = Intentarlo de nuevo
home-settings = Ajustes
home-learn = Aprender en diez minutos
home-rules = Reglas
home-running = Ver partidas en curso
home-study = Abrir una partida guardada
home-replay = Ver la partida
home-economy = Estadísticas de la partida
home-figures = Mis partidas y la clasificación
home-sign-in = ¿Ya has jugado aquí? Entrar

## The first screen as a place
home-live = En vivo
home-watch = Mirar
home-example = Una partida guardada
home-example-about = La jugaron cuatro bots. La decidió un dólar.
home-replay-it = Verla de nuevo
home-board = El puerto en miniatura: barcos, muelles y la isla
home-results = Últimos resultados
home-close = final ajustado
home-game = El juego en tres imágenes
home-make = Producir
home-make-about = Tus máquinas producen containers. Tú pones el precio y los demás deciden si compran.
home-trade = Comerciar
home-trade-about = Compras en las fábricas de los demás para tu puerto y allí pones un precio nuevo.
home-ship = Transportar y apostar
home-ship-about = Los barcos llevan la mercancía a la isla. Todos apuestan en secreto, y el banco dobla la apuesta que el vendedor acepta.
