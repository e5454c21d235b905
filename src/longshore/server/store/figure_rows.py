"""What players have achieved, as plain rows. Times are milliseconds since 1970."""

from __future__ import annotations

from msgspec import Struct


class ResultRow(Struct):
    """How a finished game ended for one seat of a person.

    `mu` and `sigma` are the rating after a rated game; the store works them out.
    """

    table_id: str
    number: int
    player_id: str
    edition: str
    players: int
    score: int
    place: int  # 1 for the winners, the last one for who has left
    winners: int  # so many share the first place
    conceded: bool
    rated: bool
    ended_by: str
    at: int
    mu: float | None = None
    sigma: float | None = None


class RatedSeat(Struct):
    """Who takes part in a rated game, and in which place; a bot is `bot:` and its name."""

    who: str
    place: int


class RatingRow(Struct):
    """How strong somebody seems after so many rated games, and how far off that may be."""

    who: str
    games: int
    mu: float
    sigma: float
    changed_at: int
    name: str = ""


class FigureRow(Struct):
    """All results of a player that are alike, added up."""

    edition: str
    players: int
    place: int
    conceded: bool
    games: int
    wins: float  # a shared victory counts for its part
    score_sum: int
    score_best: int
