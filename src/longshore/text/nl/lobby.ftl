### A table that waits for its players.

lobby-what = Over deze tafel
lobby-usual = standaardregels
lobby-time = { $time } per beslissing
lobby-time-reserve = { $time } per beslissing, { $rest } reserve
lobby-rated = Voor de ranglijst
lobby-drawn = De plaatsen worden aan het begin van de partij geloot.
lobby-sit = Aanschuiven
lobby-colour = Je kleur
lobby-invited = { $name } nodigt je uit voor een partij
lobby-learn = Ken je het spel nog niet? Leer het in tien minuten
lobby-starts = De partij begint vanzelf zodra alle plaatsen bezet zijn.
