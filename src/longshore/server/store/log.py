"""The logs of tables: entries, snapshots for replays, receipts of commands, standing orders."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from longshore.server.store.database import Duplicate, Part, Session
from longshore.server.store.entry import EntryRow
from longshore.server.store.packed import (
    Damaged,
    PackedRow,
    Repacked,
    Unpacked,
    pack,
    read_packed,
    replace_packed,
    unpack,
    write_packed,
)

_log: Final = logging.getLogger("longshore")
SNAPSHOT_STEPS: Final = 250
"""How many steps lie between two snapshots. A replay plays that many in a moment."""
_ALL_STEPS: Final = 2**62  # a limit that no game reaches

# ---------------------------------------------------------------- rows


class SnapshotRow(Struct):
    """The position after this many steps, as compressed JSON. Secret."""

    steps: int
    position: bytes


class ReceiptRow(Struct):
    """A command that was carried out. Sent again, it does nothing."""

    player_id: str
    id: str
    seq: int
    decision: int | None
    at: int
    digest: bytes | None = None
    """A short hash of what the command asked for. Receipts of older versions have none."""


class OrderLogRow(Struct):
    """What a standing order did, or why it did nothing. Only its owner ever reads this."""

    player_id: str
    seat: str
    at: int
    code: str
    args: str  # JSON


# ---------------------------------------------------------------- statements

_ENTRY: Final = "seq, at, events, seat, step"
_INSERT_ENTRY: Final = f"""
INSERT INTO entries (table_id, {_ENTRY})
VALUES (:table_id, :seq, :at, :events, :seat, :step)"""  # noqa: S608
_REWRITE_ENTRY: Final = """
UPDATE entries SET events = :events WHERE table_id = :table_id AND seq = :seq"""
_SELECT_ENTRIES: Final = f"""
SELECT {_ENTRY} FROM entries
WHERE table_id = :id AND seq > :after ORDER BY seq LIMIT :limit"""  # noqa: S608
_SELECT_STEPS: Final = f"""
SELECT {_ENTRY} FROM entries
WHERE table_id = :id AND step IS NOT NULL ORDER BY seq LIMIT :limit OFFSET :first"""  # noqa: S608
_SELECT_ALL_ENTRIES: Final = f"""
SELECT {_ENTRY} FROM entries WHERE table_id = :id ORDER BY seq"""  # noqa: S608

# 0: the log is rows. 1: it is packed, but some of the rows may still be there. 2: it is lean.
_AS_ROWS: Final = 0
_PART: Final = 500
_SELECT_TO_PACK: Final = """
SELECT id FROM tables WHERE packed IN (0, 1) AND packed < 2
AND phase IN ('finished', 'cancelled', 'study') AND changed_at < :before
ORDER BY changed_at LIMIT :limit"""
_SELECT_PACKED: Final = "SELECT packed, version FROM tables WHERE id = :id"
# Every change of a log raises the version, also one that only takes a name out of it.
_NOTE_PACKED: Final = """
UPDATE tables SET packed = 1 WHERE id = :id AND packed = 0 AND version = :version"""
_NOTE_LEAN: Final = "UPDATE tables SET packed = 2 WHERE id = :id"
_DROP_ENTRIES: Final = """
DELETE FROM entries WHERE table_id = :id AND seq IN (SELECT seq FROM entries WHERE table_id = :id
AND seq <= (SELECT seq FROM packed_logs WHERE table_id = :id) ORDER BY seq LIMIT :limit)"""
_THIN_SNAPSHOTS: Final = """
DELETE FROM snapshots WHERE table_id = :id AND (steps < :distance OR EXISTS (
SELECT 1 FROM snapshots AS earlier WHERE earlier.table_id = :id
AND earlier.steps < snapshots.steps AND earlier.steps / :distance = snapshots.steps / :distance))"""
_DROP_RECEIPTS: Final = """
DELETE FROM commands WHERE table_id = :id AND (player_id, id) IN (
SELECT player_id, id FROM commands WHERE table_id = :id LIMIT :limit)"""

_INSERT_SNAPSHOT: Final = """
INSERT INTO snapshots (table_id, steps, position) VALUES (:table_id, :steps, :position)"""
_SELECT_SNAPSHOT: Final = """
SELECT steps, position FROM snapshots
WHERE table_id = :id AND steps <= :steps ORDER BY steps DESC LIMIT 1"""
_SELECT_SNAPSHOTS: Final = (
    "SELECT steps, position FROM snapshots WHERE table_id = :id ORDER BY steps"
)

_INSERT_RECEIPT: Final = """
INSERT INTO commands (table_id, player_id, id, seq, decision, at, digest)
VALUES (:table_id, :player_id, :id, :seq, :decision, :at, :digest) ON CONFLICT DO NOTHING"""
_SELECT_RECEIPT: Final = """
SELECT player_id, id, seq, decision, at, digest FROM commands
WHERE table_id = :table_id AND player_id = :player_id AND id = :id"""
_FORGET_COMMANDS: Final = "DELETE FROM commands WHERE at < :before"

_INSERT_ORDER_LOG: Final = """
INSERT INTO order_log (table_id, player_id, seat, at, code, args)
VALUES (:table_id, :player_id, :seat, :at, :code, :args)"""
_SELECT_ORDER_LOG: Final = """
SELECT player_id, seat, at, code, args FROM order_log
WHERE table_id = :table_id AND player_id = :player_id ORDER BY id DESC LIMIT :limit"""


# ---------------------------------------------------------------- the part of the store


class LogStore(Part):
    """The logs of tables. They grow with every change (`write_log`)."""

    unpacked: Unpacked

    async def entries(self, table_id: str, after: int, limit: int) -> list[EntryRow]:
        """The entries of the log after a sequence number, in order."""
        rows = await self._all(_SELECT_ENTRIES, id=table_id, after=after, limit=limit)
        if rows and rows[0][0] == after + 1:
            return [EntryRow(*row) for row in rows]

        found, packed = await self._rows_and_packed(table_id, after, limit)
        if packed is None:
            return found
        log = await self.unpacked.of(table_id, packed)
        earlier = log[max(0, after + 1 - log[0].seq) :][:limit]  # their numbers have no gaps
        return whole_log(earlier, packed.seq, found)[:limit]

    async def entries_to_change(self, table_id: str) -> list[EntryRow]:
        """All entries, to change a name in them. Of a damaged log, those that can be read."""
        found, packed = await self._rows_and_packed(table_id, 0, _ALL_STEPS)
        if packed is None:
            return found
        earlier: list[EntryRow] = []
        try:
            earlier = await self.unpacked.of(table_id, packed)
        except Damaged as trouble:
            _log.error("no name is changed in the log of table %s: %s", table_id, trouble)
        return whole_log(earlier, packed.seq, found)

    async def _rows_and_packed(
        self, table_id: str, after: int, limit: int
    ) -> tuple[list[EntryRow], PackedRow | None]:
        """The entries after a number that are rows, and the packed log if it has some too."""

        async def work(db: Session) -> tuple[list[EntryRow], PackedRow | None]:
            rows = await db.all(_SELECT_ENTRIES, id=table_id, after=after, limit=limit)
            return [EntryRow(*row) for row in rows], await read_packed(db, table_id, after)

        return await self.database.read_at_once(work)

    async def steps(self, table_id: str) -> list[EntryRow]:
        """All entries that are steps, in order."""
        return await self.steps_between(table_id, 0, _ALL_STEPS)

    async def steps_between(self, table_id: str, first: int, count: int) -> list[EntryRow]:
        """The `count` steps that start with number `first`, from 0."""

        async def work(db: Session) -> tuple[list[EntryRow], PackedRow | None]:
            packed = await read_packed(db, table_id)
            if packed is None:
                rows = await db.all(_SELECT_STEPS, id=table_id, first=first, limit=count)
            else:
                rows = await db.all(_SELECT_STEPS, id=table_id, first=0, limit=_ALL_STEPS)
            return [EntryRow(*row) for row in rows], packed

        found, packed = await self.database.read_at_once(work)
        if packed is None:
            return found
        log = whole_log(await self.unpacked.of(table_id, packed), packed.seq, found)
        return [entry for entry in log if entry.step is not None][first : first + count]

    async def snapshot(self, table_id: str, steps: int) -> SnapshotRow | None:
        """The last snapshot after at most this many steps."""
        row = await self._first(_SELECT_SNAPSHOT, id=table_id, steps=steps)
        return None if row is None else SnapshotRow(*row)

    # ------------------------------------------------------------ games that are over

    async def tables_to_pack(self, before: int, limit: int) -> list[str]:
        """Tables that were over before a moment and whose logs are still rows."""
        rows = await self._all(_SELECT_TO_PACK, before=before, limit=limit)
        return [str(row[0]) for row in rows]

    async def pack_log(self, table_id: str) -> bool:
        """Pack the log of a table that is over. False if it has changed meanwhile.

        It is read and packed first, and then written at once. The rows that it replaces go in
        small parts, so that nobody's commit waits for them. Until the last is gone the table counts
        as one that is to be packed, whatever happens in between.
        """

        async def read(db: Session) -> tuple[int, list[EntryRow]] | None:
            """The version of a table that is not packed yet, and its log."""
            row = await db.first(_SELECT_PACKED, id=table_id)
            if row is None or row[0] != _AS_ROWS:
                return None
            rows = await db.all(_SELECT_ALL_ENTRIES, id=table_id)
            return row[1], [EntryRow(*entry) for entry in rows]

        found = await self.database.read_at_once(read)
        if found is not None:
            version, entries = found
            if not entries:
                return False
            packed = await asyncio.to_thread(pack, entries)

            async def write(db: Session) -> bool:
                if not await db.run(_NOTE_PACKED, id=table_id, version=version):
                    return False
                await write_packed(db, table_id, packed)
                return True

            if not await self.database.write(write):
                return False
        while await self._run(_DROP_ENTRIES, id=table_id, limit=_PART):
            pass
        while await self._run(_DROP_RECEIPTS, id=table_id, limit=_PART):
            pass
        await self._run(_THIN_SNAPSHOTS, id=table_id, distance=SNAPSHOT_STEPS)
        await self._run(_NOTE_LEAN, id=table_id)
        return True

    async def receipt(self, table_id: str, player_id: str, command_id: str) -> ReceiptRow | None:
        """The result of a command that was carried out."""
        row = await self._first(
            _SELECT_RECEIPT, table_id=table_id, player_id=player_id, id=command_id
        )
        return None if row is None else ReceiptRow(*row)

    async def forget_commands(self, before: int) -> int:
        """Delete receipts older than this, and return how many there were."""
        return await self._run(_FORGET_COMMANDS, before=before)

    async def order_log(self, table_id: str, player_id: str, limit: int) -> list[OrderLogRow]:
        """What a player's standing orders did, the latest first."""
        rows = await self._all(
            _SELECT_ORDER_LOG, table_id=table_id, player_id=player_id, limit=limit
        )
        return [OrderLogRow(*row) for row in rows]


