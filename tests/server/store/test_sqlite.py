"""What only the SQLite store does: one server, grouped commits, and files that go away."""

import asyncio
import sqlite3
import threading
import time
from pathlib import Path

import pytest
from tests.server.tools.rows import seats, table_row

from longshore.server.store import StoreError, TableChange, Unavailable, open_store
from longshore.server.store.sqlite.file import DatabaseFile
from longshore.server.store.sqlite.writer import Writer


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'longshore.db'}"


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        store = await open_store(url(tmp_path))
        with pytest.raises(StoreError, match=r"another server uses .*PostgreSQL"):
            await open_store(url(tmp_path))
        await store.close()
        again = await open_store(url(tmp_path))
        await again.close()

    asyncio.run(test())


def test_commits_are_durable_and_grouped(tmp_path: Path) -> None:
    async def test() -> None:
        store = await open_store(url(tmp_path))
        changes = [
            TableChange(table_row(f"table {number}"), seats(f"table {number}", None))
            for number in range(300)
        ]
        await asyncio.gather(*map(store.write, changes))
        with sqlite3.connect(tmp_path / "longshore.db") as other:
            assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert other.execute("SELECT count(*) FROM tables").fetchone() == (300,)
        other.close()
        await store.close()

    asyncio.run(test())


def test_the_age_of_the_queue_is_that_of_its_oldest_job(tmp_path: Path) -> None:
    """Also while another group is being written, and before a group is handed over."""
    began, go_on = threading.Event(), threading.Event()

    def hold(_: object) -> None:
        began.set()
        go_on.wait(60)

    async def test() -> None:
        file = DatabaseFile(str(tmp_path / "longshore.db"))
        writer = Writer(file)
        writer.start()
        assert writer.waited() == 0
        first = asyncio.create_task(writer.do(hold))
        while not began.is_set():
            await asyncio.sleep(0.001)
        since = time.monotonic()
        second = asyncio.create_task(writer.do(lambda _: None))
        await asyncio.sleep(0.01)
        assert writer.waited() >= time.monotonic() - since  # the first has waited longer
        writer._oldest = None  # as between two groups
        assert 0 < writer.waited() < time.monotonic() - since + 0.001
        go_on.set()
        await asyncio.gather(first, second)
        await writer.do(lambda _: None)
        assert writer.waited() == 0
        await writer.stop()

    asyncio.run(test())


def test_a_file_that_is_gone_is_noticed_and_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        store = await open_store(url(tmp_path))
        await store.write(TableChange(table_row(), seats("one", None)))
        files = [path for path in tmp_path.iterdir() if not path.name.endswith(".lock")]
        away = tmp_path / "away"
        away.mkdir()
        for path in files:
            path.rename(away / path.name)
        with pytest.raises(Unavailable, match="gone"):
            await store.write(TableChange(table_row(version=2)))
        with pytest.raises(Unavailable):
            await store.table("one")
        with pytest.raises(Unavailable):
            await store.check()
        for path in away.iterdir():
            path.rename(tmp_path / path.name)
        await store.write(TableChange(table_row(version=2)))
        assert await store.version("one") == 2
        await store.close()

    asyncio.run(test())


def test_a_file_that_somebody_else_locks_is_noticed(tmp_path: Path) -> None:
    async def test() -> None:
        store = await open_store(url(tmp_path))
        other = sqlite3.connect(tmp_path / "longshore.db", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Unavailable, match="locked"):
            await store.write(TableChange(table_row(), seats("one", None)))
        other.execute("ROLLBACK")
        other.close()
        await store.write(TableChange(table_row(), seats("one", None)))
        await store.close()

    asyncio.run(test())


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "longshore.db").write_text("This is a letter, not a database." * 100)
    with pytest.raises(StoreError, match="not a database"):
        asyncio.run(open_store(url(tmp_path)))


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        store = await open_store(url(tmp_path))
        await store.close()
        with sqlite3.connect(tmp_path / "longshore.db") as other:
            other.execute("UPDATE alembic_version SET version_num = '9999'")
        other.close()
        with pytest.raises(StoreError, match="9999"):
            await open_store(url(tmp_path))

    asyncio.run(test())


def test_other_urls_are_refused() -> None:
    for wrong in ("mysql://x", "", "longshore.db"):
        with pytest.raises(StoreError):
            asyncio.run(open_store(wrong))
