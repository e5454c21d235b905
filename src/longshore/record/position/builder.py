"""A position being read, before it becomes a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from longshore.game import Rules, rules_for
from longshore.game.cells import (
    CELLS,
    FACTORY,
    HAND,
    HARBOUR,
    PLAIN_SIZE,
    PLAIN_START,
    slot_price,
    store,
)
from longshore.game.decisions import STAGE_ACTIONS
from longshore.game.editions import EDITION_2018, MAX_PLAYERS, MIN_PLAYERS
from longshore.game.rules import prices_of
from longshore.game.snapshot import Snapshot
from longshore.game.state import new_state
from longshore.game.steps import SEA
from longshore.record.checks import MAX_PIECES, a_list
from longshore.record.errors import PositionError
from longshore.record.steps import shown
from longshore.record.words import COLOUR_NUMBERS, PRICED_NUMBERS

_EMPTY: Final = new_state(rules_for(EDITION_2018, MIN_PLAYERS, {}))


class PositionBuilder(Snapshot):
    """A snapshot that is filled in part by part, starting from an empty table."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(_EMPTY)
        self.rules = rules
        self.players: int = rules.players
        self.prices = (prices_of(rules, FACTORY), prices_of(rules, HARBOUR))
        self.cells = _store_cells(self.prices)
        self.ships = [SEA] * len(self.ships)
        self.stage = STAGE_ACTIONS

    def put_colours(self, value: Any, path: str, region: int) -> int:
        """Put a list of colours in a place without prices. Returns how many there were."""
        if not self._put(value, COLOUR_CELLS[region]):
            for name in a_list(value, path):
                if not isinstance(name, str) or name not in COLOUR_NUMBERS:
                    raise PositionError(path, f"{shown(name)} is not a colour")
        return len(value)

    def put_priced(self, value: Any, path: str, seat: int, kind: int) -> int:
        """Put a list of priced containers in a store of a seat. Returns how many there were."""
        prices = self.prices[kind]
        if not self._put(value, self.cells[kind][seat]):
            for name in a_list(value, path):
                if not isinstance(name, str) or name not in PRICED_NUMBERS:
                    raise PositionError(path, f"{shown(name)} is not a priced container")
                if slot_price(PRICED_NUMBERS[name]) not in prices:
                    allowed = f"prices go from {prices[0]} to {prices[-1]} here"
                    raise PositionError(path, f"{shown(name)}: {allowed}")
        return len(value)

    def put_hand(self, value: Any, path: str) -> int:
        """Put a list of colours in the hand."""
        return self.put_colours(value, path, HAND)

    def _put(self, value: Any, cells: Mapping[str, int]) -> bool:
        """Put down a list of valid names. If one is invalid, say only that."""
        if type(value) is not list or len(value) > MAX_PIECES:
            return False
        containers = self.containers
        try:
            for name in value:
                containers[cells[name]] += 1
        except (KeyError, TypeError):
            return False
        return True


@cache
def _store_cells(prices: tuple[range, range]) -> tuple[tuple[dict[str, int], ...], ...]:
    """The cells of every store, by kind and seat, under the names of what it may hold."""
    return tuple(
        tuple(
            {
                name: store(seat, kind) + slot
                for name, slot in PRICED_NUMBERS.items()
                if slot_price(slot) in prices[kind]
            }
            for seat in range(MAX_PLAYERS)
        )
        for kind in (FACTORY, HARBOUR)
    )


COLOUR_CELLS: Final = {
    region: {name: region + number for name, number in COLOUR_NUMBERS.items()}
    for region in range(PLAIN_START, CELLS, PLAIN_SIZE)
}
