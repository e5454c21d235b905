"""Every kind of store, empty, for the suite that all of them must pass."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.tools.postgres import postgres

from longshore.server.store import Store, open_store

KINDS = ("sqlite", "postgres")


@asynccontextmanager
async def empty_store(kind: str, folder: Path) -> AsyncIterator[Store]:
    """A store with nothing in it."""
    store = await open_store(store_url(kind, folder))
    try:
        yield store
    finally:
        await store.close()


def store_url(kind: str, folder: Path) -> str:
    """Where it is."""
    if kind == "postgres":
        return postgres().database(folder)
    assert kind == "sqlite"
    return f"sqlite:///{folder / 'longshore.db'}"
