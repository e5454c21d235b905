"""Several server processes behind one socket. One that dies is restarted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import signal
import socket
import sys
import tempfile
import time
from dataclasses import replace
from typing import Any, Final

import msgspec
from prometheus_client.multiprocess import mark_process_dead

from longshore.server.base.clients import CLIENTS
from longshore.server.settings import Settings
from longshore.server.store import open_store

_log: Final = logging.getLogger("longshore")
BACKLOG: Final = 2048
_STOP_SECONDS: Final = 15.0
_PAUSES: Final = (0.2, 5.0)  # before a dead worker is restarted; longer if it died young
_YOUNG_SECONDS: Final = 10.0


class Worker:
    """One server process (worker.py). It ends with this one, because its input ends then."""

    def __init__(self, settings: Settings, sock: socket.socket, numbers: str) -> None:
        self._settings = settings
        self._sock = sock
        self._numbers = numbers
        self._process: asyncio.subprocess.Process | None = None
        self._stopping = asyncio.Event()
        self.listening: Final = asyncio.Event()

    async def run(self) -> None:
        """Keep it running until it is told to stop."""
        while True:
            began = time.monotonic()
            code = await self._live()
            if self._stopping.is_set():
                return
            _log.error("a worker ended with code %s and is started again", code)
            young = time.monotonic() - began < _YOUNG_SECONDS
            await asyncio.sleep(_PAUSES[young])

    async def _live(self) -> int:
        """Run it once, from start to end. Returns its exit code."""
        process = self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "longshore.server.worker", str(self._sock.fileno())),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=[self._sock.fileno()],
            env=os.environ | {"PROMETHEUS_MULTIPROC_DIR": self._numbers},
            start_new_session=True,  # Ctrl-C is for this process, which tells the others
        )
        if process.stdin is None or process.stdout is None:
            raise OSError("a worker has no pipes")
        with contextlib.suppress(ConnectionError):
            process.stdin.write(msgspec.json.encode(self._settings) + b"\n")
            process.stdin.write(CLIENTS.salt.hex().encode() + b"\n")
            await process.stdin.drain()
        if await process.stdout.readline():
            self.listening.set()
        code = await process.wait()
        mark_process_dead(process.pid, self._numbers)  # type: ignore[no-untyped-call]
        return code

    async def stop(self) -> None:
        """Let it finish what it has started, but not forever."""
        self._stopping.set()
        process = self._process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
            try:
                await asyncio.wait_for(process.wait(), _STOP_SECONDS)
            except TimeoutError:
                process.kill()


async def serve_with_workers(settings: Settings, sock: socket.socket, greeting: str) -> None:
    """Serve until SIGINT or SIGTERM, with the number of workers in the settings."""
    store = await open_store(settings.database_url)  # a worker that fails says so first
    await store.close()
    sock.listen(BACKLOG)
    sock.set_inheritable(True)
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, told.set)
    limits = settings.limits
    share = replace(limits, bot_processes=max(1, limits.bot_processes // settings.workers))
    numbers = tempfile.mkdtemp(prefix="longshore-metrics-")
    workers = [
        Worker(replace(settings, limits=share), sock, numbers) for _ in range(settings.workers)
    ]
    tasks = [asyncio.create_task(worker.run()) for worker in workers]
    try:
        await _all_or_told(workers, told)
        if not told.is_set():
            sys.stdout.write(greeting)
            sys.stdout.flush()
        await told.wait()
    finally:
        await asyncio.gather(*(worker.stop() for worker in workers))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        shutil.rmtree(numbers, ignore_errors=True)


async def _all_or_told(workers: list[Worker], told: asyncio.Event) -> None:
    """Wait until all workers listen, or a signal says to stop."""

    async def all_listen() -> None:
        for worker in workers:
            await worker.listening.wait()

    first: list[asyncio.Task[Any]] = [
        asyncio.create_task(all_listen()),
        asyncio.create_task(told.wait()),
    ]
    await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
    for task in first:
        task.cancel()
    await asyncio.gather(*first, return_exceptions=True)
