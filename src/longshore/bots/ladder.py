"""Which level plays about as well as somebody who is rated beside bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from longshore.bots.levels import LEVELS
from longshore.bots.spec import spec_of

RATED_NAMES: Final = tuple(  # a style hardly makes another player
    name if style is None else f"{name}:{style}"
    for name, level in LEVELS.items()
    for style in (None, *level.styles)
)


class Estimate(NamedTuple):
    """An openskill rating."""

    mu: float
    sigma: float


def level_like(own: float, bots: Mapping[str, Estimate]) -> str | None:
    """The level whose rating is nearest to this one, or None if none can be compared with it.

    Only differences between ratings mean something: two places that rate the same players may
    differ by a constant. The bots that are rated at this place tell it, the surer, the more.
    """
    weight = apart = 0.0
    for name, (mu, sigma) in bots.items():
        sureness = 1 / sigma**2
        weight += sureness
        apart += sureness * (mu - LEVELS[spec_of(name).name].rating)
    if not weight:
        return None
    there = own - apart / weight
    return min(LEVELS, key=lambda name: abs(LEVELS[name].rating - there))
