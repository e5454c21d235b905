"""Tables with their seats and logs, in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import asdict

from longshore.server.store import statements as sql
from longshore.server.store.database import Database, Row, Session
from longshore.server.store.interface import Conflict, Duplicate
from longshore.server.store.rows import (
    EntryRow,
    ReceiptRow,
    SeatRow,
    SnapshotRow,
    Summary,
    TableChange,
    TableRow,
)
from longshore.server.store.sql_figures import write_results
from longshore.server.store.sql_notices import write_notices

_ALL: Final = 2**62  # a limit that none is


class SqlTables:
    """See `Store`."""

    database: Database

    async def write(self, change: TableChange) -> None:
        """The guard of the version comes first, so that a lost race writes nothing."""

        async def work(db: Session) -> None:
            table = change.table
            if table.version == 1:
                await db.run(sql.INSERT_TABLE, **asdict(table))
            elif not await db.run(sql.UPDATE_TABLE, **asdict(table)):
                raise Conflict
            of_table = {"table_id": table.id}
            receipt = change.receipt
            if receipt and not await db.run(sql.INSERT_RECEIPT, **of_table, **asdict(receipt)):
                raise Duplicate
            if change.seats is not None:
                await db.run(sql.DELETE_SEATS, id=table.id)
                await db.run_each(sql.INSERT_SEAT, map(asdict, change.seats))
            await db.run_each(sql.INSERT_ENTRY, (of_table | asdict(row) for row in change.entries))
            await db.run_each(
                sql.REWRITE_ENTRY,
                (of_table | {"seq": row.seq, "events": row.events} for row in change.rewritten),
            )
            await db.run_each(
                sql.INSERT_SNAPSHOT, (of_table | asdict(row) for row in change.snapshots)
            )
            await db.run_each(
                sql.INSERT_ORDER_LOG, (of_table | asdict(row) for row in change.order_log)
            )
            if change.results or change.rated:
                await write_results(db, change.results, change.rated, table.changed_at)
            if change.notices:
                await write_notices(db, change.notices)
            await db.announce("table", table.id, table.version)
            if any(entry.step is None for entry in change.entries):
                await db.announce("lists", table.id, table.version)

        await self.database.write(work)

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """The row with its seats, at one moment."""
        return await self.database.read_at_once(lambda db: read_table(db, table_id))

    async def version(self, table_id: str) -> int | None:
        """Only the version."""
        row = await self._first(sql.SELECT_VERSION, id=table_id)
        return None if row is None else int(row[0])

    async def receipt(self, table_id: str, player_id: str, command_id: str) -> ReceiptRow | None:
        """By its key."""
        row = await self._first(
            sql.SELECT_RECEIPT, table_id=table_id, player_id=player_id, id=command_id
        )
        return None if row is None else ReceiptRow(*row)

    async def entries(self, table_id: str, after: int, limit: int) -> list[EntryRow]:
        """From the log."""
        rows = await self._all(sql.SELECT_ENTRIES, id=table_id, after=after, limit=limit)
        return [EntryRow(*row) for row in rows]

    async def steps(self, table_id: str) -> list[EntryRow]:
        """From the log, all of them."""
        return await self.steps_between(table_id, 0, _ALL)

    async def snapshot(self, table_id: str, steps: int) -> SnapshotRow | None:
        """The latest that is not too late."""
        row = await self._first(sql.SELECT_SNAPSHOT, id=table_id, steps=steps)
        return None if row is None else SnapshotRow(*row)

    async def steps_between(self, table_id: str, first: int, count: int) -> list[EntryRow]:
        """From the log."""
        rows = await self._all(sql.SELECT_STEPS, id=table_id, first=first, limit=count)
        return [EntryRow(*row) for row in rows]

    async def tables_of(self, player_id: str, limit: int) -> list[Summary]:
        """With all seats of each."""
        return await self._summaries(sql.SELECT_TABLES_OF, player_id=player_id, limit=limit)

    async def tables_listed(self, phase: str, limit: int) -> list[Summary]:
        """With all seats of each."""
        return await self._summaries(sql.SELECT_TABLES_LISTED, phase=phase, limit=limit)

    async def count_tables(self, host: str) -> int:
        """Count."""
        row = await self._first(sql.COUNT_TABLES, host=host)
        return 0 if row is None else int(row[0])

    async def forget_commands(self, before: int) -> int:
        """Delete."""
        return await self.database.write(lambda db: db.run(sql.FORGET_COMMANDS, before=before))

    async def forget_open_tables(self, before: int) -> int:
        """Delete; seats and log go with them."""
        return await self.database.write(lambda db: db.run(sql.FORGET_OPEN_TABLES, before=before))

    # ------------------------------------------------------------ reading

    async def _first(self, statement: str, **values: Any) -> Row | None:
        return await self.database.read(lambda db: db.first(statement, **values))

    async def _all(self, statement: str, **values: Any) -> Sequence[Row]:
        return await self.database.read(lambda db: db.all(statement, **values))

    async def _summaries(self, statement: str, **values: Any) -> list[Summary]:
        async def work(db: Session) -> list[Summary]:
            found = [Summary(_table(row), []) for row in await db.all(statement, **values)]
            by_id = {summary.table.id: summary for summary in found}
            for seat in _seats(await db.all(sql.seats_of_all(statement), **values)):
                by_id[seat.table_id].seats.append(seat)
            return found

        return await self.database.read_at_once(work)


async def read_table(db: Session, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table with its seats, in order."""
    row = await db.first(sql.SELECT_TABLE, id=table_id)
    if row is None:
        return None
    return _table(row), _seats(await db.all(sql.SELECT_SEATS, id=table_id))


def _table(row: Row) -> TableRow:
    """SQLite has no truth values, only 0 and 1."""
    table = TableRow(*row)
    table.waits_for_bot = bool(table.waits_for_bot)
    return table


def _seats(rows: Sequence[Row]) -> list[SeatRow]:
    seats = [SeatRow(*row) for row in rows]
    for seat in seats:
        seat.left = bool(seat.left)
    return seats
