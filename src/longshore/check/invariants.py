"""R-INV-1 to R-INV-8 as functions: what holds at every moment, whatever is played.

They read only snapshots and journals, and count everything themselves, so they do not depend on the
core's own totals. R-INV-1, 2 and 4 are relative to the position a game started from.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longshore.check.money_flows import check_money_flows
from longshore.check.violation import Violation
from longshore.game import Game, Rules
from longshore.game.cells import (
    CELLS,
    FACTORY,
    HARBOUR,
    HARBOUR_PLEDGE,
    OFFERED,
    PAYMENT,
    PLAIN_SIZE,
    PLAIN_START,
    PLAIN_TOTAL,
    PRICES,
    STORE_SIZE,
    STORE_TOTAL,
    broker_goods,
    factory_total,
    harbour_total,
    pledge_slot,
    ship_total,
    slot_colour,
    total_of,
)
from longshore.game.decisions import PAYING_INTEREST, SEIZING
from longshore.game.editions import (
    COLOURS,
    MACHINE_SPACES,
    MAX_LOANS,
    ROOM_PER_MACHINE,
    ROOM_PER_WAREHOUSE,
    SHIP_CAPACITY,
    WAREHOUSE_SPACES,
)
from longshore.game.snapshot import Snapshot
from longshore.game.state import (
    BANK_PURSE,
    BROKER_PURSES,
    CARD_PURSE,
    EMPTY,
    NOBODY,
    machine_index,
    warehouse_index,
)
from longshore.game.steps import (
    ACCEPT,
    DECLINE,
    ISLAND_HARBOUR,
    kind_of,
    space_broker,
    space_is_money,
)

# Where each region starts, and the cell that counts it.
_REGIONS: Final = tuple(
    (total - (STORE_TOTAL if total < PLAIN_START else PLAIN_TOTAL), total)
    for total in range(CELLS)
    if total_of(total) == total
)


class Start(NamedTuple):
    """How many of everything there are at the start of a game."""

    containers: tuple[int, ...]  # by colour
    machines: tuple[int, ...]  # by colour
    warehouses: int


def start_of(state: Snapshot) -> Start:
    """Count all pieces of a position."""
    return Start(
        count_containers(state.containers),
        tuple(
            state.machine_supply[colour] + state.machines.count(colour) for colour in range(COLOURS)
        ),
        state.warehouse_supply + sum(state.warehouses),
    )


def count_containers(containers: list[int]) -> tuple[int, ...]:
    """How many containers of each colour there are, wherever they are."""
    return tuple(
        sum(containers[PLAIN_START + colour :: PLAIN_SIZE])
        + sum(
            sum(containers[slot:PLAIN_START:STORE_SIZE])
            for slot in range(colour * PRICES, (colour + 1) * PRICES)
        )
        for colour in range(COLOURS)
    )


def check_containers(state: Snapshot, start: Start) -> None:
    """R-INV-1: no container appears or disappears, and the totals of regions are right."""
    containers = state.containers
    if min(containers) < 0:
        cell = containers.index(min(containers))
        raise Violation("R-INV-1", f"cell {cell} holds {containers[cell]} containers")
    for colour, count in enumerate(count_containers(containers)):
        if count != start.containers[colour]:
            text = f"{count} containers of colour {colour}, not {start.containers[colour]}"
            raise Violation("R-INV-1", text)
    for first, total in _REGIONS:
        if containers[total] != sum(containers[first:total]):
            raise Violation("R-INV-1", f"the region of cell {first} is counted wrong")
    for pledges, region in ((state.pledged, PAYMENT), (state.offered, OFFERED)):
        colours = [slot_colour(pledge_slot(pledge)) for pledge in pledges]
        for colour in range(COLOURS):
            if colours.count(colour) != containers[region + colour]:
                raise Violation("R-INV-1", f"what is pledged is not in the region of cell {region}")


def check_buildings(state: Snapshot, start: Start) -> None:
    """R-INV-2: no machine or warehouse appears or disappears, no two of a colour on a board."""
    machines = state.machines
    for colour in range(COLOURS):
        count = state.machine_supply[colour] + machines.count(colour)
        if state.machine_supply[colour] < 0 or count != start.machines[colour]:
            text = f"{count} machines of colour {colour}, not {start.machines[colour]}"
            raise Violation("R-INV-2", text)
    for first in range(0, len(machines), MACHINE_SPACES):
        board = [colour for colour in machines[first : first + MACHINE_SPACES] if colour != EMPTY]
        if len(set(board)) != len(board):
            raise Violation(
                "R-INV-2", f"seat {first // MACHINE_SPACES} has two machines of a colour"
            )
    warehouses = state.warehouse_supply + sum(state.warehouses)
    if state.warehouse_supply < 0 or warehouses != start.warehouses:
        raise Violation("R-INV-2", f"{warehouses} warehouses, not {start.warehouses}")


def check_room(state: Snapshot, rules: Rules) -> None:
    """R-INV-3: stores, including what they have pledged, and ships are never overfull."""
    pledged = {(state.holder, store_): 0 for store_ in (FACTORY, HARBOUR)}
    for pledge in state.pledged:
        pledged[state.holder, HARBOUR if pledge >= HARBOUR_PLEDGE else FACTORY] += 1
    for pledge in state.offered:
        key = (state.turn, HARBOUR if pledge >= HARBOUR_PLEDGE else FACTORY)
        pledged[key] = pledged.get(key, 0) + 1
    containers = state.containers
    for seat in range(rules.players):
        spaces = state.machines[machine_index(seat, 0) : machine_index(seat + 1, 0)]
        room = ROOM_PER_MACHINE * (MACHINE_SPACES - spaces.count(EMPTY))
        in_factory = containers[factory_total(seat)] + pledged.get((seat, FACTORY), 0)
        if in_factory > room:
            raise Violation("R-INV-3", f"seat {seat}'s Factory Store: {in_factory}, room {room}")
        first = warehouse_index(seat, 0)
        room = ROOM_PER_WAREHOUSE * sum(state.warehouses[first : first + WAREHOUSE_SPACES])
        in_harbour = containers[harbour_total(seat)] + pledged.get((seat, HARBOUR), 0)
        if in_harbour > room:
            raise Violation("R-INV-3", f"seat {seat}'s Harbour Store: {in_harbour}, room {room}")
        aboard = containers[ship_total(seat)]
        if aboard > SHIP_CAPACITY:
            raise Violation("R-INV-3", f"{aboard} containers aboard seat {seat}'s ship")


def check_purses(state: Snapshot) -> None:
    """R-INV-4, the part visible at one moment: only the bank can be in debt."""
    for purse, money in enumerate(state.money):
        if purse != BANK_PURSE and money < 0:
            raise Violation("R-INV-4", f"purse {purse} holds {money}")


def check_loans(state: Snapshot) -> None:
    """R-INV-5: 0, 1 or 2 for each seat."""
    for seat, loans in enumerate(state.loans):
        if not 0 <= loans <= MAX_LOANS:
            raise Violation("R-INV-5", f"seat {seat} holds {loans} loans")


def check_places(state: Snapshot, rules: Rules) -> None:
    """R-INV-6, the part visible at one moment: no ship in its owner's harbour."""
    for seat in range(rules.players):
        if state.ships[seat] == seat:
            raise Violation("R-INV-6", f"seat {seat}'s ship is in its owner's harbour")


