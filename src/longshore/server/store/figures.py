"""Results and ratings. Ratings use openskill's Plackett-Luce model, one game at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import asdict

from longshore.server.store.database import Part, Session

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

# ---------------------------------------------------------------- rows


class ResultRow(Struct):
    """How a finished game ended for one person's seat.

    `mu` and `sigma` are the rating after a rated game, computed by the store.
    """

    table_id: str
    number: int
    player_id: str
    edition: str
    players: int
    score: int
    place: int  # 1 for the winners, last for a player who left
    winners: int  # how many share the first place
    conceded: bool
    rated: bool
    ended_by: str
    at: int
    mu: float | None = None
    sigma: float | None = None


class RatedSeat(Struct):
    """A player of a rated game and their place. A bot is `bot:` and its name."""

    who: str
    place: int


class RatingRow(Struct):
    """The rating of a player or bot after its rated games."""

    who: str
    games: int
    mu: float
    sigma: float
    changed_at: int
    name: str = ""


class FigureRow(Struct):
    """Similar results of a player, added up."""

    edition: str
    players: int
    place: int
    conceded: bool
    games: int
    wins: float  # a share for a joint victory
    score_sum: int
    score_best: int


# ---------------------------------------------------------------- statements

_RESULT: Final = """table_id, number, player_id, edition, players, score, place, winners, conceded,
rated, ended_by, at, mu, sigma"""
_INSERT_RESULT: Final = f"""
INSERT INTO results ({_RESULT})
VALUES (:table_id, :number, :player_id, :edition, :players, :score, :place, :winners, :conceded,
:rated, :ended_by, :at, :mu, :sigma)"""  # noqa: S608
_SELECT_RESULTS: Final = f"""
SELECT {_RESULT} FROM results WHERE player_id = :player_id AND at < :before
ORDER BY at DESC, table_id LIMIT :limit"""  # noqa: S608
_SELECT_FIGURES: Final = """
SELECT edition, players, place, conceded, count(*),
sum(CASE WHEN place = 1 THEN 1.0 / winners ELSE 0 END), sum(score), max(score)
FROM results WHERE player_id = :player_id
GROUP BY edition, players, place, conceded ORDER BY edition, players, place, conceded"""

# Counting the game locks the row until the transaction ends, so the rating read here is the one
# that the new rating replaces.
_COUNT_RATED_GAME: Final = """
INSERT INTO ratings (who, games, mu, sigma, changed_at) VALUES (:who, 1, :mu, :sigma, :at)
ON CONFLICT (who) DO UPDATE SET games = ratings.games + 1, changed_at = excluded.changed_at
RETURNING mu, sigma"""
_WRITE_RATING: Final = "UPDATE ratings SET mu = :mu, sigma = :sigma WHERE who = :who"
_SELECT_RATING: Final = """
SELECT who, games, mu, sigma, changed_at FROM ratings WHERE who = :who"""
_SELECT_BEST: Final = """
SELECT who, games, mu, sigma, changed_at, coalesce(players.name, '') FROM ratings
LEFT JOIN players ON players.id = ratings.who
WHERE games >= :games AND (players.id IS NOT NULL OR who LIKE 'bot:%')
ORDER BY mu - 3 * sigma DESC, who LIMIT :limit"""

# ---------------------------------------------------------------- the part of the store


class FigureStore(Part):
    """Results and ratings. They are written once, with the change that ends a game."""

    async def results(self, player_id: str, before: int, limit: int) -> list[ResultRow]:
        """A player's results before a moment, the latest first."""
        rows = await self._all(_SELECT_RESULTS, player_id=player_id, before=before, limit=limit)
        found = [ResultRow(*row) for row in rows]
        for result in found:  # SQLite keeps booleans as numbers
            result.conceded, result.rated = bool(result.conceded), bool(result.rated)
        return found

    async def figures(self, player_id: str) -> list[FigureRow]:
        """All results of a player, similar ones added up."""
        rows = await self._all(_SELECT_FIGURES, player_id=player_id)
        return [
            FigureRow(edition, players, place, bool(conceded), games, float(wins), total, best)
            for edition, players, place, conceded, games, wins, total, best in rows
        ]

    async def rating(self, who: str) -> RatingRow | None:
        """The rating of a player, or of a bot (`bot:` and its name)."""
        row = await self._first(_SELECT_RATING, who=who)
        return None if row is None else RatingRow(*row)

    async def best_rated(self, games: int, limit: int) -> list[RatingRow]:
        """Players and bots with at least this many rated games, strongest first.

        Strength counts at its low end, three standard deviations below the estimate.
        """
        rows = await self._all(_SELECT_BEST, games=games, limit=limit)
        return [RatingRow(*row) for row in rows]


async def write_results(
    db: Session, results: list[ResultRow], rated: list[RatedSeat], at: int
) -> None:
    """Write the end of a game in the transaction that ends it, so that it counts exactly once.

    Every transaction locks the players' rows in the same order, to avoid deadlocks.
    """
    after: dict[str, Rating] = {}
    if rated:
        before: dict[str, Rating] = {}
        first = first_rating()
        for who in sorted({seat.who for seat in rated}):
            row = await db.first(_COUNT_RATED_GAME, who=who, mu=first.mu, sigma=first.sigma, at=at)
            if row is not None:
                before[who] = Rating(float(row[0]), float(row[1]))
        after = rate_by_name(before, [(seat.who, seat.place) for seat in rated])
        for who, rating in after.items():
            await db.run(_WRITE_RATING, who=who, mu=rating.mu, sigma=rating.sigma)
    for result in results:
        if result.player_id in after:
            result.mu, result.sigma = after[result.player_id]
        await db.run(_INSERT_RESULT, **asdict(result))


# ---------------------------------------------------------------- rating


class Rating(NamedTuple):
    """An estimate of strength, and its standard deviation."""

    mu: float
    sigma: float


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - slow: only rated games wait for it

    return PlackettLuce()


@cache
def first_rating() -> Rating:
    """The rating before the first rated game."""
    rating = _model().rating()
    return Rating(rating.mu, rating.sigma)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after one game, given the place of each player."""
    model = _model()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


def rate_by_name(before: dict[str, Rating], seats: Sequence[tuple[str, int]]) -> dict[str, Rating]:
    """The same by name. A bot that has two seats gets the mean of both ratings."""
    after = rate([before[who] for who, _ in seats], [place for _, place in seats])
    found: dict[str, list[Rating]] = {}
    for (who, _), rating in zip(seats, after, strict=True):
        found.setdefault(who, []).append(rating)
    return {
        who: Rating(
            sum(rating.mu for rating in each) / len(each),
            sum(rating.sigma for rating in each) / len(each),
        )
        for who, each in found.items()
    }
