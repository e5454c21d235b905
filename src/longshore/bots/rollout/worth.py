"""What containers on an island section will be worth, in cents."""

from __future__ import annotations

from typing import Final

from longshore.bots.rollout.mind import DOLLAR, Mind
from longshore.game.arrays import i64, vec
from longshore.game.cells import island
from longshore.game.editions import COLOURS, TWO_VALUE_HIGH
from longshore.game.state import State

# R-COMP-7, and what one more container brings in the long run: from the colour worth 10 on.
_FIRST: Final = 10
_TWO_VALUE: Final = 5
_THIRD: Final = 6
_FOURTH: Final = 4
_FIFTH: Final = 2
_MOST: Final = 64  # more than there are containers of a colour


def value_of(distance: i64, complete: bool) -> i64:
    """What a colour pays that comes this many colours after the card's own (R-SCORE-2)."""
    if distance == 0:
        return _FIRST
    if distance == 1:
        if complete:
            return TWO_VALUE_HIGH
        return _TWO_VALUE
    if distance == 2:
        return _THIRD
    if distance == 3:
        return _FOURTH
    return _FIFTH


def promise_of(distance: i64) -> i64:
    """Its long-term value in cents: the bonus is likely, and the discard is not far off."""
    if distance == 0:
        return 850
    if distance == 1:
        return 650
    if distance == 2:
        return 550
    if distance == 3:
        return 400
    return 300


def section_worth(counts: vec[i64], card: i64, late: i64) -> i64:
    """The score under a card (R-SCORE-2 to -7), blended with the promise while the end is far."""
    most: i64 = 0
    complete = True
    colour: i64
    for colour in range(COLOURS):
        count = counts[colour]
        most = max(most, count)
        if count == 0:
            complete = False
    if most == 0:
        return 0
    score: i64 = 0
    promise: i64 = 0
    lost: i64 = -1
    least: i64 = 100
    for colour in range(COLOURS):
        count = counts[colour]
        if count > 0:
            distance = colour - card
            if distance < 0:
                distance += COLOURS
            value = value_of(distance, complete)
            score += count * value
            promise += count * promise_of(distance)
            if count == most:
                rank = value
                if distance == 1:
                    rank = 0  # R-SCORE-5
                if rank < least:
                    least = rank
                    lost = count * value
    score = (score - lost) * DOLLAR
    if late >= 100:
        return score
    exact = 20 + 80 * late // 100
    return (exact * score + (100 - exact) * promise) // 100


def lot_worth(mind: Mind, state: State, seat: i64, lot: i64) -> i64:
    """What the containers of a place add to a seat's section."""
    return lot_worth_under(mind, state, seat, lot, state.cards[seat])


def lot_worth_under(mind: Mind, state: State, seat: i64, lot: i64, card: i64) -> i64:
    """The same if the seat had this card."""
    counts = mind.counts
    containers = state.containers
    section = island(seat)
    colour: i64
    for colour in range(COLOURS):
        counts[colour] = containers[section + colour]
    before = section_worth(counts, card, mind.late)
    for colour in range(COLOURS):
        counts[colour] += containers[lot + colour]
    return section_worth(counts, card, mind.late) - before


def reckon_units(mind: Mind, state: State, seat: i64) -> None:
    """Write what one container of each colour adds to a seat's section to `units`.

    This is asked for all seats at every step, but sections change only at auctions.
    """
    counts = mind.counts
    section = island(seat)
    card = state.cards[seat]
    key = mind.late * COLOURS + card
    colour: i64
    for colour in range(COLOURS):
        counts[colour] = state.containers[section + colour]
        key = key * _MOST + counts[colour]
    if mind.reckoned[seat] == key:
        return
    mind.reckoned[seat] = key
    before = section_worth(counts, card, mind.late)
    for colour in range(COLOURS):
        counts[colour] += 1
        mind.units[seat * COLOURS + colour] = section_worth(counts, card, mind.late) - before
        counts[colour] -= 1
