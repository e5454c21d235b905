### A table that waits for its players.

lobby-what = Ce que l’on joue
lobby-usual = les règles habituelles
lobby-time = { $time } par décision
lobby-time-reserve = { $time } par décision, { $rest } de réserve
lobby-rated = Classée
lobby-drawn = Les couleurs sont tirées au sort au début.
lobby-sit = Prenez place
lobby-colour = Votre couleur
