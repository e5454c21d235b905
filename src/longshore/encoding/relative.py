"""Colours counted from the seat's own card, so that one lesson holds for all five cards.

The rules do not tell colours apart, except by the values of a card, and those go round in a circle
(R-COMP-7). So a game in which every colour is moved on by one is the same game.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from longshore.encoding import actions, observation
from longshore.record.words import COLOURS
from longshore.rows.pen import WORD_MOST

CARD_AT: Final = observation.RICH_NAMES.index("0: card black")  # five numbers; its own card is 1


def turned(names: Sequence[str]) -> NDArray[np.int64]:
    """By card: where the number stands that a name means once colours are counted from the card."""
    places = {name: place for place, name in enumerate(names)}
    return np.array([[places[_moved(name, by)] for name in names] for by in range(len(COLOURS))])


def _moved(name: str, by: int) -> str:
    words = name.split(" ")
    for at, word in enumerate(words):
        colour, priced, price = word.partition("@")
        if colour in COLOURS:
            words[at] = COLOURS[(COLOURS.index(colour) + by) % len(COLOURS)] + priced + price
    return " ".join(words)


ROWS: Final = turned(observation.RICH_NAMES)  # (5, numbers)
ACTIONS: Final = turned(actions.NAMES)  # (5, actions): from a relative action to the real one


def scales() -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """What to multiply every number of a rich row with, and which to take the logarithm of before.

    Money and turns have no bound worth the name, so a dollar more counts less the more there are.
    """
    highs = np.array(observation.RICH_HIGHS, dtype=np.float32)
    chances = np.array(["chance of" in name for name in observation.RICH_NAMES])
    logarithmic = (highs > 30) & ~chances
    factors = np.where(logarithmic, np.float32(1 / np.log(32)), 1 / np.maximum(highs, 1))
    small = ~logarithmic & (highs > 4) & ~chances
    return np.where(small, np.float32(0.25), factors).astype(np.float32), logarithmic


def features(rows: NDArray[Any]) -> NDArray[np.float32]:
    """Rich rows, already relative, as the network takes them."""
    factors, logarithmic = scales()
    numbers = rows.astype(np.float32)
    return np.where(logarithmic, np.log1p(numbers), numbers) * factors


UNIT: Final = 1020  # stands for 1 in whole numbers; every factor but that of a logarithm divides it
_LOGARITHMS: Final = np.array(
    [round(UNIT * math.log1p(number) / math.log(32)) for number in range(WORD_MOST + 1)],
    dtype=np.int32,
)


def _multipliers() -> NDArray[np.int32]:
    factors, logarithmic = scales()
    whole = np.rint(UNIT * factors.astype(np.float64)).astype(np.int32)
    return np.where(logarithmic, 0, whole).astype(np.int32)


_HIGHS: Final = np.array(observation.RICH_HIGHS, dtype=np.int32)
_MULTIPLIERS: Final = _multipliers()
_LOGARITHMIC: Final = np.flatnonzero(scales()[1])


def units(rows: NDArray[Any]) -> NDArray[np.int32]:
    """The same features as whole numbers, which are alike on every machine.

    No logarithm is so near to the middle between two of them that libraries could disagree.
    """
    numbers = np.minimum(rows.astype(np.int32), _HIGHS)
    found: NDArray[np.int32] = numbers * _MULTIPLIERS
    found[..., _LOGARITHMIC] = _LOGARITHMS[numbers[..., _LOGARITHMIC]]
    return found


MOST_UNITS: Final = units(_HIGHS)  # the largest that each of them can be
