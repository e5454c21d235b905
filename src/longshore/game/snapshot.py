"""The whole state of a game as plain values, for positions and for other processes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from longshore.game.arrays import i64, vec
from longshore.game.cells import CELLS, SLOTS, STORE_TOTAL, total_of
from longshore.game.editions import MACHINE_SPACES, MAX_PLAYERS, WAREHOUSE_SPACES
from longshore.game.rules import Rules
from longshore.game.state import (
    EMPTY,
    Numbers,
    State,
    copy_numbers,
    machine_index,
    new_state,
    warehouse_index,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Snapshot(Numbers):  # noqa: PLW1641 (it changes)
    """The numbers of a `State`, with lists for its arrays and without what can be counted.

    `longshore.record` also fills one in, when it reads a position.
    """

    def __init__(self, state: State) -> None:
        super().__init__()
        copy_numbers(state, self)
        self.containers: list[int] = list(state.containers)
        self.money: list[int] = list(state.money)
        self.loans: list[int] = list(state.loans)
        self.turns: list[int] = list(state.turns)
        self.cards: list[int] = list(state.cards)
        self.ships: list[int] = list(state.ships)
        self.machines: list[int] = list(state.machines)
        self.machine_supply: list[int] = list(state.machine_supply)
        self.warehouses: list[int] = list(state.warehouses)
        self.auction: list[int] = list(state.auction)
        self.pledged: list[int] = list(state.pledged)[: state.pledges]
        self.offered: list[int] = list(state.offered)[: state.offers]
        self.placed: list[int] = list(state.placed)
        # The cells that hold something, totals left out: for writing only.
        self.occupied: list[int] = occupied_cells(state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Snapshot) and self.__getstate__() == other.__getstate__()

    def __getstate__(self) -> dict[str, object]:
        """Pickled as plain values by name, so that either core reads what the other has written."""
        return {name: getattr(self, name) for name in NAMES}

    def __setstate__(self, values: dict[str, object]) -> None:
        for name, value in values.items():
            setattr(self, name, value)


def occupied_cells(state: State) -> list[int]:
    """The cells that hold containers, in the order of their numbers."""
    containers = state.containers
    found: list[int] = []
    cell: i64 = 0
    while cell < CELLS:
        total = total_of(cell)
        if containers[total] == 0:  # most regions are empty
            cell = total + 1
            continue
        if containers[cell] > 0 and cell != total:
            found.append(cell)
        cell += 1
    return found


def state_from(rules: Rules, snapshot: Snapshot) -> State:
    """The state of a snapshot. Its values must fit the rules, which `longshore.record` checks."""
    state = new_state(rules)
    copy_numbers(snapshot, state)
    state.containers = vec[i64](snapshot.containers)
    count_regions(state)
    state.money = vec[i64](snapshot.money)
    state.loans = vec[i64](snapshot.loans)
    state.turns = vec[i64](snapshot.turns)
    state.cards = vec[i64](snapshot.cards)
    state.ships = vec[i64](snapshot.ships)
    state.machines = vec[i64](snapshot.machines)
    state.machine_supply = vec[i64](snapshot.machine_supply)
    state.warehouses = vec[i64](snapshot.warehouses)
    count_buildings(state)
    state.auction = vec[i64](snapshot.auction)
    for pledge in snapshot.pledged:
        state.pledged[state.pledges] = pledge
        state.pledges += 1
    for pledge in snapshot.offered:
        state.offered[state.offers] = pledge
        state.offers += 1
    slot: i64
    for slot in range(SLOTS):
        state.placed[slot] = snapshot.placed[slot]
        state.placed[STORE_TOTAL] += snapshot.placed[slot]
    return state


def count_regions(state: State) -> None:
    """Write the total of every region."""
    containers = state.containers
    cell: i64
    for cell in range(CELLS):
        if total_of(cell) == cell:
            containers[cell] = 0
    for cell in range(CELLS):
        if containers[cell] > 0 and total_of(cell) != cell:
            containers[total_of(cell)] += containers[cell]


def count_buildings(state: State) -> None:
    """Write how many machines and warehouses each seat has."""
    seat: i64
    space: i64
    for seat in range(MAX_PLAYERS):
        machines: i64 = 0
        warehouses: i64 = 0
        for space in range(MACHINE_SPACES):
            if state.machines[machine_index(seat, space)] != EMPTY:
                machines += 1
        for space in range(WAREHOUSE_SPACES):
            warehouses += state.warehouses[warehouse_index(seat, space)]
        state.machine_counts[seat] = machines
        state.warehouse_counts[seat] = warehouses


# What a snapshot is made of.
NAMES: Final = [name for name in dir(Snapshot(new_state(Rules()))) if not name.startswith("_")]
