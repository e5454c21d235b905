"""SQLite: a file, one server process, no set-up."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar

from longshore.server.store.database import Heard, Row, Values, Work
from longshore.server.store.interface import StoreError
from longshore.server.store.migrate import migrate, reason_of, schema_errors
from longshore.server.store.sql_store import SqlStore
from longshore.server.store.sqlite_file import DatabaseFile
from longshore.server.store.sqlite_reader import Readers
from longshore.server.store.sqlite_writer import Writer

T = TypeVar("T")


async def open_sqlite(path: str) -> SqlStore:
    """Claim the file, bring it to the newest schema and open it."""
    file = DatabaseFile(path)
    file.claim()
    try:
        await asyncio.to_thread(_migrate, file)
        return SqlStore(SqliteDatabase(file))
    except BaseException:
        file.release()
        raise


async def read_sqlite(path: str) -> SqlStore:
    """Only read the file, beside a server that uses it."""
    file = DatabaseFile(path)
    if not file.path.is_file():
        raise StoreError(f"there is no database {path}")
    return SqlStore(SqliteDatabase(file, writing=False))


def _migrate(file: DatabaseFile) -> None:
    try:
        migrate(f"sqlite:///{file.path}")
    except schema_errors() as error:
        raise StoreError(f"cannot use the database {file.path}: {reason_of(error)}") from error


class SqliteSession:
    """A connection at work. Nothing here waits: SQLite answers at once."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def run(self, statement: str, /, **values: Any) -> int:
        """Execute."""
        return self._connection.execute(statement, values).rowcount

    async def run_each(self, statement: str, rows: Iterable[Values]) -> None:
        """Execute many."""
        self._connection.executemany(statement, rows)

    async def first(self, statement: str, /, **values: Any) -> Row | None:
        """Fetch one."""
        row: Row | None = self._connection.execute(statement, values).fetchone()
        return row

    async def all(self, statement: str, /, **values: Any) -> list[Row]:
        """Fetch all."""
        return self._connection.execute(statement, values).fetchall()

    async def announce(self, what: str, table_id: str, number: int) -> None:
        """There are no other processes."""


def done_at_once(work: Coroutine[Any, Any, T]) -> T:
    """The result of work whose statements never wait; it runs in a thread without an event loop."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    work.close()
    raise RuntimeError("work of the store waits for something that is no statement")


class SqliteDatabase:
    """See `Database`."""

    kind = "sqlite"
    exclusive = True
    durability = "SQLite WAL, synchronous FULL, grouped commits"

    def __init__(self, file: DatabaseFile, *, writing: bool = True) -> None:
        self._file = file
        self._writer = Writer(file) if writing else None
        if self._writer is not None:
            self._writer.start()
        self._readers = Readers(file)

    async def read(self, work: Work[T]) -> T:
        """In a thread of the readers."""
        return await self._readers.do(lambda sql: done_at_once(work(SqliteSession(sql))))

    async def read_at_once(self, work: Work[T]) -> T:
        """In a transaction of a reader."""

        def inside(sql: sqlite3.Connection) -> T:
            sql.execute("BEGIN")
            try:
                return done_at_once(work(SqliteSession(sql)))
            finally:
                sql.execute("COMMIT")

        return await self._readers.do(inside)

    async def write(self, work: Work[T]) -> T:
        """In the writer's thread, in a commit with whatever else waits."""
        if self._writer is None:
            raise StoreError("this database is only read")
        return await self._writer.do(lambda sql: done_at_once(work(SqliteSession(sql))))

    async def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        """There is nobody to hear: this is the only process."""

    async def close(self) -> None:
        """Write what waits and release the file."""
        if self._writer is not None:
            await self._writer.stop()
        await asyncio.to_thread(self._readers.close)
        self._file.release()
