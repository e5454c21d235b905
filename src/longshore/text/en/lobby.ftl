### A table that waits for its players.

lobby-what = What is played
lobby-usual = the usual rules
lobby-time = { $time } for each decision
lobby-time-reserve = { $time } for each decision, { $rest } in reserve
lobby-rated = Rated
lobby-drawn = Colours are drawn at the start.
lobby-sit = Sit down
lobby-colour = Your colour
