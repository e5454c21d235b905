"""The ship: where a rollout player loads what, and when it sells at the island.

A voyage pays at its end. So an action on it is worth the expected profit divided by the number of
actions it still takes, and a well filled ship near the island goes first.
"""

from __future__ import annotations

from typing import Final

from longshore.bots.rollout.mind import NO_SLOT, Mind
from longshore.bots.rollout.outlook import proceeds
from longshore.bots.rollout.purchases import take_best
from longshore.bots.rollout.thumb import (
    ACTION,
    BORROW_TO_LOAD,
    DOLLAR,
    FILLING,
    LOAD_MARGIN,
    LOAN_COST,
    ON_COURSE,
    PATIENCE,
    READY,
    ROUNDS_PER_ACTION,
    ship_budget,
)
from longshore.game.arrays import i64
from longshore.game.cells import (
    HARBOUR,
    STORE_TOTAL,
    bank_harbour,
    harbour_total,
    ship,
    ship_total,
    slot_of,
    slot_price,
    store,
)
from longshore.game.editions import COLOURS, SHIP_CAPACITY, SHIP_SCORE
from longshore.game.state import State
from longshore.game.steps import (
    BANK_HARBOUR,
    LOAD_STEP,
    SAIL,
    SAIL_TO_ISLAND,
    SAIL_TO_SEA,
    SEA,
    step_of,
)

_SAME_AGAIN: Final = 20  # cents less for each one of the same kind already loaded


def load_budget(mind: Mind, state: State, seat: i64) -> i64:
    """What a ship may spend."""
    return ship_budget(state.money[seat], state.loans[seat], mind.rounds > BORROW_TO_LOAD)


