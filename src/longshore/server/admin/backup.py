"""`longshore admin backup` and `restore`.

A backup is always one SQLite file with the schema of its database, whatever kind that is. So you
can look into it anywhere, and use it to move a server from SQLite to PostgreSQL or back.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy import Connection, create_engine

from longshore.server.admin.copy import copy_all, people_and_games_in, schema_of
from longshore.server.store import StoreError
from longshore.server.store.migrate import SCHEMA, migrate, reason_of, schema_errors, upgrade
from longshore.server.store.open import SQLITE, is_sqlite
from longshore.server.store.sqlite.file import DatabaseFile

_SECRET: Final = 0o600  # cards, bids and the hashes of keys are in it


async def back_up(url: str, file: Path) -> None:
    """Write everything a database holds at this moment to a new file; servers keep running."""
    with new_file(file) as part:
        if is_sqlite(url):
            copy_file(Path(url.removeprefix(SQLITE)), part)
            return
        from longshore.server.store.postgres.schema import with_sqlalchemy  # noqa: PLC0415

        def work(source: Connection) -> None:
            with sqlite_connection(part) as target:
                upgrade(target, schema_of(source))
                copy_all(source, target)

        await with_sqlalchemy(url, work, isolation="REPEATABLE READ")


async def restore(file: Path, url: str) -> None:
    """Restore a backup to an empty place, and bring it to the newest schema."""
    check_file(file)
    if is_sqlite(url):
        _restore_file(file, Path(url.removeprefix(SQLITE)))
        return
    from longshore.server.store.postgres.schema import migrate_postgres, with_sqlalchemy  # noqa: PLC0415

    def check_empty(target: Connection) -> None:
        if people_and_games_in(target):
            raise StoreError("this database has players or games: it is not overwritten")

    def work(target: Connection) -> None:
        check_empty(target)
        with upgraded_copy(file, Path(f"{file}.upgrade")) as source:
            copy_all(source, target)

    await with_sqlalchemy(url, check_empty)
    await migrate_postgres(url)
    await with_sqlalchemy(url, work)


def _restore_file(file: Path, path: Path) -> None:
    if path.exists() and path.stat().st_size:
        raise StoreError(f"{path} already exists: it is not overwritten")
    lock = DatabaseFile(str(path))
    lock.claim()
    try:
        path.unlink()
        with new_file(path) as part:
            copy_file(file, part)
            _migrate(part)
    finally:
        lock.release()


def _migrate(path: Path) -> None:
    try:
        migrate(f"{SQLITE}{path}")
    except schema_errors() as error:
        raise StoreError(f"cannot use {path}: {reason_of(error)}") from error


@contextlib.contextmanager
def upgraded_copy(file: Path, part: Path) -> Iterator[Connection]:
    """A connection to a copy of a backup, brought to the newest schema."""
    part.unlink(missing_ok=True)
    try:
        copy_file(file, part)
        _migrate(part)
        with sqlite_connection(part) as connection:
            yield connection
    finally:
        part.unlink(missing_ok=True)


@contextlib.contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """A file that gets its name once it is complete, and overwrites nothing."""
    part = file.with_name(f"{file.name}.part")
    try:
        if file.exists():
            raise StoreError(f"{file} already exists: it is not overwritten")
        file.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        part.touch(mode=_SECRET)
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        os.link(part, file)  # fails, where a rename would overwrite
    except FileExistsError as error:
        raise StoreError(f"{file} already exists: it is not overwritten") from error
    except OSError as error:
        raise StoreError(f"cannot write {file}: {error.strerror}") from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def copy_file(source: Path, target: Path) -> None:
    """SQLite's own online backup: one moment, while others write."""
    try:
        with (
            contextlib.closing(read_only(source)) as old,
            contextlib.closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise StoreError(f"cannot copy {source}: {error}") from error


def check_file(file: Path) -> None:
    """Raise `StoreError` unless the file is sound and has a schema."""
    try:
        with contextlib.closing(read_only(file)) as database:
            (verdict,) = database.execute("PRAGMA integrity_check").fetchone()
            database.execute(SCHEMA).fetchone()
    except sqlite3.Error as error:
        raise StoreError(f"{file} is not a backup of Longshore: {error}") from error
    if verdict != "ok":
        raise StoreError(f"{file} is damaged: {verdict.splitlines()[0]}")


def read_only(file: Path) -> sqlite3.Connection:
    """A connection that creates nothing."""
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    return sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)


@contextlib.contextmanager
def sqlite_connection(file: Path) -> Iterator[Connection]:
    """A transaction in a file, through SQLAlchemy."""
    engine = create_engine(f"{SQLITE}{file}")
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
