"""What a careful player works out: everyone's cash, what containers add, and likely cards.

All of it follows from what the seat may know (R-INFO): payments are public, so a note-taker knows
all cash, worths are reckoned under the seat's own card, and bids that are open tell something about
the cards of those who made them. The order is that of `WORKED_OUT` in
`longshore.encoding.observation`.
"""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.cells import island, ship
from longshore.game.editions import COLOURS, MAX_PLAYERS
from longshore.game.state import State
from longshore.rows.clues import SURE, Clues
from longshore.rows.pen import Pen
from longshore.rows.section import section_score


def write_insight(pen: Pen, state: State, viewer: i64, clues: Clues | None) -> None:
    """Cash by distance, worths of single containers and of all cargoes, and the others' cards."""
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
    before = section_score(counts, pen.card_values, card)
    for colour in range(COLOURS):
        counts[colour] += 1
        worths[colour] = section_score(counts, pen.card_values, card) - before
        counts[colour] -= 1
    write_worths(pen, COLOURS)
    for distance in range(players):
        lot = ship((viewer + distance) % players)
        for colour in range(COLOURS):
            counts[colour] += containers[lot + colour]
        worths[distance] = section_score(counts, pen.card_values, card) - before
        for colour in range(COLOURS):
            counts[colour] -= containers[lot + colour]
    for distance in range(players, MAX_PLAYERS):
        worths[distance] = 0
    write_worths(pen, MAX_PLAYERS)
    write_chances(pen, state, viewer, clues)


def write_worths(pen: Pen, count: i64) -> None:
    """What is gained, and then what is lost, so that no number is below 0."""
    worths = pen.worths
    index: i64
    for index in range(count):
        pen.put(max(worths[index], 0))
    for index in range(count):
        pen.put(max(-worths[index], 0))


def write_chances(pen: Pen, state: State, viewer: i64, clues: Clues | None) -> None:
    """How likely each card of each other seat is: not the viewer's own, and what bids tell."""
    players = state.rules.players
    own = state.cards[viewer]
    chances = pen.worths
    distance: i64
    card: i64
    for card in range(COLOURS):
        chances[card] = SURE // (COLOURS - 1)
    chances[own] = 0
    for distance in range(1, players):
        if clues is not None:
            clues.reckon((viewer + distance) % players, own, chances)
        for card in range(COLOURS):
            pen.put(chances[card])
    pen.skip((MAX_PLAYERS - players) * COLOURS)
