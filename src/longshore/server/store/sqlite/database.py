"""A SQLite file as the database of a store."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import closing
from typing import Any, TypeVar

from longshore.server.store.database import (
    Heard,
    Row,
    Statements,
    StoreError,
    Trouble,
    Unavailable,
    Values,
)
from longshore.server.store.migrate import SCHEMA, migrate, newest_schema, reason_of, schema_errors
from longshore.server.store.sqlite.file import DatabaseFile
from longshore.server.store.sqlite.readers import Readers
from longshore.server.store.sqlite.writer import Writer
from longshore.server.store.store import Store

T = TypeVar("T")


async def open_sqlite(path: str) -> Store:
    """Claim the file, upgrade it to the newest schema and open it."""
    file = DatabaseFile(path)
    file.claim()
    try:
        await asyncio.to_thread(_migrate, file)
        return Store(SqliteDatabase(file))
    except BaseException:
        file.release()
        raise


async def read_sqlite(path: str, *, writing: bool = False) -> Store:
    """Open the file while a server may be using it, which writes beside what little we write."""
    file = DatabaseFile(path)
    if not file.path.is_file():
        raise StoreError(f"there is no database {path}")
    return Store(SqliteDatabase(file, writing=writing))


def _migrate(file: DatabaseFile) -> None:
    if _schema(file) == newest_schema():
        return
    try:
        migrate(f"sqlite:///{file.path}")
    except schema_errors() as error:
        raise StoreError(f"cannot use the database {file.path}: {reason_of(error)}") from error


def _schema(file: DatabaseFile) -> str | None:
    """The schema in the database. None if it is new, or if Alembic should report the problem."""
    try:
        with closing(sqlite3.connect(file.path)) as connection:
            return str(connection.execute(SCHEMA).fetchone()[0])
    except (sqlite3.Error, TypeError):
        return None


class SqliteSession:
    """A connection at work. Nothing here waits, because SQLite answers at once."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def run(self, statement: str, /, **values: Any) -> int:
        return self._connection.execute(statement, values).rowcount

    async def run_each(self, statement: str, rows: Iterable[Values]) -> None:
        self._connection.executemany(statement, rows)

    async def first(self, statement: str, /, **values: Any) -> Row | None:
        row: Row | None = self._connection.execute(statement, values).fetchone()
        return row

    async def all(self, statement: str, /, **values: Any) -> list[Row]:
        return self._connection.execute(statement, values).fetchall()

    async def announce(self, what: str, table_id: str, number: int) -> None:
        pass  # there are no other processes


def done_at_once(work: Coroutine[Any, Any, T]) -> T:
    """The result of work whose statements never wait, run in a thread without an event loop."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    work.close()
    raise RuntimeError("work of the store waits for something other than a statement")


class SqliteDatabase:
    """One writer and a few readers of a file, each in its own thread."""

    kind = "sqlite"
    exclusive = True
    durability = "SQLite WAL, synchronous FULL, grouped commits"

    def __init__(self, file: DatabaseFile, *, writing: bool = True) -> None:
        self._file = file
        self._writer = Writer(file) if writing else None
        if self._writer is not None:
            self._writer.start()
        self._readers = Readers(file)
        self.trouble: Trouble | None = None

    async def read(self, work: Statements[T]) -> T:
        return await self._readers.do(lambda sql: done_at_once(work(SqliteSession(sql))))

    async def read_at_once(self, work: Statements[T]) -> T:
        def inside(sql: sqlite3.Connection) -> T:
            sql.execute("BEGIN")
            try:
                return done_at_once(work(SqliteSession(sql)))
            finally:
                sql.execute("COMMIT")

        return await self._readers.do(inside)

    async def write(self, work: Statements[T]) -> T:
        if self._writer is None:
            raise StoreError("this database is only read")
        try:
            return await self._writer.do(lambda sql: done_at_once(work(SqliteSession(sql))))
        except Unavailable as trouble:
            self.trouble = Trouble(time.monotonic(), str(trouble))
            raise

    async def soon(self) -> None:
        if self._writer is not None:
            await self._writer.group_commit.wait()

    def waited(self) -> float:
        return 0.0 if self._writer is None else self._writer.waited()

    async def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        pass  # there are no other processes

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.stop()
        await asyncio.to_thread(self._readers.close)
        self._file.release()
