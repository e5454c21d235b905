"""Legal actions that would bring nothing, so that a learner need not be offered them.

`longshore.view.idle` says for people what is missing.
"""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.building import factory_room, harbour_room
from longshore.game.cells import (
    FACTORY,
    HARBOUR,
    PRICES,
    SLOTS,
    STORE_TOTAL,
    bank_harbour_total,
    factory_total,
    harbour_total,
    ship_total,
    store,
)
from longshore.game.choices import Choices
from longshore.game.decisions import ACTING
from longshore.game.editions import SHIP_CAPACITY
from longshore.game.production import machines_able
from longshore.game.state import State
from longshore.game.steps import (
    BANK_HARBOUR,
    ISLAND_HARBOUR,
    LOAD,
    PRODUCE,
    REPRICE,
    RESTOCK,
    SAIL,
    SEA,
    argument_of,
    kind_of,
)


def leave_out_idle(state: State, seat: i64, choices: Choices) -> None:
    """Drop from the listed steps of an asked seat the actions that would bring it nothing."""
    if not chooses_action(state, seat):
        return
    steps = choices.steps
    kept: i64 = 0
    index: i64
    for index in range(choices.count):
        if not brings_nothing(state, seat, steps[index]):
            steps[kept] = steps[index]
            kept += 1
    choices.count = kept


def is_idle(state: State, seat: int, step: int) -> bool:
    """Whether a legal step of an asked seat is such an action, for callers outside the core."""
    return chooses_action(state, seat) and brings_nothing(state, seat, step)


def chooses_action(state: State, seat: i64) -> bool:
    """Whether a seat has an action to spend and chooses what on."""
    return state.decision == ACTING and state.actions > 0 and seat == state.turn


def brings_nothing(state: State, seat: i64, step: i64) -> bool:
    """Whether a legal action would be spent on nothing (R-PROD-9, R-HBUY-8, R-LOAD-2, R-SAIL-7)."""
    kind = kind_of(step)
    containers = state.containers
    if kind == PRODUCE:
        if containers[factory_total(seat)] > 0:
            return False
        return machines_able(state, seat) == 0 or factory_room(state, seat) <= 0
    if kind == REPRICE:
        return containers[harbour_total(seat)] == 0
    if kind == RESTOCK:
        return harbour_room(state, seat) <= 0 or buys_nothing(
            state, store(argument_of(step), FACTORY), state.money[seat]
        )
    if kind == LOAD:
        return visits_for_nothing(state, seat, state.ships[seat], state.money[seat])
    if kind == SAIL:
        return visits_for_nothing(state, seat, argument_of(step), state.money[seat])
    return False


def visits_for_nothing(state: State, seat: i64, place: i64, cash: i64) -> bool:
    """Whether a ship has nothing to sell at a place, and nothing to load for this much cash."""
    if place == SEA:
        return False
    aboard = state.containers[ship_total(seat)]
    if place == ISLAND_HARBOUR:
        return aboard == 0
    if aboard >= SHIP_CAPACITY:
        return True
    if place == BANK_HARBOUR:
        return state.containers[bank_harbour_total(seat)] == 0
    return buys_nothing(state, store(place, HARBOUR), cash)


def buys_nothing(state: State, first: i64, cash: i64) -> bool:
    """Whether a store, which begins with this cell, has nothing for this much cash."""
    containers = state.containers
    if containers[first + STORE_TOTAL] == 0:
        return True
    if cash >= PRICES:
        return False
    slot: i64
    for slot in range(SLOTS):
        if containers[first + slot] > 0 and slot % PRICES + 1 <= cash:
            return False
    return True
