"""The tables in memory: loaded on demand, changed one command at a time, stored, then told.

The life of a command (docs/server.md): take the table's lock, copy the table, let the command work
on the copy, write what it did under the version that was read, put the copy in place, tell the hub.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

from longshore.server import metrics
from longshore.server.clock import CLOCK
from longshore.server.hub import Changed, Hub
from longshore.server.problems import Problem
from longshore.server.store import Conflict, ReceiptRow, Store
from longshore.server.tables.by_itself import after_command
from longshore.server.tables.stored import change_of, table_from
from longshore.server.tables.table import Table
from longshore.server.tables.work import ORDER_DELAYS_MS, Work

T = TypeVar("T")

_TRIES: Final = 5  # how often a command may lose against other processes


class Place:
    """Where a table is kept in memory, with the lock that its commands take."""

    __slots__ = ("lock", "table", "used")

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.used = time.monotonic()


class Tables:
    """All tables, as far as this process has to do with them."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub
        self.order_delays_ms = ORDER_DELAYS_MS
        self._places: Final[dict[str, Place]] = {}

    # ------------------------------------------------------------ reading

    async def get(self, table_id: str) -> Table:
        """A table as it is stored now. It is not changed any more: a change makes another one."""
        place = self._place(table_id)
        table = place.table
        if table is not None and (self.store.exclusive or await self._is_fresh(table)):
            return table
        async with place.lock:
            return await self._load(place, table_id)

    async def _is_fresh(self, table: Table) -> bool:
        return await self.store.version(table.id) == table.version

    async def _load(self, place: Place, table_id: str) -> Table:
        """With the lock held: what is in memory if it is true, or else what is stored."""
        table = place.table
        if table is not None and (self.store.exclusive or await self._is_fresh(table)):
            return table
        found = await self.store.table(table_id)
        if found is None:
            self._places.pop(table_id, None)
            raise Problem("no_such_table")
        place.table = table_from(*found)
        return place.table

    def _place(self, table_id: str) -> Place:
        place = self._places.get(table_id)
        if place is None:
            place = self._places[table_id] = Place()
            metrics.TABLES.set(len(self._places))
        place.used = time.monotonic()
        return place

    # ------------------------------------------------------------ changing

    async def add(self, table: Table, begin: Callable[[Work], None]) -> Table:
        """Store a new table."""
        work = Work(table, *CLOCK.moment())
        work.seat_changed()
        begin(work)
        after_command(work)
        return await self.store_new(work)

    async def store_new(self, work: Work) -> Table:
        """Store a table whose beginning is worked out."""
        await self.store.write(change_of(work, None))
        self._place(work.table.id).table = work.table
        self._told(work)
        return work.table

    async def change(
        self,
        table_id: str,
        command: Callable[[Work], T],
        receipt: Callable[[Work], ReceiptRow] | None = None,
    ) -> tuple[Table, T]:
        """Carry out a command; the table afterwards, and what the command returned.

        A `Problem` or `Refused` of the command leaves everything as it was. When the outcome of
        writing is not known, what is in memory is forgotten and loaded again.
        """
        place = self._place(table_id)
        async with place.lock:
            for _ in range(_TRIES):
                table = await self._load(place, table_id)
                work = Work(table.copied(), *CLOCK.moment())
                work.order_delays_ms = self.order_delays_ms
                result = command(work)
                if not work.changed:
                    return table, result
                after_command(work)
                try:
                    change = change_of(work, None if receipt is None else receipt(work))
                    await self.store.write(change)
                except Conflict:
                    place.table = None
                    continue
                except BaseException:
                    place.table = None
                    raise
                place.table = work.table
                self._told(work)
                return work.table, result
        raise Problem("stale")

    def _told(self, work: Work) -> None:
        metrics.STEPS.inc(sum(entry.step is not None for entry in work.entries))
        silent = work.silent and not work.entries
        self.hub.publish(Changed(work.table, work.entries, silent))

    # ------------------------------------------------------------ memory

    def forget_idle(self, seconds: float) -> int:
        """Drop tables that nobody has used or watched for a while; they load again on demand."""
        before = time.monotonic() - seconds
        idle = [
            table_id
            for table_id, place in self._places.items()
            if place.used < before
            and not place.lock.locked()
            and not self.hub.has_listeners(table_id)
        ]
        for table_id in idle:
            del self._places[table_id]
        metrics.TABLES.set(len(self._places))
        return len(idle)
