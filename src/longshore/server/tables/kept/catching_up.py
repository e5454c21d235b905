"""Show here what other processes have written."""

from __future__ import annotations

import asyncio
from typing import Final

from longshore.server.base.problems import Problem
from longshore.server.store import EntryRow, Store, Unavailable
from longshore.server.tables.kept.hub import Changed, Hub
from longshore.server.tables.kept.places import Places, Told

_PAUSE_SECONDS: Final = 1.0  # until a failed read from storage is retried


class CatchingUp:
    """Reads what is new at tables that are watched in this process, and shows it."""

    def __init__(self, store: Store, hub: Hub, places: Places) -> None:
        self._store = store
        self._hub = hub
        self._places = places
        self._news: Final[set[str]] = set()
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}

    def heard(self, table_id: str, version: int) -> None:
        """Some process has written a table. Show its watchers here what is new."""
        place = self._places.find(table_id)
        if place is not None and place.told is not None and place.told.version >= version:
            return
        if not self._hub.has_listeners(table_id):
            if place is not None:
                place.told = None
            return
        self._begin(table_id)

    def missed(self) -> None:
        """Announcements were missed, so check every table that is watched here."""
        for table_id in self._hub.watched() | self._places.ids():
            if self._hub.has_listeners(table_id):
                self._begin(table_id)

    async def stop(self) -> None:
        """Stop reading."""
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
        """Show what is new until there is nothing more."""
        try:
            while table_id in self._news:
                self._news.discard(table_id)  # anything announced from now on needs another look
                try:
                    await self._show_news(table_id)
                except Unavailable:
                    self._news.add(table_id)
                    await asyncio.sleep(_PAUSE_SECONDS)
        except Problem:
            self._news.discard(table_id)  # it is gone, or of a kind this version does not know
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
            # Without entries, only a draft can have changed. Anything else is private to the
            # server.
            silent = not entries and told.draft == table.progress.draft
            self._hub.show(Changed(table, entries, silent))
