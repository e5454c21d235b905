"""Try plans in guessed games: the budget goes to the better half, again and again."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from longshore.bots.captain.clock import Clock
from longshore.bots.captain.plans import Plan
from longshore.bots.rollout.mind import Mind
from longshore.bots.rollout.simulate import Tried, try_plan
from longshore.game import Game

# How much a dollar of the best other player counts against one of the captain's own. If it counted
# as much, no trade would be worth while that earns both the same. Players who think so stop buying
# from each other, bid next to nothing, and a table of them dries out.
_RIVAL: Final = 0.5
_VICTORY: Final = 20.0  # dollars that winning is worth besides the score
_SAFE: Final = 25.0  # dollars of lead with which most games are won
_SEEDS: Final = 2**31
_ENOUGH: Final = 4  # simulations; fewer prove nothing


@dataclass(slots=True, eq=False)
class Trial:
    """A plan, how much the style favours it, and what trying it has shown."""

    plan: Plan
    liking: float = 0.0
    seen: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The expected lead over the best other player at the end of the game, in dollars."""
        return self.liking + (sum(self.seen) / len(self.seen) if self.seen else 0.0)


@dataclass(slots=True)
class Search:
    """The guessed games, repeated by likelihood, and how they are played out."""

    games: Sequence[Game]
    seat: int
    mind: Mind
    turns: int
    chance: Random
    clock: Clock
    doubt: float
    """How many standard errors a plan must be above the usual one."""
    seeds: list[int] = field(default_factory=list)

    def best_first(self, trials: list[Trial], width: int, budget: int) -> list[Trial]:
        """These plans, best first. The first one given is the usual one."""
        usual = trials[0]
        tried = self._halve(self._narrow(trials, width), budget)
        best = tried[0]
        if best is not usual and not is_better(best, usual, self.doubt):
            best = usual
        return [best, *(trial for trial in tried if trial is not best)]

    def _try(self, trial: Trial, number: int, turns: int) -> None:
        """One simulation. The same number means the same guess and the same random numbers."""
        while len(self.seeds) <= number:
            self.seeds.append(self.chance.randrange(_SEEDS))
        game = self.games[number % len(self.games)]
        tried = try_plan(game, self.seat, list(trial.plan), self.mind, self.seeds[number], turns)
        trial.seen.append(utility(tried, self.seat))

    def _narrow(self, trials: list[Trial], width: int) -> list[Trial]:
        """The usual plan, and those that look best at the end of the current turn."""
        if len(trials) <= width:
            return trials
        for trial in trials[1:]:
            for number in range(2):
                self._try(trial, number, 1)
            if self.clock.rings():
                return trials[:1]
        kept = sorted(trials[1:], key=lambda trial: -trial.mean)[: width - 1]
        for trial in trials:
            trial.seen.clear()
        return [trials[0], *kept]

    def _halve(self, trials: list[Trial], budget: int) -> list[Trial]:
        """Try all plans equally often, then the better half, and so on. The usual one stays."""
        alive = trials
        rounds = max(1, math.ceil(math.log2(len(alive))))
        number = 0
        for _ in range(rounds):
            for _ in range(max(1, budget // (rounds * len(alive)))):
                for trial in alive:
                    self._try(trial, number, self.turns)
                    if self.clock.rings():
                        return ranked(alive, trials)
                number += 1
            rest = sorted(alive[1:], key=lambda trial: -trial.mean)
            alive = [alive[0], *rest[: max(1, len(rest) // 2)]]
        return ranked(alive, trials)


def ranked(alive: Sequence[Trial], trials: Sequence[Trial]) -> list[Trial]:
    """The most often tried plans first, the best of them at the top."""
    out = [trial for trial in trials if trial not in alive]
    return sorted(alive, key=lambda t: -t.mean) + sorted(out, key=lambda t: -t.mean)


def is_better(new: Trial, usual: Trial, doubt: float) -> bool:
    """Whether a plan is significantly better than the usual one.

    Both were tried in the same guessed games with the same random numbers, so their differences
    count.
    """
    count = min(len(new.seen), len(usual.seen))
    if count < _ENOUGH:
        return False
    apart = [one - two for one, two in zip(new.seen, usual.seen, strict=False)]
    mean = sum(apart) / count
    spread = math.sqrt(sum((difference - mean) ** 2 for difference in apart) / (count - 1) / count)
    return mean + new.liking - usual.liking > doubt * spread


def utility(tried: Tried, seat: int) -> float:
    """What an outcome is worth to a seat, in its own dollars."""
    own = tried.scores[seat]
    best = max(score for other, score in enumerate(tried.scores) if other != seat)
    return own - _RIVAL * best + _VICTORY * chance_of_victory(own - best, over=tried.over)


def chance_of_victory(lead: float, *, over: bool) -> float:
    """Certain at the end. Before that, a small lead is still easily lost."""
    if over:
        return 0.5 if lead == 0 else float(lead > 0)
    return 0.5 + 0.5 * math.tanh(lead / _SAFE)
