"""Buying warehouses and machines (R-BUILD)."""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.cells import (
    FACTORY,
    HARBOUR,
    HARBOUR_PLEDGE,
    PAYMENT,
    PLAIN_TOTAL,
    factory_total,
    harbour_total,
)
from longshore.game.editions import (
    COLOURS,
    MACHINE_SPACES,
    ROOM_PER_MACHINE,
    ROOM_PER_WAREHOUSE,
    WAREHOUSE_SPACES,
)
from longshore.game.refusals import (
    ALLOWED,
    MACHINE_CASH,
    MACHINE_OWNED,
    NO_MACHINE_LEFT,
    NO_MACHINE_SPACE,
    NO_WAREHOUSE_LEFT,
    NO_WAREHOUSE_SPACE,
    WAREHOUSE_CASH,
)
from longshore.game.state import (
    BANK_PURSE,
    EMPTY,
    FOR_MACHINE,
    FOR_WAREHOUSE,
    NOBODY,
    NOTE_BUILT,
    NOTE_SEIZED,
    State,
    machine_index,
    note,
    pay,
    warehouse_index,
)
from longshore.game.steps import MACHINE, step_of


def next_warehouse_space(state: State, seat: i64) -> i64:
    """The empty space with the lowest cost (R-BUILD-3), or NOBODY."""
    warehouses = state.warehouses
    first = warehouse_index(seat, 0)
    space: i64
    for space in range(first, first + WAREHOUSE_SPACES):
        if warehouses[space] == 0:
            return space - first
    return NOBODY


def next_machine_space(state: State, seat: i64) -> i64:
    """The empty space with the lowest cost (R-BUILD-3), or NOBODY."""
    return machine_space(state, seat, EMPTY)


def machine_space(state: State, seat: i64, colour: i64) -> i64:
    """The space on which a machine of this colour stands, or NOBODY."""
    machines = state.machines
    first = machine_index(seat, 0)
    space: i64
    for space in range(first, first + MACHINE_SPACES):
        if machines[space] == colour:
            return space - first
    return NOBODY


def why_no_warehouse(state: State, seat: i64) -> i64:
    """A space, a piece and the cash for it (R-BUILD-2, R-BUILD-5, R-BUILD-6)."""
    if state.warehouse_counts[seat] >= WAREHOUSE_SPACES:
        state.need, state.have = WAREHOUSE_SPACES, state.warehouse_counts[seat]
        return NO_WAREHOUSE_SPACE
    if state.warehouse_supply == 0:
        return NO_WAREHOUSE_LEFT
    cost = state.rules.warehouse_costs[next_warehouse_space(state, seat)]
    if state.money[seat] < cost:
        state.need, state.have = cost, state.money[seat]
        return WAREHOUSE_CASH
    return ALLOWED


def why_no_machines(state: State, seat: i64) -> i64:
    """Why no machine of any colour can be built (R-BUILD-2, R-BUILD-6)."""
    if state.machine_counts[seat] >= MACHINE_SPACES:
        state.need, state.have = MACHINE_SPACES, state.machine_counts[seat]
        return NO_MACHINE_SPACE
    cost = state.rules.machine_costs[next_machine_space(state, seat)]
    if state.money[seat] < cost:
        state.need, state.have = cost, state.money[seat]
        return MACHINE_CASH
    return ALLOWED


def machine_colours(state: State, seat: i64) -> i64:
    """The colours of a seat's machines, one bit each."""
    machines = state.machines
    first = machine_index(seat, 0)
    colours: i64 = 0
    one: i64 = 1  # a constant would be shifted in 32 bits (docs/notes.md)
    space: i64
    for space in range(first, first + MACHINE_SPACES):
        if machines[space] != EMPTY:
            colours |= one << machines[space]
    return colours


