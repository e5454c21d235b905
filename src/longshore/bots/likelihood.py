"""Draws by likelihood in whole numbers, so that the same seed draws the same on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

_PER_UNIT: Final = 8  # likings are counted in eighths: (15 / 17) ** 8 is 1 / e within 0.2 %
_WEIGHTS: Final[list[int]] = [
    2**48 * 15**eighths // 17**eighths for eighths in range(267)
]  # the last is 0


def draw(chance: Random, liked: Sequence[float], warmth: float = 1.0) -> int:
    """A place, by likelihood. The best comes first.

    With `warmth` 1, what is liked less by 1 is drawn e times less often, as a network means it.
    With more warmth, likings count for less.
    """
    weights = [_weight((liked[0] - each) / warmth) for each in liked]
    number = chance.randrange(sum(weights))
    for place, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return place
    raise AssertionError("the weights add up to more than the number")


def _weight(gap: float) -> int:
    return _WEIGHTS[min(round(_PER_UNIT * gap), len(_WEIGHTS) - 1)]
