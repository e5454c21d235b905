### A table that waits for its players.

lobby-what = Sobre esta mesa
lobby-usual = reglas estándar
lobby-time = { $time } por decisión
lobby-time-reserve = { $time } por decisión, { $rest } de reserva
lobby-rated = Clasificatoria
lobby-drawn = Los asientos se sortean al empezar la partida.
lobby-sit = Unirse a esta mesa
lobby-colour = Tu color
lobby-invited = { $name } te invita a una partida
lobby-learn = ¿No conoces el juego? Apréndelo en diez minutos
lobby-starts = La partida empieza sola en cuanto todos los asientos estén ocupados.
