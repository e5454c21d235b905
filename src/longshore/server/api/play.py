"""Operations of play: views, steps, drafts and news."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from longshore.game import Refused
from longshore.server.api.answers import Done, Events, View
from longshore.server.api.endpoint import WithFresh
from longshore.server.api.operation import Call, Operation
from longshore.server.api.requests import ChangeDraft, EventsQuery, TakeSteps, ViewQuery
from longshore.server.clock import now_ms
from longshore.server.problems import Problem
from longshore.server.store import Duplicate, EntryRow, ReceiptRow
from longshore.server.tables.look import look
from longshore.server.tables.steps import change_draft, take_steps
from longshore.server.tables.table import Table
from longshore.server.tables.viewpoint import acting_seat, viewpoint
from longshore.server.tables.work import Work

Json = dict[str, Any]


async def read_view(call: Call) -> Json:
    """What a seat, or a spectator, sees now."""
    query: ViewQuery = call.query
    table = await call.server.tables.get(call.params["id"])
    seat = viewpoint(table, call.player_id, query.seat)
    return look(table, seat, with_insight=query.insight)


async def post_steps(call: Call) -> Json:
    """Play, or compose a turn."""
    body: TakeSteps = call.body
    most = call.server.settings.limits.batch_steps
    if len(body.steps) > most:
        raise Problem("bad_value", where="steps", detail=f"more than {most}")

    def command(work: Work, seat: int) -> None:
        take_steps(work, seat, body.decision, body.steps, commit=body.commit)

    return await act(call, body.id, body.seat, command)


async def post_draft(call: Call) -> Json:
    """Undo, redo, reset or commit the turn that is being composed."""
    body: ChangeDraft = call.body

    def command(work: Work, seat: int) -> None:
        change_draft(work, seat, body.do)

    return await act(call, body.id, body.seat, command)


async def act(
    call: Call, command_id: str, seat_name: str, command: Callable[[Work, int], None]
) -> Json:
    """Carry out a command of a seat once, however often it is sent.

    What is refused gets the reason and the fresh view; unless it was carried out before, and is
    refused only because it has already happened.
    """
    tables, player = call.server.tables, call.player
    table_id = call.params["id"]
    seat = acting_seat(await tables.get(table_id), player.id, seat_name)

    def checked(work: Work) -> None:
        # The seat may have changed hands since.
        acting_seat(work.table, player.id, seat_name)
        command(work, seat)

    def receipt(work: Work) -> ReceiptRow:
        return ReceiptRow(
            player.id, command_id, work.table.seq, work.table.decision_of(seat), now_ms()
        )

    try:
        table, _ = await tables.change(table_id, checked, receipt)
    except (Problem, Refused, Duplicate) as refusal:
        table = await tables.get(table_id)
        done = await call.server.store.receipt(table_id, player.id, command_id)
        if done is not None:
            return done_answer(table, command_id, seat, done.seq, done.decision)
        if isinstance(refusal, Duplicate):
            raise Problem("internal") from refusal
        if table.phase == "open":
            raise
        raise WithFresh(refusal, look(table, seat), call.language) from refusal
    return done_answer(table, command_id, seat, table.seq, table.decision_of(seat))


def done_answer(table: Table, command_id: str, seat: int, seq: int, decision: int | None) -> Json:
    """That it is done, and how things are now."""
    return {"id": command_id, "seq": seq, "decision": decision, "fresh": look(table, seat)}


async def read_events(call: Call) -> Events:
    """What has happened since; waits for news if asked to."""
    query: EventsQuery = call.query
    server, limits = call.server, call.server.settings.limits
    table_id = call.params["id"]
    table = await server.tables.get(table_id)
    if query.wait and table.seq <= query.after and not server.closing:
        await server.hub.next_entry(table_id, min(query.wait, limits.wait_seconds))
    entries = await server.store.entries(table_id, query.after, limits.listed_entries + 1)
    more = len(entries) > limits.listed_entries
    entries = entries[: limits.listed_entries]
    seq = entries[-1].seq if entries else min(query.after, table.seq)
    events = [event for entry in entries for event in public_events(entry)]
    return Events(table_id, seq, events, more)


def public_events(entry: EntryRow) -> list[Json]:
    """The events of an entry with their number and time; never its step, which may be sealed."""
    events: list[Json] = msgspec.json.decode(entry.events)
    return [{**event, "seq": entry.seq, "at": entry.at} for event in events]


_TABLE = "/api/tables/{id}"

OPERATIONS = (
    Operation(
        "GET",
        f"{_TABLE}/view",
        read_view,
        "The view of a seat, with its legal steps and its draft",
        View,
        query=ViewQuery,
        needs_player=False,
    ),
    Operation("POST", f"{_TABLE}/steps", post_steps, "Take steps", Done, body=TakeSteps),
    Operation("POST", f"{_TABLE}/draft", post_draft, "Change the draft", Done, body=ChangeDraft),
    Operation(
        "GET",
        f"{_TABLE}/events",
        read_events,
        "What happened after a sequence number",
        Events,
        query=EventsQuery,
        needs_player=False,
    ),
)
