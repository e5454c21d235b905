### Wat iemand heeft gespeeld, en wie de sterkste is.

figures-title = Mijn partijen en de ranglijst
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
figures-mean = Gemiddelde score
figures-best = Beste score
figures-played = Al mijn partijen
figures-day = Datum
figures-seat = Plaats
figures-result = Uitslag
figures-points = Score
figures-rated = voor de ranglijst
figures-place = { $place }e van { $players }
figures-conceded = voortijdig verlaten
figures-more = Eerdere partijen tonen
figures-notes = Mijn notities
figures-to-table = Tafel openen
figures-ranking = Ranglijst
figures-ranking-about = { $count ->
    [one] Iedereen met ten minste { $count } partij voor de ranglijst. De rating is voorzichtig: hij begint laag en wordt met elke partij nauwkeuriger.
   *[other] Iedereen met ten minste { $count } partijen voor de ranglijst. De rating is voorzichtig: hij begint laag en wordt met elke partij nauwkeuriger.
}
figures-rank = Positie
figures-name = Naam
figures-rating = Rating