def check_payment_card(state: Snapshot, rules: Rules) -> None:
    """R-INV-7: holder and bid are both there or both absent, and nobody outbids themselves."""
    money = state.money[CARD_PURSE]
    if state.holder == NOBODY:
        if money or state.pledged:
            raise Violation("R-INV-7", "a bid lies on the Payment Card, and nobody holds it")
        return
    if not rules.investment_bank or state.over:
        raise Violation("R-INV-7", "the Payment Card is out where it cannot be")
    bid, other = (
        (len(state.pledged), money) if space_is_money(state.space) else (money, len(state.pledged))
    )
    if other or bid < rules.broker_min_bid:
        raise Violation("R-INV-7", f"a bid of {money} and {len(state.pledged)} containers")
    before_win = state.decision in (PAYING_INTEREST, SEIZING) and not rules.win_first
    if state.holder == state.turn and not state.called and not before_win:
        raise Violation("R-INV-7", f"seat {state.turn} still holds the Payment Card in its turn")


def check_auction_settled(before: Snapshot, step: int, after: Snapshot) -> None:
    """R-INV-6, the rest: after an auction the ship is at the island and empty."""
    if kind_of(step) not in (ACCEPT, DECLINE):
        return
    seller = before.turn
    if after.ships[seller] != ISLAND_HARBOUR or after.containers[ship_total(seller)]:
        raise Violation("R-INV-6", f"seat {seller}'s ship after its auction")


def check_broker_lot(before: Snapshot, after: Snapshot) -> None:
    """R-INV-8: while a broker auction is open, its lot never shrinks and the arrow stays."""
    if NOBODY in (before.holder, after.holder):
        return
    if before.space != after.space:
        raise Violation("R-INV-8", "the arrow has moved while an auction was open")
    broker = space_broker(before.space)
    first = broker_goods(broker)
    shrunk = (
        after.money[BROKER_PURSES + broker] < before.money[BROKER_PURSES + broker]
        if space_is_money(before.space)
        else any(
            after.containers[cell] < before.containers[cell]
            for cell in range(first, first + COLOURS)
        )
    )
    if shrunk:
        raise Violation("R-INV-8", f"the lot on space {before.space} has shrunk")


def check_moment(state: Snapshot, rules: Rules, start: Start) -> None:
    """Check everything that must hold at any one moment. Raises the first `Violation`."""
    check_containers(state, start)
    check_buildings(state, start)
    check_room(state, rules)
    check_purses(state)
    check_loans(state)
    check_places(state, rules)
    check_payment_card(state, rules)


def check_step(
    before: Snapshot, step: int, after: Snapshot, journal: list[int], rules: Rules
) -> None:
    """Check everything that must hold between two moments. Raises the first `Violation`."""
    check_money_flows(before, after, journal, rules)
    check_auction_settled(before, step, after)
    check_broker_lot(before, after)


class Watched:
    """A game in which every step is checked against all invariants."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.snapshot()
        self.start = start_of(self.state)
        check_moment(self.state, game.rules, self.start)

    def apply(self, seat: int, step: int) -> None:
        """Carry out a legal step and check everything."""
        journal = self.game.apply_and_note(seat, step)
        state = self.game.snapshot()
        check_moment(state, self.game.rules, self.start)
        check_step(self.state, step, state, journal, self.game.rules)
        self.state = state
