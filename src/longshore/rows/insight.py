"""What a careful player works out: everyone's cash, what lots add, and likely cards.

All of it follows from what the seat may know (R-INFO): payments are public, so a note-taker knows
all cash, values are counted under the seat's own card, and bids that are open tell something about
the cards of those who made them. The order is that of `WORKED_OUT` in
`longshore.encoding.observation`.
"""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.cells import broker_goods, island, pledge_slot, ship, slot_colour
from longshore.game.editions import BROKERS, COLOURS, MAX_PLAYERS
from longshore.game.state import NOBODY, State
from longshore.game.steps import space_is_money
from longshore.rows.clues import SURE, Clues
from longshore.rows.pen import Pen
from longshore.rows.section import section_score


def write_insight(pen: Pen, state: State, viewer: i64, clues: Clues | None) -> None:
    """Cash by distance, worths of containers, cargoes and brokers' lots, and the others' cards."""
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
    write_bank_worths(pen, state, viewer, before)


def write_bank_worths(pen: Pen, state: State, viewer: i64, before: i64) -> None:
    """What the containers of each broker and on the Payment Card would add (R-IBCALL).

    The tally holds the viewer's island section, which scores this much before.
    """
    if not state.rules.investment_bank:
        pen.skip(2 * (BROKERS + 1))
        return
    counts = pen.tally
    worths = pen.worths
    containers = state.containers
    card = state.cards[viewer]
    broker: i64
    colour: i64
    index: i64
    for broker in range(BROKERS):
        lot = broker_goods(broker)
        for colour in range(COLOURS):
            counts[colour] += containers[lot + colour]
        worths[broker] = section_score(counts, pen.card_values, card) - before
        for colour in range(COLOURS):
            counts[colour] -= containers[lot + colour]
    if state.holder != NOBODY and space_is_money(state.space):
        for index in range(state.pledges):
            counts[slot_colour(pledge_slot(state.pledged[index]))] += 1
    worths[BROKERS] = section_score(counts, pen.card_values, card) - before
    write_worths(pen, BROKERS + 1)


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
