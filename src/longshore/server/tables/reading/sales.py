"""What can still be sold to the bank in place of a drafted `skip` (R-DOM)."""

from __future__ import annotations

from typing import Final

from longshore.game.steps import LOAN_STEP, REPAY_STEP, SELL, SKIP_STEP, kind_of
from longshore.record import parse_step, step_text
from longshore.server.tables.table import Table

_FREE: Final = (SKIP_STEP, LOAN_STEP, REPAY_STEP)  # before the first action (R-TURN-3, R-TURN-7)


def sales_left(table: Table, seat: int) -> list[str]:
    """The sales that the seat's draft has skipped, until it contains an action.

    The player can undo the `skip` and sell, so nobody has to be asked before every turn.
    """
    steps = [parse_step(drafted.step) for drafted in table.progress.draft.steps]
    if SKIP_STEP not in steps or any(step not in _FREE for step in steps):
        return []
    game = table.running_game.clone()
    for step in steps[: steps.index(SKIP_STEP)]:
        game.apply(seat, step)
    return [step_text(step) for step in game.legal(seat) if kind_of(step) == SELL]
