"""Players' quiet hours and holidays, and where they apply."""

from __future__ import annotations

import msgspec

from longshore.server.base.clock import now_ms
from longshore.server.base.problems import Problem
from longshore.server.messages.pace import DaysPace
from longshore.server.messages.schedule import Schedule
from longshore.server.store import Store
from longshore.server.tables.kept.tables import Tables
from longshore.server.tables.table import RUNNING, Setup
from longshore.server.tables.time.clocks import set_schedule
from longshore.server.tables.time.schedule import check_schedule, today_at
from longshore.server.tables.work import Work


class Schedules:
    """Stored per player. A table over days keeps copies of its players' schedules."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def of(self, player_id: str) -> Schedule | None:
        """A player's schedule, if there is one."""
        text = await self._store.schedule(player_id)
        return None if text is None else msgspec.json.decode(text, type=Schedule)

    async def change(self, player_id: str, wanted: Schedule, most_tables: int) -> Schedule:
        """Save a schedule, and apply it from now on at all of the player's tables over days."""
        schedule = check_schedule(wanted, await self.of(player_id), today_at(wanted, now_ms()))
        await self._store.write_schedule(player_id, msgspec.json.encode(schedule).decode())
        for found in await self._store.tables_of(player_id, most_tables):
            pace = msgspec.json.decode(found.table.setup, type=Setup).pace
            if found.table.phase == RUNNING and isinstance(pace, DaysPace):
                await self._apply(found.table.id, player_id, schedule)
        return schedule

    async def _apply(self, table_id: str, player_id: str, schedule: Schedule) -> None:
        def command(work: Work) -> None:
            for seat in work.table.seats_of(player_id):
                set_schedule(work, seat, player_id, schedule)

        try:
            await self._tables.change(table_id, command)
        except Problem:
            return  # the table is gone, or its rules are unknown to this version
