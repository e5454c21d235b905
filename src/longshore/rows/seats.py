"""A seat in an observation, as the observing seat may see it (R-INFO).

The order is that of `EACH_SEAT` in `longshore.encoding.observation`.
"""

from __future__ import annotations

from typing import Final

from longshore.game.arrays import i64
from longshore.game.cells import (
    BANK_STORE,
    FACTORY,
    HARBOUR,
    PRICES,
    STORE_TOTAL,
    bank_harbour,
    island,
    ship,
    slot_of,
    store,
)
from longshore.game.decisions import BIDDING, BUYING, RESTORING, SETTLING
from longshore.game.editions import COLOURS, MACHINE_SPACES, STORE_PRICES, WAREHOUSE_SPACES
from longshore.game.state import (
    BIDDERS,
    BIDS,
    COMMITTED,
    FIRST_BIDS,
    FIRST_ZERO_CARDS,
    NOBODY,
    ZERO_CARDS,
    State,
    machine_index,
    warehouse_index,
)
from longshore.game.steps import PLACES, SEA
from longshore.game.turn import is_asked
from longshore.rows.pen import Pen

BID_NUMBERS: Final = 5  # committed, the bid and its $0 cards, and both of the first round

_FACTORY_PRICES: Final = len(STORE_PRICES[FACTORY])
_HARBOUR_PRICES: Final = len(STORE_PRICES[HARBOUR])
_FACTORY_LOWEST: Final = STORE_PRICES[FACTORY][0]
_HARBOUR_LOWEST: Final = STORE_PRICES[HARBOUR][0]


def write_seat(pen: Pen, state: State, viewer: i64, seat: i64) -> None:
    """A seat as the viewer sees it."""
    own = seat == viewer
    pen.put(1)  # present
    pen.put_if(seat == state.turn)
    pen.put_if(is_asked(state, seat))
    if own or state.over or state.rules.show_cash:  # R-INFO-2
        pen.put(1)
        pen.put(state.money[seat])
    else:
        pen.zeros(2)
    card: i64 = NOBODY
    if own or state.over:  # R-INFO-4
        card = state.cards[seat]
    pen.one_of(card, COLOURS)
    pen.put(state.loans[seat])
    pen.put(state.turns[seat])
    players = state.rules.players
    place = state.ships[seat]
    if place < SEA:
        place = (place - viewer + players) % players
    pen.one_of(place, PLACES)
    write_machines(pen, state, seat)
    pen.copy(state.warehouses, warehouse_index(seat, 0), WAREHOUSE_SPACES)
    write_store(pen, state, store(seat, FACTORY), _FACTORY_LOWEST, _FACTORY_PRICES)
    write_store(pen, state, store(seat, HARBOUR), _HARBOUR_LOWEST, _HARBOUR_PRICES)
    containers = state.containers
    pen.colours(containers, ship(seat))
    pen.colours(containers, island(seat))
    if state.rules.investment_bank:
        pen.colours(containers, bank_harbour(seat))
    else:
        pen.skip(COLOURS)
    decision = state.decision
    pen.put_if(decision == BUYING and state.store != BANK_STORE and state.seller == seat)
    pen.put_if(decision == RESTORING and state.restoring == seat)
    pen.put_if(state.holder == seat)
    if decision == BIDDING or decision == SETTLING:
        write_bids(pen, state, seat, own or decision == SETTLING)
    else:
        pen.zeros(BID_NUMBERS)


def write_bids(pen: Pen, state: State, seat: i64, is_open: bool) -> None:
    """Only the bidder sees a sealed bid, but that it is committed is public (R-INFO-5)."""
    auction = state.auction
    committed = auction[BIDDERS + seat] == COMMITTED
    pen.put_if(committed)
    if committed and is_open:
        pen.put(auction[BIDS + seat])
        pen.put(auction[ZERO_CARDS + seat])
    else:
        pen.zeros(2)
    if state.round == 2:
        pen.put(auction[FIRST_BIDS + seat])
        pen.put(auction[FIRST_ZERO_CARDS + seat])
    else:
        pen.zeros(2)


def write_machines(pen: Pen, state: State, seat: i64) -> None:
    """For every colour the space of its machine, counted from 1, or 0."""
    tally = pen.tally
    index: i64
    for index in range(COLOURS):
        tally[index] = 0
    for index in range(MACHINE_SPACES):
        machine = state.machines[machine_index(seat, index)]
        if machine >= 0:
            tally[machine] = index + 1
    pen.copy(tally, 0, COLOURS)


def write_store(pen: Pen, state: State, cells: i64, lowest: i64, prices: i64) -> None:
    """A number for every colour and every price the store has, in this order."""
    containers = state.containers
    if containers[cells + STORE_TOTAL] == 0:
        pen.zeros(COLOURS * prices)
        return
    first: i64
    for first in range(cells + slot_of(0, lowest), cells + slot_of(COLOURS, lowest), PRICES):
        pen.copy(containers, first, prices)
