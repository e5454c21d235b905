### A table that waits for its players.

lobby-what = Wat er gespeeld wordt
lobby-usual = de gewone regels
lobby-time = { $time } per beslissing
lobby-time-reserve = { $time } per beslissing, { $rest } reserve
lobby-rated = Voor de ranglijst
lobby-drawn = De kleuren worden bij het begin geloot.
lobby-sit = Ga zitten
lobby-colour = Je kleur
lobby-invited = { $name } nodigt je uit voor een partij
lobby-learn = Nieuw hier? Leer het spel in tien minuten
