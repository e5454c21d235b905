"""Student's t distribution, for intervals and tests over few deals."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, lgamma, log, sqrt
from typing import Final, NamedTuple

from longshore.arena.statistics import Spread, spread_of

_STEPS: Final = 200  # of the continued fraction, which needs far fewer
_PRECISE: Final = 1e-12
_TINY: Final = 1e-300
_LARGEST: Final = 1e4  # beyond the 97.5 % point of every distribution


class Estimate(NamedTuple):
    """A mean with its 95 % interval, and how likely one as far from 0 is by chance alone."""

    mean: float
    low: float
    high: float
    p: float


def estimate(mean: float, error: float, freedom: float) -> Estimate:
    """An estimate from a mean, its standard error and the degrees of freedom."""
    half = point(freedom) * error
    if error == 0:
        return Estimate(mean, mean, mean, 1.0 if mean == 0 else 0.0)
    return Estimate(mean, mean - half, mean + half, two_sided(mean / error, freedom))


def mean_of(spread: Spread) -> Estimate | None:
    """The mean of independent values. One value alone tells nothing about chance."""
    if spread.count < 2:
        return None
    return estimate(spread.mean, spread.deviation / sqrt(spread.count), spread.count - 1)


def band_of(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a mean for a plot. A single value is drawn as a line."""
    spread = spread_of(values)
    found = mean_of(spread)
    return (spread.mean, spread.mean) if found is None else (found.low, found.high)


def difference_of(one: Spread, other: Spread) -> Estimate | None:
    """How much larger the other mean is, for independent samples (Welch's test)."""
    if one.count < 2 or other.count < 2:
        return None
    parts = [spread.deviation**2 / spread.count for spread in (one, other)]
    error = sum(parts)
    shares = sum(
        part**2 / (spread.count - 1) for part, spread in zip(parts, (one, other), strict=True)
    )
    freedom = error**2 / shares if shares else one.count + other.count - 2
    return estimate(other.mean - one.mean, sqrt(error), freedom)


def two_sided(t: float, freedom: float) -> float:
    """The probability of a value at least as far from 0 as `t`."""
    return _beta(freedom / (freedom + t * t), freedom / 2, 0.5)


def point(freedom: float, outside: float = 0.05) -> float:
    """How far from 0 a value is with this probability or less."""
    low, high = 0.0, _LARGEST
    while high - low > _PRECISE * high:
        middle = (low + high) / 2
        if two_sided(middle, freedom) > outside:
            low = middle
        else:
            high = middle
    return high


def holm(values: list[float | None]) -> list[float | None]:
    """Correct the p values of several tests, so that all of them together hold (Holm's method)."""
    order = sorted((p, place) for place, p in enumerate(values) if p is not None)
    found: list[float | None] = [None] * len(values)
    largest = 0.0
    for rank, (p, place) in enumerate(order):
        largest = max(largest, min(1.0, p * (len(order) - rank)))
        found[place] = largest
    return found


def _beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):  # where the fraction converges slowly
        return 1 - _beta(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    return front / _fraction(x, a, b)


def _fraction(x: float, a: float, b: float) -> float:
    """Its continued fraction, from the front (Lentz's method)."""
    value, c, d = 1.0, 1.0, 0.0
    for step in range(1, _STEPS):
        half = step // 2
        if step % 2:
            term = -(a + half) * (a + b + half) * x / ((a + 2 * half) * (a + 2 * half + 1))
        else:
            term = half * (b - half) * x / ((a + 2 * half - 1) * (a + 2 * half))
        d = 1 / (1 + term * d or _TINY)
        c = 1 + term / c or _TINY
        value *= c * d
        if abs(c * d - 1) < _PRECISE:
            break
    return value
