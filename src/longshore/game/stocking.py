"""Laying containers into a store at a price.

So it is after producing, restocking and repricing, and when containers come back from the Payment
Card (R-PROD-7, R-PROD-8, R-HBUY-6, R-HBUY-7, R-IBCALL-11).
"""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.cells import (
    FACTORY,
    HAND,
    HAND_TOTAL,
    HARBOUR,
    SLOTS,
    STORE_TOTAL,
    slot_colour,
    slot_price,
    store,
)
from longshore.game.decisions import NOTHING, STOCKING
from longshore.game.editions import (
    HIGHEST_FACTORY_PRICE,
    LOWEST_HARBOUR_PRICE,
)
from longshore.game.refusals import (
    ALLOWED,
    FACTORY_PRICE,
    HAND_NOT_EMPTY,
    HARBOUR_PRICE,
    NOT_IN_HAND,
    NOT_LIFTABLE,
)
from longshore.game.state import State, carry


def open_stock(state: State, kind: i64) -> None:
    """The containers in the hand are to be laid into the store, others may be lifted."""
    state.store = kind
    state.decision = STOCKING
    forget_placed(state)


def forget_placed(state: State) -> None:
    """A new decision begins: everything in the store is old stock."""
    placed = state.placed
    unseen = placed[STORE_TOTAL]
    if unseen == 0:
        return
    placed[STORE_TOTAL] = 0
    slot: i64
    for slot in range(SLOTS):
        if placed[slot]:
            unseen -= placed[slot]
            placed[slot] = 0
            if unseen == 0:
                return


def why_not_lift(state: State, seat: i64, slot: i64) -> i64:
    """Only old stock: what was laid down stays, so that the decision ends."""
    if state.containers[store(seat, state.store) + slot] <= state.placed[slot]:
        return NOT_LIFTABLE
    return ALLOWED


def lift(state: State, seat: i64, slot: i64) -> None:
    """A container comes back into the hand, to get another price."""
    carry(state, store(seat, state.store) + slot, HAND + slot_colour(slot))


def why_not_place(state: State, slot: i64) -> i64:
    """A container of the hand, at a price the store has (R-PROD-7, R-HBUY-6)."""
    price = slot_price(slot)
    if state.store == FACTORY and price > HIGHEST_FACTORY_PRICE:
        state.need, state.have = HIGHEST_FACTORY_PRICE, price
        return FACTORY_PRICE
    if state.store == HARBOUR and price < LOWEST_HARBOUR_PRICE:
        state.need, state.have = LOWEST_HARBOUR_PRICE, price
        return HARBOUR_PRICE
    if state.containers[HAND + slot_colour(slot)] == 0:
        return NOT_IN_HAND
    return ALLOWED


def place(state: State, seat: i64, slot: i64) -> None:
    """A container of the hand gets its price."""
    carry(state, HAND + slot_colour(slot), store(seat, state.store) + slot)
    state.placed[slot] += 1
    state.placed[STORE_TOTAL] += 1


def why_not_stocked(state: State) -> i64:
    """Everything in the hand must be laid down first (R-PROD-6)."""
    if state.containers[HAND_TOTAL] > 0:
        state.need, state.have = 0, state.containers[HAND_TOTAL]
        return HAND_NOT_EMPTY
    return ALLOWED


def close_stock(state: State) -> None:
    """The store is priced, and with it the action is over."""
    state.decision = NOTHING
