"""What the best steps lead to, for people who ask for a hint.

How much better one step is than another is tried in simulations, in games that fit the view, with
the same chance for all steps. If a network says how the game is likely to end from here, all are
adjusted to that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from longshore.bots.bot import Asking, Candidate
from longshore.bots.captain.clock import Clock
from longshore.bots.captain.comparing import ends_after, lead, mean
from longshore.bots.captain.notes import Notes
from longshore.bots.rollout.mind import new_mind

_SIMULATIONS: Final = 32  # of each step


class Outlook(NamedTuple):
    """How a game is likely to end for a seat."""

    score: float
    chance: float
    """To win."""


@dataclass(slots=True)
class _Tried:
    leads: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)


def weigh(
    notes: Notes, asking: Asking, steps: Sequence[str], told: Outlook | None = None
) -> tuple[Candidate, ...]:
    """These steps with what they are worth, their score and their chance to win, best first.

    `notes` have everything until now. The first step is the one that the bot has chosen, and that
    `told` is about. A few simulations are no reason to prefer another, so steps that look better in
    them count as equal.
    """
    clock = Clock(asking.think_ms)
    tried = [_Tried() for _ in steps]
    simulations = ends_after(steps, asking, notes, new_mind(0), Random("advice"))
    for ends in islice(simulations, _SIMULATIONS):
        for scores, result in zip(ends, tried, strict=True):
            best = max(scores)
            won = scores[asking.seat] == best
            result.leads.append(lead(scores, asking.seat))
            result.scores.append(scores[asking.seat])
            result.wins.append(1 / scores.count(best) if won else 0.0)
        if clock.rings():
            break
    chosen, *others = (
        candidate(step, result, tried[0], told) for step, result in zip(steps, tried, strict=True)
    )
    equal_at_most = [no_better(other, chosen) for other in others]
    return chosen, *sorted(equal_at_most, key=lambda other: other.worth, reverse=True)


def candidate(step: str, result: _Tried, best: _Tried, told: Outlook | None) -> Candidate:
    """A step as the simulations saw it, levelled so that the best is as a network says."""
    score, chance = mean(result.scores), mean(result.wins)
    if told is not None:
        score += told.score - mean(best.scores)
        chance += told.chance - mean(best.wins)
    return Candidate(
        step,
        round(mean(result.leads), 2),
        score=round(score, 1),
        chance=round(max(0.0, min(1.0, chance)), 2),
    )


def no_better(other: Candidate, chosen: Candidate) -> Candidate:
    """A step whose figures are at most those of the chosen one."""
    return Candidate(
        other.step,
        min(other.worth, chosen.worth),
        score=least(other.score, chosen.score),
        chance=least(other.chance, chosen.chance),
    )


def least(one: float | None, other: float | None) -> float | None:
    """The smaller of two figures, if both are known."""
    return None if one is None or other is None else min(one, other)
