"""The domestic sale of the beginner variant (R-DOM)."""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.cells import FACTORY, HARBOUR, PRICES, STORE_TOTAL, SUPPLY, slot_colour, store
from longshore.game.decisions import NOTHING
from longshore.game.editions import DOMESTIC_INCOME
from longshore.game.listing import list_store
from longshore.game.refusals import ALLOWED, NOT_SELLABLE, WRONG_STEP
from longshore.game.state import BANK_PURSE, FOR_DOMESTIC, State, move, pay
from longshore.game.steps import SELL, SKIP, SKIP_STEP


def may_sell_at_home(state: State) -> bool:
    """Not on a player's first turn, and only with something to sell (R-DOM-1, R-DOM-3)."""
    seat = state.turn
    if not state.rules.domestic_sale:
        return False
    if state.turns[seat] == 0 and not state.rules.domestic_sale_first_turn:
        return False
    return state.containers[sellable_store(state) + STORE_TOTAL] > 0


def sellable_store(state: State) -> i64:
    """The Harbour Store only if the Factory Store is empty (R-DOM-4, R-DOM-5)."""
    factory = store(state.turn, FACTORY)
    if state.containers[factory + STORE_TOTAL] > 0:
        return factory
    return store(state.turn, HARBOUR)


def why_not_sell(state: State, kind: i64, slot: i64) -> i64:
    """Nothing, or one container of the store that may be sold from (R-DOM-4 to R-DOM-6)."""
    if kind == SKIP:
        return ALLOWED
    if kind != SELL:
        return WRONG_STEP
    if state.containers[sellable_store(state) + slot] == 0:
        return NOT_SELLABLE
    return ALLOWED


def list_sales(state: State, steps: vec[i64]) -> i64:
    """Every different container of that store, or none."""
    count = list_store(state, sellable_store(state), SELL, PRICES, steps, 0)
    steps[count] = SKIP_STEP
    return count + 1


def sell(state: State, kind: i64, slot: i64) -> None:
    """The container goes to the supply. Its price box does not matter (R-DOM-4)."""
    if kind == SELL:
        move(state, sellable_store(state) + slot, SUPPLY + slot_colour(slot))
        pay(state, BANK_PURSE, state.turn, DOMESTIC_INCOME, FOR_DOMESTIC)
    state.decision = NOTHING
