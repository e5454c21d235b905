"""What a change of a table means to players who may not be looking."""

from __future__ import annotations

from typing import Final

from longshore.record.words import SEATS
from longshore.server.base.clock import SECOND
from longshore.server.base.ids import new_id
from longshore.server.store import NoticeRow
from longshore.server.tables.table import CANCELLED, FINISHED, OPEN, RUNNING, Table
from longshore.server.tables.work import Work

KINDS: Final = ("turn", "bid", "start", "end")
_AFTER_ORDERS: Final = 5 * SECOND


def notices_of(work: Work) -> list[NoticeRow]:
    """At most one per person: for a new decision, and for the start or end of the game.

    A player who already had to decide knows about it.
    """
    table, before = work.table, work.before
    asked = set(table.asked()) - set([] if before is None else before.asked())
    begins = table.phase == RUNNING and (before is None or before.phase == OPEN)
    ends = before is not None and before.phase == RUNNING and table.phase in (FINISHED, CANCELLED)
    if not (asked or begins or ends):
        return []
    found: dict[str, NoticeRow] = {}
    for number, seat in enumerate(table.seats):
        if not seat.is_person or seat.player is None:
            continue
        kinds = ["start"] * begins + ["end"] * ends
        if SEATS[number] in asked and seat.bot is None:
            kinds.append(asked_kind(table))
        if kinds and (seat.player not in found or len(kinds) > 1):
            found[seat.player] = notice(work, number, seat.player, kinds)
    return list(found.values())


def asked_kind(table: Table) -> str:
    """Whether the decision is a bid in an auction or something else."""
    question = table.running_game.asked()
    return "bid" if question is not None and question.decision == "bid" else "turn"


def notice(work: Work, seat: int, player: str, kinds: list[str]) -> NoticeRow:
    """A notice that waits a little, and waits for a standing order that may answer by itself."""
    progress = work.table.progress
    due_at = work.now + work.delays.notices
    orders = progress.orders.get(seat)
    if orders is not None and orders.act_at is not None:
        due_at = max(due_at, orders.act_at + _AFTER_ORDERS)
    return NoticeRow(
        id=new_id(),
        player_id=player,
        table_id=work.table.id,
        seat=seat,
        kinds=" ".join(kinds),
        decision=progress.decisions[seat] if work.table.phase == RUNNING else None,
        seq=work.table.seq,
        at=work.now,
        due_at=due_at,
    )


def still_asked(table: Table, seat: int, player: str, decision: int | None) -> bool:
    """Whether the player has not started to answer."""
    if table.phase != RUNNING or decision is None or table.seats[seat].player != player:
        return False
    if table.seats[seat].bot is not None or table.seats[seat].left:
        return False
    drafting = table.progress.draft.steps and table.running_game.turn == seat
    return table.progress.decisions[seat] == decision and not drafting