async def read_log(db: Session, table_id: str) -> tuple[list[EntryRow], list[SnapshotRow]]:
    """All entries and snapshots of a table, in order."""
    entries = [EntryRow(*row) for row in await db.all(_SELECT_ALL_ENTRIES, id=table_id)]
    snapshots = await db.all(_SELECT_SNAPSHOTS, id=table_id)
    packed = await read_packed(db, table_id)
    if packed is not None:
        with contextlib.suppress(Damaged):  # then the log has a gap, which the check finds
            entries = whole_log(unpack(packed.entries), packed.seq, entries)
    return entries, [SnapshotRow(*row) for row in snapshots]


def whole_log(earlier: list[EntryRow], seq: int, rows: list[EntryRow]) -> list[EntryRow]:
    """The entries of a packed log, up to `seq`, and the rows after it."""
    return earlier + [entry for entry in rows if entry.seq > seq]


async def write_receipt(db: Session, table_id: str, receipt: ReceiptRow) -> None:
    """Note that a command was carried out, or raise `Duplicate` if it was before."""
    if not await db.run(_INSERT_RECEIPT, table_id=table_id, **asdict(receipt)):
        raise Duplicate


async def note_lean(db: Session, table_id: str) -> None:
    """Note that a table's log is packed, and that nothing of it is left to drop."""
    await db.run(_NOTE_LEAN, id=table_id)


async def write_log(
    db: Session,
    table_id: str,
    *,
    entries: list[EntryRow],
    rewritten: list[EntryRow],
    repacked: Repacked | None,
    snapshots: list[SnapshotRow],
    order_log: list[OrderLogRow],
    packed: PackedRow | None,
) -> None:
    """Write what a change adds to the logs of a table."""
    of_table = {"table_id": table_id}
    if packed is not None:
        await write_packed(db, table_id, packed)
    if entries:
        await db.run_each(_INSERT_ENTRY, (of_table | asdict(row) for row in entries))
    if rewritten:
        rows = ({"seq": row.seq, "events": row.events} for row in rewritten)
        await db.run_each(_REWRITE_ENTRY, (of_table | row for row in rows))
    if repacked is not None:
        await replace_packed(db, table_id, repacked)
    if snapshots:
        await db.run_each(_INSERT_SNAPSHOT, (of_table | asdict(row) for row in snapshots))
    if order_log:
        await db.run_each(_INSERT_ORDER_LOG, (of_table | asdict(row) for row in order_log))
