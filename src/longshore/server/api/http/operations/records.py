"""Operations on the past of a table: record, replay, ledger, and imported records."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from longshore.record import write_json, write_text
from longshore.record.words import SEATS
from longshore.server.api.http.operation import Call, CallWith, Operation
from longshore.server.api.http.replayed import replayed
from longshore.server.api.reply import Reply
from longshore.server.base.clock import now_ms
from longshore.server.base.problems import Problem
from longshore.server.messages.advice import Ledger
from longshore.server.messages.forms import GameRecord
from longshore.server.messages.looks import Moment
from longshore.server.messages.requests import RecordQuery, ReplayQuery, ViewQuery
from longshore.server.messages.tables import TableAnswer
from longshore.server.store import EntryRow
from longshore.server.tables.commands.study import read_outside, study_table
from longshore.server.tables.reading.history import (
    ledger_of,
    moment_at,
    need_header,
    public_events,
    record_for,
    shown_step,
)
from longshore.server.tables.reading.info import table_info
from longshore.server.tables.reading.viewpoint import viewpoint
from longshore.server.tables.table import FINISHED, STUDY, Table
from longshore.view import insight, view_of, view_of_all


async def read_record(call: CallWith[None, RecordQuery]) -> Reply:
    """The record as text or JSON, as far as the caller may see it."""
    query = call.query
    table = await call.server.tables.get(call.params["id"])
    viewer = viewpoint(table, call.player_id, query.seat)
    need_header(table)
    if query.format == "json":
        what = f"json record {viewer}"
        return Reply(
            await replayed(call, table, what, lambda steps: json_record(table, steps, viewer))
        )
    what = f"record {viewer}"
    text = await replayed(call, table, what, lambda steps: text_record(table, steps, viewer))
    return Reply(text, media_type="text/plain; charset=utf-8")


def text_record(table: Table, entries: list[EntryRow], viewer: int | None) -> str:
    """The record as text. An early end is noted in a comment."""
    text = write_text(record_for(table, entries, viewer))
    ended = table.progress.ended
    if ended is None or table.running_game.over or not ended.scores:
        return text
    scores = " ".join(f"{seat}={score}" for seat, score in ended.scores.items())
    return f"{text}# ended by {ended.by}: {scores}\n"


def json_record(table: Table, entries: list[EntryRow], viewer: int | None) -> GameRecord:
    """The record as JSON. The end has its own key."""
    written = write_json(record_for(table, entries, viewer))
    if table.progress.ended is not None:
        written["ended"] = msgspec.to_builtins(table.progress.ended)
    return written


async def read_replay(call: CallWith[None, ReplayQuery]) -> Moment:
    """A moment of the game, as seen from a seat."""
    query = call.query
    table = await call.server.tables.get(call.params["id"])
    need_header(table)
    everything = query.seat == "all"
    if everything and (table.phase not in (FINISHED, STUDY) or table.setup.partial is not None):
        raise Problem("still_hidden")
    viewer = None if everything else viewpoint(table, call.player_id, query.seat)
    to = table.progress.steps if query.to is None else query.to
    game, entry = await moment_at(call.server.store, table, to)
    if to == table.progress.steps and table.phase == FINISHED:
        game = table.shown_game
    view = view_of(game, viewer)
    return Moment(
        table=table.id,
        steps=table.progress.steps,
        to=to,
        seat="all" if everything else None if viewer is None else SEATS[viewer],
        view=view_of_all(game) if everything else view,
        step=shown_step(table, entry, viewer),
        events=[] if entry is None else public_events(entry),
        insight=insight(view) if query.insight else UNSET,
    )


async def read_ledger(call: CallWith[None, ViewQuery]) -> Reply:
    """What the public record proves. The host of a table can turn this off."""
    query = call.query
    table = await call.server.tables.get(call.params["id"])
    need_header(table)
    if not table.setup.tracker and table.phase not in (FINISHED, STUDY):
        raise Problem("tracker_off")
    viewer = viewpoint(table, call.player_id, query.seat)

    def read(entries: list[EntryRow]) -> Ledger:
        return Ledger(table.id, table.seq, ledger_of(table, entries, viewer))

    return Reply(await replayed(call, table, f"ledger {viewer}", read))


async def import_record(call: CallWith[bytes, None]) -> Reply:
    """Import a record to study."""
    server, limits = call.server, call.server.settings.limits
    if call.address and not server.rates.address_imports.allows(call.address):
        raise Problem("too_many_requests")
    if not server.rates.imports.allows(call.player.id):
        raise Problem("too_many_requests")
    async with server.importing:
        if await server.store.count_studies(call.player.id) >= limits.studies_per_player:
            raise Problem("too_many_studies")
        # In a thread of its own: one whose sender has gone is still read to its end.
        record = await server.imports.do(read_outside, call.body, limits.record_steps)
        work = await server.imports.do(study_table, record, call.player.id, now_ms())
        table = await server.tables.store_new(work)
    return Reply(TableAnswer(table_info(table, call.player_id)), 201)


async def drop_study(call: Call) -> TableAnswer:
    """Delete an imported record of mine. Games that people played stay."""
    table = await call.server.tables.get(call.params["id"])
    if table.host != call.player_id:
        raise Problem("not_host")
    if table.phase != STUDY or not await call.server.store.drop_study(table.id, call.player.id):
        raise Problem("not_a_study")
    call.server.tables.gone(table.id)
    return TableAnswer(table_info(table, call.player_id))


_TABLE = "/api/tables/{id}"

OPERATIONS = (
    Operation(
        "GET",
        f"{_TABLE}/record",
        read_record,
        "Get the record, as far as the caller may see it",
        GameRecord,
        needs_player=False,
        cost=10,
        or_text=True,
    ),
    Operation(
        "GET",
        f"{_TABLE}/replay",
        read_replay,
        "Get a moment of the game",
        Moment,
        needs_player=False,
        cost=3,
    ),
    Operation(
        "GET",
        f"{_TABLE}/ledger",
        read_ledger,
        "Get what the public record proves about everyone's cash",
        Ledger,
        needs_player=False,
        cost=20,
    ),
    Operation(
        "POST",
        "/api/records",
        import_record,
        "Import a record to study it",
        TableAnswer,
        status=201,
    ),
    Operation("DELETE", _TABLE, drop_study, "Delete a record that I have imported", TableAnswer),
)
