"""Commands of a seat, however they arrive: carried out once, and never refused without a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longshore.game import Refused
from longshore.server.api.requests import ChangeDraft, TakeSteps
from longshore.server.clock import now_ms
from longshore.server.problems import Problem
from longshore.server.server import Server
from longshore.server.store import Duplicate, ReceiptRow
from longshore.server.tables.hand_over import come_back
from longshore.server.tables.look import look
from longshore.server.tables.steps import change_draft, take_steps
from longshore.server.tables.table import OPEN, Table
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


async def carry_out(
    server: Server,
    player_id: str,
    table_id: str,
    body: TakeSteps | ChangeDraft,
    command: Command,
) -> Json:
    """Carry out a command once, however often it is sent; the `Done` of docs/api.md.

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
        done = await server.store.receipt(table_id, player_id, body.id)
        if done is not None:
            return done_answer(table, body.id, seat, done.seq, done.decision)
        if isinstance(refusal, Duplicate):
            raise Problem("internal") from refusal
        if table.phase == OPEN:
            raise
        raise Declined(refusal, look(table, seat)) from refusal
    return done_answer(table, body.id, seat, table.seq, table.decision_of(seat))


def done_answer(table: Table, command_id: str, seat: int, seq: int, decision: int | None) -> Json:
    """That it is done, and how things are now."""
    return {"id": command_id, "seq": seq, "decision": decision, "fresh": look(table, seat)}
