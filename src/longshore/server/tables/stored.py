"""Tables as rows, and rows as tables."""

from __future__ import annotations

import zlib
from typing import Any, Final, cast

import msgspec

from longshore.game import KNOWN_RULES, Game, Rules
from longshore.record import (
    Record,
    read_whole_position,
    record_from_json,
    rules_of,
    write_json,
)
from longshore.record.read_json import Json
from longshore.server.base.problems import Problem
from longshore.server.messages.tables import Phase
from longshore.server.store import SeatRow, TableRow
from longshore.server.tables.table import Progress, Seat, Setup, Table
from longshore.view import Views

_encode: Final = msgspec.json.Encoder().encode


def table_from(row: TableRow, seats: list[SeatRow]) -> Table:
    """A table from its row."""
    header = None if row.header is None else header_from(row.header)
    table = Table(
        id=row.id,
        version=row.version,
        seq=row.seq,
        phase=cast("Phase", row.phase),
        visibility="listed" if row.visibility == "listed" else "private",
        host=row.host,
        invite=row.invite,
        setup=msgspec.json.decode(row.setup, type=Setup),
        seats=[seat_from(seat) for seat in seats],
        created_at=row.created_at,
        changed_at=row.changed_at,
        due_at=row.due_at,
        header=header,
    )
    if header is not None and row.position is not None:
        table.game = game_from(rules_of(header), msgspec.json.decode(row.position))
    if row.play is not None:
        table.progress = msgspec.json.decode(row.play, type=Progress)
    return table


def seat_from(row: SeatRow) -> Seat:
    """A seat from its row."""
    return msgspec.convert(
        {
            "kind": row.kind,
            "player": row.player_id,
            "name": row.name,
            "bot": row.bot,
            "left": row.left,
            "program": row.program,
        },
        Seat,
    )


def header_from(text: str) -> Record:
    """How a game started. Games with a rules number no longer supported cannot be played."""
    data: Json = msgspec.json.decode(text)
    if data.get("rules") not in KNOWN_RULES:
        raise Problem("rules_unknown", rules=str(data.get("rules")))
    return record_from_json(data)


def game_from(rules: Rules, position: Any) -> Game:
    """The game of a stored position, never found by replaying (docs/design.md, section 5)."""
    return read_whole_position(rules, position)


def pack_position(views: Views) -> bytes:
    """A position for a snapshot."""
    return zlib.compress(_encode(views.position()))


def unpack_position(rules: Rules, packed: bytes) -> Game:
    """The game of a snapshot."""
    return game_from(rules, msgspec.json.decode(zlib.decompress(packed)))


def row_of(table: Table, *, with_header: bool = True) -> TableRow:
    """The row of a table. A step changes everything but how the game started."""
    header = table.header if with_header else None
    game = None if table.header is None else table.game
    return TableRow(
        id=table.id,
        version=table.version,
        seq=table.seq,
        phase=table.phase,
        visibility=table.visibility,
        host=table.host,
        invite=table.invite,
        setup=_encode(table.setup).decode(),
        asked=" ".join(table.asked()),
        waits_for_bot=table.waits_for_bot(),
        due_at=table.due_at,
        created_at=table.created_at,
        changed_at=table.changed_at,
        header=None if header is None else _encode(write_json(header)).decode(),
        position=None if game is None else _encode(table.views(game).position()).decode(),
        play=_encode(table.progress).decode(),
        mentions=bool(table.progress.givers or table.progress.removed),
    )


def seat_row(table: Table, number: int) -> SeatRow:
    """The row of a seat."""
    seat = table.seats[number]
    return SeatRow(
        table.id, number, seat.kind, seat.player, seat.name, seat.bot, seat.left, seat.program
    )
