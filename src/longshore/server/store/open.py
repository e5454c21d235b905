"""Open a store by its URL."""

from __future__ import annotations

from typing import Final

from longshore.server.store.database import StoreError
from longshore.server.store.store import Store

SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")
CONNECTIONS: Final = 10


def is_sqlite(url: str) -> bool:
    """Whether a URL names a SQLite file, which serves one process only."""
    return url.startswith("sqlite:")


async def open_store(url: str, connections: int = CONNECTIONS) -> Store:
    """The store of a database URL, with the newest schema.

    `connections` is how many this process may have to PostgreSQL, not counting the listener's.
    """
    # Each kind of database is imported when it is chosen.
    if url.startswith(SQLITE):
        from longshore.server.store.sqlite.database import open_sqlite  # noqa: PLC0415

        return await open_sqlite(url.removeprefix(SQLITE))
    check_postgres(url)
    from longshore.server.store.postgres.database import open_postgres  # noqa: PLC0415

    return await open_postgres(url, connections)


async def open_to_read(url: str, *, writing: bool = False) -> Store:
    """The store of a database that servers may be using: to read it, or also to leave a note."""
    from longshore.server.store.migrate import newest_schema  # noqa: PLC0415

    if url.startswith(SQLITE):
        from longshore.server.store.sqlite.database import read_sqlite  # noqa: PLC0415

        store = await read_sqlite(url.removeprefix(SQLITE), writing=writing)
    else:
        check_postgres(url)
        from longshore.server.store.postgres.database import read_postgres  # noqa: PLC0415

        store = await read_postgres(url, 1)
    try:
        schema = await store.schema()
        if schema != newest_schema():
            raise StoreError(
                f"the database has schema {schema}, this program {newest_schema()}: "
                "start this version's server once to upgrade it"
            )
    except BaseException:
        await store.close()
        raise
    return store


def check_postgres(url: str) -> None:
    """Reject URLs of other databases, and name a missing package."""
    if not url.startswith(POSTGRES):
        raise StoreError(
            f'the database URL must start with "{SQLITE}" and a path, or with "{POSTGRES[0]}"'
        )
    try:
        import asyncpg  # noqa: F401, PLC0415
        import greenlet  # type: ignore[import-untyped]  # noqa: F401, PLC0415 (for Alembic)
    except ImportError as error:
        raise StoreError(
            f"PostgreSQL needs more packages ({error.name}): install longshore[postgres]"
        ) from error
