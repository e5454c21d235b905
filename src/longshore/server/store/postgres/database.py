"""PostgreSQL as the database of a store."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import asyncpg

from longshore.server.store.database import Heard, Statements, StoreError, Trouble, Unavailable
from longshore.server.store.postgres.errors import CROSSED, TROUBLE, is_outage, trouble_of
from longshore.server.store.postgres.listener import Listener
from longshore.server.store.postgres.schema import migrate_postgres
from longshore.server.store.postgres.session import PostgresSession
from longshore.server.store.store import Store

T = TypeVar("T")

CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 15.0
_CLOSE_SECONDS: Final = 5.0
_TRIES: Final = 5  # for a transaction that collides with another


async def open_postgres(url: str, connections: int) -> Store:
    """Bring the database to the newest schema and open it."""
    await migrate_postgres(url)
    return await read_postgres(url, connections)


async def read_postgres(url: str, connections: int) -> Store:
    """Open the database as it is."""
    try:
        pool = await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=connections,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            init=_prepare,
            reset=_keep,
        )
    except TROUBLE as error:
        raise StoreError(f"cannot use the database: {trouble_of(error)}") from error
    return Store(PostgresDatabase(url, pool))


async def _prepare(connection: asyncpg.Connection[Any]) -> None:
    """What is confirmed must be stored, whatever the database's default is."""
    if await connection.fetchval("SHOW synchronous_commit") == "off":
        await connection.execute("SET synchronous_commit = on")


async def _keep(_: asyncpg.Connection[Any]) -> None:
    """Leave nothing on a connection that would have to be reset."""


class PostgresDatabase:
    """A pool of connections, and one that listens."""

    kind = "postgres"
    exclusive = False
    durability = "PostgreSQL, synchronous commits"

    def __init__(self, url: str, pool: asyncpg.Pool[Any]) -> None:
        self._url = url
        self._pool = pool
        self._listener: Listener | None = None
        self.trouble: Trouble | None = None
        self._writes: list[float] = []  # when each began that is not done yet

    async def read(self, work: Statements[T]) -> T:
        for _ in range(2):  # retried if the connection broke, because reading twice does no harm
            try:
                async with self._connection() as connection:
                    return await work(PostgresSession(connection))
            except Unavailable as trouble:
                if not is_outage(trouble.__cause__):
                    raise
                last = trouble
        raise last

    async def read_at_once(self, work: Statements[T]) -> T:
        async with (
            self._connection() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            return await work(PostgresSession(connection))

    async def write(self, work: Statements[T]) -> T:
        began = time.monotonic()
        self._writes.append(began)
        try:
            async with self._connection() as connection:
                for _ in range(_TRIES):
                    with contextlib.suppress(*CROSSED):
                        async with connection.transaction():
                            return await work(PostgresSession(connection))
            raise Unavailable("the database is too busy")
        except Unavailable as trouble:
            self.trouble = Trouble(time.monotonic(), str(trouble))
            raise
        finally:
            self._writes.remove(began)

    async def soon(self) -> None:
        pass  # transactions run side by side, and the database lets them share commits

    def waited(self) -> float:
        return time.monotonic() - min(self._writes) if self._writes else 0.0

    async def listen(self, heard: Heard, missed: Callable[[], None]) -> None:
        self._listener = Listener(self._url, heard, missed)
        await self._listener.start()

    async def close(self) -> None:
        if self._listener is not None:
            await self._listener.stop()
        try:
            await asyncio.wait_for(self._pool.close(), _CLOSE_SECONDS)
        except TimeoutError:
            self._pool.terminate()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[asyncpg.pool.PoolConnectionProxy[Any]]:
        """A connection whose errors are those of the store."""
        try:
            async with self._pool.acquire(timeout=CONNECT_SECONDS) as connection:
                yield connection
        except TROUBLE as error:
            raise trouble_of(error) from error
