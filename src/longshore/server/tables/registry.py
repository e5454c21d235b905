"""The tables in memory: loaded on demand, changed one command at a time, stored, then told.

The life of a command (docs/server.md): take the table's lock, copy the table, let the command work
on the copy, write what it did under the version that was read, put the copy in place, tell the hub.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from longshore.server.base import metrics
from longshore.server.base.clock import CLOCK
from longshore.server.base.problems import Problem
from longshore.server.store import Conflict, EntryRow, ReceiptRow, Store, Unavailable
from longshore.server.tables.by_itself import after_command
from longshore.server.tables.hub import Changed, Hub
from longshore.server.tables.stored import table_from
from longshore.server.tables.table import Draft, Table
from longshore.server.tables.work import NOTICE_DELAY_MS, ORDER_DELAYS_MS, Work

T = TypeVar("T")

_PAUSE_SECONDS: Final = 1.0  # until storage that failed is tried again
_TRIES: Final = 5  # how often a command may lose against other processes


class Told(NamedTuple):
    """How far somebody has been told about a table."""

    version: int
    seq: int
    draft: Draft

    @classmethod
    def of(cls, table: Table) -> Told:
        """All there is to tell about a table now."""
        return cls(table.version, table.seq, table.progress.draft)


class Place:
    """Where a table is kept in memory, with the lock that its commands take."""

    __slots__ = ("lock", "table", "told", "used")

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.told: Told | None = None
        """What those who watch the table here know of it; None when it does not matter."""
        self.used = time.monotonic()


class Tables:
    """All tables, as far as this process has to do with them."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub
        self.order_delays_ms = ORDER_DELAYS_MS
        self.notice_delay_ms = NOTICE_DELAY_MS
        self._places: Final[dict[str, Place]] = {}
        self._news: Final[set[str]] = set()
        self._catching_up: Final[dict[str, asyncio.Task[None]]] = {}

    # ------------------------------------------------------------ reading

    async def get(self, table_id: str) -> Table:
        """A table as it is stored now. It is not changed any more: a change makes another one."""
        place = self._place(table_id)
        table = place.table
        if table is not None and (self.store.exclusive or await self._is_fresh(table)):
            return looked_at(place, table)
        async with place.lock:
            return await self._load(place, table_id)

    async def _is_fresh(self, table: Table) -> bool:
        return await self.store.version(table.id) == table.version

    async def _load(self, place: Place, table_id: str) -> Table:
        """With the lock held: what is in memory if it is true, or else what is stored."""
        table = place.table
        if table is not None and (self.store.exclusive or await self._is_fresh(table)):
            return looked_at(place, table)
        found = await self.store.table(table_id)
        if found is None:
            self._places.pop(table_id, None)
            raise Problem("no_such_table")
        table = place.table = table_from(*found)
        return looked_at(place, table)

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
        work.notice_delay_ms = self.notice_delay_ms
        work.seat_changed()
        begin(work)
        after_command(work)
        return await self.store_new(work)

    async def store_new(self, work: Work) -> Table:
        """Store a table whose beginning is worked out."""
        await self.store.write(work.rows(None))
        place = self._place(work.table.id)
        place.table = work.table
        await self._tell(place, work)
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
                work.notice_delay_ms = self.notice_delay_ms
                work.before = table
                result = command(work)
                if not work.changed:
                    return table, result
                after_command(work)
                try:
                    change = work.rows(None if receipt is None else receipt(work))
                    await self.store.write(change)
                except Conflict:
                    place.table = None
                    continue
                except BaseException:
                    place.table = None
                    raise
                place.table = work.table
                await self._tell(place, work)
                return work.table, result
        raise Problem("stale")

    async def _tell(self, place: Place, work: Work) -> None:
        """A change by this process: those who act and those who watch are told."""
        metrics.STEPS.inc(sum(entry.step is not None for entry in work.entries))
        table = work.table
        changed = Changed(table, work.entries, work.silent and not work.entries)
        self.hub.act(changed)
        if place.told is None or place.told.version >= table.version - 1:
            place.told = Told.of(table)
            self.hub.show(changed)
        else:
            self.heard(table.id, table.version)  # another process was here in between

    # ------------------------------------------------------------ other processes

    def heard(self, table_id: str, version: int) -> None:
        """Some process has written a table: tell those who watch it here what they do not know."""
        place = self._places.get(table_id)
        if place is not None and place.told is not None and place.told.version >= version:
            return
        if not self.hub.has_listeners(table_id):
            if place is not None:
                place.told = None
            return
        self._begin_to_catch_up(table_id)

    def missed(self) -> None:
        """For a while nothing was heard: look at every table that is watched here."""
        for table_id in self.hub.watched() | set(self._places):
            if self.hub.has_listeners(table_id):
                self._begin_to_catch_up(table_id)

    def _begin_to_catch_up(self, table_id: str) -> None:
        self._news.add(table_id)
        if table_id not in self._catching_up:
            task = asyncio.create_task(self._catch_up(table_id), name=f"news of {table_id}")
            self._catching_up[table_id] = task

    async def _catch_up(self, table_id: str) -> None:
        """Read and show what other processes have written, until there is no more news."""
        try:
            while table_id in self._news:
                self._news.discard(table_id)  # what is heard from now on needs another look
                try:
                    await self._show_news(table_id)
                except Unavailable:
                    self._news.add(table_id)
                    await asyncio.sleep(_PAUSE_SECONDS)
        except Problem:
            self._news.discard(table_id)  # it is gone, or nothing this program knows
        finally:
            del self._catching_up[table_id]

    async def _show_news(self, table_id: str) -> None:
        place = self._place(table_id)
        async with place.lock:
            table = await self._load(place, table_id)
            told = place.told
            if told is None or told.version >= table.version:
                return
            entries: list[EntryRow] = []
            if table.seq > told.seq:
                entries = await self.store.entries(table_id, told.seq, table.seq - told.seq)
            place.told = Told.of(table)
            # Without entries only a draft can be shown; anything else is nobody's business.
            silent = not entries and told.draft == table.progress.draft
            self.hub.show(Changed(table, entries, silent))

    async def stop(self) -> None:
        """Read no more news."""
        tasks = list(self._catching_up.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------ memory

    def gone(self, table_id: str) -> None:
        """A table has been deleted."""
        self._places.pop(table_id, None)

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


def looked_at(place: Place, table: Table) -> Table:
    """Whoever looks at a table knows it: from here on they have to be told."""
    if place.told is None:
        place.told = Told.of(table)
    return table
