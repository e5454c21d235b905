### A table that waits for its players.

lobby-what = About this table
lobby-usual = standard rules
lobby-time = { $time } per decision
lobby-time-reserve = { $time } per decision, { $rest } in reserve
lobby-rated = Rated
lobby-drawn = Seats are drawn at random when the game starts.
lobby-sit = Join this table
lobby-colour = Your colour
lobby-invited = { $name } invites you to a game
lobby-learn = New to the game? Learn it in ten minutes
lobby-starts = The game starts by itself as soon as every seat is taken.