def chance_to_sell(mind: Mind, state: State, seat: i64, actions: i64) -> i64:
    """The probability, in hundredths, of selling cargo that needs this many actions."""
    mine: i64 = 0
    if state.turn == seat:
        mine = state.actions
    if actions <= mine:
        return 100
    if state.ending:
        return 0
    return min(100, mind.rounds * 100 // (ROUNDS_PER_ACTION * actions))


def load_in_reach(mind: Mind, state: State, seat: i64, place: i64, cash: i64) -> None:
    """What will be bought at a place with this cash: with a loan only if that pays for it."""
    best_load(mind, state, seat, place, cash)
    reach = load_budget(mind, state, seat) + cash - state.money[seat]
    if reach <= cash or place == BANK_HARBOUR:
        return
    gain = mind.gain
    slot = mind.slot
    best_load(mind, state, seat, place, reach)
    mind.gain -= LOAN_COST
    if mind.gain <= gain:
        mind.gain = gain
        mind.slot = slot


def best_load(mind: Mind, state: State, seat: i64, place: i64, budget: i64) -> None:
    """What is worth loading at a place: `gain`, and the best single `slot`."""
    mind.gain = 0
    mind.slot = NO_SLOT
    containers = state.containers
    free = SHIP_CAPACITY - containers[ship_total(seat)]
    if free <= 0:
        return
    if place == BANK_HARBOUR:
        best_fetch(mind, state, seat, free)
        return
    goods = store(place, HARBOUR)
    there = containers[goods + STORE_TOTAL]
    if there == 0:
        return
    mind.start_taking()
    chance = chance_to_sell(mind, state, seat, 3)
    colour: i64
    for colour in range(COLOURS):
        brings = chance * mind.aboard[colour] + (100 - chance) * SHIP_SCORE * DOLLAR
        mind.brings[colour] = brings // 100 - LOAD_MARGIN
    for _ in range(min(free, there)):
        slot = take_best(mind, state, goods, budget, 1 - mind.greed, _SAME_AGAIN)
        if slot == NO_SLOT:
            return
        budget -= slot_price(slot)


def best_fetch(mind: Mind, state: State, seat: i64, free: i64) -> None:
    """The same at the seat's bank harbour, where nothing has a price (R-IBSAIL-2)."""
    chance = chance_to_sell(mind, state, seat, 3)
    waiting = bank_harbour(seat)
    best: i64 = -1
    colour: i64
    for colour in range(COLOURS):
        count = min(state.containers[waiting + colour], free)
        if count > 0:
            mind.gain += count * mind.aboard[colour] * chance // 100
            free -= count
            if mind.aboard[colour] > best:
                best = mind.aboard[colour]
                mind.slot = slot_of(colour, 1)


def cargo_worth(mind: Mind, state: State, seat: i64, actions: i64) -> i64:
    """What cargo that needs this many actions will sell for."""
    aboard = state.containers[ship_total(seat)]
    if aboard == 0:
        return 0
    chance = chance_to_sell(mind, state, seat, actions)
    brings = max(proceeds(mind, state, seat, ship(seat)), 0)
    if actions > 1:  # there is time to fill the ship up elsewhere
        patience = PATIENCE * aboard * min(mind.rounds, FILLING) // FILLING
        brings = max(brings, patience * mind.liquid // 100)
    return (chance * brings + (100 - chance) * SHIP_SCORE * DOLLAR * aboard) // 100


def worth_of_waiting(mind: Mind, aboard: i64) -> i64:
    """A fuller ship brings more for the same four actions."""
    free = SHIP_CAPACITY - aboard
    return PATIENCE * aboard * free * min(mind.rounds, FILLING) // (4 * FILLING)


def hope(state: State, seat: i64) -> i64:
    """The chance in hundredths that a ship which waits can be filled up, if nothing pays now.

    Goods that nobody wants to pay for do not get better by waiting, only empty harbours fill up.
    """
    empty: i64 = 0
    other: i64
    for other in range(state.rules.players):
        if other != seat and state.containers[harbour_total(other)] == 0:
            empty += 1
    return empty * 100 // (state.rules.players - 1)


def consider_sailing(mind: Mind, state: State, seat: i64, cash: i64) -> None:
    """Every step of the ship."""
    at = state.ships[seat]
    if at == SEA:
        consider_sailing_on(mind, state, seat, cash)
        return
    if at < SEA and state.rules.docked_purchase:
        load_in_reach(mind, state, seat, at, cash)
        if mind.slot != NO_SLOT:
            mind.consider(mind.gain - ACTION, LOAD_STEP)
    if state.containers[ship_total(seat)] > 0:
        mind.consider(cargo_worth(mind, state, seat, 2) // 2, SAIL_TO_SEA)
        return
    most: i64 = 0
    place: i64
    for place in range(state.rules.players):
        if place != seat:
            load_in_reach(mind, state, seat, place, cash)
            most = max(most, mind.gain)
    if state.rules.investment_bank:
        load_in_reach(mind, state, seat, BANK_HARBOUR, cash)
        most = max(most, mind.gain)
    mind.consider(most // 4 + READY, SAIL_TO_SEA)


def consider_sailing_on(mind: Mind, state: State, seat: i64, cash: i64) -> None:
    """From the open sea to a harbour to load there, or to the island (R-SAIL)."""
    aboard = state.containers[ship_total(seat)]
    waiting: i64 = 0
    if aboard > 0:
        mind.now = cargo_worth(mind, state, seat, 1)
        waiting = worth_of_waiting(mind, aboard)
    found: i64 = 0
    place: i64
    for place in range(state.rules.players):
        if place != seat:
            found += consider_visit(mind, state, seat, place, cash, waiting)
    if state.rules.investment_bank:
        found += consider_visit(mind, state, seat, BANK_HARBOUR, cash, waiting)
    if aboard > 0:
        if found == 0:
            waiting = waiting * hope(state, seat) // 100
        mind.consider(mind.now - waiting, SAIL_TO_ISLAND)


def consider_visit(  # noqa: PLR0917 (all of them change from call to call)
    mind: Mind, state: State, seat: i64, place: i64, cash: i64, waiting: i64
) -> i64:
    """Sailing on to load there: three actions until the money comes in. 1 if that pays at all."""
    load_in_reach(mind, state, seat, place, cash)
    if mind.slot == NO_SLOT:
        return 0
    worth = mind.gain // 3 + ON_COURSE
    if state.containers[ship_total(seat)] > 0:
        # Two actions more than going straight to the island. What is loaded shortens the wait.
        worth = mind.now + mind.gain - 2 * ACTION - waiting // 2
    mind.consider(worth, step_of(SAIL, place))
    return 1
