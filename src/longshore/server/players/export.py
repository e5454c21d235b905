"""All of a player's data, as one document."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from longshore import __version__
from longshore.record import write_json
from longshore.record.read_json import Json
from longshore.record.words import SEATS
from longshore.server.base.clock import now_ms
from longshore.server.base.problems import Problem
from longshore.server.store import EntryRow, PlayerRow, Store
from longshore.server.tables.kept.tables import Tables
from longshore.server.tables.reading.history import record_for
from longshore.server.tables.table import RUNNING, Table
from longshore.view.forms import GameRecord

FORMAT: Final = "longshore-export/1"
_ALL: Final = 2**31
_FAR: Final = 2**62


async def export_of(store: Store, tables: Tables, player: PlayerRow) -> Json:
    """Everything stored about a player, as far as the player may see it now."""
    schedule = await store.schedule(player.id)
    rating = await store.rating(player.id)
    found = [
        await table_of(store, tables, summary.table.id, player.id)
        for summary in await store.tables_of(player.id, _ALL)
    ]
    return {
        "format": FORMAT,
        "version": __version__,
        "at": now_ms(),
        "player": msgspec.to_builtins(player),
        "keys": [
            {"kind": row.kind, "created_at": row.created_at, "expires_at": row.expires_at}
            for row in await store.credentials_of(player.id)
        ],
        "passkeys": [
            plain(row, "player_id", "public_key", "sign_count")
            for row in await store.passkeys(player.id)
        ],
        "contacts": [
            plain(row, "player_id", "address_hash", "secret")
            for row in await store.contacts(player.id)
        ],
        "notices": [
            {"table": table_id or None, "choices": msgspec.json.decode(choices)}
            for table_id, choices in await store.all_choices(player.id)
        ],
        "schedule": None if schedule is None else msgspec.json.decode(schedule),
        "rating": None if rating is None else plain(rating, "who", "name"),
        "results": [plain(row, "player_id") for row in await store.results(player.id, _FAR, _ALL)],
        "tables": found,
        "chat": [plain(row, "player_id") for row in await store.chat_of(player.id)],
        "notes": [plain(row, "player_id") for row in await store.notes(player.id)],
        "silenced": [
            plain(row, "player_id", "other_id") for row in await store.silences(player.id)
        ],
        "bans": [
            plain(row, "player_id", "network", "prefix") for row in await store.bans_of(player.id)
        ],
        "seen_from": [at for _, _, at in await store.sightings(player.id)],  # only hashes are kept
        "admin": await store.is_admin(player.id),
        "name_reports": [
            plain(row, "player_id", "by_id", "by_name", "name")
            for row in await store.name_reports_by(player.id)
        ],
        "reports": [  # the text is someone else's
            plain(row, "by_id", "by_name", "name", "text")
            for row in await store.reports_by(player.id)
        ],
    }


def plain(row: msgspec.Struct, *but: str) -> Json:
    """A row as data, without what is meaningless to its owner or belongs to others."""
    return {key: value for key, value in msgspec.to_builtins(row).items() if key not in but}


async def table_of(store: Store, tables: Tables, table_id: str, player_id: str) -> Json:
    """One of the player's tables: its seats, with private data only for the player's own."""
    try:
        table = await tables.get(table_id)
    except Problem as problem:  # deleted in the meantime, or its rules are no longer known
        return {"id": table_id, "problem": problem.code}
    own = [number for number, seat in enumerate(table.seats) if seat.player == player_id]
    log = await store.order_log(table_id, player_id, _ALL)
    entries = await store.steps(table_id) if table.header is not None else []
    return {
        "id": table.id,
        "phase": table.phase,
        "created_at": table.created_at,
        "changed_at": table.changed_at,
        "host": table.host == player_id,
        "setup": msgspec.to_builtins(table.setup),
        "seats": [own_seat(table, number, player_id) for number in own],
        "order_log": [
            plain(line, "player_id", "args") | {"args": msgspec.json.decode(line.args)}
            for line in log
        ],
        "records": await asyncio.to_thread(records, table, entries, own),
    }


def own_seat(table: Table, number: int, player_id: str) -> Json:
    """A seat with its draft and its standing orders."""
    seat = table.seats[number]
    orders = table.progress.orders.get(number)
    draft: list[str] = []
    if table.phase == RUNNING and not seat.left and table.running_game.turn == number:
        draft = [step.step for step in table.progress.draft.steps]
    return {
        "seat": SEATS[number],
        "name": seat.name,
        "left": seat.left,
        "draft": draft,
        "orders": None
        if orders is None or orders.player != player_id
        else msgspec.to_builtins(orders.orders),
    }


def records(table: Table, entries: list[EntryRow], own: list[int]) -> list[GameRecord]:
    """The full record once the game is over, and before that one for each of the player's seats."""
    if table.header is None:
        return []
    viewers: list[int | None] = [None]
    if table.phase == RUNNING:
        viewers = [number for number in own if not table.seats[number].left] or viewers
    return [write_json(record_for(table, entries, viewer)) for viewer in viewers]
