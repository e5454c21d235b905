"""Which steps of a turn can still be undone (docs/design.md, section 5).

A turn is a draft until it matters to others. Its player may compose, inspect and undo it, on the
server as well as in the terminal. Steps that ask other seats, or that are taken outside the
player's own turn, are final when they are sent.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from longshore.game import Game
from longshore.game.decisions import DECISION_NAMES, SETTLING
from longshore.game.steps import DEFAULT_STEP, DONE_STEP, SAIL_TO_ISLAND

# The only steps that can ask another seat during a player's own turn.
_ASKING: Final = (DEFAULT_STEP, DONE_STEP, SAIL_TO_ISLAND)


class Effect(Enum):
    """Where a step leads in a draft."""

    GOES_ON = auto()
    """The same seat decides again."""
    COMPLETES = auto()
    """The turn is complete, but not yet public."""
    IS_FINAL = auto()
    """It matters to others at once, so it is accepted only together with committing the draft."""


def may_draft(game: Game, seat: int) -> bool:
    """Whether this seat's decision is composed as a draft.

    That is so in the seat's own turn while nobody else is asked. Settling an auction is never a
    draft.
    """
    asked = game.asked()
    return (
        game.turn == seat
        and asked is not None
        and asked.seats == (seat,)
        and asked.decision != DECISION_NAMES[SETTLING]
    )


def rehearse(game: Game, seat: int, step: int) -> Effect:
    """Take a step of a draft on a copy of the game, or raise `Refused`."""
    complete = game.rehearse(seat, step)
    if step == DEFAULT_STEP:
        return Effect.IS_FINAL
    if complete:
        return Effect.COMPLETES
    asked = game.asked()
    own = asked is not None and asked.seats == (seat,)
    return Effect.GOES_ON if own else Effect.IS_FINAL


def final_steps(game: Game, seat: int) -> list[int]:
    """The legal steps of a draft that are final. Does not change the game."""
    legal = game.besides_bids(seat)
    return [
        step
        for step in _ASKING
        if step in legal and rehearse(game.clone(), seat, step) is Effect.IS_FINAL
    ]
