"""A real server in a thread of the test, so that tables can be put in it at any position."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Self, TypeVar

import uvicorn

from longshore.server.app import build_app
from longshore.server.run import Listener, at_port, listener_config, listening
from longshore.server.server import Server, running
from longshore.server.settings import Settings
from longshore.server.settings.reach import local_url
from longshore.server.store import PlayerRow
from longshore.server.tables.table import Table
from longshore.server.tables.work import Work

T = TypeVar("T")
SECONDS = 30


class ServerInThread:
    """Everything `longshore serve` starts, on a free port. Use it with `with`."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self._data = data
        self._settings = settings
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))
        self.url = ""

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(SECONDS), "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(setattr, self._listener, "should_exit", True)
        self._thread.join(SECONDS)
        assert not self._thread.is_alive()

    async def _run(self) -> None:
        settings = Settings(port=0, data=str(self._data), trust_loopback=True, **self._settings)
        self._loop = asyncio.get_running_loop()
        with listening(settings) as sock:
            settings = at_port(settings, sock)
            async with running(settings) as self.server:
                self.url = local_url(settings)
                config = listener_config(build_app(self.server), settings)
                self._listener = Listener(config, self.url)
                serving = asyncio.create_task(self._listener.serve(sockets=[sock]))
                while not self._listener.started:
                    await asyncio.sleep(0.01)
                self._ready.set()
                await serving

    server: Server
    _loop: asyncio.AbstractEventLoop
    _listener: uvicorn.Server

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(SECONDS)

    def say_goodbye(self) -> None:
        """What a server sends to all sockets before it stops."""

        async def goodbye() -> None:
            self.server.live.say_goodbye()

        self.do(goodbye())

    def arrive(self, name: str) -> tuple[PlayerRow, str]:
        """A player and their token."""
        player, _, token = self.do(self.server.people.arrive(name, ""))
        return player, token

    def put(self, table: Table) -> None:
        """Store a table as it is."""
        work = Work(table, 0)
        work.seat_changed()
        work.tell({"event": "created"})
        table.version = 0
        self.do(self.server.tables.store_new(work))
