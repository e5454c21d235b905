"""Container by container: what a rollout player makes, takes, and places at which price."""

from __future__ import annotations

from typing import Final

from longshore.bots.rollout.mind import DOLLAR, NO_SLOT, Mind
from longshore.bots.rollout.stores import best_restock, worth_of_ending
from longshore.bots.rollout.voyages import best_load, load_budget
from longshore.game.arrays import i64
from longshore.game.cells import (
    BANK,
    FACTORY,
    HAND,
    HARBOUR,
    PRICES,
    SLOTS,
    STORE_TOTAL,
    SUPPLY,
    factory_total,
    harbour_total,
    slot_colour,
    slot_of,
    slot_price,
    store,
)
from longshore.game.decisions import STOCKING
from longshore.game.editions import COLOURS, COLOURS_GONE_AT_END
from longshore.game.production import colours_gone, why_not_make
from longshore.game.refusals import ALLOWED
from longshore.game.state import State
from longshore.game.steps import (
    BANK_HARBOUR,
    DONE_STEP,
    LIFT,
    LOAN_STEP,
    MAKE,
    PLACE,
    REPRICE_STEP,
    TAKE,
    TAKE_FREE,
    step_of,
)

_DEAR: Final = 40  # cents that a right price is worth
_TRADING: Final = 100  # cents that a harbour wants to gain


def choose_purchase(mind: Mind, state: State, seat: i64) -> i64:
    """The best container left, until none is worth its price."""
    if state.store == FACTORY:
        best_restock(mind, state, seat, state.seller, state.money[seat])
        if mind.slot == NO_SLOT:
            return DONE_STEP
        return step_of(TAKE, mind.slot)
    if state.store == BANK:
        best_load(mind, state, seat, BANK_HARBOUR, 0)
        if mind.slot == NO_SLOT:
            return DONE_STEP
        return step_of(TAKE_FREE, mind.slot // PRICES)
    best_load(mind, state, seat, state.seller, load_budget(mind, state, seat))
    if mind.slot == NO_SLOT:
        return DONE_STEP
    reach = mind.gain
    if mind.slot % PRICES + 1 <= state.money[seat]:
        best = mind.slot
        best_load(mind, state, seat, state.seller, state.money[seat])
        if state.loans[seat] == 0 and reach > mind.gain + 3 * DOLLAR:
            return LOAN_STEP
        return step_of(TAKE, best)
    if state.loans[seat] == 0 and reach > 3 * DOLLAR:
        return LOAN_STEP
    best_load(mind, state, seat, state.seller, state.money[seat])
    if mind.slot == NO_SLOT:
        return DONE_STEP
    return step_of(TAKE, mind.slot)


def choose_colour_to_make(mind: Mind, state: State, seat: i64) -> i64:
    """With too little room: what others lack, and what does or does not end the game."""
    best: i64 = -1000000
    chosen: i64 = 0
    players = state.rules.players
    colour: i64
    other: i64
    price: i64
    for colour in range(COLOURS):
        if why_not_make(state, seat, colour) == ALLOWED:
            worth: i64 = 0
            for other in range(players):
                if other != seat:
                    worth += mind.units[other * COLOURS + colour] // (3 * (players - 1))
                shelf = store(other, FACTORY) + colour * PRICES
                for price in range(4):
                    worth -= 50 * state.containers[shelf + price]
            last = not state.ending and state.containers[SUPPLY + colour] == 1
            if last and colours_gone(state) + 1 >= COLOURS_GONE_AT_END:
                worth += worth_of_ending(mind, state, seat)
            if worth > best:
                best = worth
                chosen = colour
    return step_of(MAKE, chosen)


def factory_price(mind: Mind, state: State, seat: i64, colour: i64) -> i64:
    """The price for harbours: the usual one, or less if others sell the same for less."""
    price = mind.factory_price
    lowest: i64 = 5
    other: i64
    at: i64
    for other in range(state.rules.players):
        if other != seat and state.containers[factory_total(other)] > 0:
            shelf = store(other, FACTORY) + colour * PRICES
            for at in range(4):
                if state.containers[shelf + at] > 0:
                    lowest = min(lowest, at + 1)
    if lowest < 5:
        price = min(price, lowest * DOLLAR)
    else:
        price += 40
    if mind.rounds < 200:
        price -= DOLLAR
    price = min(price, mind.prices[colour] - _TRADING)
    return min(max((price + 50) // DOLLAR, 1), 4)


def right_price(mind: Mind, state: State, seat: i64, kind: i64, colour: i64) -> i64:
    """The price of a container in one of the two stores."""
    if kind == FACTORY:
        return factory_price(mind, state, seat, colour)
    return min(max((mind.prices[colour] + 50) // DOLLAR, 2), 6)


def price_for(mind: Mind, state: State, seat: i64, colour: i64) -> i64:
    """The price of a container in the store that is being stocked."""
    price = right_price(mind, state, seat, state.store, colour) + mind.dearer
    if state.store == FACTORY:
        return min(max(price, 1), 4)
    return min(max(price, 2), 6)


def choose_price(mind: Mind, state: State, seat: i64) -> i64:
    """First lift what is priced wrongly, then place everything at the right price."""
    containers = state.containers
    shelves = store(seat, state.store)
    if state.decision == STOCKING:
        old = containers[shelves + STORE_TOTAL] - state.placed[STORE_TOTAL]
        slot: i64 = 0
        while old > 0 and slot < SLOTS:
            count = containers[shelves + slot]
            if count > state.placed[slot]:
                wrong = slot_price(slot) - price_for(mind, state, seat, slot_colour(slot))
                if wrong >= 1 or wrong <= -2:
                    return step_of(LIFT, slot)
                old -= count - state.placed[slot]
            slot += 1
    colour: i64
    for colour in range(COLOURS):
        if containers[HAND + colour] > 0:
            price = price_for(mind, state, seat, colour)
            return step_of(PLACE, slot_of(colour, price))
    return DONE_STEP


def consider_repricing(mind: Mind, state: State, seat: i64) -> None:
    """Containers priced too high in the Harbour Store are never sold."""
    if state.containers[harbour_total(seat)] > 0:
        mind.consider(_DEAR * overpriced(mind, state, seat, HARBOUR), REPRICE_STEP)


def overpriced(mind: Mind, state: State, seat: i64, kind: i64) -> i64:
    """How many containers in a store are priced too high."""
    shelves = store(seat, kind)
    left = state.containers[shelves + STORE_TOTAL]
    dear: i64 = 0
    slot: i64 = 0
    while left > 0 and slot < SLOTS:
        count = state.containers[shelves + slot]
        if count > 0:
            left -= count
            if slot_price(slot) > right_price(mind, state, seat, kind, slot_colour(slot)):
                dear += count
        slot += 1
    return dear
