"""Checks too slow for every step: legal steps are accepted, and everything round-trips."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from longshore.check.violation import Violation
from longshore.game import Game, Refused
from longshore.game.steps import ARGUMENT_BITS, FIRST_BID, KINDS, is_step
from longshore.record import (
    Record,
    position_of,
    read_record,
    read_whole_position,
    replay,
    result_of,
    write_json,
    write_text,
)
from longshore.view import Guess, game_from_view, insight, view_of

_SAMPLE: Final = 12  # how many legal steps of a seat are tried
_STEPS: Final = KINDS << ARGUMENT_BITS  # every step except larger bids has a number below this
# All existing steps with the first bids. Other numbers are tried at random.
_EXISTING: Final = tuple(step for step in range(FIRST_BID + 200) if is_step(step))
_STRANGE: Final = (-1, -(2**63), _STEPS, 2**31, 2**40, 2**63, 2**200)


def check_legal_is_accepted(game: Game, random: Random) -> None:
    """Listed steps are accepted on clones, without touching the game itself."""
    before = game.snapshot()
    for seat in range(game.rules.players):
        legal = game.legal(seat)
        if len(set(legal)) != len(legal):
            raise Violation("R-TURN-12", f"seat {seat} has a legal step listed twice")
        for step in random.sample(legal, min(_SAMPLE, len(legal))):
            clone = game.clone()
            try:
                clone.apply(seat, step)
            except Refused as refusal:
                raise Violation("R-TURN-9", f"seat {seat}, step {step}: {refusal}") from None
    if game.snapshot() != before:
        raise Violation("clone", "a step of a clone has changed the game")


def check_others_are_refused(game: Game, random: Random) -> None:
    """Every number that is not listed is refused and changes nothing (R-TURN-9)."""
    before = game.snapshot()
    for seat in range(game.rules.players):
        legal = set(game.legal(seat))
        for step in _EXISTING:
            if (step in legal) != (game.why_not(seat, step) is None):
                word = "is listed" if step in legal else "is not listed"
                raise Violation("R-TURN-9", f"seat {seat}, step {step} {word}, the guards differ")
        wrong = [*random.sample(range(_STEPS), 20), *_STRANGE]
        for step in wrong:
            if step not in legal:
                _must_refuse(game, seat, step)
    for seat in (-1, game.rules.players, 5, 2**70):
        _must_refuse(game, seat, 0)
    if game.snapshot() != before:
        raise Violation("R-TURN-9", "a refused step has changed the game")


def _must_refuse(game: Game, seat: int, step: int) -> None:
    try:
        game.apply(seat, step)
    except Refused:
        return
    raise Violation("R-TURN-9", f"seat {seat}, step {step} was accepted, and is not listed")


def check_position(game: Game) -> None:
    """A position survives the round trip through a game, with the same legal steps."""
    position = position_of(game)
    again = read_whole_position(game.rules, position)
    if position_of(again) != position:
        raise Violation("position", "position to game to position is not the identity")
    if again.asked() != game.asked():
        raise Violation("position", "the game of the position asks something else")
    for seat in range(game.rules.players):
        if again.legal(seat) != game.legal(seat):
            raise Violation("position", f"other steps of seat {seat} are legal after reading it")


def check_view(game: Game, seat: int | None) -> None:
    """A view has insight, and combined with the true secrets it gives the game back."""
    before = game.snapshot()
    view = view_of(game, seat)
    insight(view)
    if position_of(game_from_view(view, secrets_of(game))) != position_of(game):
        raise Violation("view", f"the view of seat {seat} and all secrets make another game")
    if game.snapshot() != before:
        raise Violation("view", "looking at the game has changed it")


def secrets_of(game: Game) -> Guess:
    """What views hide, in the form in which `game_from_view` takes guesses."""
    position = position_of(game)
    secrets: Guess = {
        "cards": {name: board["card"] for name, board in position["seats"].items()},
        "cash": {name: board["cash"] for name, board in position["seats"].items()},
    }
    auction = position.get("auction")
    if auction is not None:
        secrets["bids"] = auction["bids"]
        secrets["zero_cards"] = auction.get("zero_cards", {})
    return secrets


def check_record(record: Record, steps: Sequence[str], game: Game) -> None:
    """The record of a game, written and read in both formats, leads to the same game."""
    whole = replace(record, steps=tuple(steps), result=result_of(game))
    for form in (write_text(whole), json.dumps(write_json(whole))):
        read = read_record(form)
        scores = read.result and read.result.scores  # the text form leaves ties open
        same = replace(read, result=whole.result) == whole
        if not same or scores != (whole.result and whole.result.scores):
            raise Violation("record", "the record that was read is not the one that was written")
        if position_of(replay(read)) != position_of(game):
            raise Violation("record", "the record leads to another position")
