"""A seat's command, over HTTP or a socket: carried out once, and never refused blindly."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final, NamedTuple

import msgspec

from longshore.game import Refused
from longshore.server.base.clock import CLOCK, now_ms
from longshore.server.base.problems import Problem
from longshore.server.base.waiting import TooBusy
from longshore.server.messages.looks import Look
from longshore.server.messages.requests import ChangeDraft, TakeSteps
from longshore.server.server import Server
from longshore.server.store import Duplicate, ReceiptRow
from longshore.server.tables.commands.lending import come_back
from longshore.server.tables.commands.steps import change_draft, take_steps
from longshore.server.tables.reading.look import look
from longshore.server.tables.reading.viewpoint import acting_seat
from longshore.server.tables.table import Table
from longshore.server.tables.work import Work

_DIGEST_BYTES: Final = 8
_encode: Final = msgspec.json.Encoder().encode


def digest_of(body: TakeSteps | ChangeDraft) -> bytes:
    """A short hash of what a command asks for, the same over HTTP and a socket."""
    if isinstance(body, TakeSteps):
        asked = _encode((body.seat, body.steps, body.decision, body.commit))
    else:
        asked = _encode((body.seat, body.do))
    return hashlib.blake2b(asked, digest_size=_DIGEST_BYTES).digest()


class Declined(Exception):
    """A refused command, with the reason and what its seat sees now."""

    def __init__(self, reason: Problem | Refused, fresh: Look) -> None:
        super().__init__(reason)
        self.reason = reason
        self.fresh = fresh


class Outcome(NamedTuple):
    """The current table, and the numbers from right after a seat's command."""

    table: Table
    seat: int
    seq: int
    decision: int | None


async def command(
    server: Server,
    player_id: str,
    table_id: str,
    body: TakeSteps | ChangeDraft,
    arrived: float | None = None,
) -> Outcome:
    """Carry out a command for a seat once, however often it is sent.

    A refusal comes with the reason and a fresh view. A command that was carried out before is not
    refused just because it has already happened, but its id stands for no other command. One that
    has waited too long since it `arrived` is not begun.
    """
    server.waiting.check(arrived)
    most = server.settings.limits.batch_steps
    if isinstance(body, TakeSteps) and len(body.steps) > most:
        raise Problem("bad_value", where="steps", detail=f"more than {most}")
    seat = acting_seat(await server.tables.get(table_id), player_id, body.seat)

    def change(work: Work) -> None:
        server.waiting.check(arrived)  # others may have been at the table for long
        acting_seat(work.table, player_id, body.seat)  # the seat may have changed hands since
        come_back(work, seat)
        if isinstance(body, TakeSteps):
            take_steps(work, seat, body.decision, body.steps, commit=body.commit)
        else:
            change_draft(work, seat, body.do)

    def receipt(work: Work) -> ReceiptRow:
        table = work.table
        decision = table.decision_of(seat)
        return ReceiptRow(player_id, body.id, table.seq, decision, now_ms(), digest_of(body))

    arrived = asyncio.get_running_loop().time() if arrived is None else arrived
    try:
        table, _ = await server.tables.change(table_id, change, receipt)
    except TooBusy:
        raise
    except (Problem, Refused, Duplicate) as refusal:
        reason: Problem | Refused | Duplicate = refusal
        table = await server.tables.get(table_id)
        if seat not in table.seats_of(player_id):
            raise Problem("not_your_seat") from refusal  # the seat is someone else's now
        done = await server.store.receipt(table_id, player_id, body.id)
        if done is not None:
            if done.digest in (None, digest_of(body)):
                return Outcome(table, seat, done.seq, done.decision)
            reason = Problem("reused_id")
        if isinstance(reason, Duplicate):
            raise Problem("internal") from refusal
        if table.game is None:
            raise reason from refusal
        fresh = look(table, seat, CLOCK.moment(), with_insight=body.insight)
        raise Declined(reason, fresh) from refusal
    return Outcome(table, seat, table.seq, table.decision_of(seat))
