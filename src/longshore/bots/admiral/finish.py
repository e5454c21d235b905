"""Finishes a game that is won: with the production that takes the last containers.

Nobody else has another turn then (R-END-3), so it only has to be ahead, whatever cards the others
hold. A machine for a scarce colour may come first. What it does in the rest of that turn must not
cost it the victory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longshore.game import Game
from longshore.game.editions import COLOURS, COLOURS_GONE_AT_END
from longshore.game.scoring import score_island
from longshore.game.steps import (
    DONE_STEP,
    LOAN_STEP,
    MACHINE,
    MAKE,
    PASS_STEP,
    PRODUCE_STEP,
    REPAY_STEP,
    kind_of,
)

_LONGEST: Final = 80  # steps; no turn has more
_BEFORE: Final = ("action", "make")  # decisions before the last containers are made
_SECOND_CHOICES: Final = (LOAN_STEP, REPAY_STEP)


def winning_steps(game: Game, seat: int) -> list[int]:
    """The steps after which a seat is sure to end the game in this turn and to win it, if any."""
    asked = game.asked()
    if asked is None or game.turn != seat or asked.seats != (seat,):
        return []
    legal = game.legal(seat)
    if game.state.ending:
        return [step for step in legal if wins(game, seat, step)]
    if asked.decision not in _BEFORE:
        return []
    ends = [step for step in legal if is_making(step) and wins(game, seat, step)]
    return ends or [
        step for step in legal if kind_of(step) == MACHINE and readies(game, seat, step)
    ]


def is_making(step: int) -> bool:
    """Whether a step makes containers."""
    return step == PRODUCE_STEP or kind_of(step) == MAKE


def readies(game: Game, seat: int, step: int) -> bool:
    """Whether production wins the game in the same turn, once the seat has done this."""
    after = game.clone()
    after.apply(seat, step)
    return PRODUCE_STEP in after.legal(seat) and wins(after, seat, PRODUCE_STEP)


def is_near(supply: Sequence[int]) -> bool:
    """Whether one production can take the last containers. It takes at most one of a colour."""
    return sum(left <= 1 for left in supply) >= COLOURS_GONE_AT_END


def wins(game: Game, seat: int, step: int) -> bool:
    """Whether the game is sure to end and be won if the seat does this, and then nothing more."""
    after = game.clone()
    after.apply(seat, step)
    asked = after.asked()
    if asked is not None and asked.decision == "make" and not after.state.ending:
        made = [step for step in after.legal(seat) if kind_of(step) == MAKE]
        return any(wins(after, seat, step) for step in made)
    for _ in range(_LONGEST):
        if not after.state.ending or asked is None or asked.seats != (seat,):
            break
        after.apply(seat, dullest(after.legal(seat)))
        asked = after.asked()
    return after.over and is_ahead(after, seat)


def dullest(legal: list[int]) -> int:
    """The step that does the least."""
    for step in (PASS_STEP, DONE_STEP):
        if step in legal:
            return step
    return next((step for step in legal if step not in _SECOND_CHOICES), legal[0])


def is_ahead(game: Game, seat: int) -> bool:
    """Whether a seat would win as things stand, whatever cards the others hold."""
    own = game.score(seat).total
    return all(own > most_of(game, other) for other in range(game.rules.players) if other != seat)


def most_of(game: Game, seat: int) -> int:
    """A seat's score as things stand, under the card that suits it best."""
    score = game.score(seat)
    best = max(score_island(score.island.counts, card).total for card in range(COLOURS))
    return score.total - score.island.total + best
