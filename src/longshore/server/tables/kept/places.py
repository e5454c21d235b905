"""The tables in memory, each in its place with a lock, loaded on demand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from longshore.server.base import metrics
from longshore.server.base.problems import Problem
from longshore.server.store import Store
from longshore.server.tables.stored import table_from
from longshore.server.tables.table import Draft, Table


class Told(NamedTuple):
    """How much of a table has been shown."""

    version: int
    seq: int
    draft: Draft

    @classmethod
    def of(cls, table: Table) -> Told:
        """Everything there is to show about a table now."""
        return cls(table.version, table.seq, table.progress.draft)


class Place:
    """A table's place in memory, with the lock that its commands take."""

    __slots__ = ("lock", "table", "told", "used")

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.told: Told | None = None
        """What this process's watchers know of the table. None when it does not matter."""
        self.used = time.monotonic()

    def looked_at(self, table: Table) -> Table:
        """Note that someone has seen the table, so that its changes must be shown from now on."""
        if self.told is None:
            self.told = Told.of(table)
        return table


class Places:
    """All tables that this process has in memory."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._places: Final[dict[str, Place]] = {}

    def at(self, table_id: str) -> Place:
        """The place of a table, created if it is not in memory."""
        place = self._places.get(table_id)
        if place is None:
            place = self._places[table_id] = Place()
            metrics.TABLES.set(len(self._places))
        place.used = time.monotonic()
        return place

    def find(self, table_id: str) -> Place | None:
        """The place of a table that is in memory."""
        return self._places.get(table_id)

    def ids(self) -> set[str]:
        """The tables in memory."""
        return set(self._places)

    async def fresh(self, place: Place) -> Table | None:
        """The table in a place, if it is loaded and still current."""
        table = place.table
        if table is None:
            return None
        if not self._store.exclusive and await self._store.version(table.id) != table.version:
            return None
        return place.looked_at(table)

    async def load(self, place: Place, table_id: str) -> Table:
        """With the lock held, the table in memory if it is current, or else the stored one."""
        fresh = await self.fresh(place)
        if fresh is not None:
            return fresh
        found = await self._store.table(table_id)
        if found is None:
            self.drop(table_id)
            raise Problem("no_such_table")
        place.table = table_from(*found)
        return place.looked_at(place.table)

    def drop(self, table_id: str) -> None:
        """Drop a table that has been deleted."""
        self._places.pop(table_id, None)

    def drop_idle(self, seconds: float, is_watched: Callable[[str], bool]) -> int:
        """Drop tables that nobody has used or watched for a while, and return how many."""
        before = time.monotonic() - seconds
        idle = [
            table_id
            for table_id, place in self._places.items()
            if place.used < before and not place.lock.locked() and not is_watched(table_id)
        ]
        for table_id in idle:
            del self._places[table_id]
        metrics.TABLES.set(len(self._places))
        return len(idle)
