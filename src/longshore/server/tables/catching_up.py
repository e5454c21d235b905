"""Showing here what other processes have written."""

from __future__ import annotations

import asyncio
from typing import Final

from longshore.server.base.problems import Problem
from longshore.server.store import EntryRow, Store, Unavailable
from longshore.server.tables.hub import Changed, Hub
from longshore.server.tables.places import Places, Told

_PAUSE_SECONDS: Final = 1.0  # until storage that failed is tried again


class CatchingUp:
    """Reads what is new at tables that are watched in this process, and shows it."""

    def __init__(self, store: Store, hub: Hub, places: Places) -> None:
        self._store = store
        self._hub = hub
        self._places = places
        self._news: Final[set[str]] = set()
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}

    def heard(self, table_id: str, version: int) -> None:
        """Some process has written a table: tell its watchers here what they do not know."""
        place = self._places.find(table_id)
        if place is not None and place.told is not None and place.told.version >= version:
            return
        if not self._hub.has_listeners(table_id):
            if place is not None:
                place.told = None
            return
        self._begin(table_id)

    def missed(self) -> None:
        """For a while nothing was heard: look at every table that is watched here."""
        for table_id in self._hub.watched() | self._places.ids():
            if self._hub.has_listeners(table_id):
                self._begin(table_id)

    async def stop(self) -> None:
        """Read no more news."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, table_id: str) -> None:
        self._news.add(table_id)
        if table_id not in self._tasks:
            task = asyncio.create_task(self._catch_up(table_id), name=f"news of {table_id}")
            self._tasks[table_id] = task

    async def _catch_up(self, table_id: str) -> None:
        """Show what is new until there is no more news."""
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
            del self._tasks[table_id]

    async def _show_news(self, table_id: str) -> None:
        place = self._places.at(table_id)
        async with place.lock:
            table = await self._places.load(place, table_id)
            told = place.told
            if told is None or told.version >= table.version:
                return
            entries: list[EntryRow] = []
            if table.seq > told.seq:
                entries = await self._store.entries(table_id, told.seq, table.seq - told.seq)
            place.told = Told.of(table)
            # Without entries only a draft can be shown; anything else is nobody's business.
            silent = not entries and told.draft == table.progress.draft
            self._hub.show(Changed(table, entries, silent))
