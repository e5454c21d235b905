"""The whole state of a game as plain values, for positions and for other processes."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from longshore.game.arrays import i64, vec
from longshore.game.cells import CELLS, SLOTS, STORE_TOTAL, total_of
from longshore.game.editions import MACHINE_SPACES, MAX_PLAYERS, WAREHOUSE_SPACES
from longshore.game.rules import Rules
from longshore.game.state import EMPTY, State, machine_index, new_state, warehouse_index


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Snapshot:
    """The fields of `State`, with lists for its arrays and without what can be counted.

    The arrays come first, then the numbers and flags. `longshore.record` also fills one in, when it
    reads a position.
    """

    containers: list[int]
    money: list[int]
    loans: list[int]
    turns: list[int]
    cards: list[int]
    ships: list[int]
    machines: list[int]
    machine_supply: list[int]
    warehouses: list[int]
    auction: list[int]
    pledged: list[int]
    offered: list[int]
    placed: list[int]
    warehouse_supply: int
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
    bought_from: int
    room: int
    loans_in_default: int
    due: int
    next_broker: int
    space: int
    restoring: int
    round: int
    holder: int
    occupied: list[int]  # the cells that hold something, totals left out: for writing only


def take_snapshot(state: State) -> Snapshot:
    """A state as plain values."""
    return Snapshot(
        containers=list(state.containers),
        money=list(state.money),
        loans=list(state.loans),
        turns=list(state.turns),
        cards=list(state.cards),
        ships=list(state.ships),
        machines=list(state.machines),
        machine_supply=list(state.machine_supply),
        warehouses=list(state.warehouses),
        auction=list(state.auction),
        pledged=list(state.pledged)[: state.pledges],
        offered=list(state.offered)[: state.offers],
        placed=list(state.placed),
        occupied=occupied_cells(state),
        warehouse_supply=state.warehouse_supply,
        turn=state.turn,
        actions=state.actions,
        stage=state.stage,
        decision=state.decision,
        produced=state.produced,
        called=state.called,
        won_broker=state.won_broker,
        moved=state.moved,
        ending=state.ending,
        over=state.over,
        quiet_turns=state.quiet_turns,
        store=state.store,
        seller=state.seller,
        bought_from=state.bought_from,
        room=state.room,
        loans_in_default=state.loans_in_default,
        due=state.due,
        next_broker=state.next_broker,
        space=state.space,
        restoring=state.restoring,
        round=state.round,
        holder=state.holder,
    )


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
    # One by one: a loop over the names takes a tenth of the time of rebuilding a game.
    state.warehouse_supply = snapshot.warehouse_supply
    state.turn = snapshot.turn
    state.actions = snapshot.actions
    state.stage = snapshot.stage
    state.decision = snapshot.decision
    state.produced = snapshot.produced
    state.called = snapshot.called
    state.won_broker = snapshot.won_broker
    state.moved = snapshot.moved
    state.ending = snapshot.ending
    state.over = snapshot.over
    state.quiet_turns = snapshot.quiet_turns
    state.store = snapshot.store
    state.seller = snapshot.seller
    state.bought_from = snapshot.bought_from
    state.room = snapshot.room
    state.loans_in_default = snapshot.loans_in_default
    state.due = snapshot.due
    state.next_broker = snapshot.next_broker
    state.space = snapshot.space
    state.restoring = snapshot.restoring
    state.round = snapshot.round
    state.holder = snapshot.holder
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
