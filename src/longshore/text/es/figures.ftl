### Lo que alguien ha jugado, y quién es el más fuerte.

figures-title = Mis partidas y clasificación
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
figures-mean = Puntuación media
figures-best = Mejor puntuación
figures-played = Todas mis partidas
figures-day = Fecha
figures-seat = Asiento
figures-result = Resultado
figures-points = Puntuación
figures-rated = clasificatoria
figures-place = { $place }.º de { $players }
figures-conceded = abandonada
figures-more = Mostrar partidas anteriores
figures-notes = Mis notas
figures-to-table = Abrir la mesa
figures-ranking = Clasificación
figures-ranking-about = { $count ->
    [one] Aparece quien tiene al menos { $count } partida clasificatoria. El rating es prudente: empieza bajo y gana precisión con cada partida.
   *[other] Aparece quien tiene al menos { $count } partidas clasificatorias. El rating es prudente: empieza bajo y gana precisión con cada partida.
}
figures-rank = Posición
figures-name = Nombre
figures-rating = Rating
