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


def consider_sailing(mind: Mind, state: State, seat: i64, cash: i64) -> None:
    """Every step of the ship."""
    containers = state.containers
    aboard = containers[ship_total(seat)]
    at = state.ships[seat]
    players = state.rules.players
    budget = load_budget(mind, state, seat) + cash - state.money[seat]
    place: i64
    if at == SEA:
        if aboard > 0:
            mind.now = cargo_worth(mind, state, seat, 1)
            worth = mind.now - worth_of_waiting(mind, aboard)
            mind.consider(worth, SAIL_TO_ISLAND)
        for place in range(players):
            if place != seat:
                consider_visit(mind, state, seat, place, budget)
        if state.rules.investment_bank:
            consider_visit(mind, state, seat, BANK_HARBOUR, budget)
        return
    if at < SEA and state.rules.docked_purchase:
        best_load(mind, state, seat, at, budget)
        if mind.slot != NO_SLOT:
            mind.consider(mind.gain - ACTION, LOAD_STEP)
    if aboard > 0:
        worth = cargo_worth(mind, state, seat, 2) // 2
        mind.consider(worth, SAIL_TO_SEA)
        return
    most: i64 = 0
    for place in range(players):
        if place != seat:
            best_load(mind, state, seat, place, budget)
            most = max(most, mind.gain)
    if state.rules.investment_bank:
        best_load(mind, state, seat, BANK_HARBOUR, budget)
        most = max(most, mind.gain)
    mind.consider(most // 4 + READY, SAIL_TO_SEA)


def consider_visit(mind: Mind, state: State, seat: i64, place: i64, budget: i64) -> None:
    """Sailing on to load there: three actions until the money comes in."""
    best_load(mind, state, seat, place, budget)
    if mind.slot == NO_SLOT:
        return
    aboard = state.containers[ship_total(seat)]
    worth = mind.gain // 3 + ON_COURSE
    if aboard > 0:
        # Two actions more than going straight to the island. What is loaded shortens the wait.
        worth = mind.now + mind.gain - 2 * ACTION - worth_of_waiting(mind, aboard) // 2
    mind.consider(worth, step_of(SAIL, place))
