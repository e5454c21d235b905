"""What a seat scores as the game stands, worked out without creating an object (R-SCORE)."""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.cells import bank_harbour_total, harbour_total, island, ship_total
from longshore.game.editions import (
    BANK_HARBOUR_SCORE,
    COLOURS,
    HARBOUR_SCORE,
    LOAN_SCORE,
    SHIP_SCORE,
    TWO_VALUE,
    TWO_VALUE_HIGH,
)
from longshore.game.state import State


def section_score(counts: vec[i64], card_values: vec[i64], card: i64) -> i64:
    """What an island section of these counts scores under a card (R-SCORE-2 to R-SCORE-7)."""
    most: i64 = 0
    complete = True
    colour: i64
    for colour in range(COLOURS):
        most = max(most, counts[colour])
        if counts[colour] == 0:
            complete = False
    score: i64 = 0
    discarded: i64 = 0
    least: i64 = TWO_VALUE_HIGH + 1
    for colour in range(COLOURS):
        count = counts[colour]
        distance = (colour - card + COLOURS) % COLOURS
        value = card_values[distance]
        if complete and distance == TWO_VALUE:
            value = TWO_VALUE_HIGH  # R-SCORE-2
        score += count * value
        if count == most:
            rank = value
            if distance == TWO_VALUE:
                rank = 0  # R-SCORE-5
            if rank < least:  # R-SCORE-4
                least = rank
                discarded = count * value
    return score - discarded


def standing(state: State, seat: i64, counts: vec[i64], card_values: vec[i64]) -> i64:
    """A seat's score if the game ended now (R-SCORE-13). `counts` is room to count in."""
    containers = state.containers
    section = island(seat)
    colour: i64
    for colour in range(COLOURS):
        counts[colour] = containers[section + colour]
    return (
        state.money[seat]
        + section_score(counts, card_values, state.cards[seat])
        + HARBOUR_SCORE * containers[harbour_total(seat)]
        + SHIP_SCORE * containers[ship_total(seat)]
        + BANK_HARBOUR_SCORE * containers[bank_harbour_total(seat)]
        + LOAN_SCORE * state.loans[seat]
    )
