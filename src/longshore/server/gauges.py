"""Measures what no request shows: how late the event loop is, how full the disk, how old queues."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from pathlib import Path
from typing import Final

from longshore.server.base import metrics
from longshore.server.base.clock import SECOND, now_ms
from longshore.server.bots.pool import BotPool
from longshore.server.settings import Settings
from longshore.server.store import Store, Unavailable
from longshore.server.store.open import SQLITE, is_sqlite

_log: Final = logging.getLogger("longshore")
_LAG_SECONDS: Final = 0.25
_MEASURE_SECONDS: Final = 5.0
_FULL: Final = 0.05  # below this share of free space, the log says so
_SAY_SECONDS: Final = 3600.0


class Gauges:
    """Two tasks that measure."""

    def __init__(self, settings: Settings, store: Store, pool: BotPool) -> None:
        self._store = store
        self._pool = pool
        url = settings.database_url
        self._file = Path(url.removeprefix(SQLITE)) if is_sqlite(url) else None
        self._folder = settings.data_folder if self._file is None else self._file.parent
        self._said_full = float("-inf")

    async def watch_loop(self) -> None:
        """Sleep again and again, and note how much too long it took."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(_LAG_SECONDS)
            metrics.LOOP_LAG.observe(max(0.0, time.perf_counter() - began - _LAG_SECONDS))

    async def run(self) -> None:
        """Measure the rest every few seconds."""
        while True:
            try:
                await self.measure()
            except Unavailable as trouble:
                _log.warning("not everything was measured: %s", trouble)
            except OSError as error:
                _log.warning("the disk was not measured: %s", error.strerror)
            await asyncio.sleep(_MEASURE_SECONDS)

    async def measure(self) -> None:
        """Measure once."""
        age = metrics.QUEUE_AGE
        age.labels("writes").set(self._store.database.waited())
        age.labels("bots").set(self._pool.waited())
        metrics.BOTS_WAITING.set(self._pool.waiting)
        self._measure_disk()
        now = now_ms()
        since = await self._store.oldest_due(now)
        age.labels("notices").set(0 if since is None else max(0, now - since) / SECOND)
        metrics.LAST_BACKUP.set(await self._store.last_backup() / SECOND)

    def _measure_disk(self) -> None:
        folder = self._folder
        while not folder.exists():  # nothing is kept there while the database is elsewhere
            folder = folder.parent
        disk = shutil.disk_usage(folder)
        metrics.DISK_FREE.set(disk.free)
        metrics.DISK_SIZE.set(disk.total)
        now = time.monotonic()
        if disk.free < disk.total * _FULL and now - self._said_full > _SAY_SECONDS:
            self._said_full = now
            _log.warning("the disk is nearly full: %d MiB are free", disk.free >> 20)
        if self._file is not None:
            wal = self._file.with_name(f"{self._file.name}-wal")
            metrics.WAL_BYTES.set(wal.stat().st_size if wal.exists() else 0)
