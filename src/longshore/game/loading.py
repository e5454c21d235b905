"""Buying from the harbour in which the ship lies (R-LOAD), and fetching at the bank (R-IBSAIL)."""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.cells import (
    BANK,
    HARBOUR,
    PLAIN_SIZE,
    SHIP_TOTAL,
    bank_harbour,
    ship,
    slot_colour,
    slot_price,
    store,
)
from longshore.game.decisions import BUY, NOTHING
from longshore.game.editions import SHIP_CAPACITY
from longshore.game.refusals import (
    ALLOWED,
    LOAD_CASH,
    NO_DOCKED_PURCHASE,
    NOT_AT_BANK,
    NOT_DOCKED,
    NOT_IN_STORE,
    SHIP_FULL,
)
from longshore.game.steps import SEA
from longshore.game.table import FOR_LOAD, Table, move, pay


def why_not_load(table: Table, seat: i64) -> i64:
    """A purchase as an action of its own, in the harbour of another player (R-LOAD-6, R-LOAD-7)."""
    if not table.rules.docked_purchase:
        return NO_DOCKED_PURCHASE
    if table.ships[seat] >= SEA:
        return NOT_DOCKED
    return ALLOWED


def open_harbour(table: Table, owner: i64) -> None:
    """The ship lies in another's harbour: its owner may buy there (R-LOAD-1)."""
    table.seller = owner
    table.store = HARBOUR
    table.decision = BUY


def open_bank_harbour(table: Table, seat: i64) -> None:
    """The ship lies in its owner's bank harbour (R-IBSAIL-2)."""
    table.seller = seat
    table.store = BANK
    table.decision = BUY


def why_ship_full(table: Table, seat: i64) -> i64:
    """A ship carries five containers (R-LOAD-3)."""
    if table.containers[seat * PLAIN_SIZE + SHIP_TOTAL] >= SHIP_CAPACITY:
        table.need, table.have = SHIP_CAPACITY, table.containers[seat * PLAIN_SIZE + SHIP_TOTAL]
        return SHIP_FULL
    return ALLOWED


def why_not_buy(table: Table, seat: i64, slot: i64) -> i64:
    """It must be in the Harbour Store and be paid in cash (R-LOAD-2, R-LOAD-8)."""
    if table.containers[store(table.seller, HARBOUR) + slot] == 0:
        return NOT_IN_STORE
    if table.money[seat] < slot_price(slot):
        table.need, table.have = slot_price(slot), table.money[seat]
        return LOAD_CASH
    return ALLOWED


def buy(table: Table, seat: i64, slot: i64) -> None:
    """The price goes to the harbour's owner, who cannot refuse (R-LOAD-4)."""
    pay(table, seat, table.seller, slot_price(slot), FOR_LOAD)
    move(table, store(table.seller, HARBOUR) + slot, ship(seat) + slot_colour(slot))


def why_not_fetch(table: Table, seat: i64, colour: i64) -> i64:
    """Only what waits in the own bank harbour (R-IBSAIL-2)."""
    if table.containers[bank_harbour(seat) + colour] == 0:
        return NOT_AT_BANK
    return ALLOWED


def fetch(table: Table, seat: i64, colour: i64) -> None:
    """Free of charge (R-IBSAIL-2)."""
    move(table, bank_harbour(seat) + colour, ship(seat) + colour)


def close_loading(table: Table) -> None:
    """The purchase is over, and with it the action."""
    table.decision = NOTHING
