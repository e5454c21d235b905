### Was jemand gespielt hat, und wer am stärksten ist.

figures-title = Meine Partien und die Rangliste
figures-summary = Meine Partien
figures-none = Du hast noch keine Partie zu Ende gespielt.
figures-games = { $count ->
    [one] { $count } Partie beendet.
   *[other] { $count } Partien beendet.
}
figures-won = Gewonnen: { $wins }.
figures-left = { $count ->
    [one] Vorzeitig verlassen: { $count } Partie.
   *[other] Vorzeitig verlassen: { $count } Partien.
}
figures-rating-now = Rating: { $rating }.
figures-players = Spieler
figures-of-games = Partien
figures-wins = Gewonnen
figures-places = 1. · 2. · …
figures-mean = Punkte im Schnitt
figures-best = Bestes Ergebnis
figures-played = Alle meine Partien
figures-day = Datum
figures-seat = Platz
figures-result = Ergebnis
figures-points = Punkte
figures-rated = gewertet
figures-place = { $place }. von { $players }
figures-conceded = vorzeitig verlassen
figures-more = Frühere Partien zeigen
figures-notes = Meine Notizen
figures-to-table = Zum Tisch
figures-ranking = Rangliste
figures-ranking-about = { $count ->
    [one] Alle mit mindestens { $count } gewerteten Partie. Das Rating ist vorsichtig: Es beginnt niedrig und wird mit jeder Partie genauer.
   *[other] Alle mit mindestens { $count } gewerteten Partien. Das Rating ist vorsichtig: Es beginnt niedrig und wird mit jeder Partie genauer.
}
figures-rank = Rang
figures-name = Name
figures-rating = Rating
