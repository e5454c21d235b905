"""Colours counted from the seat's own card, so that one lesson holds for all five cards.

The rules do not tell colours apart, except by the values of a card, and those go round in a circle
(R-COMP-7). So a game in which every colour is moved on by one is the same game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from longshore.env import actions, observation
from longshore.record.words import COLOURS

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
