"""The SQLite file: one server at a time, and connections that notice when it is gone."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from pathlib import Path
from typing import IO, Final

from longshore.server.store.database import StoreError, Unavailable

BUSY_MS: Final = 2000


class DatabaseFile:
    """A database file and its lock, which holds as long as the process lives."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self._lock: IO[str] | None = None

    def claim(self) -> None:
        """Make this process the only server of the file, or raise if another one is."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.path.touch(mode=0o600)  # cards and bids are in it
            lock = self.path.with_name(self.path.name + ".lock").open("w", encoding="ascii")
        except OSError as error:
            raise StoreError(f"cannot use {self.path}: {_reason(error)}") from error
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            lock.close()
            raise StoreError(
                f"another server uses {self.path}: SQLite serves one process; "
                "several need PostgreSQL (--database postgresql://...)"
            ) from error
        self._lock = lock

    def release(self) -> None:
        """Let another server have the file."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def connect(self, *, writing: bool) -> Connection:
        """A new connection."""
        return Connection(self.path, writing=writing)


class Connection:
    """One SQLite connection. Every problem with the file is `Unavailable`."""

    def __init__(self, path: Path, *, writing: bool) -> None:
        self.path = path
        try:
            self.sql = sqlite3.connect(
                path, isolation_level=None, check_same_thread=False, cached_statements=256
            )
            self.sql.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
            self.sql.execute("PRAGMA foreign_keys = ON")
            if writing:
                self.sql.execute("PRAGMA journal_mode = WAL")
                self.sql.execute("PRAGMA synchronous = FULL")
            else:
                self.sql.execute("PRAGMA query_only = ON")
            self.inode = os.stat(path).st_ino  # noqa: PTH116 (called for every commit)
        except (sqlite3.Error, OSError) as error:
            raise unavailable(error) from error

    def check_file(self) -> None:
        """Raise `Unavailable` if the file was deleted, because SQLite would go on writing to it."""
        try:
            inode = os.stat(self.path).st_ino  # noqa: PTH116
        except OSError as error:
            raise Unavailable("the database file is gone") from error
        if inode != self.inode:
            raise Unavailable("the database file was replaced")

    def close(self) -> None:
        """Close the file."""
        self.sql.close()


def unavailable(error: Exception) -> Unavailable:
    """A problem with the file, with a reason for the admin."""
    return Unavailable(_reason(error))


def _reason(error: Exception) -> str:
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text[:1].lower() + text[1:]
