"""Operations of play: views, steps, drafts and events."""

from __future__ import annotations

import asyncio
import contextlib

from longshore.server.api.command import command
from longshore.server.api.http.operation import CallWith, Operation
from longshore.server.base.clock import CLOCK
from longshore.server.messages.looks import Done, Look, News
from longshore.server.messages.requests import ChangeDraft, EventsQuery, TakeSteps, ViewQuery
from longshore.server.tables.reading.history import events_of
from longshore.server.tables.reading.look import look
from longshore.server.tables.reading.viewpoint import viewpoint


async def read_view(call: CallWith[None, ViewQuery]) -> Look:
    """What a seat, or a spectator, sees now."""
    query = call.query
    table = await call.server.tables.get(call.params["id"])
    seat = viewpoint(table, call.player_id, query.seat)
    return look(table, seat, CLOCK.moment(), with_insight=query.insight)


async def post_steps(call: CallWith[TakeSteps, None]) -> Done:
    """Play, or compose a turn."""
    return await done(call)


async def post_draft(call: CallWith[ChangeDraft, None]) -> Done:
    """Undo, redo, reset or commit the current draft."""
    return await done(call)


async def done(call: CallWith[TakeSteps, None] | CallWith[ChangeDraft, None]) -> Done:
    """The outcome of a command, with what its seat sees now."""
    body = call.body
    outcome = await command(call.server, call.player.id, call.params["id"], body)
    fresh = look(outcome.table, outcome.seat, CLOCK.moment(), with_insight=body.insight)
    return Done(body.id, outcome.seq, outcome.decision, fresh)


async def read_events(call: CallWith[None, EventsQuery]) -> News:
    """What has happened since, waiting for news on request."""
    query = call.query
    server, limits = call.server, call.server.settings.limits
    table_id = call.params["id"]
    with server.hub.growing(table_id) as grown:
        table = await server.tables.get(table_id)
        if query.wait and call.player_id is not None:
            server.notices.looks.looked(table_id, call.player_id)
        if query.wait and table.seq <= query.after and not server.closing:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(grown.wait(), min(query.wait, limits.wait_seconds))
    entries = await server.store.entries(table_id, query.after, limits.listed_entries + 1)
    more = len(entries) > limits.listed_entries
    entries = entries[: limits.listed_entries]
    seq = entries[-1].seq if entries else min(query.after, table.seq)
    return News(table_id, seq, events_of(entries), more)


_TABLE = "/api/tables/{id}"

OPERATIONS = (
    Operation(
        "GET",
        f"{_TABLE}/view",
        read_view,
        "Get the view of a seat, with its legal steps and its draft",
        Look,
        needs_player=False,
    ),
    Operation("POST", f"{_TABLE}/steps", post_steps, "Take steps", Done),
    Operation("POST", f"{_TABLE}/draft", post_draft, "Change the draft", Done),
    Operation(
        "GET",
        f"{_TABLE}/events",
        read_events,
        "Get what happened after a sequence number",
        News,
        needs_player=False,
        cost=5,
    ),
)
