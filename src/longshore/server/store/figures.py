"""Results and ratings, as they are stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from longshore.server.store.database import Part, Session
from longshore.server.store.rating import (
    SURE_GAMES,
    RatedSeat,
    Rating,
    Standing,
    first_rating,
    is_bot,
    rated_after,
)

# ---------------------------------------------------------------- rows


class ResultRow(Struct):
    """How a finished game ended for one person's seat.

    `mu` and `sigma` are the rating after a rated game that counted, computed by the store.
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

# Touching the row locks it until the transaction ends, so the rating read here is the one that the
# new rating replaces.
_LOCK_RATING: Final = """
INSERT INTO ratings (who, games, mu, sigma, changed_at) VALUES (:who, 0, :mu, :sigma, :at)
ON CONFLICT (who) DO UPDATE SET changed_at = ratings.changed_at
RETURNING games, mu, sigma"""
_WRITE_RATING: Final = """
UPDATE ratings SET games = games + 1, mu = :mu, sigma = :sigma, changed_at = :at WHERE who = :who"""
_SELECT_RATING: Final = """
SELECT who, games, mu, sigma, changed_at FROM ratings WHERE who = :who AND games > 0"""
_SELECT_BEST: Final = """
SELECT who, games, mu, sigma, changed_at, coalesce(players.name, '') FROM ratings
LEFT JOIN players ON players.id = ratings.who
WHERE games >= :games AND (players.id IS NOT NULL OR who LIKE 'bot:%')
ORDER BY mu - 3 * sigma DESC, who LIMIT :limit OFFSET :begin"""
# A game that counted for a player has left its rating in the result.
_COUNT_OPPONENTS: Final = """
SELECT count(*) FROM (
SELECT theirs.player_id FROM results AS mine
JOIN results AS theirs ON theirs.table_id = mine.table_id AND theirs.player_id <> mine.player_id
JOIN ratings ON ratings.who = theirs.player_id AND ratings.games >= :games
WHERE mine.player_id = :who AND mine.mu IS NOT NULL AND NOT mine.conceded
UNION SELECT seats.bot FROM results AS mine
JOIN seats ON seats.table_id = mine.table_id AND seats.kind = 'bot'
WHERE mine.player_id = :who AND mine.mu IS NOT NULL AND NOT mine.conceded) AS met"""
_PAGES: Final = 10

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

    async def sure_ratings(self, whose: Sequence[str]) -> list[RatingRow]:
        """Their ratings, of those whose strength is known."""

        async def work(db: Session) -> list[RatingRow]:
            rows = [await db.first(_SELECT_RATING, who=who) for who in whose]
            return [RatingRow(*row) for row in rows if row is not None]

        found = await self.database.read_at_once(work)
        return [row for row in found if row.games >= SURE_GAMES]

    async def best_rated(self, opponents: int, limit: int) -> list[RatingRow]:
        """Bots, and players who have met that many others of known strength, strongest first.

        Strength counts at its low end, three standard deviations below the estimate.
        """

        async def work(db: Session) -> list[RatingRow]:
            found: list[RatingRow] = []
            for page in range(_PAGES):
                begin = page * limit
                rows = await db.all(_SELECT_BEST, games=SURE_GAMES, limit=limit, begin=begin)
                found += [
                    RatingRow(*row)
                    for row in rows
                    if is_bot(row[0]) or await _opponents(db, row[0]) >= opponents
                ]
                if len(found) >= limit or len(rows) < limit:
                    break
            return found[:limit]

        return await self.database.read_at_once(work)


async def _opponents(db: Session, who: str) -> int:
    """How many different opponents of known strength a player has been rated against."""
    row = await db.first(_COUNT_OPPONENTS, who=who, games=SURE_GAMES)
    return 0 if row is None else int(row[0])


async def write_results(
    db: Session, results: list[ResultRow], rated: list[RatedSeat], at: int
) -> None:
    """Write the end of a game in the transaction that ends it, so that it counts exactly once.

    Every transaction locks the players' rows in the same order, to avoid deadlocks.
    """
    after: dict[str, Rating] = {}
    if rated:
        before: dict[str, Standing] = {}
        first = first_rating()
        for who in sorted({seat.who for seat in rated}):
            row = await db.first(_LOCK_RATING, who=who, mu=first.mu, sigma=first.sigma, at=at)
            if row is not None:
                before[who] = Standing(Rating(float(row[1]), float(row[2])), int(row[0]))
        after = rated_after(before, rated)
        for who, rating in after.items():
            await db.run(_WRITE_RATING, who=who, mu=rating.mu, sigma=rating.sigma, at=at)
    for result in results:
        if result.player_id in after:
            result.mu, result.sigma = after[result.player_id]
        await db.run(_INSERT_RESULT, **asdict(result))
