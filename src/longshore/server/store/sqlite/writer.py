"""The only writer of a SQLite file: all waiting work is written in one transaction.

A commit waits for the disk (`synchronous = FULL`). Meanwhile, further work queues up and shares the
next commit, so that many tables cost little more than one.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final, Generic, TypeVar

from longshore.server.base import metrics
from longshore.server.store.database import Conflict, Unavailable
from longshore.server.store.sqlite.file import Connection, DatabaseFile, unavailable

T = TypeVar("T")

_LARGEST_GROUP: Final = 500


class Job(Generic[T]):
    """Work that waits to be written, and the future for its result."""

    def __init__(self, work: Callable[[sqlite3.Connection], T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def finish(self) -> None:
        """Hand over the result, if anyone still waits for it."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """A thread with the only writing connection."""

    def __init__(self, file: DatabaseFile) -> None:
        self._file = file
        self._jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="longshore-writer", daemon=True)

    def start(self) -> None:
        """Start writing. The first connection must work."""
        self._connection = self._file.connect(writing=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Write something. Returns when it is on disk."""
        job = Job(work)
        self._jobs.put(job)
        return await job.future

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        stopping = False
        while not stopping:
            first = self._jobs.get()
            group: list[Job[Any]] = []
            while len(group) < _LARGEST_GROUP:
                if first is None:
                    stopping = True
                    break
                group.append(first)
                try:
                    first = self._jobs.get_nowait()
                except Empty:
                    break
            else:
                self._jobs.put(first)
            if group:
                self._write(group)
        if self._connection is not None:
            self._connection.close()

    def _write(self, group: list[Job[Any]]) -> None:
        began = time.perf_counter()
        try:
            self._write_together(group)
        except Unavailable as trouble:
            self._drop_connection()
            for job in group:
                job.error = trouble
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
        metrics.COMMIT_SIZE.observe(len(group))
        for job in group:
            job.loop.call_soon_threadsafe(job.finish)

    def _write_together(self, group: list[Job[Any]]) -> None:
        """One transaction. A job that fails leaves the others alone."""
        if self._connection is None:
            self._connection = self._file.connect(writing=True)
        self._connection.check_file()
        sql = self._connection.sql
        try:
            sql.execute("BEGIN IMMEDIATE")
            for job in group:
                job.error = None
                sql.execute("SAVEPOINT job")
                try:
                    job.result = job.work(sql)
                except sqlite3.OperationalError:
                    raise
                except sqlite3.IntegrityError:
                    job.error = Conflict()
                    sql.execute("ROLLBACK TO job")
                except Exception as refusal:  # noqa: BLE001 - it is raised where the job came from
                    job.error = refusal
                    sql.execute("ROLLBACK TO job")
                sql.execute("RELEASE job")
            sql.execute("COMMIT")
        except sqlite3.Error as error:
            raise unavailable(error) from error

    def _drop_connection(self) -> None:
        """A failed connection may be in any state, so the next work gets a new one."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
