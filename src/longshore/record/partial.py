"""The part of a running game's record that a viewer gets (docs/interfaces.md, Records).

Others' value cards are missing, and so are the bids of an auction until its whole round is open.
Then they come together, after what else was played in the meantime, in the order in which they were
committed. The viewer's own bid stays where it was made. In a start position, others' cards, cash
(unless `show_cash`) and sealed bids are missing, as they are in a view.

A partial record can be written, read, walked through with `steps_of` and, as far as its viewer
knows enough, replayed with `replay_partial` to be shown as views. It cannot be scored, or continued
with `extended`.
"""

from __future__ import annotations

from dataclasses import replace

from longshore.game import Game, new_game
from longshore.game.decisions import BIDDING, DECISION_NAMES, SETTLING
from longshore.record.errors import RecordError
from longshore.record.forms import Position
from longshore.record.position.read import read_position
from longshore.record.position.write import auction_part, public_part
from longshore.record.records import HIDDEN, Record, rules_of, starting_game
from longshore.record.replay import play, play_line, replay, steps_of
from longshore.record.stand_ins import deal_with_stand_ins, start_with_stand_ins
from longshore.record.words import COLOURS, SEATS, SPECTATOR


def partial_record(record: Record, viewer: int | None) -> Record:
    """What a seat, or a spectator (None), may have: the whole record once the game is over."""
    game = starting_game(record)
    start = game.clone()
    steps, bids_opened = shown_steps(game, record, viewer)
    if game.over:
        return record
    deal = record.deal
    if deal is not None:
        cards = (card if seat == viewer else HIDDEN for seat, card in enumerate(deal.cards))
        deal = deal._replace(cards=tuple(cards))
    return replace(
        record,
        deal=deal,
        start=None if record.start is None else dict(shown_start(start, viewer, bids_opened)),
        steps=tuple(steps),
        result=None,
        partial=SPECTATOR if viewer is None else SEATS[viewer],
        lines=(),
    )


def shown_steps(game: Game, record: Record, viewer: int | None) -> tuple[list[str], bool]:
    """Play a record. Returns the steps a viewer may have, and whether any bids have been opened."""
    shown: list[str] = []
    sealed: list[str] = []
    bids_opened = False
    for number, (line, (seat, _)) in enumerate(zip(record.steps, steps_of(record), strict=True), 1):
        asked = game.asked()
        bidding = asked is not None and asked.decision == DECISION_NAMES[BIDDING]
        is_bid = bidding and line.startswith(f"{SEATS[seat]}: bid ")
        (sealed if is_bid and seat != viewer else shown).append(line)
        if is_bid and asked is not None and asked.seats == (seat,):
            shown += sealed
            sealed = []
            bids_opened = True
        play_line(game, line, number)
    return shown, bids_opened


def shown_start(game: Game, viewer: int | None, bids_open: bool) -> Position:
    """The start position as the viewer may have it."""
    state, rules = game.snapshot(), game.rules
    position = public_part(state, rules)
    for seat in range(rules.players):
        board = position["seats"][SEATS[seat]]
        if seat == viewer or rules.show_cash:
            board["cash"] = state.money[seat]
        if seat == viewer:
            board["card"] = COLOURS[state.cards[seat]]
    if state.decision in (BIDDING, SETTLING):
        all_open = bids_open or state.decision == SETTLING
        own = () if viewer is None else (viewer,)
        position["auction"] = auction_part(state, rules, range(rules.players) if all_open else own)
    return position


def replay_partial(record: Record, to: int | None = None) -> Game:
    """A game that looks to the viewer of a partial record as the real one did after `to` steps.

    Others' cards are stand-ins, so show it only as the record's viewer may see it, and do not score
    it. Bids that were still sealed are missing. From a start position it needs `show_cash`, because
    legal steps depend on cash.
    """
    if record.partial is None:
        return replay(record, to)
    rules = rules_of(record)
    if record.start is not None:
        if not rules.show_cash:
            raise RecordError(0, "others' cash at the start is hidden, so nobody can replay this")
        game = read_position(rules, start_with_stand_ins(rules, record.start))
    elif record.deal is not None:
        game = new_game(rules, deal_with_stand_ins(record.deal))
    else:
        raise RecordError(0, "the record has neither a deal nor a start")
    play(game, record, to)
    return game
