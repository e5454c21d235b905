"""Placing containers in a store at a price.

This happens after producing, restocking and repricing, and when containers come back from the
Payment Card (R-PROD-7, R-PROD-8, R-HBUY-6, R-HBUY-7, R-IBCALL-11).
"""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.cells import (
    FACTORY,
    HAND,
    HAND_TOTAL,
    SLOTS,
    STORE_TOTAL,
    slot_colour,
    slot_of,
    slot_price,
    store,
)
from longshore.game.decisions import NOTHING, STOCKING
from longshore.game.editions import COLOURS
from longshore.game.refusals import (
    ALLOWED,
    FACTORY_PRICE,
    HAND_NOT_EMPTY,
    HARBOUR_PRICE,
    NOT_IN_HAND,
    NOT_LIFTABLE,
    WRONG_STEP,
)
from longshore.game.state import State, carry
from longshore.game.steps import DONE, DONE_STEP, LIFT, PLACE, step_of


def open_stock(state: State, kind: i64) -> None:
    """The containers in hand are placed in the store, and others may be lifted."""
    state.store = kind
    state.decision = STOCKING
    forget_placed(state)


def forget_placed(state: State) -> None:
    """A new decision starts, so everything in the store is old stock."""
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


def why_not_stock(state: State, seat: i64, kind: i64, slot: i64) -> i64:
    """Why containers cannot be placed or lifted, or the decision cannot end."""
    if kind == DONE:
        return why_not_stocked(state)
    if kind == PLACE:
        return why_not_place(state, slot)
    if kind == LIFT and state.decision == STOCKING:
        return why_not_lift(state, seat, slot)
    return WRONG_STEP


def list_stock(state: State, seat: i64, steps: vec[i64]) -> i64:
    """Old stock to lift, containers to place, and the end of the decision."""
    count: i64 = 0
    cells = store(seat, state.store)
    unseen = state.containers[cells + STORE_TOTAL] - state.placed[STORE_TOTAL]
    if unseen > 0:
        count = list_lift(state, cells, unseen, steps)
    return list_place(state, steps, count)


def stock(state: State, seat: i64, kind: i64, slot: i64) -> None:
    """Place or lift a container, or end the decision."""
    if kind == PLACE:
        place(state, seat, slot)
    elif kind == LIFT:
        lift(state, seat, slot)
    else:  # DONE: the store is priced, and with it the action is over
        state.decision = NOTHING


def why_not_lift(state: State, seat: i64, slot: i64) -> i64:
    """Only old stock. Placed containers stay, so that the decision ends."""
    if state.containers[store(seat, state.store) + slot] <= state.placed[slot]:
        return NOT_LIFTABLE
    return ALLOWED


def list_lift(state: State, cells: i64, unseen: i64, steps: vec[i64]) -> i64:
    """List the old stock: what was not placed in this decision."""
    containers = state.containers
    placed = state.placed
    count: i64 = 0
    first = step_of(LIFT, 0) - cells
    cell: i64
    for cell in range(cells, cells + SLOTS):
        if containers[cell]:
            old = containers[cell] - placed[cell - cells]
            if old > 0:
                steps[count] = first + cell
                count += 1
                unseen -= old
                if unseen == 0:
                    break
    return count


def lift(state: State, seat: i64, slot: i64) -> None:
    """A container returns to the hand, to get another price."""
    carry(state, store(seat, state.store) + slot, HAND + slot_colour(slot))


def lowest_price(state: State) -> i64:
    """The lowest price of the store in which containers are placed (R-PROD-7, R-HBUY-6)."""
    return state.rules.lowest_prices[state.store]


def highest_price(state: State) -> i64:
    """The highest price of that store."""
    return state.rules.highest_prices[state.store]


def why_not_place(state: State, slot: i64) -> i64:
    """A container in hand, at a price the store has (R-PROD-7, R-HBUY-6)."""
    price = slot_price(slot)
    nearest = min(max(price, lowest_price(state)), highest_price(state))
    if price != nearest:
        state.need, state.have = nearest, price
        if state.store == FACTORY:
            return FACTORY_PRICE
        return HARBOUR_PRICE
    if state.containers[HAND + slot_colour(slot)] == 0:
        return NOT_IN_HAND
    return ALLOWED


def list_place(state: State, steps: vec[i64], count: i64) -> i64:
    """Every price for every colour in hand, and the end once the hand is empty."""
    containers = state.containers
    unseen = containers[HAND_TOTAL]
    if unseen == 0:
        steps[count] = DONE_STEP
        return count + 1
    lowest = lowest_price(state)
    highest = highest_price(state)
    colour: i64
    for colour in range(COLOURS):
        if containers[HAND + colour]:
            first = step_of(PLACE, slot_of(colour, lowest))
            step: i64
            for step in range(first, first + highest - lowest + 1):
                steps[count] = step
                count += 1
            unseen -= containers[HAND + colour]
            if unseen == 0:
                break
    return count


def place(state: State, seat: i64, slot: i64) -> None:
    """A container in hand gets its price."""
    carry(state, HAND + slot_colour(slot), store(seat, state.store) + slot)
    state.placed[slot] += 1
    state.placed[STORE_TOTAL] += 1


def why_not_stocked(state: State) -> i64:
    """Everything in hand must be placed first (R-PROD-6)."""
    if state.containers[HAND_TOTAL] > 0:
        state.need, state.have = 0, state.containers[HAND_TOTAL]
        return HAND_NOT_EMPTY
    return ALLOWED
