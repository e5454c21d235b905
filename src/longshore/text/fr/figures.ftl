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
figures-place = { $place ->
    [1] { $place }er
   *[other] { $place }e
} sur { $players }
figures-conceded = quittée avant la fin
figures-more = Parties plus anciennes
figures-notes = Mes notes
figures-to-table = Vers la table
figures-ranking = Le classement
figures-ranking-about = { $count ->
    [one] Toutes les personnes ayant au moins { $count } partie classée. La cote est prudente : elle commence bas et devient plus sûre à chaque partie.
   *[other] Toutes les personnes ayant au moins { $count } parties classées. La cote est prudente : elle commence bas et devient plus sûre à chaque partie.
}
figures-rank = Rang
figures-name = Nom
figures-rating = Cote
