"""What the server responds about results and ratings."""

from __future__ import annotations

from msgspec import Struct


class RatingInfo(Struct):
    """An openskill rating after `games` rated games.

    `sure` is a cautious estimate: `mu` minus three times `sigma`.
    """

    games: int
    mu: float
    sigma: float
    sure: float


class FiguresOf(Struct):
    """Finished games of one edition and number of players.

    A shared victory counts as a share, and `places` counts first places, second places and so on.
    Players who left a game are in its last place.
    """

    edition: str
    players: int
    games: int
    wins: float
    places: list[int]
    left: int
    score_mean: float
    score_best: int


class Statistics(Struct):
    """All finished games of a player. `rating` is null until the first rated one."""

    games: int
    wins: float
    left: int
    rating: RatingInfo | None
    by: list[FiguresOf]


class MyStatistics(Struct):
    """The caller's results and rating.

    `level` is the level of the bots that play about as well as I do. It is null until the strength
    of both is known.
    """

    statistics: Statistics
    level: str | None


class PlaceStatistics(Struct):
    """A player at a table. Null if the place is empty. A bot has only a rating."""

    place: int
    seat: str | None
    name: str
    statistics: Statistics | None


class TableStatistics(Struct):
    """Everyone at a table."""

    table: str
    players: list[PlaceStatistics]


class FinishedGame(Struct):
    """One finished game. `mu` and `sigma` are the rating after it, null if it was not rated."""

    table: str
    at: int
    edition: str
    players: int
    seat: str
    score: int
    place: int
    winners: int
    left: bool
    rated: bool
    ended_by: str
    mu: float | None
    sigma: float | None


class ResultList(Struct):
    """Results, latest first. `more` says whether there are earlier ones."""

    results: list[FinishedGame]
    more: bool


class Ranked(Struct):
    """One line of the ranking. `bot` names a bot."""

    name: str
    bot: str | None
    mine: bool
    rating: RatingInfo


class Ranking(Struct):
    """The strongest first, among those with at least `games` rated games.

    Players are listed once they have met at least `opponents` others who have that many, too.
    """

    games: int
    opponents: int
    ranking: list[Ranked]
