"""A few threads for one kind of blocking work, so that it can only delay its own kind.

`asyncio.to_thread` shares one pool among everything, and its threads keep a process from ending. A
mail server that hangs would delay replays, and the stop of the server too.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, TypeVar

T = TypeVar("T")


class _Job:
    """Work that waits for a thread, and the future for its result."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()

        self._result: Any = None
        self._error: Exception | None = None

    def run(self) -> None:
        """Do it, unless nobody waits for it any more."""
        if self.future.cancelled():
            return
        try:
            self._result = self.work()
        except Exception as raised:  # noqa: BLE001 - it is raised where the work came from
            self._error = raised

    def deliver(self) -> None:
        """Hand the result to the loop that waits for it."""
        with contextlib.suppress(RuntimeError):  # the loop has ended without waiting
            self.loop.call_soon_threadsafe(self._finish)

    def _finish(self) -> None:
        if self.future.done():
            return
        if self._error is not None:
            self.future.set_exception(self._error)
        else:
            self.future.set_result(self._result)


class Threads:
    """Threads that start when they are needed and never keep the process alive."""

    def __init__(self, name: str, count: int) -> None:
        self._name = name
        self._count = count
        self._jobs: Final[SimpleQueue[_Job | None]] = SimpleQueue()
        self._started = 0
        self._lock: Final = threading.Lock()
        self._open = 0
        """Jobs that wait for a thread or keep one busy, even if nobody waits for their result."""

    async def do(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do something in one of the threads."""
        job = _Job(lambda: work(*arguments))
        with self._lock:
            self._open += 1
            wanted = min(self._open, self._count)
        if self._started < wanted:
            self._started += 1
            name = f"longshore-{self._name}-{self._started}"
            threading.Thread(target=self._run, name=name, daemon=True).start()
        self._jobs.put(job)
        found: T = await job.future
        return found

    def stop(self) -> None:
        """Let each thread end after what it is doing. Nothing waits for that."""
        for _ in range(self._started):
            self._jobs.put(None)
        self._started = 0

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            job.run()
            with self._lock:  # before the result arrives, since the next job may follow at once
                self._open -= 1
            job.deliver()
