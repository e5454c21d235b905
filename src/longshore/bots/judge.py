"""A bot judges a seat's decisions in a recorded game: where it would have done something else.

The judge follows the game as a player in that seat would have: it gets the seat's view, its legal
steps and the public steps, never the game. What the difference is worth is estimated from the same
knowledge (`captain.comparing`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from longshore.bots.bot import Bot
from longshore.bots.captain.comparing import SIMULATIONS, Comparer, Difference
from longshore.bots.seats import Seats
from longshore.game.decisions import Decision
from longshore.record import Record, starting_game, step_text, steps_of
from longshore.view import view_of


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision in which the judge would have taken another step."""

    step: int
    """Its number in the record, from 1."""
    turn: int
    """Turns started until then, over all seats."""
    decision: Decision
    played: str
    better: str
    """What the judge would have done."""
    cost: Difference
    """What that would have brought more. Negative if it would not."""

    @property
    def matters(self) -> bool:
        """Whether the difference is more than chance may explain: two standard errors."""
        return self.cost.lead > 2 * self.cost.error


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a judge says about one seat of one game."""

    decisions: int
    """How many there were, without those that left no choice."""
    same: int
    """In how many of them the judge would have taken the same step."""
    others: tuple[Judged, ...]
    """The rest, with the costliest first."""

    def costliest(self, most: int) -> tuple[Judged, ...]:
        """The costliest of those that matter."""
        return tuple(one for one in self.others if one.matters)[:most]


def judge_seat(
    record: Record,
    seat: int,
    judge: Bot,
    *,
    simulations: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Judgement:
    """Judge all decisions of a seat. The record is whole and can be replayed."""
    game = starting_game(record)
    table = Seats(game, [judge] * record.players)  # only ever asked in this seat
    first_view = view_of(game, seat)
    judge.start(first_view)
    comparer = Comparer(first_view, simulations=simulations or SIMULATIONS)
    decisions = same = 0
    others: list[Judged] = []
    for number, (player, step) in enumerate(steps_of(record), 1):
        played = step_text(step)
        if player == seat and len(game.legal(seat)) > 1:
            asking = table.asking(seat)
            better = judge.answer(asking).step
            comparer.hear(asking)
            decisions += 1
            if better == played or better not in asking.legal:
                same += better == played
            else:
                turn = sum(game.snapshot().turns) + 1
                cost = comparer.compare(asking, better, played)
                others.append(Judged(number, turn, asking.decision, played, better, cost))
        table.play(player, played)
        progress(number)
    others.sort(key=lambda one: -one.cost.lead)
    return Judgement(decisions, same, tuple(others))
