"""Compare steps of one decision in the same simulations, with a captain's knowledge of the game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from longshore.bots.bot import Asking
from longshore.bots.captain.guesses import guessed_games
from longshore.bots.captain.notes import Notes
from longshore.bots.rollout.mind import new_mind, tell
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
        view, memory = asking.view, self.notes.memory
        tell(
            self.mind,
            round(100 * memory.factory_price.mean),
            round(100 * memory.harbour_price.mean),
            [round(100 * self.notes.share_of(name)) for name in view["seats"]],
        )
        games = guessed_games(view, self.notes, self.random)
        turns = _ROUNDS * len(view["seats"])
        scores, leads = [], []
        for number in range(self.simulations):
            game, seed = games[number % len(games)], self.random.randrange(_SEEDS)
            ends = [
                try_plan(game, asking.seat, [parse_step(step)], self.mind, seed, turns)
                for step in (better, worse)
            ]
            scores.append(ends[0][asking.seat] - ends[1][asking.seat])
            leads.append(lead(ends[0], asking.seat) - lead(ends[1], asking.seat))
        return Difference(mean(scores), mean(leads), standard_error(leads))


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
