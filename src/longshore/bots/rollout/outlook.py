"""How long the game may last, how it stands, and what goods will sell for."""

from __future__ import annotations

from typing import Final

from longshore.bots.rollout.mind import Mind
from longshore.bots.rollout.thumb import (
    ALONE,
    AVERAGE_WORTH,
    BORROWED_FOR_BID,
    BUSY,
    COMMON,
    DEARER_PER_WORTH,
    DOLLAR,
    FILLING,
    LATE_OF_ROLLOUT,
    LATE_STOCK,
    LATE_STOCK_DISCOUNT,
    LONGEST,
    PATIENCE,
    SHORTEST,
    STUFFED,
)
from longshore.bots.rollout.worth import lot_worth, reckon_units, section_worth
from longshore.game.arrays import i64
from longshore.game.building import factory_room
from longshore.game.cells import (
    HARBOUR,
    PRICES,
    SUPPLY,
    bank_harbour_total,
    harbour_total,
    island,
    ship_total,
    slot_of,
    store,
)
from longshore.game.editions import (
    BANK_HARBOUR_SCORE,
    COLOURS,
    HARBOUR_SCORE,
    LOAN_SCORE,
    MAX_LOANS,
    SHIP_SCORE,
)
from longshore.game.state import EMPTY, State, machine_index

_SHIPPING: Final = 80  # cents that a shipper wants to gain
_ENOUGH: Final = 12  # dollars with which a seat buys what it wants


def rounds_left(mind: Mind, state: State) -> i64:
    """Hundredths of rounds until two colours are gone, if machines continue as now (R-END-1)."""
    if state.ending:
        return 0
    first: i64 = LONGEST
    second: i64 = LONGEST
    working = mind.counts
    colour: i64
    seat: i64
    space: i64
    for colour in range(COLOURS):
        working[colour] = 0
    for seat in range(state.rules.players):
        busy: i64 = BUSY
        if state.money[seat] == 0 or factory_room(state, seat) <= 0:
            busy = STUFFED
        for space in range(machine_index(seat, 0), machine_index(seat + 1, 0)):
            machine = state.machines[space]
            if machine != EMPTY:
                working[machine] += busy
    for colour in range(COLOURS):
        left = state.containers[SUPPLY + colour]
        needed: i64 = 0
        if left > 0:
            needed = LONGEST
            if working[colour] > 0:
                needed = left * 10000 // working[colour]
        if needed < first:
            second = first
            first = needed
        elif needed < second:
            second = needed
    return min(max(second, SHORTEST), LONGEST)


def look_at_time(mind: Mind, state: State) -> None:
    """Work out the rounds to the end, and how late it is."""
    rounds = rounds_left(mind, state)
    mind.rounds = rounds
    mind.late = 100
    if rounds > 0:
        mind.late = max(0, 100 - rounds * 100 // LATE_OF_ROLLOUT)


def look_at_goods(mind: Mind, state: State, seat: i64) -> None:
    """What containers will bring this seat at the island, and what shippers will pay for them."""
    players = state.rules.players
    other: i64
    for other in range(players):
        reckon_units(mind, state, other)
    mind.liquid = liquidity(state, seat)
    units = mind.units
    patience = PATIENCE * min(mind.rounds, FILLING) // FILLING * mind.liquid // 100
    colour: i64
    lowest = state.rules.lowest_prices[HARBOUR] * DOLLAR
    highest = state.rules.highest_prices[HARBOUR] * DOLLAR
    for colour in range(COLOURS):
        most: i64 = 0
        total: i64 = 0
        worth: i64 = 0
        elsewhere: i64 = 0
        for other in range(players):
            if other != seat:
                unit = max(units[other * COLOURS + colour], 0)
                bid = unit * mind.shares[other] // 100
                worth += unit
                total += bid
                most = max(most, bid)
                if state.containers[harbour_total(other)] > 0:
                    elsewhere += lying(state, store(other, HARBOUR), colour)
        bid = (most + total // (players - 1)) // 2
        # Two at a time, because with three the compiled core makes Python objects of the numbers.
        brings = max(2 * bid, units[seat * COLOURS + colour] - bid)
        brings = max(brings, patience)
        mind.aboard[colour] = brings
        above = worth // (players - 1) - AVERAGE_WORTH
        asked = mind.harbour_price + above * DEARER_PER_WORTH // 100
        if elsewhere == 0:
            asked += ALONE
        else:
            asked -= COMMON * elsewhere
        if mind.rounds < LATE_STOCK:
            asked -= LATE_STOCK_DISCOUNT
        # Nobody ships what sells for less than it costs.
        asked = min(asked, brings - _SHIPPING)
        mind.prices[colour] = min(max(asked, lowest), highest)


def lying(state: State, shelves: i64, colour: i64) -> i64:
    """Containers of a colour in a store, at whatever price."""
    containers = state.containers
    first = shelves + slot_of(colour, 1)
    count: i64 = 0
    price: i64
    for price in range(PRICES):
        count += containers[first + price]
    return count


def liquidity(state: State, seat: i64) -> i64:
    """If the others have no money, nothing sells, whatever it is worth to them."""
    money: i64 = 0
    other: i64
    for other in range(state.rules.players):
        if other != seat:
            money += state.money[other] + 2 * (MAX_LOANS - state.loans[other])
    return min(max(money * 100 // (_ENOUGH * (state.rules.players - 1)), 20), 100)


def purse_of(state: State, seat: i64) -> i64:
    """What a seat can probably bid, in cents."""
    purse = state.money[seat] * DOLLAR
    if state.loans[seat] < MAX_LOANS:
        purse += BORROWED_FOR_BID * DOLLAR
    return purse


def proceeds(mind: Mind, state: State, seat: i64, lot: i64) -> i64:
    """What a lot brings its seller: the doubled bid, or the lot itself (R-AUCT-16)."""
    highest: i64 = 0
    other: i64
    for other in range(state.rules.players):
        if other != seat:
            bid = lot_worth(mind, state, other, lot) * mind.shares[other] // 100
            bid = min(bid, purse_of(state, other))
            highest = max(highest, bid)
    return max(2 * highest, lot_worth(mind, state, seat, lot) - highest)


def standing(mind: Mind, state: State, seat: i64) -> i64:
    """What a seat would score now, in cents (R-SCORE)."""
    counts = mind.counts
    colour: i64
    for colour in range(COLOURS):
        counts[colour] = state.containers[island(seat) + colour]
    containers = state.containers
    rest = state.money[seat] + LOAN_SCORE * state.loans[seat]
    rest += HARBOUR_SCORE * containers[harbour_total(seat)]
    rest += SHIP_SCORE * containers[ship_total(seat)]
    rest += BANK_HARBOUR_SCORE * containers[bank_harbour_total(seat)]
    return section_worth(mind, state.cards[seat], 100) + rest * DOLLAR


def lead_of(mind: Mind, state: State, seat: i64) -> i64:
    """How far a seat is ahead of the best other one. Negative when behind."""
    best: i64 = -1000000
    other: i64
    for other in range(state.rules.players):
        if other != seat:
            best = max(best, standing(mind, state, other))
    return standing(mind, state, seat) - best
