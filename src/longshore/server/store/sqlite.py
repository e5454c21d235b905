"""The store in a SQLite file: one server process, no set-up."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict

from longshore.server.store import statements as sql
from longshore.server.store.interface import Conflict, Duplicate, StoreError
from longshore.server.store.migrate import migrate
from longshore.server.store.rows import (
    CredentialRow,
    EntryRow,
    OrderLogRow,
    PlayerRow,
    ReceiptRow,
    SeatRow,
    SnapshotRow,
    Summary,
    TableChange,
    TableRow,
)
from longshore.server.store.sqlite_file import DatabaseFile
from longshore.server.store.sqlite_reader import Readers
from longshore.server.store.sqlite_writer import Writer

Sql = sqlite3.Connection


async def open_sqlite(path: str) -> SqliteStore:
    """Claim the file, bring it to the newest schema and open it."""
    file = DatabaseFile(path)
    file.claim()
    try:
        await asyncio.to_thread(_migrate, file)
        return SqliteStore(file)
    except BaseException:
        file.release()
        raise


def _migrate(file: DatabaseFile) -> None:
    # Not at the top: only the command that serves has SQLAlchemy's errors to catch.
    from alembic.util import CommandError  # noqa: PLC0415
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    try:
        migrate(f"sqlite:///{file.path}")
    except (SQLAlchemyError, CommandError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise StoreError(f"cannot use the database {file.path}: {reason}") from error


class SqliteStore:
    """See `Store`."""

    exclusive = True

    def __init__(self, file: DatabaseFile) -> None:
        self._file = file
        self._writer = Writer(file)
        self._writer.start()
        self._readers = Readers(file)

    async def close(self) -> None:
        """Write what waits and release the file."""
        await self._writer.stop()
        await asyncio.to_thread(self._readers.close)
        self._file.release()

    async def check(self) -> None:
        """Write something, to see whether that works."""
        now = time.time_ns() // 1_000_000
        await self._writer.do(lambda db: _run(db, sql.PROBE, now=now))

    # ------------------------------------------------------------ players

    async def create_player(self, player: PlayerRow, credentials: list[CredentialRow]) -> None:
        """Insert both."""

        def work(db: Sql) -> None:
            db.execute(sql.INSERT_PLAYER, asdict(player))
            db.executemany(sql.INSERT_CREDENTIAL, [asdict(row) for row in credentials])

        await self._writer.do(work)

    async def player(self, player_id: str) -> PlayerRow | None:
        """By id."""
        row = await self._first(sql.SELECT_PLAYER, id=player_id)
        return None if row is None else PlayerRow(*row)

    async def change_player(self, player: PlayerRow) -> None:
        """Update."""
        await self._writer.do(lambda db: _run(db, sql.UPDATE_PLAYER, **asdict(player)))

    async def credential(self, credential_id: str) -> CredentialRow | None:
        """By id."""
        row = await self._first(sql.SELECT_CREDENTIAL, id=credential_id)
        return None if row is None else CredentialRow(*row)

    async def add_credential(self, credential: CredentialRow, keep: int) -> None:
        """Insert, then drop the oldest."""

        def work(db: Sql) -> None:
            db.execute(sql.INSERT_CREDENTIAL, asdict(credential))
            _run(
                db,
                sql.DROP_OLD_CREDENTIALS,
                player_id=credential.player_id,
                kind=credential.kind,
                keep=keep,
            )

        await self._writer.do(work)

    async def take_link(self, link_id: str, now: int, new: list[CredentialRow]) -> bool:
        """Delete the link; only who has deleted it gets the credentials."""

        def work(db: Sql) -> bool:
            if not _run(db, sql.TAKE_LINK, id=link_id, now=now):
                return False
            db.executemany(sql.INSERT_CREDENTIAL, [asdict(row) for row in new])
            return True

        return await self._writer.do(work)

    async def drop_credentials(self, player_id: str, kind: str) -> None:
        """Delete."""
        await self._writer.do(
            lambda db: _run(db, sql.DROP_CREDENTIALS, player_id=player_id, kind=kind)
        )

    async def forget_players(self, not_seen_since: int) -> int:
        """Delete; credentials go with them."""
        return await self._writer.do(lambda db: _run(db, sql.FORGET_PLAYERS, before=not_seen_since))

    async def schedule(self, player_id: str) -> str | None:
        """As it was written."""
        row = await self._first(sql.SELECT_SCHEDULE, player_id=player_id)
        return None if row is None else str(row[0])

    async def write_schedule(self, player_id: str, schedule: str) -> None:
        """Insert or update."""
        await self._writer.do(
            lambda db: _run(db, sql.WRITE_SCHEDULE, player_id=player_id, schedule=schedule)
        )

    # ------------------------------------------------------------ time

    async def beat(self, now: int, gap: int) -> int:
        """One row for all."""
        row: tuple[int] = await self._writer.do(
            lambda db: db.execute(sql.BEAT, {"now": now, "gap": gap}).fetchone()
        )
        return row[0]

    # ------------------------------------------------------------ tables

    async def write(self, change: TableChange) -> None:
        """The guard of the version comes first, so that a lost race writes nothing."""
        await self._writer.do(lambda db: _write(db, change))

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """The row with its seats, at one moment."""

        def work(db: Sql) -> tuple[TableRow, list[SeatRow]] | None:
            db.execute("BEGIN")
            try:
                row = db.execute(sql.SELECT_TABLE, {"id": table_id}).fetchone()
                return None if row is None else (_table(row), _seats(db, table_id))
            finally:
                db.execute("COMMIT")

        return await self._readers.do(work)

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
        return await self.steps_between(table_id, 0, -1)

    async def snapshot(self, table_id: str, steps: int) -> SnapshotRow | None:
        """The latest that is not too late."""
        row = await self._first(sql.SELECT_SNAPSHOT, id=table_id, steps=steps)
        return None if row is None else SnapshotRow(*row)

    async def steps_between(self, table_id: str, first: int, count: int) -> list[EntryRow]:
        """From the log; SQLite takes a count of -1 for all."""
        rows = await self._all(sql.SELECT_STEPS, id=table_id, first=first, limit=count)
        return [EntryRow(*row) for row in rows]

    async def tables_of(self, player_id: str, limit: int) -> list[Summary]:
        """With all seats of each."""
        return await self._summaries(sql.SELECT_TABLES_OF, player_id=player_id, limit=limit)

    async def tables_listed(self, phase: str, limit: int) -> list[Summary]:
        """With all seats of each."""
        return await self._summaries(sql.SELECT_TABLES_LISTED, phase=phase, limit=limit)

    async def tables_waiting_for_bots(self, now: int) -> list[str]:
        """Ids only."""
        return [str(row[0]) for row in await self._all(sql.SELECT_WAITING, yes=True, now=now)]

    async def lease_bots(self, table_id: str, holder: str, now: int, until: int) -> bool:
        """One row changes, or none."""
        values = {"id": table_id, "holder": holder, "now": now, "until": until}
        return await self._writer.do(lambda db: _run(db, sql.LEASE_BOTS, **values)) == 1

    async def release_bots(self, table_id: str, holder: str) -> None:
        """If it is still ours."""
        await self._writer.do(lambda db: _run(db, sql.RELEASE_BOTS, id=table_id, holder=holder))

    async def claim_due(self, now: int, until: int, limit: int) -> list[str]:
        """Looked for and marked in one statement."""
        values = {"now": now, "until": until, "limit": limit}
        rows: list[tuple[str]] = await self._writer.do(
            lambda db: db.execute(sql.CLAIM_DUE, values).fetchall()
        )
        return [row[0] for row in rows]

    async def next_due(self, now: int) -> int | None:
        """By the index of what is due."""
        row = await self._first(sql.SELECT_NEXT_DUE, now=now)
        return None if row is None else int(row[0])

    async def order_log(self, table_id: str, player_id: str, limit: int) -> list[OrderLogRow]:
        """The player's own lines only."""
        rows = await self._all(
            sql.SELECT_ORDER_LOG, table_id=table_id, player_id=player_id, limit=limit
        )
        return [OrderLogRow(*row) for row in rows]

    async def count_tables(self, host: str) -> int:
        """Count."""
        row = await self._first(sql.COUNT_TABLES, host=host)
        return 0 if row is None else int(row[0])

    async def forget_commands(self, before: int) -> int:
        """Delete."""
        return await self._writer.do(lambda db: _run(db, sql.FORGET_COMMANDS, before=before))

    async def forget_open_tables(self, before: int) -> int:
        """Delete; seats and log go with them."""
        return await self._writer.do(lambda db: _run(db, sql.FORGET_OPEN_TABLES, before=before))

    # ------------------------------------------------------------ reading

    async def _first(self, statement: str, **values: Any) -> tuple[Any, ...] | None:
        work: Callable[[Sql], Any] = lambda db: db.execute(statement, values).fetchone()  # noqa: E731
        row: tuple[Any, ...] | None = await self._readers.do(work)
        return row

    async def _all(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        return await self._readers.do(lambda db: db.execute(statement, values).fetchall())

    async def _summaries(self, statement: str, **values: Any) -> list[Summary]:
        def work(db: Sql) -> list[Summary]:
            rows = db.execute(statement, values).fetchall()
            return [Summary(_table(row), _seats(db, row[0])) for row in rows]

        return await self._readers.do(work)


def _run(db: Sql, statement: str, **values: Any) -> int:
    """Execute; how many rows it changed."""
    return db.execute(statement, values).rowcount


def _table(row: tuple[Any, ...]) -> TableRow:
    table = TableRow(*row)
    table.waits_for_bot = bool(table.waits_for_bot)
    return table


def _seats(db: Sql, table_id: str) -> list[SeatRow]:
    seats = [SeatRow(*row) for row in db.execute(sql.SELECT_SEATS, {"id": table_id})]
    for seat in seats:
        seat.left = bool(seat.left)
    return seats


def _write(db: Sql, change: TableChange) -> None:
    table = change.table
    if table.version == 1:
        db.execute(sql.INSERT_TABLE, asdict(table))
    elif db.execute(sql.UPDATE_TABLE, asdict(table)).rowcount == 0:
        raise Conflict
    if change.receipt is not None:
        try:
            db.execute(sql.INSERT_RECEIPT, {"table_id": table.id, **asdict(change.receipt)})
        except sqlite3.IntegrityError as error:
            raise Duplicate from error
    if change.seats is not None:
        db.execute(sql.DELETE_SEATS, {"id": table.id})
        db.executemany(sql.INSERT_SEAT, [asdict(seat) for seat in change.seats])
    for entry in change.entries:
        db.execute(sql.INSERT_ENTRY, {"table_id": table.id, **asdict(entry)})
    for line in change.order_log:
        db.execute(sql.INSERT_ORDER_LOG, {"table_id": table.id, **asdict(line)})
    for snapshot in change.snapshots:
        db.execute(sql.INSERT_SNAPSHOT, {"table_id": table.id, **asdict(snapshot)})
