"""How long the game may last, how it stands, and what goods will sell for."""

from __future__ import annotations

from typing import Final

from longshore.bots.rollout.mind import DOLLAR, Mind
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
    store,
)
from longshore.game.editions import COLOURS, MAX_LOANS
from longshore.game.state import EMPTY, State, machine_index

_BUSY: Final = 60  # how often a machine that could work does, in hundredths
_STUFFED: Final = 25  # the same where the Factory Store is full, or the owner has no dollar
_LONGEST: Final = 2500
_SHORTEST: Final = 30
_LATE: Final = 1000  # hundredths of rounds before the end at which the exact score counts more
_SHIPPING: Final = 80  # cents that a shipper wants to gain
PATIENCE: Final = 450  # what a container adds to a full load, while there is time to fill the ship
_ENOUGH: Final = 12  # dollars with which a seat buys what it wants
_LOAN_AT_END: Final = 1100  # R-SCORE-12


def rounds_left(mind: Mind, state: State) -> i64:
    """Hundredths of rounds until two colours are gone, if machines continue as now (R-END-1)."""
    if state.ending:
        return 0
    first: i64 = _LONGEST
    second: i64 = _LONGEST
    working = mind.counts
    colour: i64
    seat: i64
    space: i64
    for colour in range(COLOURS):
        working[colour] = 0
    for seat in range(state.rules.players):
        busy: i64 = _BUSY
        if state.money[seat] == 0 or factory_room(state, seat) <= 0:
            busy = _STUFFED
        for space in range(machine_index(seat, 0), machine_index(seat + 1, 0)):
            machine = state.machines[space]
            if machine != EMPTY:
                working[machine] += busy
    for colour in range(COLOURS):
        left = state.containers[SUPPLY + colour]
        needed: i64 = 0
        if left > 0:
            needed = _LONGEST
            if working[colour] > 0:
                needed = left * 10000 // working[colour]
        if needed < first:
            second = first
            first = needed
        elif needed < second:
            second = needed
    return min(max(second, _SHORTEST), _LONGEST)


def look_at_time(mind: Mind, state: State) -> None:
    """Work out the rounds to the end, and how late it is."""
    rounds = rounds_left(mind, state)
    mind.rounds = rounds
    mind.late = 100
    if rounds > 0:
        mind.late = max(0, 100 - rounds * 100 // _LATE)


def look_at_goods(mind: Mind, state: State, seat: i64) -> None:
    """What containers will bring this seat at the island, and what shippers will pay for them."""
    players = state.rules.players
    other: i64
    for other in range(players):
        reckon_units(mind, state, other)
    mind.liquid = liquidity(state, seat)
    units = mind.units
    patience = PATIENCE * min(mind.rounds, 600) // 600 * mind.liquid // 100
    colour: i64
    price: i64
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
                shelf = store(other, HARBOUR) + colour * PRICES
                if state.containers[harbour_total(other)] > 0:
                    for price in range(PRICES):
                        elsewhere += state.containers[shelf + price]
        bid = (most + total // (players - 1)) // 2
        # Two at a time, because with three the compiled core makes Python objects of the numbers.
        brings = max(2 * bid, units[seat * COLOURS + colour] - bid)
        brings = max(brings, patience)
        mind.aboard[colour] = brings
        asked = mind.harbour_price + (worth // (players - 1) - 5 * DOLLAR) // 10
        if elsewhere == 0:
            asked += 40
        else:
            asked -= 20 * elsewhere
        if mind.rounds < 300:
            asked -= 70
        # Nobody ships what sells for less than it costs.
        asked = min(asked, brings - _SHIPPING)
        mind.prices[colour] = min(max(asked, 2 * DOLLAR), 6 * DOLLAR)


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
        purse += 4 * DOLLAR
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
    goods = 2 * containers[harbour_total(seat)]
    goods += 3 * containers[ship_total(seat)]
    goods += 3 * containers[bank_harbour_total(seat)]
    return (
        section_worth(counts, state.cards[seat], 100)
        + (state.money[seat] + goods) * DOLLAR
        - _LOAN_AT_END * state.loans[seat]
    )


def lead_of(mind: Mind, state: State, seat: i64) -> i64:
    """How far a seat is ahead of the best other one. Negative when behind."""
    best: i64 = -1000000
    other: i64
    for other in range(state.rules.players):
        if other != seat:
            best = max(best, standing(mind, state, other))
    return standing(mind, state, seat) - best
