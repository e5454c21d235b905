### A table that waits for its players.

lobby-what = À propos de cette table
lobby-usual = règles standard
lobby-time = { $time } par décision
lobby-time-reserve = { $time } par décision, { $rest } de réserve
lobby-rated = Partie classée
lobby-drawn = Les places sont tirées au sort au début de la partie.
lobby-sit = Rejoindre cette table
lobby-colour = Votre couleur
lobby-invited = { $name } vous invite à une partie
lobby-learn = Vous ne connaissez pas le jeu ? Apprenez-le en dix minutes
lobby-starts = La partie commence d’elle-même dès que toutes les places sont prises.
