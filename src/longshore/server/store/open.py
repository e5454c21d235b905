"""Opening a store by its URL."""

from __future__ import annotations

from typing import Final

from longshore.server.store.interface import Store, StoreError

SQLITE: Final = "sqlite:///"


def is_sqlite(url: str) -> bool:
    """Whether a URL names a file of SQLite, which serves one process only."""
    return url.startswith("sqlite:")


async def open_store(url: str) -> Store:
    """The store of a database URL, with the newest schema."""
    if url.startswith(SQLITE):
        # Imported when it is chosen, as every kind of database should be.
        from longshore.server.store.sqlite import open_sqlite  # noqa: PLC0415

        return await open_sqlite(url.removeprefix(SQLITE))
    raise StoreError(f'the database URL must begin with "{SQLITE}" and a path')
