"""Play: final steps, draft steps, and how a draft becomes public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longshore.game.refusals import NOT_ASKED, refused
from longshore.game.steps import LOAN_STEP
from longshore.record import StepError, line_text, parse_step, step_text
from longshore.record.turn_draft import Effect, rehearse
from longshore.server.base.problems import Problem
from longshore.server.tables.commands.finish import (
    finish_if_over,
    note_life,
    offer_after_quiet_rounds,
)
from longshore.server.tables.commands.lending import turn_over
from longshore.server.tables.numbers import fresh_draft_number, opened, renumber, stays_open
from longshore.server.tables.table import OPEN, RUNNING, DraftStep, Table
from longshore.server.tables.time.clocks import after_step
from longshore.server.tables.time.old_prices import note_prices
from longshore.server.tables.work import Work
from longshore.view import play

MOST_TURN_STEPS: Final = 500


def take_steps(
    work: Work, seat: int, decision: int | None, texts: Sequence[str], *, commit: bool
) -> None:
    """Take one step or a batch for one seat, all or nothing.

    Steps of the seat's own turn go into its draft and are played with `commit`. All others are
    final at once.
    """
    table = work.table
    need_running(table)
    steps = [read_step(text) for text in texts]
    check_decision(table, seat, decision, steps)
    drafting = table.may_draft(seat)
    check_length(table, seat, steps)
    if drafting and not commit:
        compose(work, seat, steps)
        return
    drafted = list(table.progress.draft.steps) if drafting else []
    if drafting and steps and table.rehearsal()[1]:
        raise Problem("turn_complete")
    publish(work, seat, drafted, steps)


def read_step(text: str) -> int:
    """Parse a step."""
    try:
        return parse_step(text)
    except StepError as error:
        raise Problem("bad_step", text=text[:80]) from error


def need_running(table: Table) -> None:
    """Raise unless the game is running."""
    if table.phase == OPEN:
        raise Problem("not_started")
    if table.phase != RUNNING:
        raise Problem("not_running")


def check_decision(table: Table, seat: int, decision: int | None, steps: Sequence[int]) -> None:
    """A command is stale only if the decision it names is over. A loan needs none."""
    if decision is None:
        if any(step != LOAN_STEP for step in steps):
            if table.decision_of(seat) is None:
                raise refused(NOT_ASKED)
            raise Problem("decision_needed")
    elif decision != table.decision_of(seat):
        raise Problem("stale")


def check_length(table: Table, seat: int, steps: Sequence[int]) -> None:
    """Loans that are repaid at once could go on forever, unlike everything else in a turn."""
    if LOAN_STEP in steps and turn_too_long(table, seat, len(steps)):
        raise Problem("turn_too_long", most=MOST_TURN_STEPS)


def turn_too_long(table: Table, seat: int, more: int) -> bool:
    """Whether a seat's turn has no room for this many steps with a loan among them."""
    if table.running_game.turn != seat:
        return False
    taken = table.progress.turn_steps + len(table.progress.draft.steps)
    return taken + more > MOST_TURN_STEPS


# ---------------------------------------------------------------- drafts


def compose(work: Work, seat: int, steps: Sequence[int]) -> None:
    """Add steps to the draft. A step that asks another seat needs `commit` (design.md, 5)."""
    table = work.table
    progress = table.progress
    game, complete = table.rehearsal()
    game = game.clone()
    for step in steps:
        if complete:
            raise Problem("turn_complete")
        before = opened(game)
        effect = rehearse(game, seat, step)
        if effect is Effect.IS_FINAL:
            raise Problem("commit_needed", step=step_text(step))
        complete = effect is Effect.COMPLETES
        number: int | None = None
        if not complete:
            number = table.decision_of(seat)
            if not stays_open(before, opened(game), seat, seat, step):
                number = fresh_draft_number(progress, seat)
        progress.draft.steps.append(DraftStep(step_text(step), number))
    progress.draft.undone.clear()
    table.draft_changed()
    work.touch()


def change_draft(work: Work, seat: int, do: str) -> None:
    """Undo, redo, reset or commit the draft of a seat."""
    table = work.table
    need_running(table)
    if not table.may_draft(seat):
        raise Problem("no_draft")
    draft = table.progress.draft
    if do == "commit":
        if not draft.steps:
            raise Problem("nothing_to_commit")
        publish(work, seat, list(draft.steps), ())
        return
    if do == "redo":
        if not draft.undone:
            raise Problem("nothing_to_redo")
        draft.steps.append(draft.undone.pop())
    elif not draft.steps:
        raise Problem("nothing_to_undo")
    elif do == "undo":
        draft.undone.append(draft.steps.pop())
    else:
        draft.undone += reversed(draft.steps)
        draft.steps.clear()
    table.draft_changed()
    work.touch()


# ---------------------------------------------------------------- what everyone sees


def publish(work: Work, seat: int, drafted: Sequence[DraftStep], steps: Sequence[int]) -> None:
    """Play a draft and further steps for good. If a step is refused, nothing is stored."""
    table = work.table
    for entry in drafted:
        commit_step(work, seat, parse_step(entry.step), entry.decision)
    for step in steps:
        if table.phase != RUNNING:
            raise Problem("not_running")
        commit_step(work, seat, step, None)


def commit_step(work: Work, seat: int, step: int, number: int | None) -> None:
    """Play one step of the record. `number` is what its draft called the next decision."""
    table = work.table
    game, progress = table.running_game, table.progress
    before, turn = opened(game), game.turn
    note_prices(progress, game, step)
    events = play(game, seat, step)
    after = opened(game)
    note_life(table, step, turn)
    progress.steps += 1
    renumber(progress, before, after, seat, step)
    if number is not None and seat in after.seats:
        progress.decisions[seat] = number
    if seat == turn:
        progress.turn_steps += 1
        table.drop_draft()
    else:  # a loan beneath the draft, or an answer, which has no draft
        table.draft_changed()
    after_step(work, before, after, turn)
    work.tell(*events, seat=seat, line=line_text(seat, step))
    if game.turn != turn or game.over:
        progress.turn_steps = 0
        table.drop_draft()
        work.keep_snapshot()
        if not finish_if_over(work):
            turn_over(work, turn)
            offer_after_quiet_rounds(work)
