"""Container by container: what a rollout player makes, takes, and places at which price."""

from __future__ import annotations

from typing import Final

from longshore.bots.rollout.mind import NO_SLOT, Mind
from longshore.bots.rollout.outlook import lying
from longshore.bots.rollout.stores import best_restock, worth_of_ending
from longshore.bots.rollout.thumb import (
    ALONE,
    CROWDED,
    DEAR,
    DOLLAR,
    LATE_MADE,
    LATE_MADE_DISCOUNT,
    LOAN_COST,
    WANTED_OF_ROLLOUT,
    wrongly_priced,
)
from longshore.bots.rollout.voyages import best_load, load_budget
from longshore.game.arrays import i64
from longshore.game.cells import (
    BANK_STORE,
    FACTORY,
    HAND,
    HARBOUR,
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

_TRADING: Final = 100  # cents that a harbour wants to gain


def choose_purchase(mind: Mind, state: State, seat: i64) -> i64:
    """The best container left, until none is worth its price."""
    if state.store == FACTORY:
        best_restock(mind, state, seat, state.seller, state.money[seat])
        if mind.slot == NO_SLOT:
            return DONE_STEP
        return step_of(TAKE, mind.slot)
    if state.store == BANK_STORE:
        best_load(mind, state, seat, BANK_HARBOUR, 0)
        if mind.slot == NO_SLOT:
            return DONE_STEP
        return step_of(TAKE_FREE, slot_colour(mind.slot))
    best_load(mind, state, seat, state.seller, load_budget(mind, state, seat))
    if mind.slot == NO_SLOT:
        return DONE_STEP
    reach = mind.gain
    if slot_price(mind.slot) <= state.money[seat]:
        best = mind.slot
        best_load(mind, state, seat, state.seller, state.money[seat])
        if state.loans[seat] == 0 and reach > mind.gain + LOAN_COST:
            return LOAN_STEP
        return step_of(TAKE, best)
    if state.loans[seat] == 0 and reach > LOAN_COST:
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
    for colour in range(COLOURS):
        if why_not_make(state, seat, colour) == ALLOWED:
            worth: i64 = 0
            for other in range(players):
                if other != seat:
                    unit = mind.units[other * COLOURS + colour]
                    worth += unit // (WANTED_OF_ROLLOUT * (players - 1))
                worth -= CROWDED * lying(state, store(other, FACTORY), colour)
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
    highest = state.rules.highest_prices[FACTORY]
    cheapest = highest + 1
    other: i64
    at: i64
    for other in range(state.rules.players):
        if other != seat and state.containers[factory_total(other)] > 0:
            shelves = store(other, FACTORY)
            for at in range(1, cheapest):
                if state.containers[shelves + slot_of(colour, at)] > 0:
                    cheapest = at
                    break
    if cheapest <= highest:
        price = min(price, cheapest * DOLLAR)
    else:
        price += ALONE
    if mind.rounds < LATE_MADE:
        price -= LATE_MADE_DISCOUNT
    price = min(price, mind.prices[colour] - _TRADING)
    return nearest_price(state, FACTORY, rounded(price))


def rounded(price: i64) -> i64:
    """A price in whole dollars."""
    return (price + DOLLAR // 2) // DOLLAR


def nearest_price(state: State, kind: i64, price: i64) -> i64:
    """The nearest price that a store has (R-PROD-7, R-HBUY-6)."""
    rules = state.rules
    return min(max(price, rules.lowest_prices[kind]), rules.highest_prices[kind])


def right_price(mind: Mind, state: State, seat: i64, kind: i64, colour: i64) -> i64:
    """The price of a container in one of the two stores."""
    if kind == FACTORY:
        return factory_price(mind, state, seat, colour)
    return nearest_price(state, HARBOUR, rounded(mind.prices[colour]))


def price_for(mind: Mind, state: State, seat: i64, colour: i64) -> i64:
    """The price of a container in the store that is being stocked."""
    price = right_price(mind, state, seat, state.store, colour) + mind.dearer
    return nearest_price(state, state.store, price)


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
                right = price_for(mind, state, seat, slot_colour(slot))
                if wrongly_priced(slot_price(slot), right):
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
        mind.consider(DEAR * overpriced(mind, state, seat, HARBOUR), REPRICE_STEP)


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
