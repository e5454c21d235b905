"""The log of a game that is over, packed: its entries as one compressed value.

Stored alone, an entry takes a row, two index entries and its events in full. A thousand of them
together repeat the same words, and shrink to a tenth. Callers do not notice: `LogStore` reads both.
Entries after the end (a rematch, a name that is removed) stay rows.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw, Struct

from longshore.server.store.database import Conflict, Database, Session, StoreError
from longshore.server.store.entry import EntryRow

_encode: Final = msgspec.json.Encoder().encode
_MOST_EFFORT: Final = 9
_KEPT_ENTRIES: Final = 50_000  # some 20 MiB


class Columns(Struct, array_like=True):
    """Entries column by column, since what is alike shrinks best side by side."""

    first: int
    at: list[int]  # each since the one before
    seats: list[int | None]
    steps: list[str | None]
    events: list[Raw]


class Damaged(StoreError):
    """A packed log that cannot be unpacked."""


class PackedRow(Struct):
    """All entries of a log up to `seq`."""

    seq: int
    steps: int
    entries: bytes


class Repacked(Struct):
    """A packed log whose entries from `first` on were rewritten. Without one, both are None."""

    first: int
    before: bytes | None
    after: bytes | None


_decode: Final = msgspec.json.Decoder(Columns).decode

_INSERT: Final = """
INSERT INTO packed_logs (table_id, seq, steps, entries)
VALUES (:table_id, :seq, :steps, :entries)"""
_SELECT: Final = "SELECT seq, steps, entries FROM packed_logs WHERE table_id = :id AND seq > :after"
_SELECT_SEQ: Final = "SELECT seq FROM packed_logs WHERE table_id = :id AND seq > :after"
_REPLACE: Final = """
UPDATE packed_logs SET entries = :entries WHERE table_id = :table_id AND entries = :before"""


def pack(entries: Sequence[EntryRow]) -> PackedRow:
    """Pack entries that follow one another."""
    columns = Columns(entries[0].seq, [], [], [], [])
    at = 0
    for entry in entries:
        columns.at.append(entry.at - at)
        at = entry.at
        columns.seats.append(entry.seat)
        columns.steps.append(entry.step)
        columns.events.append(Raw(entry.events.encode()))
    steps = sum(step is not None for step in columns.steps)
    return PackedRow(entries[-1].seq, steps, zlib.compress(_encode(columns), _MOST_EFFORT))


def unpack(packed: bytes) -> list[EntryRow]:
    """The entries, exactly as they were."""
    try:
        columns = _decode(zlib.decompress(packed))
    except (zlib.error, msgspec.MsgspecError) as error:
        raise Damaged(f"a packed log is damaged: {error}") from error
    entries: list[EntryRow] = []
    at = 0
    for number, passed in enumerate(columns.at):
        at += passed
        entries.append(
            EntryRow(
                columns.first + number,
                at,
                bytes(columns.events[number]).decode(),
                columns.seats[number],
                columns.steps[number],
            )
        )
    return entries


class Unpacked:
    """Packed logs that were read lately, as entries.

    A replay asks for one position after another. Unpacking thousands of entries each time would
    cost more than everything else. A log that was rewritten differs in its bytes.
    """

    def __init__(self, most_entries: int = _KEPT_ENTRIES) -> None:
        self._most = most_entries
        self._count = 0
        self._kept: Final[OrderedDict[str, tuple[bytes, list[EntryRow]]]] = OrderedDict()

    async def of(self, table_id: str, packed: PackedRow) -> list[EntryRow]:
        """The entries of a table's log. Thousands take a while, so nothing else waits for them."""
        kept = self._kept.get(table_id)
        if kept is not None and kept[0] == packed.entries:
            self._kept.move_to_end(table_id)
            return kept[1]
        entries = await asyncio.to_thread(unpack, packed.entries)
        self._drop(table_id)
        self._kept[table_id] = packed.entries, entries
        self._count += len(entries)
        while self._count > self._most:
            self._drop(next(iter(self._kept)))
        return entries

    def _drop(self, table_id: str) -> None:
        kept = self._kept.pop(table_id, None)
        if kept is not None:
            self._count -= len(kept[1])


async def write_packed(db: Session, table_id: str, packed: PackedRow) -> None:
    """Write the packed log of a table that has none."""
    await db.run(
        _INSERT, table_id=table_id, seq=packed.seq, steps=packed.steps, entries=packed.entries
    )


async def read_packed(db: Session, table_id: str, after: int = -1) -> PackedRow | None:
    """The packed log of a table, if there is one with entries after a number."""
    row = await db.first(_SELECT, id=table_id, after=after)
    return None if row is None else PackedRow(row[0], row[1], bytes(row[2]))


def repack(packed: bytes, rewritten: Sequence[EntryRow]) -> bytes:
    """A packed log with entries that have changed in the place of those with their numbers."""
    new = {entry.seq: entry for entry in rewritten}
    return pack([new.get(entry.seq, entry) for entry in unpack(packed)]).entries


async def prepare_packed(
    database: Database, table_id: str, rewritten: Sequence[EntryRow]
) -> Repacked:
    """Rewrite entries in a packed log, outside of any transaction, since that takes a while."""
    first = min(entry.seq for entry in rewritten)
    found = await database.read(lambda db: read_packed(db, table_id, first - 1))
    if found is None:
        return Repacked(first, None, None)
    return Repacked(first, found.entries, await asyncio.to_thread(repack, found.entries, rewritten))


async def replace_packed(db: Session, table_id: str, repacked: Repacked) -> None:
    """Put a rewritten log in its place, or raise `Conflict` if there is another one meanwhile."""
    if repacked.after is None:
        if await db.first(_SELECT_SEQ, id=table_id, after=repacked.first - 1) is not None:
            raise Conflict
    elif not await db.run(
        _REPLACE, table_id=table_id, before=repacked.before, entries=repacked.after
    ):
        raise Conflict
