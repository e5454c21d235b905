"""What the server asks of a database about results and ratings. A part of `Store`."""

from __future__ import annotations

from typing import Protocol

from longshore.server.store.figure_rows import FigureRow, RatingRow, ResultRow


class FigureStore(Protocol):
    """Results and ratings. They are written with the change that ends a game, and never again."""

    async def results(self, player_id: str, before: int, limit: int) -> list[ResultRow]:
        """A player's results before a moment, the latest first."""

    async def figures(self, player_id: str) -> list[FigureRow]:
        """All results of a player, those that are alike added up."""

    async def rating(self, who: str) -> RatingRow | None:
        """The rating of a player, or of `bot:` and a name."""

    async def best_rated(self, games: int, limit: int) -> list[RatingRow]:
        """Who has played at least so many rated games, the strongest first."""
