"""The only writer of a SQLite file: all waiting work is written in one transaction.

A commit waits for the disk (`synchronous = FULL`), and waking the thread that writes costs as much
as the writing. So work queues up while a commit runs and then shares the next one. Once commits are
shared, the next one also waits for a moment (group_commit.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, Generic, TypeVar

from longshore.server.base import metrics
from longshore.server.store.database import Conflict, Unavailable
from longshore.server.store.sqlite.file import Connection, DatabaseFile, unavailable
from longshore.server.store.sqlite.group_commit import GroupCommit

T = TypeVar("T")

_LARGEST_GROUP: Final = 500


class Job(Generic[T]):
    """Work that waits to be written, and the future for its result."""

    __slots__ = ("error", "future", "result", "since", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], T], future: asyncio.Future[T]) -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.error: Exception | None = None
        self.since: Final = time.monotonic()

    def finish(self) -> None:
        """Hand over the result, if anyone still waits for it."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """A thread with the only writing connection, which gets its work in groups."""

    def __init__(self, file: DatabaseFile) -> None:
        self._file = file
        self._waiting: list[Job[Any]] = []
        self._writing = False
        self._timer: asyncio.TimerHandle | None = None
        self.group_commit: Final = GroupCommit()
        self._groups: SimpleQueue[list[Job[Any]] | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._oldest: Job[Any] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopped: asyncio.Future[None] | None = None
        self._thread = threading.Thread(target=self._run, name="longshore-writer", daemon=True)

    def start(self) -> None:
        """Start writing. The first connection must work."""
        self._connection = self._file.connect(writing=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Write something. Returns when it is on disk."""
        self._loop = loop = asyncio.get_running_loop()
        job: Job[T] = Job(work, loop.create_future())
        self._waiting.append(job)
        self._plan()
        result: T = await job.future
        return result

    def waited(self) -> float:
        """How long the oldest job has waited, whether or not it is being written."""
        oldest = self._oldest
        if oldest is None and self._waiting:
            oldest = self._waiting[0]
        return 0.0 if oldest is None else time.monotonic() - oldest.since

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        self._loop = asyncio.get_running_loop()
        self._stopped = self._loop.create_future()
        if not self._writing and not self._waiting:
            self._groups.put(None)
        await self._stopped
        self._thread.join()

    # ------------------------------------------------------------ on the event loop

    def _plan(self) -> None:
        """Plan the next commit, unless one is under way or planned."""
        if self._writing or self._timer is not None or self._loop is None:
            return
        at = max(self.group_commit.next, self._loop.time())
        self._timer = self._loop.call_at(at, self._hand_over)

    def _hand_over(self) -> None:
        """Give the thread what is waiting."""
        self._timer = None
        group = self._waiting[:_LARGEST_GROUP]
        del self._waiting[:_LARGEST_GROUP]
        if group and self._loop is not None:
            self._writing = True
            self.group_commit.begins(self._loop.time(), len(group))
            self._groups.put(group)

    def _written(self, group: list[Job[Any]]) -> None:
        """Hand over the results. Work that has arrived meanwhile is next."""
        self._writing = False
        for job in group:
            job.finish()
        if self._waiting:
            self._plan()
        elif self._stopped is not None:
            self._groups.put(None)

    # ------------------------------------------------------------ in the thread

    def _run(self) -> None:
        while (group := self._groups.get()) is not None:
            self._write(group)
        if self._connection is not None:
            self._connection.close()
        if self._loop is not None and self._stopped is not None:
            self._loop.call_soon_threadsafe(self._stopped.set_result, None)

    def _write(self, group: list[Job[Any]]) -> None:
        began = time.perf_counter()
        self._oldest = group[0]
        try:
            self._write_together(group)
        except Unavailable as trouble:
            self._drop_connection()
            for job in group:
                job.error = trouble
        self._oldest = None
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
        metrics.COMMIT_SIZE.observe(len(group))
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                self._loop.call_soon_threadsafe(self._written, group)

    def _write_together(self, group: list[Job[Any]]) -> None:
        """One transaction. A job that fails leaves the others alone."""
        if self._connection is None:
            self._connection = self._file.connect(writing=True)
        self._connection.check_file()
        sql = self._connection.sql
        try:
            # Hardly any job fails. Only then is each written in a savepoint of its own.
            if not self._write_all(sql, group):
                self._write_each(sql, group)
        except sqlite3.Error as error:
            raise unavailable(error) from error

    def _write_all(self, sql: sqlite3.Connection, group: list[Job[Any]]) -> bool:
        """Write all jobs without savepoints. If one fails, nothing is written."""
        sql.execute("BEGIN IMMEDIATE")
        failed = group[0]
        try:
            for failed in group:
                failed.error = None
                failed.result = failed.work(sql)
        except sqlite3.OperationalError:
            raise
        except Exception as refusal:  # noqa: BLE001 - it is raised where the job came from
            sql.execute("ROLLBACK")
            if len(group) > 1:
                return False
            failed.error = Conflict() if isinstance(refusal, sqlite3.IntegrityError) else refusal
            return True
        sql.execute("COMMIT")
        return True

    def _write_each(self, sql: sqlite3.Connection, group: list[Job[Any]]) -> None:
        """Write every job in a savepoint."""
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

    def _drop_connection(self) -> None:
        """A failed connection may be in any state, so the next work gets a new one."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
