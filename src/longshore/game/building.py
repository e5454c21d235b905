"""Buying warehouses and machines (R-BUILD)."""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.cells import (
    FACTORY,
    FACTORY_TOTAL,
    HARBOUR,
    HARBOUR_TOTAL,
    PAYMENT,
    PLAIN_TOTAL,
    STORES_SIZE,
)
from longshore.game.editions import (
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
from longshore.game.table import (
    BANK,
    EMPTY,
    FOR_MACHINE,
    FOR_WAREHOUSE,
    HARBOUR_PLEDGE,
    NOBODY,
    NOTE_SEIZED,
    Table,
    note,
    pay,
)


def next_warehouse_space(table: Table, seat: i64) -> i64:
    """The empty space with the lowest cost (R-BUILD-3), or NOBODY."""
    warehouses = table.warehouses
    first = seat * WAREHOUSE_SPACES
    space: i64
    for space in range(first, first + WAREHOUSE_SPACES):
        if warehouses[space] == 0:
            return space - first
    return NOBODY


def next_machine_space(table: Table, seat: i64) -> i64:
    """The empty space with the lowest cost (R-BUILD-3), or NOBODY."""
    return machine_space(table, seat, EMPTY)


def machine_space(table: Table, seat: i64, colour: i64) -> i64:
    """The space on which a machine of this colour stands, or NOBODY."""
    machines = table.machines
    first = seat * MACHINE_SPACES
    space: i64
    for space in range(first, first + MACHINE_SPACES):
        if machines[space] == colour:
            return space - first
    return NOBODY


def why_no_warehouse(table: Table, seat: i64) -> i64:
    """A space, a piece and the cash for it (R-BUILD-2, R-BUILD-5, R-BUILD-6)."""
    if table.warehouse_counts[seat] >= WAREHOUSE_SPACES:
        table.need, table.have = WAREHOUSE_SPACES, table.warehouse_counts[seat]
        return NO_WAREHOUSE_SPACE
    if table.warehouse_supply == 0:
        return NO_WAREHOUSE_LEFT
    cost = table.rules.warehouse_costs[next_warehouse_space(table, seat)]
    if table.money[seat] < cost:
        table.need, table.have = cost, table.money[seat]
        return WAREHOUSE_CASH
    return ALLOWED


def why_no_machines(table: Table, seat: i64) -> i64:
    """What stands against a machine of any colour (R-BUILD-2, R-BUILD-6)."""
    if table.machine_counts[seat] >= MACHINE_SPACES:
        table.need, table.have = MACHINE_SPACES, table.machine_counts[seat]
        return NO_MACHINE_SPACE
    cost = table.rules.machine_costs[next_machine_space(table, seat)]
    if table.money[seat] < cost:
        table.need, table.have = cost, table.money[seat]
        return MACHINE_CASH
    return ALLOWED


def machine_colours(table: Table, seat: i64) -> i64:
    """The colours of a seat's machines, a bit for each."""
    machines = table.machines
    first = seat * MACHINE_SPACES
    colours: i64 = 0
    space: i64
    for space in range(first, first + MACHINE_SPACES):
        if machines[space] != EMPTY:
            colours |= 1 << machines[space]
    return colours


def why_not_this_machine(table: Table, owned: i64, colour: i64) -> i64:
    """What stands against a machine of this colour beside the owned ones (R-BUILD-4, R-BUILD-5)."""
    if owned >> colour & 1:
        return MACHINE_OWNED
    if table.machine_supply[colour] == 0:
        return NO_MACHINE_LEFT
    return ALLOWED


def build_warehouse(table: Table, seat: i64) -> None:
    """The cost goes to the bank (R-BUILD-2)."""
    space = next_warehouse_space(table, seat)
    pay(table, seat, BANK, table.rules.warehouse_costs[space], FOR_WAREHOUSE)
    table.warehouse_supply -= 1
    table.warehouses[seat * WAREHOUSE_SPACES + space] = 1
    table.warehouse_counts[seat] += 1


def build_machine(table: Table, seat: i64, colour: i64) -> None:
    """The cost goes to the bank (R-BUILD-2)."""
    space = next_machine_space(table, seat)
    pay(table, seat, BANK, table.rules.machine_costs[space], FOR_MACHINE)
    table.machine_supply[colour] -= 1
    table.machines[seat * MACHINE_SPACES + space] = colour
    table.machine_counts[seat] += 1


def remove_warehouse(table: Table, seat: i64, space: i64) -> None:
    """Seized; the other pieces do not move (R-DEF-6, R-DEF-10)."""
    table.warehouses[seat * WAREHOUSE_SPACES + space] = 0
    table.warehouse_counts[seat] -= 1
    table.warehouse_supply += 1
    note(table, NOTE_SEIZED, seat, EMPTY, space)


def remove_machine(table: Table, seat: i64, colour: i64) -> None:
    """Seized; the other pieces do not move (R-DEF-6, R-DEF-10)."""
    space = machine_space(table, seat, colour)
    table.machines[seat * MACHINE_SPACES + space] = EMPTY
    table.machine_counts[seat] -= 1
    table.machine_supply[colour] += 1
    note(table, NOTE_SEIZED, seat, colour, space)


def factory_room(table: Table, seat: i64) -> i64:
    """Room left in the Factory Store (R-BUILD-7), containers on the Payment Card counted in."""
    capacity = ROOM_PER_MACHINE * table.machine_counts[seat]
    return (
        capacity
        - table.containers[seat * STORES_SIZE + FACTORY_TOTAL]
        - bound(table, seat, FACTORY)
    )


def harbour_room(table: Table, seat: i64) -> i64:
    """Room left in the Harbour Store (R-BUILD-7), containers on the Payment Card counted in."""
    capacity = ROOM_PER_WAREHOUSE * table.warehouse_counts[seat]
    return (
        capacity
        - table.containers[seat * STORES_SIZE + HARBOUR_TOTAL]
        - bound(table, seat, HARBOUR)
    )


def bound(table: Table, seat: i64, kind: i64) -> i64:
    """Containers of a store that lie on the Payment Card (R-IBCALL-8)."""
    if table.holder != seat or table.containers[PAYMENT + PLAIN_TOTAL] == 0:
        return 0
    count: i64 = 0
    index: i64
    for index in range(table.pledges):
        if (table.pledged[index] >= HARBOUR_PLEDGE) == (kind == HARBOUR):
            count += 1
    return count
