"""Counts, means and spreads, as the report shows them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from longshore.arena.economy.forms import Figures
from longshore.arena.statistics import spread_of


def figures(values: Sequence[float]) -> Figures:
    """Count, mean and spread. The mean of nothing is None."""
    spread = spread_of(values)
    if spread.count == 0:
        return {"count": 0, "mean": None, "sd": None}
    return {
        "count": spread.count,
        "mean": round(spread.mean, 4),
        "sd": round(spread.deviation, 4),
    }


def mean(values: Iterable[float]) -> float | None:
    """The mean, or None if there are no values."""
    spread = spread_of(list(values))
    return round(spread.mean, 4) if spread.count else None


def per_game(total: float, games: int) -> float:
    """A sum over all games, divided by the number of games."""
    return round(total / max(games, 1), 4)
