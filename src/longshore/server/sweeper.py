"""Drops idle tables from memory, packs old logs, and deletes what is no longer kept."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from longshore.server.base.clock import DAY, now_ms
from longshore.server.live.live import Live
from longshore.server.players.forgetting import Forgetting
from longshore.server.settings import Limits
from longshore.server.store import Store, StoreError
from longshore.server.tables.kept.packing import pack_logs
from longshore.server.tables.kept.tables import Tables

_log: Final = logging.getLogger("longshore")
_SWEEP_SECONDS: Final = 60.0
_AT_ONCE: Final = 10_000  # games deleted in one sweep


class Sweeper:
    """Sweeps once a minute, and deletes once a day."""

    def __init__(
        self, store: Store, tables: Tables, live: Live, forgetting: Forgetting, limits: Limits
    ) -> None:
        self._store = store
        self._tables = tables
        self._live = live
        self._forgetting = forgetting
        self._limits = limits

    async def run(self) -> None:
        """Now and then, drop idle tables from memory and delete what is old."""
        limits = self._limits
        swept_at = 0
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, limits.idle_seconds))
            self._tables.forget_idle(limits.idle_seconds)
            if not self._store.exclusive:  # another process may have revoked credentials
                await self._live.recheck()
            try:
                await pack_logs(self._store)
            except StoreError as trouble:
                _log.warning("no logs were packed: %s", trouble)
            now = now_ms()
            if now - swept_at < DAY:
                continue
            try:
                await self._forgetting.forget_idle(limits.forget_player_days)
                await self._store.forget_commands(now - limits.keep_command_days * DAY)
                await self._store.sweep_notices(now - limits.forget_player_days * DAY)
                await self._store.forget_open_tables(now - limits.forget_table_days * DAY)
                await self.keep_no_longer(now)
            except StoreError as trouble:
                _log.warning("nothing was swept: %s", trouble)
            else:
                swept_at = now

    async def keep_no_longer(self, now: int) -> None:
        """Delete what the settings say is not kept any longer."""
        limits = self._limits
        await self._store.sweep_old(
            now, now - limits.keep_log_days * DAY, now - limits.keep_address_days * DAY
        )
        if limits.forget_guest_days:
            await self._forgetting.forget_guests(limits.forget_guest_days)
        if limits.forget_game_days:
            before = now - limits.forget_game_days * DAY
            for table_id in await self._store.old_games(before, _AT_ONCE):
                if await self._store.drop_game(table_id, before):
                    self._tables.gone(table_id)
