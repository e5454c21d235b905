"""The parts of a running server, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Final

from longshore.server.bots.driver import BotDriver
from longshore.server.bots.pool import BotPool
from longshore.server.clock import DAY, now_ms
from longshore.server.hub import Hub
from longshore.server.players.people import People
from longshore.server.rates import Rate
from longshore.server.settings import Settings
from longshore.server.store import Store, Unavailable, open_store
from longshore.server.tables.registry import Tables

_log: Final = logging.getLogger("longshore")
_SWEEP_SECONDS: Final = 60.0
_HEALTH_SECONDS: Final = 0.5
_HOUR: Final = 3600.0


class Server:
    """Everything an operation needs."""

    def __init__(self, settings: Settings, store: Store) -> None:
        limits = settings.limits
        self.settings: Final = settings
        self.store: Final = store
        self.hub: Final = Hub()
        self.people: Final = People(store)
        self.tables: Final = Tables(store, self.hub)
        self.player_rate: Final = Rate(limits.player_rate, limits.player_burst)
        self.address_rate: Final = Rate(limits.address_rate, limits.address_burst)
        self.arrival_rate: Final = Rate(limits.address_players / _HOUR, limits.address_players)
        self.pool: Final = BotPool(limits.bot_processes)
        self.bots: Final = BotDriver(self.tables, self.pool, limits.bot_seconds)
        self.closing = False
        self._health = float("-inf"), ""

    async def health(self) -> str:
        """What is wrong with storage, if anything. It is tried out, but not at every question."""
        if time.monotonic() - self._health[0] > _HEALTH_SECONDS:
            try:
                await self.store.check()
            except Unavailable as trouble:
                self._health = time.monotonic(), str(trouble)
            else:
                self._health = time.monotonic(), ""
        return self._health[1]

    async def sweep(self) -> None:
        """Now and then: drop idle tables from memory, forget what is old."""
        limits = self.settings.limits
        swept_at = 0
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, limits.idle_seconds))
            self.tables.forget_idle(limits.idle_seconds)
            now = now_ms()
            if now - swept_at < DAY:
                continue
            try:
                await self.people.forget(limits.forget_player_days)
                await self.store.forget_commands(now - limits.keep_command_days * DAY)
                await self.store.forget_open_tables(now - limits.forget_table_days * DAY)
            except Unavailable as trouble:
                _log.warning("nothing was swept: %s", trouble)
            else:
                swept_at = now


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Server]:
    """A server from its first breath to its last: everything started here is ended here."""
    store = await open_store(settings.database_url)
    server = Server(settings, store)
    server.hub.everywhere.append(server.bots.changed)
    try:
        sweeping = asyncio.create_task(server.sweep())
        try:
            await server.bots.resume(await store.tables_waiting_for_bots())
            yield server
        finally:
            server.closing = True
            sweeping.cancel()
            await asyncio.gather(sweeping, return_exceptions=True)
    finally:
        await server.bots.stop()
        await server.pool.stop()
        await store.close()
