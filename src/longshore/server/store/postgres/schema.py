"""The schema of a PostgreSQL database, through SQLAlchemy (Alembic and `longshore admin`)."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg

from longshore.server.store.database import StoreError
from longshore.server.store.migrate import SCHEMA, newest_schema, reason_of, schema_errors, upgrade
from longshore.server.store.postgres.errors import TROUBLE, trouble_of

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")

_CONNECT_SECONDS: Final = 10.0
_MIGRATING: Final = 7_362_846_119  # a lock across processes; any otherwise unused number will do


async def migrate_postgres(url: str, to: str = "head") -> None:
    """Create or upgrade the schema. If several processes start at once, one of them does it."""
    if to == "head" and await _schema(url) == newest_schema():
        return
    from sqlalchemy import text  # noqa: PLC0415

    def work(connection: Connection) -> None:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
        upgrade(connection, to)

    await with_sqlalchemy(url, work)


async def _schema(url: str) -> str | None:
    """The schema in the database. None if it is new, or if Alembic should report the problem."""
    try:
        connection = await asyncpg.connect(url, timeout=_CONNECT_SECONDS)
        try:
            return str(await connection.fetchval(SCHEMA))
        finally:
            await connection.close()
    except TROUBLE:
        return None


async def with_sqlalchemy(
    url: str, work: Callable[[Connection], T], isolation: str | None = None
) -> T:
    """Run work in one transaction, on a SQLAlchemy connection."""
    try:
        async with _engine(url, isolation) as engine, engine.begin() as connection:
            return await connection.run_sync(work)
    except TROUBLE + schema_errors() as error:
        reason = trouble_of(error) if isinstance(error, OSError | TimeoutError) else None
        raise StoreError(f"cannot use the database: {reason or reason_of(error)}") from error


@asynccontextmanager
async def _engine(url: str, isolation: str | None) -> AsyncIterator[AsyncEngine]:
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415
    from sqlalchemy.pool import NullPool  # noqa: PLC0415

    async def connect() -> asyncpg.Connection[Any]:
        return await asyncpg.connect(url, timeout=_CONNECT_SECONDS)

    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connect,
        poolclass=NullPool,
        execution_options={"isolation_level": isolation} if isolation else {},
    )
    try:
        yield engine
    finally:
        await engine.dispose()
