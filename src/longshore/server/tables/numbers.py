"""The numbers of decisions.

Every decision of a seat has a number. A command names it, and is stale if that decision is over.
Loans, and what others do in the meantime, leave a decision open.
"""

from __future__ import annotations

from typing import NamedTuple

from longshore.game import Game
from longshore.game.decisions import Decision
from longshore.game.steps import LOAN_STEP
from longshore.server.tables.table import Progress


class Open(NamedTuple):
    """A game's open decision, in enough detail to tell it from the next."""

    decision: Decision | None
    round: int
    seats: tuple[int, ...]


def opened(game: Game) -> Open:
    """The open decision of a game. Nobody is asked when it is over."""
    asked = game.asked()
    if asked is None:
        return Open(None, 0, ())
    return Open(asked.decision, game.state.round if asked.decision == "bid" else 0, asked.seats)


def stays_open(before: Open, after: Open, seat: int, actor: int, step: int) -> bool:
    """Whether a seat's decision is still the same after a step of `actor`."""
    return (
        seat in before.seats
        and seat in after.seats
        and before[:2] == after[:2]
        and (step == LOAN_STEP or seat != actor)
    )


def renumber(progress: Progress, before: Open, after: Open, actor: int, step: int) -> None:
    """Give every new decision a number, and drop the ones that are over."""
    for seat in range(len(progress.decisions)):
        if seat not in after.seats:
            progress.decisions[seat] = None
        elif not stays_open(before, after, seat, actor, step):
            progress.decisions[seat] = fresh_number(progress)


def fresh_number(progress: Progress) -> int:
    """An even number that no decision of this table has had."""
    progress.last_decision += 1
    return 2 * progress.last_decision


def fresh_draft_number(progress: Progress, seat: int) -> int:
    """The same inside a seat's draft: an odd number, which no decision of this seat has had.

    Each seat counts its own. Otherwise the numbers in a seat's draft would reveal how often its
    neighbour had another idea.
    """
    last = progress.last_drafts.get(seat, progress.last_draft) + 1
    progress.last_drafts[seat] = last
    return 2 * last - 1
