### Lo que alguien ha jugado, y quién es el más fuerte.

figures-title = Partidas y clasificación
figures-summary = Mis partidas
figures-none = Aún no has terminado ninguna partida.
figures-games = { $count ->
    [one] { $count } partida terminada.
   *[other] { $count } partidas terminadas.
}
figures-won = Ganadas: { $wins }.
figures-left = { $count ->
    [one] Abandonada antes del final: { $count } partida.
   *[other] Abandonadas antes del final: { $count } partidas.
}
figures-rating-now = Rating: { $rating }.
figures-players = Jugadores
figures-of-games = Partidas
figures-wins = Ganadas
figures-places = 1.º · 2.º · …
figures-mean = Puntos de media
figures-best = Mejor
figures-played = Partida por partida
figures-day = Día
figures-seat = Asiento
figures-result = Resultado
figures-points = Puntos
figures-rated = puntuada
figures-place = { $place }.º de { $players }
figures-conceded = abandonada antes del final
figures-more = Partidas anteriores
figures-notes = Mis notas
figures-to-table = A la mesa
figures-ranking = La clasificación
figures-ranking-about = { $count ->
    [one] Todos los que tienen al menos { $count } partida puntuada. El rating es prudente: empieza bajo y se afina con cada partida.
   *[other] Todos los que tienen al menos { $count } partidas puntuadas. El rating es prudente: empieza bajo y se afina con cada partida.
}
figures-rank = Posición
figures-name = Nombre
figures-rating = Rating
