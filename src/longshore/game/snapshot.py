"""The whole state of a table as plain values, for positions and for other processes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from longshore.game.arrays import i64, vec
from longshore.game.cells import CELLS, SLOTS, STORE_TOTAL, total_of
from longshore.game.editions import MACHINE_SPACES, MAX_PLAYERS, WAREHOUSE_SPACES
from longshore.game.rules import Rules
from longshore.game.table import EMPTY, Table, new_table


class Snapshot(NamedTuple):
    """The fields of `Table`, with lists for its arrays and without what can be counted up."""

    containers: list[int]
    money: list[int]
    loans: list[int]
    turns: list[int]
    cards: list[int]
    ships: list[int]
    machines: list[int]
    machine_supply: list[int]
    warehouses: list[int]
    warehouse_supply: int
    auction: list[int]
    pledged: list[int]
    offered: list[int]
    placed: list[int]
    turn: int
    actions: int
    stage: int
    decision: int
    produced: bool
    called: bool
    won_broker: bool
    moved: bool
    ending: bool
    over: bool
    quiet_turns: int
    store: int
    seller: int
    room: int
    loans_in_default: int
    due: int
    next_broker: int
    space: int
    restoring: int
    round: int
    holder: int
    occupied: Sequence[int] = ()  # the cells that hold something, totals left out: for writing only


def take_snapshot(table: Table) -> Snapshot:
    """The state of a table as plain values."""
    return Snapshot(
        containers=list(table.containers),
        money=list(table.money),
        loans=list(table.loans),
        turns=list(table.turns),
        cards=list(table.cards),
        ships=list(table.ships),
        machines=list(table.machines),
        machine_supply=list(table.machine_supply),
        warehouses=list(table.warehouses),
        warehouse_supply=table.warehouse_supply,
        auction=list(table.auction),
        pledged=list(table.pledged)[: table.pledges],
        offered=list(table.offered)[: table.offers],
        placed=list(table.placed),
        turn=table.turn,
        actions=table.actions,
        stage=table.stage,
        decision=table.decision,
        produced=table.produced,
        called=table.called,
        won_broker=table.won_broker,
        moved=table.moved,
        ending=table.ending,
        over=table.over,
        quiet_turns=table.quiet_turns,
        store=table.store,
        seller=table.seller,
        room=table.room,
        loans_in_default=table.loans_in_default,
        due=table.due,
        next_broker=table.next_broker,
        space=table.space,
        restoring=table.restoring,
        round=table.round,
        holder=table.holder,
        occupied=occupied_cells(table),
    )


def occupied_cells(table: Table) -> list[int]:
    """The cells in which containers lie, in the order of their numbers."""
    containers = table.containers
    return [cell for cell in range(CELLS) if containers[cell] > 0 and total_of(cell) != cell]


def table_from(rules: Rules, state: Snapshot) -> Table:
    """A table in this state. The values must fit the rules: `longshore.record` checks them."""
    table = new_table(rules)
    table.containers = vec[i64](state.containers)
    count_regions(table)
    table.money = vec[i64](state.money)
    table.loans = vec[i64](state.loans)
    table.turns = vec[i64](state.turns)
    table.cards = vec[i64](state.cards)
    table.ships = vec[i64](state.ships)
    table.machines = vec[i64](state.machines)
    table.machine_supply = vec[i64](state.machine_supply)
    table.warehouses = vec[i64](state.warehouses)
    table.warehouse_supply = state.warehouse_supply
    count_buildings(table)
    table.auction = vec[i64](state.auction)
    for pledge in state.pledged:
        table.pledged[table.pledges] = pledge
        table.pledges += 1
    for pledge in state.offered:
        table.offered[table.offers] = pledge
        table.offers += 1
    slot: i64
    for slot in range(SLOTS):
        table.placed[slot] = state.placed[slot]
        table.placed[STORE_TOTAL] += state.placed[slot]
    table.turn = state.turn
    table.actions = state.actions
    table.stage = state.stage
    table.decision = state.decision
    table.produced = state.produced
    table.called = state.called
    table.won_broker = state.won_broker
    table.moved = state.moved
    table.ending = state.ending
    table.over = state.over
    table.quiet_turns = state.quiet_turns
    table.store = state.store
    table.seller = state.seller
    table.room = state.room
    table.loans_in_default = state.loans_in_default
    table.due = state.due
    table.next_broker = state.next_broker
    table.space = state.space
    table.restoring = state.restoring
    table.round = state.round
    table.holder = state.holder
    return table


def count_regions(table: Table) -> None:
    """Write the total of every region."""
    containers = table.containers
    cell: i64
    for cell in range(CELLS):
        if total_of(cell) == cell:
            containers[cell] = 0
    for cell in range(CELLS):
        if containers[cell] > 0 and total_of(cell) != cell:
            containers[total_of(cell)] += containers[cell]


def count_buildings(table: Table) -> None:
    """Write how many machines and warehouses each seat has."""
    seat: i64
    space: i64
    for seat in range(MAX_PLAYERS):
        machines: i64 = 0
        warehouses: i64 = 0
        for space in range(MACHINE_SPACES):
            if table.machines[seat * MACHINE_SPACES + space] != EMPTY:
                machines += 1
        for space in range(WAREHOUSE_SPACES):
            warehouses += table.warehouses[seat * WAREHOUSE_SPACES + space]
        table.machine_counts[seat] = machines
        table.warehouse_counts[seat] = warehouses
