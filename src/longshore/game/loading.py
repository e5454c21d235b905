"""Buying from the harbour where the ship is (R-LOAD), and collecting from the bank (R-IBSAIL)."""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.cells import (
    BANK_STORE,
    HARBOUR,
    bank_harbour,
    ship,
    ship_total,
    slot_colour,
    slot_price,
    store,
)
from longshore.game.decisions import BUYING
from longshore.game.editions import SHIP_CAPACITY
from longshore.game.listing import list_colours, list_store
from longshore.game.refusals import (
    ALLOWED,
    LOAD_CASH,
    NO_DOCKED_PURCHASE,
    NOT_AT_BANK,
    NOT_DOCKED,
    NOT_IN_STORE,
    SHIP_FULL,
)
from longshore.game.state import FOR_LOAD, State, move, pay
from longshore.game.steps import SEA, TAKE, TAKE_FREE


def why_not_load(state: State, seat: i64) -> i64:
    """A purchase as an action of its own, in the harbour of another player (R-LOAD-6, R-LOAD-7)."""
    if not state.rules.docked_purchase:
        return NO_DOCKED_PURCHASE
    if state.ships[seat] >= SEA:
        return NOT_DOCKED
    return ALLOWED


def open_harbour(state: State, owner: i64) -> None:
    """The ship is in another player's harbour, so its owner may buy there (R-LOAD-1)."""
    state.seller = owner
    state.store = HARBOUR
    state.decision = BUYING


def open_bank_harbour(state: State, seat: i64) -> None:
    """The ship is in its owner's bank harbour (R-IBSAIL-2)."""
    state.seller = seat
    state.store = BANK_STORE
    state.decision = BUYING


def why_ship_full(state: State, seat: i64) -> i64:
    """A ship carries five containers (R-LOAD-3)."""
    if state.containers[ship_total(seat)] >= SHIP_CAPACITY:
        state.need, state.have = SHIP_CAPACITY, state.containers[ship_total(seat)]
        return SHIP_FULL
    return ALLOWED


def why_not_buy(state: State, seat: i64, slot: i64) -> i64:
    """Room aboard, in the Harbour Store, and paid in cash (R-LOAD-2, R-LOAD-8)."""
    code = why_ship_full(state, seat)
    if code != ALLOWED:
        return code
    if state.containers[store(state.seller, HARBOUR) + slot] == 0:
        return NOT_IN_STORE
    if state.money[seat] < slot_price(slot):
        state.need, state.have = slot_price(slot), state.money[seat]
        return LOAD_CASH
    return ALLOWED


def list_buy(state: State, seat: i64, steps: vec[i64]) -> i64:
    """What the Harbour Store holds and the ship's owner can afford."""
    if why_ship_full(state, seat) != ALLOWED:
        return 0
    return list_store(state, store(state.seller, HARBOUR), TAKE, state.money[seat], steps, 0)


def buy(state: State, seat: i64, slot: i64) -> None:
    """The price goes to the harbour's owner, who cannot refuse (R-LOAD-4)."""
    pay(state, seat, state.seller, slot_price(slot), FOR_LOAD)
    move(state, store(state.seller, HARBOUR) + slot, ship(seat) + slot_colour(slot))


def why_not_fetch(state: State, seat: i64, colour: i64) -> i64:
    """Room aboard, and only what waits in the player's bank harbour (R-IBSAIL-2)."""
    code = why_ship_full(state, seat)
    if code != ALLOWED:
        return code
    if state.containers[bank_harbour(seat) + colour] == 0:
        return NOT_AT_BANK
    return ALLOWED


def list_fetch(state: State, seat: i64, steps: vec[i64]) -> i64:
    """What waits there."""
    if why_ship_full(state, seat) != ALLOWED:
        return 0
    return list_colours(state, bank_harbour(seat), TAKE_FREE, steps)


def fetch(state: State, seat: i64, colour: i64) -> None:
    """Free of charge (R-IBSAIL-2)."""
    move(state, bank_harbour(seat) + colour, ship(seat) + colour)
