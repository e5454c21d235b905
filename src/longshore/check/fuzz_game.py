"""One game of the fuzzer: random steps, and after each of them everything that must hold."""

from __future__ import annotations

import traceback
from dataclasses import replace
from typing import Final, NamedTuple

from longshore.check.fuzz_plan import Plan
from longshore.check.invariants import Watched
from longshore.check.spot_checks import (
    check_legal_is_accepted,
    check_others_are_refused,
    check_position,
    check_record,
    check_view,
)
from longshore.check.violation import Violation
from longshore.game import Game, Refused
from longshore.game.generator import new_generator
from longshore.game.playout import draw_step
from longshore.game.steps import LOAN
from longshore.record import Record, line_text, write_text

SPOT: Final = 0.03  # how often each of the slower checks is made
SWEEP: Final = 0.01  # how often all steps there are are tried
SUDDEN_LOAN: Final = 0.01  # how often somebody who is not asked borrows


class Failure(NamedTuple):
    """What went wrong in a game, with its record up to the step after which it did."""

    record: str
    step: int
    rule: str
    text: str


class Played(NamedTuple):
    """How a game of the fuzzer went."""

    steps: int
    capped: bool
    failure: Failure | None


def play_plan(plan: Plan, max_turns: int) -> Played:
    """Play a plan to the end, to the cap, or to the first thing that is wrong."""
    steps: list[str] = []
    try:
        capped = _play(plan, max_turns, steps)
        check_record(plan.record, steps, plan.game)
    except Violation as violation:
        return Played(
            len(steps), False, _failure(plan.record, steps, violation.rule, violation.text)
        )
    except Exception as error:  # noqa: BLE001 (a fuzzer looks for every kind of crash)
        where = traceback.extract_tb(error.__traceback__)[-1]
        text = f"{type(error).__name__}: {error} ({where.name}, line {where.lineno})"
        return Played(len(steps), False, _failure(plan.record, steps, "crash", text))
    return Played(len(steps), capped, None)


def _play(plan: Plan, max_turns: int, steps: list[str]) -> bool:
    game, random = plan.game, plan.random
    generator = new_generator(random.getrandbits(32))
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
        step = draw_step(game, seat, generator, plan.policy)
        if random.random() < SUDDEN_LOAN:
            seat, step = _sudden_loan(game, random.randrange(game.rules.players), seat, step)
        steps.append(line_text(seat, step))
        try:
            watched.apply(seat, step)
        except Refused as refusal:
            raise Violation("R-TURN-9", f"a listed step was refused: {refusal}") from None
        asked = game.asked()
    if not game.over:
        raise Violation("R-END-3", "nothing is asked, and the game is not over")
    return False


def _sudden_loan(game: Game, borrower: int, seat: int, step: int) -> tuple[int, int]:
    """A loan of any seat in place of the drawn step, where it may take one."""
    return (borrower, LOAN) if game.why_not(borrower, LOAN) is None else (seat, step)


def _failure(record: Record, steps: list[str], rule: str, text: str) -> Failure:
    broken = replace(record, steps=tuple(steps))
    return Failure(write_text(broken), len(steps), rule, text)
