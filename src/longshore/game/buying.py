"""Buying from a Factory Store or a Harbour Store, and collecting from the bank: one decision."""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.cells import BANK_STORE, FACTORY, HARBOUR
from longshore.game.decisions import NOTHING
from longshore.game.loading import buy, fetch, list_buy, list_fetch, why_not_buy, why_not_fetch
from longshore.game.refusals import ALLOWED, WRONG_STEP
from longshore.game.restocking import list_take, price_harbour, take, why_not_take
from longshore.game.state import State
from longshore.game.steps import DONE, DONE_STEP, TAKE, TAKE_FREE


def why_not_purchase(state: State, seat: i64, kind: i64, argument: i64) -> i64:
    """Why a container cannot be taken, or the purchase cannot end."""
    if kind == DONE:
        return ALLOWED
    if kind == TAKE_FREE and state.store == BANK_STORE:
        return why_not_fetch(state, seat, argument)
    if kind == TAKE and state.store == HARBOUR:
        return why_not_buy(state, seat, argument)
    if kind == TAKE and state.store == FACTORY:
        return why_not_take(state, seat, argument)
    return WRONG_STEP


def list_purchases(state: State, seat: i64, steps: vec[i64]) -> i64:
    """What can be bought or fetched, and the end of it."""
    count: i64
    if state.store == FACTORY:
        count = list_take(state, seat, steps)
    elif state.store == HARBOUR:
        count = list_buy(state, seat, steps)
    else:
        count = list_fetch(state, seat, steps)
    steps[count] = DONE_STEP
    return count + 1


def purchase(state: State, seat: i64, kind: i64, argument: i64) -> None:
    """Take one container, or end the purchase. Only restocking then prices the store (R-HBUY-7)."""
    if kind == TAKE_FREE:
        fetch(state, seat, argument)
    elif kind == TAKE and state.store == FACTORY:
        take(state, seat, argument)
    elif kind == TAKE:
        buy(state, seat, argument)
    elif state.store == FACTORY:
        price_harbour(state)
    else:
        state.decision = NOTHING
