"""Buying containers for the Harbour Store from another player's Factory Store (R-HBUY)."""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.building import harbour_room
from longshore.game.cells import (
    FACTORY,
    HAND,
    HAND_TOTAL,
    HARBOUR,
    slot_colour,
    slot_price,
    store,
)
from longshore.game.decisions import BUYING
from longshore.game.listing import list_others, list_store
from longshore.game.refusals import (
    ALLOWED,
    NO_SUCH_SEAT,
    NOT_IN_STORE,
    OWN_FACTORY,
    RESTOCK_CASH,
    RESTOCK_ROOM,
    SAME_SELLER,
)
from longshore.game.state import FOR_RESTOCK, NOBODY, State, move, pay
from longshore.game.steps import RESTOCK, TAKE, step_of
from longshore.game.stocking import open_stock


def why_not_restock(state: State, seat: i64, seller: i64) -> i64:
    """From any other player, even if nothing can be bought (R-HBUY-3, R-HBUY-8)."""
    if seller >= state.rules.players:
        return NO_SUCH_SEAT
    if seller == seat:
        return OWN_FACTORY
    if seller == state.bought_from:
        return SAME_SELLER  # R-HBUY-2
    return ALLOWED


def list_restock(state: State, seat: i64, steps: vec[i64], count: i64) -> i64:
    """From each other player."""
    first = step_of(RESTOCK, 0)
    if state.bought_from == NOBODY:
        return list_others(first, seat, state.rules.players, steps, count)
    seller: i64
    for seller in range(state.rules.players):
        if why_not_restock(state, seat, seller) == ALLOWED:
            steps[count] = first + seller
            count += 1
    return count


def restock(state: State, seller: i64) -> None:
    """The seller's Factory Store is open to the buyer (R-HBUY-1)."""
    state.seller = seller
    state.store = FACTORY
    state.decision = BUYING


def why_no_room_to_restock(state: State, seat: i64) -> i64:
    """What is in hand needs room too (R-HBUY-4)."""
    if state.containers[HAND_TOTAL] >= harbour_room(state, seat):
        state.need, state.have = 1, 0
        return RESTOCK_ROOM
    return ALLOWED


def why_not_take(state: State, seat: i64, slot: i64) -> i64:
    """Room for it, available, and paid in cash (R-HBUY-1, R-HBUY-4, R-HBUY-9)."""
    code = why_no_room_to_restock(state, seat)
    if code != ALLOWED:
        return code
    if state.containers[store(state.seller, FACTORY) + slot] == 0:
        return NOT_IN_STORE
    if state.money[seat] < slot_price(slot):
        state.need, state.have = slot_price(slot), state.money[seat]
        return RESTOCK_CASH
    return ALLOWED


def list_take(state: State, seat: i64, steps: vec[i64]) -> i64:
    """What the seller's Factory Store holds and the buyer can afford."""
    if why_no_room_to_restock(state, seat) != ALLOWED:
        return 0
    return list_store(state, store(state.seller, FACTORY), TAKE, state.money[seat], steps, 0)


def take(state: State, seat: i64, slot: i64) -> None:
    """The price goes to the seller, who cannot refuse (R-HBUY-5)."""
    if state.rules.same_seller_once:
        state.bought_from = state.seller
    pay(state, seat, state.seller, slot_price(slot), FOR_RESTOCK)
    move(state, store(state.seller, FACTORY) + slot, HAND + slot_colour(slot))


def price_harbour(state: State) -> None:
    """After buying, or without, the Harbour Store is priced (R-HBUY-7, R-HBUY-8)."""
    open_stock(state, HARBOUR)
