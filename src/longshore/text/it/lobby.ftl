### A table that waits for its players.

lobby-what = Informazioni sul tavolo
lobby-usual = regole standard
lobby-time = { $time } per ogni decisione
lobby-time-reserve = { $time } per ogni decisione, { $rest } di riserva
lobby-rated = Classificata
lobby-drawn = I posti si sorteggiano all’inizio della partita.
lobby-sit = Unisciti al tavolo
lobby-colour = Il tuo colore
lobby-invited = { $name } ti invita a una partita
lobby-learn = Non conosci il gioco? Imparalo in dieci minuti
lobby-starts = La partita inizia da sola appena tutti i posti sono occupati.
