"""Opening a store by its URL."""

from __future__ import annotations

from typing import Final

from longshore.server.store.interface import Store, StoreError

SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")
CONNECTIONS: Final = 10


def is_sqlite(url: str) -> bool:
    """Whether a URL names a file of SQLite, which serves one process only."""
    return url.startswith("sqlite:")


async def open_store(url: str, connections: int = CONNECTIONS) -> Store:
    """The store of a database URL, with the newest schema.

    `connections` is how many this process may have to PostgreSQL, beside the one that listens.
    """
    # Each kind of database is imported when it is chosen.
    if url.startswith(SQLITE):
        from longshore.server.store.sqlite import open_sqlite  # noqa: PLC0415

        return await open_sqlite(url.removeprefix(SQLITE))
    if url.startswith(POSTGRES):
        try:
            from longshore.server.store.postgres import open_postgres  # noqa: PLC0415
        except ImportError as error:
            raise StoreError(
                f"PostgreSQL needs more packages ({error.name}): install longshore[postgres]"
            ) from error
        return await open_postgres(url, connections)
    raise StoreError(
        f'the database URL must begin with "{SQLITE}" and a path, or with "{POSTGRES[0]}"'
    )
