"""What a careful player works out: everyone's cash, and what containers add to the seat's score.

All of it follows from what the seat may know (R-INFO): payments are public, so a note-taker knows
all cash, and worths are reckoned under the seat's own card. The order is that of `WORKED_OUT` in
`longshore.env.observation`.
"""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.cells import island, ship
from longshore.game.editions import COLOURS, MAX_PLAYERS, TWO_VALUE, TWO_VALUE_HIGH
from longshore.game.state import State
from longshore.rows.pen import Pen


def write_insight(pen: Pen, state: State, viewer: i64) -> None:
    """Cash by distance, then worths of single containers and of all cargoes."""
    players = state.rules.players
    distance: i64
    for distance in range(players):
        pen.put(state.money[(viewer + distance) % players])
    pen.skip(MAX_PLAYERS - players)
    counts = pen.tally
    containers = state.containers
    section = island(viewer)
    card = state.cards[viewer]
    worths = pen.worths
    colour: i64
    for colour in range(COLOURS):
        counts[colour] = containers[section + colour]
    before = section_score(pen, card)
    for colour in range(COLOURS):
        counts[colour] += 1
        worths[colour] = section_score(pen, card) - before
        counts[colour] -= 1
    write_worths(pen, COLOURS)
    for distance in range(players):
        lot = ship((viewer + distance) % players)
        for colour in range(COLOURS):
            counts[colour] += containers[lot + colour]
        worths[distance] = section_score(pen, card) - before
        for colour in range(COLOURS):
            counts[colour] -= containers[lot + colour]
    for distance in range(players, MAX_PLAYERS):
        worths[distance] = 0
    write_worths(pen, MAX_PLAYERS)


def write_worths(pen: Pen, count: i64) -> None:
    """What is gained, and then what is lost, so that no number is below 0."""
    worths = pen.worths
    index: i64
    for index in range(count):
        pen.put(max(worths[index], 0))
    for index in range(count):
        pen.put(max(-worths[index], 0))


def section_score(pen: Pen, card: i64) -> i64:
    """What an island section of these counts scores under a card (R-SCORE-2 to R-SCORE-7)."""
    counts = pen.tally
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
        value = pen.card_values[distance]
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
