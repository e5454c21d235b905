### Wat iemand heeft gespeeld, en wie de sterkste is.

figures-title = Partijen en ranglijst
figures-summary = Mijn partijen
figures-none = Je hebt nog geen partij uitgespeeld.
figures-games = { $count ->
    [one] { $count } partij uitgespeeld.
   *[other] { $count } partijen uitgespeeld.
}
figures-won = Gewonnen: { $wins }.
figures-left = { $count ->
    [one] Voortijdig verlaten: { $count } partij.
   *[other] Voortijdig verlaten: { $count } partijen.
}
figures-rating-now = Rating: { $rating }.
figures-players = Spelers
figures-of-games = Partijen
figures-wins = Gewonnen
figures-places = 1e · 2e · …
figures-mean = Punten gemiddeld
figures-best = Beste
figures-played = Partij voor partij
figures-day = Dag
figures-seat = Plaats
figures-result = Uitslag
figures-points = Punten
figures-rated = voor de ranglijst
figures-place = { $place }e van { $players }
figures-conceded = voortijdig verlaten
figures-more = Eerdere partijen
figures-notes = Mijn notities
figures-to-table = Naar de tafel
figures-ranking = De ranglijst
figures-ranking-about = { $count ->
    [one] Iedereen met ten minste { $count } partij voor de ranglijst. De rating is voorzichtig: hij begint laag en wordt met elke partij nauwkeuriger.
   *[other] Iedereen met ten minste { $count } partijen voor de ranglijst. De rating is voorzichtig: hij begint laag en wordt met elke partij nauwkeuriger.
}
figures-rank = Rang
figures-name = Naam
figures-rating = Rating
