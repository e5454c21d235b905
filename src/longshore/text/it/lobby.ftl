### A table that waits for its players.

lobby-what = Che cosa si gioca
lobby-usual = le regole abituali
lobby-time = { $time } per ogni decisione
lobby-time-reserve = { $time } per ogni decisione, { $rest } di riserva
lobby-rated = Classificata
lobby-drawn = I colori si sorteggiano all’inizio.
lobby-sit = Accomodati
lobby-colour = Il tuo colore
lobby-invited = { $name } ti invita a una partita
lobby-learn = Non conosci il gioco? Imparalo in dieci minuti
