### A table that waits for its players.

lobby-what = Was gespielt wird
lobby-usual = die üblichen Regeln
lobby-time = { $time } je Entscheidung
lobby-time-reserve = { $time } je Entscheidung, { $rest } Reserve
lobby-rated = Gewertet
lobby-drawn = Die Farben werden zu Beginn gelost.
lobby-sit = Setz dich
lobby-colour = Deine Farbe
lobby-invited = { $name } lädt dich zu einer Partie ein
lobby-learn = Neu hier? Lern das Spiel in zehn Minuten
