"""The readers of a SQLite file: a few threads, each with its own connection."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from longshore.server.store.database import Unavailable
from longshore.server.store.sqlite.file import Connection, DatabaseFile, unavailable

T = TypeVar("T")

_THREADS: Final = 4


class Readers:
    """Reads in parallel with the writer. WAL lets them see what is committed."""

    def __init__(self, file: DatabaseFile) -> None:
        self._file = file
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="longshore-reader")
        self._own = threading.local()
        self._all: list[Connection] = []

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Read something."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)

    def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        connection: Connection | None = getattr(self._own, "connection", None)
        try:
            if connection is None:
                connection = self._file.connect(writing=False)
                self._own.connection = connection
                self._all.append(connection)
            connection.check_file()
            return work(connection.sql)
        except Unavailable:
            self._drop(connection)
            raise
        except sqlite3.Error as error:
            self._drop(connection)
            raise unavailable(error) from error

    def _drop(self, connection: Connection | None) -> None:
        self._own.connection = None
        if connection is not None:
            connection.close()
            self._all.remove(connection)

    def close(self) -> None:
        """End the threads and their connections."""
        self._threads.shutdown(wait=True)
        for connection in self._all:
            connection.close()
