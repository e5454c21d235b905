"""The logs of tables: entries, snapshots for replays, receipts of commands, standing orders."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from longshore.server.store.database import Duplicate, Part, Session

_ALL_STEPS: Final = 2**62  # a limit that no game reaches

# ---------------------------------------------------------------- rows


class EntryRow(Struct):
    """One entry of a table's log. Everyone may see `events`, but `step` may still be sealed."""

    seq: int
    at: int
    events: str  # JSON list
    seat: int | None = None
    step: str | None = None


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

_INSERT_SNAPSHOT: Final = """
INSERT INTO snapshots (table_id, steps, position) VALUES (:table_id, :steps, :position)"""
_SELECT_SNAPSHOT: Final = """
SELECT steps, position FROM snapshots
WHERE table_id = :id AND steps <= :steps ORDER BY steps DESC LIMIT 1"""
_SELECT_SNAPSHOTS: Final = (
    "SELECT steps, position FROM snapshots WHERE table_id = :id ORDER BY steps"
)

_INSERT_RECEIPT: Final = """
INSERT INTO commands (table_id, player_id, id, seq, decision, at)
VALUES (:table_id, :player_id, :id, :seq, :decision, :at) ON CONFLICT DO NOTHING"""
_SELECT_RECEIPT: Final = """
SELECT player_id, id, seq, decision, at FROM commands
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

    async def entries(self, table_id: str, after: int, limit: int) -> list[EntryRow]:
        """The entries of the log after a sequence number, in order."""
        rows = await self._all(_SELECT_ENTRIES, id=table_id, after=after, limit=limit)
        return [EntryRow(*row) for row in rows]

    async def steps(self, table_id: str) -> list[EntryRow]:
        """All entries that are steps, in order."""
        return await self.steps_between(table_id, 0, _ALL_STEPS)

    async def steps_between(self, table_id: str, first: int, count: int) -> list[EntryRow]:
        """The `count` steps that start with number `first`, from 0."""
        rows = await self._all(_SELECT_STEPS, id=table_id, first=first, limit=count)
        return [EntryRow(*row) for row in rows]

    async def snapshot(self, table_id: str, steps: int) -> SnapshotRow | None:
        """The last snapshot after at most this many steps."""
        row = await self._first(_SELECT_SNAPSHOT, id=table_id, steps=steps)
        return None if row is None else SnapshotRow(*row)

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
    entries = await db.all(_SELECT_ALL_ENTRIES, id=table_id)
    snapshots = await db.all(_SELECT_SNAPSHOTS, id=table_id)
    return [EntryRow(*row) for row in entries], [SnapshotRow(*row) for row in snapshots]


async def write_receipt(db: Session, table_id: str, receipt: ReceiptRow) -> None:
    """Note that a command was carried out, or raise `Duplicate` if it was before."""
    if not await db.run(_INSERT_RECEIPT, table_id=table_id, **asdict(receipt)):
        raise Duplicate


async def write_log(
    db: Session,
    table_id: str,
    *,
    entries: list[EntryRow],
    rewritten: list[EntryRow],
    snapshots: list[SnapshotRow],
    order_log: list[OrderLogRow],
) -> None:
    """Write what a change adds to the logs of a table."""
    of_table = {"table_id": table_id}
    await db.run_each(_INSERT_ENTRY, (of_table | asdict(row) for row in entries))
    await db.run_each(
        _REWRITE_ENTRY,
        (of_table | {"seq": row.seq, "events": row.events} for row in rewritten),
    )
    await db.run_each(_INSERT_SNAPSHOT, (of_table | asdict(row) for row in snapshots))
    await db.run_each(_INSERT_ORDER_LOG, (of_table | asdict(row) for row in order_log))
