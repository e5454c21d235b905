"""What containers on an island section will be worth."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from longshore.bots.rollout import thumb
from longshore.game.editions import COLOURS as COLOUR_COUNT
from longshore.game.scoring import score_island
from longshore.record.words import COLOUR_NUMBERS

Counts = tuple[int, ...]

_PROMISE: Final = tuple(cents / thumb.DOLLAR for cents in thumb.PROMISE)
_EXACT: Final = thumb.EXACT / 100
_MORE_EXACT: Final = thumb.MORE_EXACT / 1000  # for each of ten steps of lateness
NONE: Final[Counts] = (0, 0, 0, 0, 0)


def counts_of(containers: Iterable[str]) -> Counts:
    """How many of each colour."""
    counts = [0] * COLOUR_COUNT
    for colour in containers:
        counts[COLOUR_NUMBERS[colour]] += 1
    return tuple(counts)


def together(some: Counts, more: Counts) -> Counts:
    """The sum of both."""
    return tuple(map(int.__add__, some, more))


@lru_cache(maxsize=200_000)
def worth_of_island(counts: Counts, card: int, lateness: int) -> float:
    """What a section promises under a card. `lateness` goes from 0 to 10, the end of the game.

    At the end only the score counts (R-SCORE-2 to -7). Before that, a first container is worth more
    than the nothing it would score, because others will come and something else will be discarded.
    """
    score: float = score_island(counts, card).total
    if lateness >= 10:
        return score
    promise = sum(
        count * _PROMISE[(colour - card) % COLOUR_COUNT] for colour, count in enumerate(counts)
    )
    exact = _EXACT + _MORE_EXACT * lateness
    return exact * score + (1 - exact) * promise


def worth_of_more(island: Counts, lot: Counts, card: int, lateness: int) -> float:
    """What a lot adds to a section."""
    after = worth_of_island(together(island, lot), card, lateness)
    return after - worth_of_island(island, card, lateness)
