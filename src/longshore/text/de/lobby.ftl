### A table that waits for its players.

lobby-what = Über diesen Tisch
lobby-usual = Standardregeln
lobby-time = { $time } je Entscheidung
lobby-time-reserve = { $time } je Entscheidung, { $rest } Reserve
lobby-rated = Gewertet
lobby-drawn = Die Plätze werden zu Beginn ausgelost.
lobby-sit = An diesem Tisch mitspielen
lobby-colour = Deine Farbe
lobby-invited = { $name } lädt dich zu einer Partie ein
lobby-learn = Neu hier? Lerne das Spiel in zehn Minuten
lobby-starts = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