def why_not_this_machine(state: State, owned: i64, colour: i64) -> i64:
    """Why a machine of this colour cannot join the owned ones (R-BUILD-4, R-BUILD-5)."""
    if owned >> colour & 1:
        return MACHINE_OWNED
    if state.machine_supply[colour] == 0:
        return NO_MACHINE_LEFT
    return ALLOWED


def why_not_machine(state: State, seat: i64, colour: i64) -> i64:
    """A space, the cash, and a machine of a colour not owned yet (R-BUILD-2 to R-BUILD-6)."""
    code = why_no_machines(state, seat)
    if code != ALLOWED:
        return code
    return why_not_this_machine(state, machine_colours(state, seat), colour)


def list_machines(state: State, seat: i64, steps: vec[i64], count: i64) -> i64:
    """Every colour that is in the supply and not owned (R-BUILD-4, R-BUILD-5)."""
    if why_no_machines(state, seat) != ALLOWED:
        return count
    owned = machine_colours(state, seat)
    colour: i64
    for colour in range(COLOURS):
        if why_not_this_machine(state, owned, colour) == ALLOWED:
            steps[count] = step_of(MACHINE, colour)
            count += 1
    return count


def build_warehouse(state: State, seat: i64) -> None:
    """The cost goes to the bank (R-BUILD-2)."""
    space = next_warehouse_space(state, seat)
    note(state, NOTE_BUILT, seat, EMPTY, space)
    pay(state, seat, BANK_PURSE, state.rules.warehouse_costs[space], FOR_WAREHOUSE)
    state.warehouse_supply -= 1
    state.warehouses[warehouse_index(seat, space)] = 1
    state.warehouse_counts[seat] += 1


def build_machine(state: State, seat: i64, colour: i64) -> None:
    """The cost goes to the bank (R-BUILD-2)."""
    space = next_machine_space(state, seat)
    note(state, NOTE_BUILT, seat, colour, space)
    pay(state, seat, BANK_PURSE, state.rules.machine_costs[space], FOR_MACHINE)
    state.machine_supply[colour] -= 1
    state.machines[machine_index(seat, space)] = colour
    state.machine_counts[seat] += 1


def remove_warehouse(state: State, seat: i64, space: i64) -> None:
    """It is seized. The other pieces do not move (R-DEF-6, R-DEF-10)."""
    state.warehouses[warehouse_index(seat, space)] = 0
    state.warehouse_counts[seat] -= 1
    state.warehouse_supply += 1
    note(state, NOTE_SEIZED, seat, EMPTY, space)


def remove_machine(state: State, seat: i64, colour: i64) -> None:
    """It is seized. The other pieces do not move (R-DEF-6, R-DEF-10)."""
    space = machine_space(state, seat, colour)
    state.machines[machine_index(seat, space)] = EMPTY
    state.machine_counts[seat] -= 1
    state.machine_supply[colour] += 1
    note(state, NOTE_SEIZED, seat, colour, space)


def factory_room(state: State, seat: i64) -> i64:
    """Room left in the Factory Store (R-BUILD-7), counting containers on the Payment Card."""
    capacity = ROOM_PER_MACHINE * state.machine_counts[seat]
    return capacity - state.containers[factory_total(seat)] - bound(state, seat, FACTORY)


def harbour_room(state: State, seat: i64) -> i64:
    """Room left in the Harbour Store (R-BUILD-7), counting containers on the Payment Card."""
    capacity = ROOM_PER_WAREHOUSE * state.warehouse_counts[seat]
    return capacity - state.containers[harbour_total(seat)] - bound(state, seat, HARBOUR)


def bound(state: State, seat: i64, kind: i64) -> i64:
    """Containers of a store that are on the Payment Card (R-IBCALL-8)."""
    if state.holder != seat or state.containers[PAYMENT + PLAIN_TOTAL] == 0:
        return 0
    count: i64 = 0
    index: i64
    for index in range(state.pledges):
        if (state.pledged[index] >= HARBOUR_PLEDGE) == (kind == HARBOUR):
            count += 1
    return count
