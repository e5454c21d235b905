### What somebody has played, and who is strongest.

figures-title = My games and ranking
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
figures-mean = Average score
figures-best = Best score
figures-played = All my games
figures-day = Date
figures-seat = Seat
figures-result = Result
figures-points = Score
figures-rated = rated
figures-place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
} of { $players }
figures-conceded = left early
figures-more = Show earlier games
figures-notes = My notes
figures-to-table = Open the table
figures-ranking = Ranking
figures-ranking-about = { $count ->
    [one] Everyone with at least { $count } rated game. Ratings are cautious: they start low and become more certain with every game.
   *[other] Everyone with at least { $count } rated games. Ratings are cautious: they start low and become more certain with every game.
}
figures-rank = Rank
figures-name = Name
figures-rating = Rating
