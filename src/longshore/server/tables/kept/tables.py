"""The tables: loaded on demand, changed one command at a time, stored, then announced.

The life of a command (docs/server.md): wait until the database would write it, take the table's
lock, copy the table, run the command on the copy, write the result under the version that was read,
put the copy in place, tell the hub.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from longshore.server.base import metrics
from longshore.server.base.clock import CLOCK
from longshore.server.base.problems import Problem
from longshore.server.store import Conflict, Quota, ReceiptRow, Store, TooMany
from longshore.server.tables.by_itself.due import after_command
from longshore.server.tables.kept.catching_up import CatchingUp
from longshore.server.tables.kept.hub import Changed, Hub
from longshore.server.tables.kept.places import Place, Places, Told
from longshore.server.tables.table import Table
from longshore.server.tables.work import Delays, Work

T = TypeVar("T")

_TRIES: Final = 5  # how often a command may lose a race to other processes


class Tables:
    """All tables that this process deals with."""

    def __init__(self, store: Store, hub: Hub, delays: Delays) -> None:
        self.store = store
        self.hub = hub
        self.delays = delays
        self._places: Final = Places(store)
        self.catching_up: Final = CatchingUp(store, hub, self._places)

    async def get(self, table_id: str) -> Table:
        """A table as it is stored now. It never changes again: a change makes a new one."""
        place = self._places.at(table_id)
        fresh = await self._places.fresh(place)
        if fresh is not None:
            return fresh
        async with place.lock:
            return await self._places.load(place, table_id)

    # ------------------------------------------------------------ changing

    async def add(self, table: Table, begin: Callable[[Work], None], quota: Quota) -> Table:
        """Store a new table."""
        work = Work(table, *CLOCK.moment(), delays=self.delays)
        work.quota = quota
        work.seat_changed()
        begin(work)
        after_command(work)
        return await self.store_new(work)

    async def store_new(self, work: Work) -> Table:
        """Store a new table whose first change is already prepared."""
        try:
            await self.store.write(work.rows(None))
        except TooMany as refusal:
            raise Problem(refusal.code, most=refusal.most) from refusal
        place = self._places.at(work.table.id)
        place.table = work.table
        self._tell(place, work)
        return work.table

    async def change(
        self,
        table_id: str,
        command: Callable[[Work], T],
        receipt: Callable[[Work], ReceiptRow] | None = None,
    ) -> tuple[Table, T]:
        """Carry out a command. Returns the new table and the command's result.

        If the command raises `Problem` or `Refused`, nothing changes. If it is unknown whether the
        change was written, the table is dropped from memory and loaded again.
        """
        await self.store.database.soon()
        place = self._places.at(table_id)
        async with place.lock:
            for _ in range(_TRIES):
                table = await self._places.load(place, table_id)
                work = Work(table.copied(), *CLOCK.moment(), before=table, delays=self.delays)
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
                self._tell(place, work)
                return work.table, result
        raise Problem("stale")

    def _tell(self, place: Place, work: Work) -> None:
        """Let bots and clocks act on a change made by this process, and show it to watchers."""
        metrics.STEPS.inc(sum(entry.step is not None for entry in work.entries))
        if work.time_outs:
            metrics.TIME_OUTS.inc(work.time_outs)
        if work.orders_followed:
            metrics.ORDERS.inc(work.orders_followed)
        table = work.table
        changed = Changed(table, work.entries, work.silent and not work.entries)
        self.hub.act(changed)
        if place.told is None or place.told.version >= table.version - 1:
            place.told = Told.of(table)
            self.hub.show(changed)
        else:  # another process made a change in between
            self.catching_up.heard(table.id, table.version)

    # ------------------------------------------------------------ memory

    def gone(self, table_id: str) -> None:
        """Drop a table that has been deleted."""
        self._places.drop(table_id)

    def forget_idle(self, seconds: float) -> int:
        """Drop idle tables from memory, and return how many. They are loaded again on demand."""
        return self._places.drop_idle(seconds, self.hub.has_listeners)
