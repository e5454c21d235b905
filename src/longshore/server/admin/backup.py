"""`longshore admin backup` and `restore`.

A backup is always one SQLite file with the schema of its database, even if that is PostgreSQL. So
you can open it anywhere, and use it to move a server from SQLite to PostgreSQL or back.
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
from longshore.server.admin.reading import reading
from longshore.server.base.clock import now_ms
from longshore.server.store import StoreError
from longshore.server.store.migrate import SCHEMA, migrate, reason_of, schema_errors, upgrade
from longshore.server.store.open import SQLITE, is_sqlite
from longshore.server.store.sqlite.file import DatabaseFile

_SECRET: Final = 0o600  # it contains cards, bids and token hashes


async def back_up(url: str, file: Path) -> None:
    """Write the whole database, as of this moment, to a new file, and note that in the database.

    Servers keep running, and tell their metrics when the last backup was made.
    """
    await _write_all(url, file)
    with contextlib.suppress(StoreError):  # a database of an older version has no place for it
        async with reading(url, writing=True) as store:
            await store.note_backup(now_ms(), file.stat().st_size)


async def _write_all(url: str, file: Path) -> None:
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
    """Restore a backup to an empty database, and upgrade it to the newest schema."""
    check_file(file)
    if is_sqlite(url):
        _restore_file(file, Path(url.removeprefix(SQLITE)))
        return
    from longshore.server.store.postgres.schema import migrate_postgres, with_sqlalchemy  # noqa: PLC0415

    def check_empty(target: Connection) -> None:
        if people_and_games_in(target):
            raise StoreError("this database has players or games and will not be overwritten")

    def work(target: Connection) -> None:
        check_empty(target)
        with upgraded_copy(file, Path(f"{file}.upgrade")) as source:
            copy_all(source, target)

    await with_sqlalchemy(url, check_empty)
    await migrate_postgres(url)
    await with_sqlalchemy(url, work)


def _restore_file(file: Path, path: Path) -> None:
    if path.exists() and path.stat().st_size:
        raise StoreError(f"{path} already exists and will not be overwritten")
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
    """Connect to a copy of a backup, upgraded to the newest schema."""
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
    """A file that gets its name once it is complete, and never overwrites another one."""
    part = file.with_name(f"{file.name}.part")
    try:
        if file.exists():
            raise StoreError(f"{file} already exists and will not be overwritten")
        file.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        part.touch(mode=_SECRET)
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        os.link(part, file)  # fails if the file exists, unlike a rename
    except FileExistsError as error:
        raise StoreError(f"{file} already exists and will not be overwritten") from error
    except OSError as error:
        raise StoreError(f"cannot write {file}: {error.strerror}") from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def copy_file(source: Path, target: Path) -> None:
    """Copy with SQLite's online backup: a single moment, even while others write."""
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
    """Raise `StoreError` unless the file is intact and has a schema."""
    try:
        with contextlib.closing(read_only(file)) as database:
            (verdict,) = database.execute("PRAGMA integrity_check").fetchone()
            database.execute(SCHEMA).fetchone()
    except sqlite3.Error as error:
        raise StoreError(f"{file} is not a Longshore backup: {error}") from error
    if verdict != "ok":
        raise StoreError(f"{file} is damaged: {verdict.splitlines()[0]}")


def read_only(file: Path) -> sqlite3.Connection:
    """Connect without creating a file."""
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    return sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)


@contextlib.contextmanager
def sqlite_connection(file: Path) -> Iterator[Connection]:
    """A transaction on a file, through SQLAlchemy."""
    engine = create_engine(f"{SQLITE}{file}")
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
