"""Every kind of store, empty, for the suite that all of them must pass."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from tests.server.tools.postgres import postgres

from longshore.server.store import Store, open_store
from longshore.server.store.migrate import migrate

KINDS = ("sqlite", "postgres")
NAME = "longshore.db"


@asynccontextmanager
async def empty_store(kind: str, folder: Path) -> AsyncIterator[Store]:
    """A store with nothing in it but its tables."""
    if kind == "postgres":
        postgres().prepared_database(folder)
    else:
        prepare_file(folder)
    store = await open_store(store_url(kind, folder))
    try:
        yield store
    finally:
        await store.close()


@cache
def _migrated_file() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="sqlite"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    migrate(f"sqlite:///{folder / NAME}")
    return folder / NAME


def prepare_file(folder: Path) -> None:
    """Put the file of a freshly started server in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / NAME).exists():
        shutil.copy(_migrated_file(), folder / NAME)
        (folder / NAME).chmod(0o600)


def store_url(kind: str, folder: Path) -> str:
    """The URL of the store."""
    if kind == "postgres":
        return postgres().database(folder)
    assert kind == "sqlite"
    return f"sqlite:///{folder / NAME}"
