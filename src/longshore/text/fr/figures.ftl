### Ce que quelqu’un a joué, et qui est le plus fort.

figures-title = Mes parties et le classement
figures-summary = Mes parties
figures-none = Vous n’avez pas encore terminé de partie.
figures-games = { $count ->
    [one] { $count } partie terminée.
   *[other] { $count } parties terminées.
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
figures-mean = Score moyen
figures-best = Meilleur score
figures-played = Toutes mes parties
figures-day = Date
figures-seat = Place
figures-result = Résultat
figures-points = Score
figures-rated = classée
figures-place = { $place ->
    [1] { $place }er
   *[other] { $place }e
} sur { $players }
figures-conceded = quittée avant la fin
figures-more = Afficher les parties plus anciennes
figures-notes = Mes notes
figures-to-table = Ouvrir la table
figures-ranking = Classement
figures-ranking-about = { $count ->
    [one] Tous les joueurs ayant au moins { $count } partie classée. La cote est prudente : elle commence bas et devient plus sûre à chaque partie.
   *[other] Tous les joueurs ayant au moins { $count } parties classées. La cote est prudente : elle commence bas et devient plus sûre à chaque partie.
}
figures-rank = Rang
figures-name = Nom
figures-rating = Cote
