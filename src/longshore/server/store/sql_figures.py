"""Results and ratings, in SQL."""

from __future__ import annotations

from msgspec.structs import asdict

from longshore.server.store import figure_statements as sql
from longshore.server.store.database import Database, Session
from longshore.server.store.figure_rows import FigureRow, RatedSeat, RatingRow, ResultRow
from longshore.server.store.rating import Rating, first_rating, rate_by_name


class SqlFigures:
    """See `FigureStore`."""

    database: Database

    async def results(self, player_id: str, before: int, limit: int) -> list[ResultRow]:
        """By time."""
        rows = await self.database.read(
            lambda db: db.all(sql.SELECT_RESULTS, player_id=player_id, before=before, limit=limit)
        )
        found = [ResultRow(*row) for row in rows]
        for result in found:  # SQLite has no truth values
            result.conceded, result.rated = bool(result.conceded), bool(result.rated)
        return found

    async def figures(self, player_id: str) -> list[FigureRow]:
        """Added up by the database."""
        rows = await self.database.read(lambda db: db.all(sql.SELECT_FIGURES, player_id=player_id))
        return [
            FigureRow(edition, players, place, bool(conceded), games, float(wins), total, best)
            for edition, players, place, conceded, games, wins, total, best in rows
        ]

    async def rating(self, who: str) -> RatingRow | None:
        """By name."""
        row = await self.database.read(lambda db: db.first(sql.SELECT_RATING, who=who))
        return None if row is None else RatingRow(*row)

    async def best_rated(self, games: int, limit: int) -> list[RatingRow]:
        """By what is sure of their strength."""
        rows = await self.database.read(
            lambda db: db.all(sql.SELECT_BEST, games=games, limit=limit)
        )
        return [RatingRow(*row) for row in rows]


async def write_results(
    db: Session, results: list[ResultRow], rated: list[RatedSeat], at: int
) -> None:
    """The end of a game, in the transaction that ends it: so it counts exactly once.

    Everybody's row is taken in the same order by all, so that nobody waits in a circle.
    """
    after: dict[str, Rating] = {}
    if rated:
        before: dict[str, Rating] = {}
        first = first_rating()
        for who in sorted({seat.who for seat in rated}):
            row = await db.first(
                sql.COUNT_RATED_GAME, who=who, mu=first.mu, sigma=first.sigma, at=at
            )
            if row is not None:
                before[who] = Rating(float(row[0]), float(row[1]))
        after = rate_by_name(before, [(seat.who, seat.place) for seat in rated])
        for who, rating in after.items():
            await db.run(sql.WRITE_RATING, who=who, mu=rating.mu, sigma=rating.sigma)
    for result in results:
        if result.player_id in after:
            result.mu, result.sigma = after[result.player_id]
        await db.run(sql.INSERT_RESULT, **asdict(result))
