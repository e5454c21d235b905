### What somebody has played, and who is strongest.

figures-title = Games and ranking
figures-summary = My games
figures-none = You have not finished a game yet.
figures-games = { $count ->
    [one] { $count } finished game.
   *[other] { $count } finished games.
}
figures-won = Won: { $wins }.
figures-left = { $count ->
    [one] Left early: { $count } game.
   *[other] Left early: { $count } games.
}
figures-rating-now = Rating: { $rating }.
figures-players = Players
figures-of-games = Games
figures-wins = Won
figures-places = 1st · 2nd · …
figures-mean = Points on average
figures-best = Best
figures-played = Game by game
figures-day = Day
figures-seat = Seat
figures-result = Result
figures-points = Points
figures-rated = rated
figures-place = place { $place } of { $players }
figures-conceded = left early
figures-more = Earlier games
figures-notes = My notes
figures-to-table = To the table
figures-ranking = The ranking
figures-ranking-about = { $count ->
    [one] Everybody with at least { $count } rated game. The figure is what one can be fairly sure of.
   *[other] Everybody with at least { $count } rated games. The figure is what one can be fairly sure of.
}
figures-rank = Rank
figures-name = Name
figures-rating = Rating
