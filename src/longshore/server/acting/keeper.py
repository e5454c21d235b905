"""Lets the server act by itself: clocks that run out, and standing orders.

Each table stores the moment when it is next due in a column. So a table where nothing is due costs
nothing, and only one of several processes claims what is due. It reads the table before it acts, so
nothing happens twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from longshore.game import Refused
from longshore.server.acting.schedules import Schedules
from longshore.server.base.clock import CLOCK, SECOND
from longshore.server.base.problems import Problem
from longshore.server.base.rounds import Rounds
from longshore.server.base.together import all_of
from longshore.server.messages.pace import DaysPace
from longshore.server.messages.schedule import Schedule
from longshore.server.store import Store, Unavailable
from longshore.server.tables.by_itself.due import act_when_due
from longshore.server.tables.kept.hub import Changed
from longshore.server.tables.kept.tables import Tables
from longshore.server.tables.time.clocks import set_schedule, unknown_schedules
from longshore.server.tables.work import Work

_log: Final = logging.getLogger("longshore.keeper")
BEAT_SECONDS: Final = 5.0
LONGEST_GAP: Final = 15 * SECOND  # between beats; a longer gap is downtime
_CLAIM: Final = 10 * SECOND
_FAR: Final = 1 << 62
_AT_ONCE: Final = 50
_OTHERS_SECONDS: Final = 1.0  # how often to look for what other processes left undone
_PAUSE_SECONDS: Final = 0.2  # after a failure

Known = list[tuple[int, str, Schedule | None]]


class Keeper:
    """A task that sleeps until something is due."""

    def __init__(self, store: Store, tables: Tables, schedules: Schedules) -> None:
        self._store = store
        self._tables = tables
        self._schedules = schedules
        self._wakes_at = _FAR
        self._due_sooner: Final = asyncio.Event()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._beat_at = 0
        self.rounds: Final = Rounds()

    def changed(self, changed: Changed) -> None:
        """A table has changed, and may now be due before anything else."""
        table = changed.table
        if table.due_at is not None and table.due_at < self._wakes_at:
            self.wake()
        if unknown_schedules(table):
            task = asyncio.create_task(self._look_up(table.id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def wake(self) -> None:
        """Check again whether something is due."""
        self._due_sooner.set()

    async def begin(self) -> None:
        """Find out how long the server was down.

        If this is the only process of its database, nobody was there since the last beat.
        """
        await self.beat(0 if self._store.exclusive else LONGEST_GAP)

    async def beat(self, gap: int = LONGEST_GAP) -> None:
        """Tell the database that the server is up, and read the total downtime."""
        now = CLOCK.source()
        CLOCK.down = await self._store.beat(now, gap)
        self._beat_at = now

    async def run(self) -> None:
        """Act whenever something is due."""
        while True:
            try:
                if CLOCK.source() - self._beat_at >= BEAT_SECONDS * SECOND:
                    await self.beat()
                due = await self._act()
                await self.rounds.end()
                await self._sleep(due)
            except Unavailable as trouble:
                _log.warning("clocks are waiting for storage: %s", trouble)
                self._beat_at = 0  # first find out how long it was
                await asyncio.sleep(_OTHERS_SECONDS)
            except Exception:  # noqa: BLE001 - clocks must go on, whatever happens at one table
                _log.exception("clocks failed")
                await asyncio.sleep(_OTHERS_SECONDS)

    async def stop(self) -> None:
        """Send the last beat. From now on it is downtime."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Unavailable):
            await self.beat()

    async def _act(self) -> int | None:
        """Do what is due. Returns when the next thing is."""
        self._wakes_at = _FAR  # whatever changes from here on is checked again
        self._due_sooner.clear()
        now = CLOCK.source()
        due = await self._store.next_due(now)
        if due is None or due > now:
            return due
        if now - self._beat_at > SECOND:
            await self.beat()  # nobody runs out of time because the server was down
        claimed = await self._store.claim_due(now, now + _CLAIM, _AT_ONCE)
        await all_of(map(self._act_at, claimed))
        if not claimed:  # another process is about to do it
            return now + int(_PAUSE_SECONDS * SECOND)
        return now

    async def _act_at(self, table_id: str) -> None:
        try:
            known = await self._known(table_id)

            def command(work: Work) -> None:
                for seat, player, schedule in known:
                    set_schedule(work, seat, player, schedule)
                act_when_due(work)

            await self._tables.change(table_id, command)
        except Problem as problem:
            _log.warning("nothing was done at table %s: %s", table_id, problem.code)
        except Refused:
            _log.exception("the server was refused at table %s", table_id)

    async def _known(self, table_id: str) -> Known:
        """The current schedules of everyone at a table over days."""
        table = await self._tables.get(table_id)
        if not isinstance(table.setup.pace, DaysPace):
            return []
        return [
            (number, seat.player, await self._schedules.of(seat.player))
            for number, seat in enumerate(table.seats)
            if seat.is_person and seat.player is not None
        ]

    async def _look_up(self, table_id: str) -> None:
        """Give a table the schedules that it does not know."""
        try:
            known = await self._known(table_id)

            def command(work: Work) -> None:
                for seat, player, schedule in known:
                    set_schedule(work, seat, player, schedule)

            await self._tables.change(table_id, command)
        except (Problem, Unavailable) as trouble:
            _log.warning("no schedules at table %s: %s", table_id, trouble)

    async def _sleep(self, due: int | None) -> None:
        now = CLOCK.source()
        until = self._beat_at + int(BEAT_SECONDS * SECOND)
        if not self._store.exclusive:
            until = min(until, now + int(_OTHERS_SECONDS * SECOND))
        self._wakes_at = until if due is None else min(until, due)
        seconds = (self._wakes_at - now) / SECOND
        if seconds <= 0:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._due_sooner.wait()
