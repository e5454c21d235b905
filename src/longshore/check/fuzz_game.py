"""One game of the fuzzer: step after step, with every invariant checked after each."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from longshore.check.fuzz_plan import Plan
from longshore.check.invariants import Watched
from longshore.check.spot_checks import (
    check_legal_is_accepted,
    check_others_are_refused,
    check_position,
    check_record,
    check_view,
)
from longshore.check.thinking import Thinking
from longshore.check.violation import Violation
from longshore.game import Asked, Game, Refused
from longshore.game.generator import new_generator
from longshore.game.playout import draw_step
from longshore.game.steps import LOAN_STEP
from longshore.record import Record, line_text, write_text

SPOT: Final = 0.03  # how often each of the slower checks runs
SWEEP: Final = 0.01  # how often every possible step is tried
SUDDEN_LOAN: Final = 0.01  # how often a seat that is not asked borrows


class Failure(NamedTuple):
    """What went wrong in a game, with its record up to the failing step."""

    record: str
    step: int
    rule: str
    text: str


class Played(NamedTuple):
    """How a game of the fuzzer went."""

    steps: int
    capped: bool
    failure: Failure | None
    thinking: Thinking


class Deciders(Protocol):
    """The player of a fuzzer's game: chance, or bots."""

    thinking: Thinking
    """Empty where nobody has a guard."""

    def choose(self, seat: int) -> int:
        """The step for a seat that is asked."""

    def hear(self, asked: Asked, seat: int, step: int) -> None:
        """Hear what a seat did at this decision."""

    def end(self) -> None:
        """The game has ended normally, or was stopped."""

    def leave(self) -> None:
        """The game is over, one way or another."""


class Chance:
    """Draws every step."""

    def __init__(self, plan: Plan) -> None:
        self.thinking = Thinking()
        self._game = plan.game
        self._policy = plan.policy
        self._generator = new_generator(plan.random.getrandbits(32))

    def choose(self, seat: int) -> int:
        """Any legal step, by the plan's policy."""
        return draw_step(self._game, seat, self._generator, self._policy)

    def hear(self, asked: Asked, seat: int, step: int) -> None:
        """Chance has no memory."""

    def end(self) -> None:
        """Nothing to learn."""

    def leave(self) -> None:
        """Nothing to free."""


Seating = Callable[[Plan], Deciders]


def play_plan(plan: Plan, max_turns: int, seating: Seating = Chance) -> Played:
    """Play a plan to the end, to the cap, or to the first violation."""
    steps: list[str] = []
    thinking = Thinking()
    try:
        deciders = seating(plan)
        thinking = deciders.thinking
        try:
            capped = _play(plan, max_turns, deciders, steps)
            deciders.end()
        finally:
            deciders.leave()
        check_record(plan.record, steps, plan.game)
    except Violation as violation:
        failure = _failure(plan.record, steps, violation.rule, violation.text)
        return Played(len(steps), False, failure, thinking)
    except Exception as error:  # noqa: BLE001 (a fuzzer looks for every kind of crash)
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}, {where.name}, line {where.lineno}"
        text = f"{type(error).__name__}: {error} ({place})"
        failure = _failure(plan.record, steps, "crash", text)
        return Played(len(steps), False, failure, thinking)
    return Played(len(steps), capped, None, thinking)


def _play(plan: Plan, max_turns: int, deciders: Deciders, steps: list[str]) -> bool:
    game, random = plan.game, plan.random
    watched = Watched(game)
    asked = game.asked()
    while asked is not None:
        if watched.state.turns[watched.state.turn] >= max_turns:
            return True
        if not asked.seats:
            raise Violation("R-TURN-12", f"{asked.decision} is asked of nobody")
        if random.random() < SPOT:
            check_legal_is_accepted(game, random)
        if random.random() < SWEEP:
            check_others_are_refused(game, random)
        if random.random() < SPOT:
            check_position(game)
            check_view(game, random.choice((*range(game.rules.players), None)))
        seat = random.choice(asked.seats)
        step = deciders.choose(seat)
        if random.random() < SUDDEN_LOAN:
            seat, step = _sudden_loan(game, random.randrange(game.rules.players), seat, step)
        steps.append(line_text(seat, step))
        try:
            watched.apply(seat, step)
        except Refused as refusal:
            raise Violation("R-TURN-9", f"a listed step was refused: {refusal}") from None
        deciders.hear(asked, seat, step)
        asked = game.asked()
    if not game.over:
        raise Violation("R-END-3", "nothing is asked, and the game is not over")
    return False


def _sudden_loan(game: Game, borrower: int, seat: int, step: int) -> tuple[int, int]:
    """A loan for any seat that may take one, instead of the drawn step."""
    return (borrower, LOAN_STEP) if game.why_not(borrower, LOAN_STEP) is None else (seat, step)


def _failure(record: Record, steps: list[str], rule: str, text: str) -> Failure:
    broken = replace(record, steps=tuple(steps))
    return Failure(write_text(broken), len(steps), rule, text)
