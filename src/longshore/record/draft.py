"""A table being filled from a position, before it becomes a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longshore.game import Rules
from longshore.game.cells import (
    CELLS,
    FACTORY,
    HAND,
    PLAIN_SIZE,
    PLAIN_START,
    SLOTS,
    STORE_SIZE,
    slot_price,
)
from longshore.game.decisions import NOTHING, STAGE_ACTIONS
from longshore.game.editions import (
    HIGHEST_FACTORY_PRICE,
    HIGHEST_HARBOUR_PRICE,
    LOWEST_FACTORY_PRICE,
    LOWEST_HARBOUR_PRICE,
    MACHINE_SPACES,
    MAX_PLAYERS,
    WAREHOUSE_SPACES,
)
from longshore.game.snapshot import Snapshot
from longshore.game.state import AUCTION_SIZE, EMPTY, NOBODY, PURSES
from longshore.game.steps import SEA
from longshore.record.checks import MAX_PIECES, a_list
from longshore.record.errors import PositionError
from longshore.record.steps import shown
from longshore.record.words import COLOUR_NUMBERS, COLOURS, PRICED_NUMBERS


class Draft:
    """The fields of a `Snapshot`, to be filled one after the other."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players: int = rules.players
        self.containers = [0] * CELLS
        self.money = [0] * PURSES
        self.loans = [0] * MAX_PLAYERS
        self.turns = [0] * MAX_PLAYERS
        self.cards = [0] * MAX_PLAYERS
        self.ships = [SEA] * MAX_PLAYERS
        self.machines = [EMPTY] * (MAX_PLAYERS * MACHINE_SPACES)
        self.machine_supply = [0] * len(COLOURS)
        self.warehouses = [0] * (MAX_PLAYERS * WAREHOUSE_SPACES)
        self.warehouse_supply = 0
        self.auction = [0] * AUCTION_SIZE
        self.pledged: list[int] = []
        self.offered: list[int] = []
        self.placed = [0] * (SLOTS + 2)
        self.turn = 0
        self.actions = 0
        self.stage = STAGE_ACTIONS
        self.decision = NOTHING
        self.produced = False
        self.called = False
        self.won_broker = False
        self.moved = False
        self.ending = False
        self.over = False
        self.quiet_turns = 0
        self.store = 0
        self.seller = 0
        self.room = 0
        self.loans_in_default = 0
        self.due = 0
        self.next_broker = 0
        self.space = 0
        self.restoring = 0
        self.round = 0
        self.holder = NOBODY

    def snapshot(self) -> Snapshot:
        """What has been filled in, as the core takes it."""
        fields = dict(vars(self))
        del fields["rules"], fields["players"]
        return Snapshot(**fields)

    def put_colours(self, value: Any, path: str, region: int) -> int:
        """Lay a list of colours into a place without prices; how many there were."""
        if not self._put(value, COLOUR_CELLS[region]):
            for name in a_list(value, path):
                if not isinstance(name, str) or name not in COLOUR_NUMBERS:
                    raise PositionError(path, f"{shown(name)} is not a colour")
        return len(value)

    def put_priced(self, value: Any, path: str, region: int, prices: range) -> int:
        """Lay a list of priced containers into a store; how many there were."""
        if not self._put(value, PRICED_CELLS[region]):
            for name in a_list(value, path):
                if not isinstance(name, str) or name not in PRICED_NUMBERS:
                    raise PositionError(path, f"{shown(name)} is not a priced container")
                if int(name[-1]) not in prices:
                    allowed = f"prices go from {prices[0]} to {prices[-1]} here"
                    raise PositionError(path, f"{shown(name)}: {allowed}")
        return len(value)

    def put_hand(self, value: Any, path: str) -> int:
        """Lay a list of colours into the hand."""
        return self.put_colours(value, path, HAND)

    def _put(self, value: Any, cells: Mapping[str, int]) -> bool:
        """Lay down a list of names that are all right; if one is not, say only that."""
        if type(value) is not list or len(value) > MAX_PIECES:
            return False
        containers = self.containers
        try:
            for name in value:
                containers[cells[name]] += 1
        except (KeyError, TypeError):
            return False
        return True


def _priced_cells(region: int) -> dict[str, int]:
    """The cells of a store by the names of what may lie there."""
    factory = region // STORE_SIZE % 2 == FACTORY
    lowest = LOWEST_FACTORY_PRICE if factory else LOWEST_HARBOUR_PRICE
    highest = HIGHEST_FACTORY_PRICE if factory else HIGHEST_HARBOUR_PRICE
    return {
        name: region + slot
        for name, slot in PRICED_NUMBERS.items()
        if lowest <= slot_price(slot) <= highest
    }


PRICED_CELLS: Final = {
    region: _priced_cells(region) for region in range(0, PLAIN_START, STORE_SIZE)
}
COLOUR_CELLS: Final = {
    region: {name: region + number for name, number in COLOUR_NUMBERS.items()}
    for region in range(PLAIN_START, CELLS, PLAIN_SIZE)
}
