"""Read a database, even while a server uses it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from longshore.server.store import EntryRow, SeatRow, SnapshotRow, Store, TableRow
from longshore.server.store.database import Database, Row, Session
from longshore.server.store.log import read_log
from longshore.server.store.open import open_to_read
from longshore.server.store.tables import read_table

_CHUNK: Final = 500

_TABLE_IDS: Final = "SELECT id FROM tables WHERE id > :after ORDER BY id LIMIT :limit"


@dataclass
class StoredTable:
    """Everything stored about a table at one moment."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow] = field(default_factory=list)
    snapshots: list[SnapshotRow] = field(default_factory=list)

    @property
    def lines(self) -> tuple[str, ...]:
        """The steps of the game, as in a record."""
        return tuple(entry.step for entry in self.entries if entry.step is not None)


@asynccontextmanager
async def reading(url: str, *, writing: bool = False) -> AsyncIterator[Store]:
    """Open a database for reading, or to leave a note. It must have the newest schema."""
    store = await open_to_read(url, writing=writing)
    try:
        yield store
    finally:
        await store.close()


async def stored_tables(database: Database) -> AsyncIterator[StoredTable]:
    """All tables, one by one."""
    after = ""
    while ids := await _ids_after(database, after):
        for (table_id,) in ids:
            found = await stored_table(database, table_id)
            if found is not None:
                yield found
        after = ids[-1][0]


async def _ids_after(database: Database, after: str) -> Sequence[Row]:
    return await database.read(lambda db: db.all(_TABLE_IDS, after=after, limit=_CHUNK))


async def stored_table(database: Database, table_id: str) -> StoredTable | None:
    """One table, or None if it has been deleted in the meantime."""

    async def work(db: Session) -> StoredTable | None:
        found = await read_table(db, table_id)
        if found is None:
            return None
        return StoredTable(*found, *await read_log(db, table_id))

    return await database.read_at_once(work)
