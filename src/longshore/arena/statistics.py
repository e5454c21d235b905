"""Means, spreads and confidence intervals of win shares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

_Z: Final = 1.959964  # deviations that cover 95 % of a normal distribution


@dataclass(frozen=True)
class Spread:
    """A mean and the sample standard deviation."""

    count: int
    mean: float
    deviation: float


def spread_of(values: Sequence[float]) -> Spread:
    """Mean and deviation, or zeros if there are no values."""
    count = len(values)
    if count == 0:
        return Spread(0, 0.0, 0.0)
    mean = sum(values) / count
    if count == 1:
        return Spread(1, mean, 0.0)
    squares = sum((value - mean) ** 2 for value in values)
    return Spread(count, mean, sqrt(squares / (count - 1)))


def interval_over_deals(shares: Sequence[float]) -> tuple[float, float]:
    """The 95 % confidence interval of a mean share, from the share in each deal.

    Games on one deal are not independent, but deals are. The variance between deals gives the
    effective number of independent trials, and Wilson's interval for that number stays between 0
    and 1. One deal's worth of doubt is always added, because a few deals that agree prove little.
    """
    deals = len(shares)
    if deals == 0:
        return 0.0, 1.0
    share = sum(shares) / deals
    doubt = share * (1 - share)
    trials = float(deals)
    if doubt > 0:
        scatter = sum((value - share) ** 2 for value in shares) + doubt
        trials = deals * deals * doubt / scatter
    z = _student(deals - 1)
    weight = z * z / trials
    middle = (share + weight / 2) / (1 + weight)
    half = sqrt(doubt * weight + weight * weight / 4) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def _student(freedom: int) -> float:
    """Approximate the 97.5 % point of Student's t distribution (Cornish-Fisher expansion)."""
    freedom = max(freedom, 1)
    first = (_Z**3 + _Z) / (4 * freedom)
    second = (5 * _Z**5 + 16 * _Z**3 + 3 * _Z) / (96 * freedom**2)
    return _Z + first + second
