### A table that waits for its players.

lobby-what = Qué se juega
lobby-usual = las reglas habituales
lobby-time = { $time } por decisión
lobby-time-reserve = { $time } por decisión, { $rest } de reserva
lobby-rated = Puntuada
lobby-drawn = Los colores se sortean al empezar.
lobby-sit = Siéntate
lobby-colour = Tu color
