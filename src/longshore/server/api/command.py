"""Commands of a seat, however they arrive: carried out once, and never refused without a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from longshore.game import Refused
from longshore.server.base.clock import now_ms
from longshore.server.base.problems import Problem
from longshore.server.messages.requests import ChangeDraft, TakeSteps
from longshore.server.server import Server
from longshore.server.store import Duplicate, ReceiptRow
from longshore.server.tables.hand_over import come_back
from longshore.server.tables.look import look
from longshore.server.tables.steps import change_draft, take_steps
from longshore.server.tables.table import Table
from longshore.server.tables.viewpoint import acting_seat
from longshore.server.tables.work import Work

Json = dict[str, Any]
Command = Callable[[Work, int], None]


class Declined(Exception):
    """A command that is refused, with the reason and the view as it is now."""

    def __init__(self, reason: Problem | Refused, fresh: Json) -> None:
        super().__init__(reason)
        self.reason = reason
        self.fresh = fresh


def steps_command(server: Server, body: TakeSteps) -> Command:
    """The command of a `steps` message."""
    most = server.settings.limits.batch_steps
    if len(body.steps) > most:
        raise Problem("bad_value", where="steps", detail=f"more than {most}")

    def command(work: Work, seat: int) -> None:
        take_steps(work, seat, body.decision, body.steps, commit=body.commit)

    return command


def draft_command(body: ChangeDraft) -> Command:
    """The command of a `draft` message."""

    def command(work: Work, seat: int) -> None:
        change_draft(work, seat, body.do)

    return command


class Outcome(NamedTuple):
    """A table now, and the numbers as they were right after a command of a seat."""

    table: Table
    seat: int
    seq: int
    decision: int | None


async def carry_out(
    server: Server,
    player_id: str,
    table_id: str,
    body: TakeSteps | ChangeDraft,
    command: Command,
) -> Json:
    """Carry out a command; the `Done` of docs/api.md."""
    done = await perform(server, player_id, table_id, body, command)
    return {
        "id": body.id,
        "seq": done.seq,
        "decision": done.decision,
        "fresh": look(done.table, done.seat, with_insight=body.insight),
    }


async def perform(
    server: Server,
    player_id: str,
    table_id: str,
    body: TakeSteps | ChangeDraft,
    command: Command,
) -> Outcome:
    """Carry out a command once, however often it is sent.

    What is refused gets the reason and the fresh view; unless it was carried out before, and is
    refused only because it has already happened.
    """
    seat = acting_seat(await server.tables.get(table_id), player_id, body.seat)

    def checked(work: Work) -> None:
        acting_seat(work.table, player_id, body.seat)  # it may have changed hands since
        come_back(work, seat)
        command(work, seat)

    def receipt(work: Work) -> ReceiptRow:
        table = work.table
        return ReceiptRow(player_id, body.id, table.seq, table.decision_of(seat), now_ms())

    try:
        table, _ = await server.tables.change(table_id, checked, receipt)
    except (Problem, Refused, Duplicate) as refusal:
        table = await server.tables.get(table_id)
        if seat not in table.seats_of(player_id):
            raise Problem("not_your_seat") from refusal  # it is another's now, and so is its view
        done = await server.store.receipt(table_id, player_id, body.id)
        if done is not None:
            return Outcome(table, seat, done.seq, done.decision)
        if isinstance(refusal, Duplicate):
            raise Problem("internal") from refusal
        if table.game is None:
            raise
        fresh = look(table, seat, with_insight=body.insight)
        raise Declined(refusal, fresh) from refusal
    return Outcome(table, seat, table.seq, table.decision_of(seat))
