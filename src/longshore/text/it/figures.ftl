### Che cosa si è giocato, e chi è il più forte.

figures-title = Le mie partite e la classifica
figures-summary = Le mie partite
figures-none = Non hai ancora finito nessuna partita.
figures-games = { $count ->
    [one] { $count } partita finita.
   *[other] { $count } partite finite.
}
figures-won = Vinte: { $wins }.
figures-left = { $count ->
    [one] Lasciata prima della fine: { $count } partita.
   *[other] Lasciate prima della fine: { $count } partite.
}
figures-rating-now = Rating: { $rating }.
figures-players = Giocatori
figures-of-games = Partite
figures-wins = Vinte
figures-places = 1º · 2º · …
figures-mean = Punteggio medio
figures-best = Miglior punteggio
figures-played = Tutte le mie partite
figures-day = Data
figures-seat = Posto
figures-result = Risultato
figures-points = Punteggio
figures-rated = classificata
figures-place = { $place }º su { $players }
figures-conceded = lasciata prima della fine
figures-more = Mostra le partite precedenti
figures-notes = I miei appunti
figures-to-table = Apri il tavolo
figures-ranking = Classifica
figures-ranking-about = { $count ->
    [one] Tutti i giocatori con almeno { $count } partita classificata. Il rating è prudente: parte basso e diventa più preciso a ogni partita.
   *[other] Tutti i giocatori con almeno { $count } partite classificate. Il rating è prudente: parte basso e diventa più preciso a ogni partita.
}
figures-rank = Posizione
figures-name = Nome
figures-rating = Rating
