"""Try steps of one decision in the same simulations, with a captain's knowledge of the game."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random
from typing import Final

from longshore.bots.bot import Asking
from longshore.bots.captain.guesses import guessed_games
from longshore.bots.captain.notes import Notes
from longshore.bots.rollout.mind import Mind, new_mind, tell
from longshore.bots.rollout.simulate import try_plan
from longshore.record import parse_step
from longshore.view.forms import GameView

SIMULATIONS: Final = 96  # of each step
_ROUNDS: Final = 3  # played out before the end is estimated, as a captain does
_SEEDS: Final = 2**31


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more one step brings than another at the end of the game, in dollars."""

    score: float
    """In the seat's own score."""
    lead: float
    """In its lead over the best other player."""
    error: float
    """The standard error of `lead`."""


class Comparer:
    """Follows a game from one seat and compares its steps. It knows what a player there knows."""

    def __init__(self, view: GameView, *, simulations: int = SIMULATIONS) -> None:
        self.simulations = max(2, simulations)
        self.random = Random("compare")
        self.mind = new_mind(0)
        self.notes = Notes()
        self.notes.start(view)

    def hear(self, asking: Asking) -> None:
        """Take in what has happened since the last decision of the seat."""
        self.notes.note(asking.view, asking.steps)

    def compare(self, asking: Asking, better: str, worse: str) -> Difference:
        """Try both steps in the same guessed games with the same chance."""
        scores, leads = [], []
        tried = ends_after((better, worse), asking, self.notes, self.mind, self.random)
        for ends in islice(tried, self.simulations):
            scores.append(ends[0][asking.seat] - ends[1][asking.seat])
            leads.append(lead(ends[0], asking.seat) - lead(ends[1], asking.seat))
        return Difference(mean(scores), mean(leads), standard_error(leads))


def ends_after(
    steps: Sequence[str], asking: Asking, notes: Notes, mind: Mind, chance: Random
) -> Iterator[list[list[float]]]:
    """The scores to which each of these steps leads, in an endless series of simulations.

    Within one, all steps are tried in the same guessed game and with the same chance.
    """
    view, memory = asking.view, notes.memory
    tell(
        mind,
        round(100 * memory.factory_price.mean),
        round(100 * memory.harbour_price.mean),
        [round(100 * notes.share_of(name)) for name in view["seats"]],
    )
    plans = [[parse_step(step)] for step in steps]
    turns = _ROUNDS * len(view["seats"])
    for game in cycle(guessed_games(view, notes, chance)):
        seed = chance.randrange(_SEEDS)
        yield [try_plan(game, asking.seat, plan, mind, seed, turns).scores for plan in plans]


def lead(scores: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the best other one."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def mean(values: Sequence[float]) -> float:
    """The mean of some values."""
    return sum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    """The standard error of their mean, for at least two values."""
    middle = mean(values)
    squares = sum((value - middle) ** 2 for value in values)
    return math.sqrt(squares / (len(values) - 1) / len(values))
