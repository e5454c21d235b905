"""What containers on an island section will be worth, in cents."""

from __future__ import annotations

from typing import Final

from longshore.bots.rollout.mind import Mind
from longshore.bots.rollout.thumb import DOLLAR, EXACT, MORE_EXACT
from longshore.game.arrays import i64
from longshore.game.cells import island
from longshore.game.editions import COLOURS, TWO_VALUE, TWO_VALUE_HIGH
from longshore.game.state import State

_MOST: Final = 64  # more than there are containers of a colour


def section_worth(mind: Mind, card: i64, late: i64) -> i64:
    """What the `counts` of a section are worth under a card.

    That is the score (R-SCORE-2 to -7), blended with the promise while the end is far.
    """
    counts = mind.counts
    card_values = mind.card_values
    promises = mind.promise
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
            value = card_values[distance]
            if complete and distance == TWO_VALUE:
                value = TWO_VALUE_HIGH  # R-SCORE-2
            score += count * value
            promise += count * promises[distance]
            if count == most:
                rank = value
                if distance == TWO_VALUE:
                    rank = 0  # R-SCORE-5
                if rank < least:
                    least = rank
                    lost = count * value
    score = (score - lost) * DOLLAR
    if late >= 100:
        return score
    exact = EXACT + MORE_EXACT * late // 100
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
    before = section_worth(mind, card, mind.late)
    for colour in range(COLOURS):
        counts[colour] += containers[lot + colour]
    return section_worth(mind, card, mind.late) - before


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
    before = section_worth(mind, card, mind.late)
    for colour in range(COLOURS):
        counts[colour] += 1
        mind.units[seat * COLOURS + colour] = section_worth(mind, card, mind.late) - before
        counts[colour] -= 1
