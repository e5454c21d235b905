"""Counts, means and spreads as they stand in the report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from longshore.arena.economy.forms import Figures
from longshore.arena.statistics import spread_of


def figures(values: Sequence[float]) -> Figures:
    """Count, mean and spread; no mean where there is nothing."""
    spread = spread_of(values)
    if spread.count == 0:
        return {"count": 0, "mean": None, "sd": None}
    return {
        "count": spread.count,
        "mean": round(spread.mean, 4),
        "sd": round(spread.deviation, 4),
    }


def mean(values: Iterable[float]) -> float | None:
    """A mean, or None of nothing."""
    spread = spread_of(list(values))
    return round(spread.mean, 4) if spread.count else None


def per_game(total: float, games: int) -> float:
    """A sum over all games, for one of them."""
    return round(total / max(games, 1), 4)
