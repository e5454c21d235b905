"""Which steps of a turn can still be taken back (docs/design.md, section 5).

A turn is a draft until it matters to others: its player may compose it, look at it and undo it, on
the server as in the terminal. Whatever is asked of others, or outside the own turn, is final when
it is sent.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from longshore.game import Game
from longshore.game.decisions import DECISION_NAMES, SETTLING
from longshore.game.steps import DEFAULT_STEP, DONE_STEP, SAIL_TO_ISLAND

# The only steps that can put a question to another seat in one's own turn.
_ASKING: Final = (DEFAULT_STEP, DONE_STEP, SAIL_TO_ISLAND)


class Effect(Enum):
    """Where a step leads in a draft."""

    GOES_ON = auto()
    """The same seat is asked again."""
    COMPLETES = auto()
    """The turn is over, but for making it public."""
    IS_FINAL = auto()
    """It matters to others at once: it is taken only together with making the draft public."""


def may_draft(game: Game, seat: int) -> bool:
    """Whether what this seat is asked now is composed as a draft.

    It is the seat's own turn, and nobody else is asked. To settle an auction is never a draft.
    """
    asked = game.asked()
    return (
        game.turn == seat
        and asked is not None
        and asked.seats == (seat,)
        and asked.decision != DECISION_NAMES[SETTLING]
    )


def rehearse(game: Game, seat: int, step: int) -> Effect:
    """Take a step of a draft on a copy of the game; `Refused` if it is not legal."""
    complete = game.rehearse(seat, step)
    if step == DEFAULT_STEP:
        return Effect.IS_FINAL
    if complete:
        return Effect.COMPLETES
    asked = game.asked()
    own = asked is not None and asked.seats == (seat,)
    return Effect.GOES_ON if own else Effect.IS_FINAL


def final_steps(game: Game, seat: int) -> list[int]:
    """The legal steps of a draft that are final. The game stays as it is."""
    return [
        step
        for step in _ASKING
        if game.why_not(seat, step) is None
        and rehearse(game.clone(), seat, step) is Effect.IS_FINAL
    ]
