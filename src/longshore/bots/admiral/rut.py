"""Gets an admiral out of a rut.

The likeliest step may change nothing, and then stays the likeliest. Where a position has come back,
steps are drawn by likelihood, so that the next best get their chance too.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

from longshore.bots.likelihood import draw
from longshore.view.forms import GameView


def turn_of(view: GameView) -> tuple[str, int]:
    """Whose turn it is, and how many that seat has had before."""
    return view["turn"], view["seats"][view["turn"]]["turns"]


class Rut:
    """Notes how an admiral's turns begin, and draws steps if that is nothing new."""

    def __init__(self, seed: int) -> None:
        self.deep = False
        """Whether the last own turn began as one before it."""
        self._chance = Random(f"admiral {seed}")
        self._begun: set[str] = set()
        self._turn = ("", -1)

    def note(self, view: GameView) -> None:
        """At the start of its own turn, compare the position (without turns) with earlier ones."""
        if view["turn"] != view["seat"] or turn_of(view) == self._turn:
            return
        self._turn = turn_of(view)
        boards = [
            {name: part for name, part in board.items() if name != "turns"}
            for board in view["seats"].values()
        ]
        position = json.dumps([boards, view["supply"], view.get("brokers")], sort_keys=True)
        self.deep = position in self._begun
        self._begun.add(position)

    def draw(self, liked: Sequence[float]) -> int:
        """A place, by likelihood. The best is first."""
        return draw(self._chance, liked)
