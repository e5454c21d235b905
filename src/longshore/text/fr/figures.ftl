### Ce que quelqu’un a joué, et qui est le plus fort.

figures-title = Parties et classement
figures-summary = Mes parties
figures-none = Vous n’avez pas encore fini de partie.
figures-games = { $count ->
    [one] { $count } partie finie.
   *[other] { $count } parties finies.
}
figures-won = Gagnées : { $wins }.
figures-left = { $count ->
    [one] Quittée avant la fin : { $count } partie.
   *[other] Quittées avant la fin : { $count } parties.
}
figures-rating-now = Cote : { $rating }.
figures-players = Joueurs
figures-of-games = Parties
figures-wins = Gagnées
figures-places = 1er · 2e · …
figures-mean = Points en moyenne
figures-best = Meilleur
figures-played = Partie par partie
figures-day = Jour
figures-seat = Place
figures-result = Résultat
figures-points = Points
figures-rated = classée
figures-place = { $place } sur { $players }
figures-conceded = quittée avant la fin
figures-more = Parties plus anciennes
figures-notes = Mes notes
figures-to-table = Vers la table
figures-ranking = Le classement
figures-ranking-about = { $count ->
    [one] Tous ceux qui ont au moins { $count } partie classée. Le chiffre est ce dont on peut être assez sûr.
   *[other] Tous ceux qui ont au moins { $count } parties classées. Le chiffre est ce dont on peut être assez sûr.
}
figures-rank = Rang
figures-name = Nom
figures-rating = Cote
