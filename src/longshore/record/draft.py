"""A table being filled from a position, before it becomes a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longshore.game import Rules
from longshore.game.cells import CELLS, HAND, SLOTS
from longshore.game.decisions import NOTHING, STAGE_ACTIONS
from longshore.game.editions import MACHINE_SPACES, MAX_PLAYERS, WAREHOUSE_SPACES
from longshore.game.snapshot import Snapshot
from longshore.game.steps import SEA
from longshore.game.table import AUCTION_SIZE, EMPTY, NOBODY, PURSES
from longshore.record.checks import a_list
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
        if value == []:
            return 0
        return self._put(value, path, region, COLOUR_NUMBERS, "a colour")

    def put_priced(self, value: Any, path: str, region: int, prices: range) -> int:
        """Lay a list of priced containers into a store; how many there were."""
        if value == []:
            return 0
        count = self._put(value, path, region, PRICED_NUMBERS, "a priced container")
        for name in value:
            if int(name[-1]) not in prices:
                raise PositionError(
                    path, f"{shown(name)}: prices go from {prices[0]} to {prices[-1]} here"
                )
        return count

    def put_hand(self, value: Any, path: str) -> int:
        """Lay a list of colours into the hand."""
        return self.put_colours(value, path, HAND)

    def _put(
        self, value: Any, path: str, region: int, numbers: Mapping[str, int], what: str
    ) -> int:
        containers = self.containers
        items = a_list(value, path)
        for item in items:
            if not isinstance(item, str) or item not in numbers:
                raise PositionError(path, f"{shown(item)} is not {what}")
            containers[region + numbers[item]] += 1
        return len(items)
