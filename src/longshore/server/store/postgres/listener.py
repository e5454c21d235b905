"""LISTEN to announcements of other processes, on a connection that reconnects by itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

import asyncpg

from longshore.server.store.database import Heard
from longshore.server.store.postgres.errors import TROUBLE, trouble_of
from longshore.server.store.postgres.session import CHANNEL

_log: Final = logging.getLogger("longshore.store")
_CONNECT_SECONDS: Final = 5.0
_PAUSE_SECONDS: Final = 0.5  # until a failed connection is retried
_PULSE_SECONDS: Final = 5.0  # between two checks of a silent connection


class Listener:
    """One connection that listens."""

    def __init__(self, url: str, heard: Heard, missed: Callable[[], None]) -> None:
        self._url = url
        self._heard = heard
        self._missed = missed
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start listening. Returns once nothing can be missed any more."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._run(ready), name="listener")
        await ready.wait()

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen(ready)
            except TROUBLE as error:
                _log.warning("not listening to other processes: %s", trouble_of(error))
                ready.set()
            await asyncio.sleep(_PAUSE_SECONDS)

    async def _listen(self, ready: asyncio.Event) -> None:
        """Listen until the connection breaks."""
        connection = await asyncpg.connect(self._url, timeout=_CONNECT_SECONDS)
        try:
            await connection.add_listener(CHANNEL, self._take)
            if ready.is_set():
                self._missed()  # since the last connection broke
            ready.set()
            while True:
                await asyncio.sleep(_PULSE_SECONDS)
                await connection.execute("SELECT 1", timeout=_CONNECT_SECONDS)
        finally:
            with contextlib.suppress(*TROUBLE):
                connection.terminate()

    def _take(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        what, _, rest = str(payload).partition(" ")
        table_id, _, number = rest.rpartition(" ")
        if table_id and number.isdecimal():
            self._heard(what, table_id, int(number))
