"""What only PostgreSQL does: it goes away and comes back, and announces changes."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.tools.client import Api, Json, Person
from tests.server.tools.postgres import Postgres, postgres
from tests.server.tools.process import ServerProcess
from tests.server.tools.recovery import check_recovery
from tests.server.tools.rows import seats, table_row

from longshore.server.store import StoreError, TableChange, open_store
from longshore.server.store.postgres.schema import migrate_postgres
from longshore.server.store.postgres.session import arguments, numbered


@pytest.fixture(scope="module")
def own() -> Iterator[Postgres]:
    """A PostgreSQL that the test may stop."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("outage")


@pytest.fixture(scope="module")
def ann(own: Postgres, folder: Path) -> Iterator[Person]:
    url = own.database(folder)
    with ServerProcess(folder, "--trust-loopback", "--database", url) as process:
        ann = Person(Api(process.url))
        yield ann
        ann.api.client.close()


def name_of(own: Postgres, folder: Path) -> str:
    return own.database(folder).partition("?")[0].rpartition("/")[2]


def check_refused(ann: Person, table: Json) -> None:
    """Writing is refused with a sentence, and the health check says why."""
    (seat,) = table["asked"]
    body = {"id": "1", "seat": seat, "decision": None, "steps": ["loan"]}
    refused = ann.send("POST", f"/api/tables/{table['id']}/steps", json=body)
    assert refused.status_code == 503
    assert refused.json()["error"]["code"] == "storage"
    assert refused.headers["retry-after"]
    deadline = time.monotonic() + 10
    while (health := ann.send("GET", "/healthz")).status_code == 200:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert health.status_code == 503
    assert health.json()["status"] == "storage"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGQUIT])
def test_a_database_that_is_away_comes_back(own: Postgres, ann: Person, number: int) -> None:
    table = ann.new_table("me", "me", "me", seating="chosen")
    own.stop(number)
    check_refused(ann, table)
    own.start()
    check_recovery(ann, table)


def test_a_database_that_is_read_only(own: Postgres, ann: Person) -> None:
    table = ann.new_table("me", "me", "me", seating="chosen")
    own.sql("ALTER SYSTEM SET default_transaction_read_only = on")
    loaded = own.sql("SELECT pg_conf_load_time()")
    own.sql("SELECT pg_reload_conf()")
    deadline = time.monotonic() + 30
    while own.sql("SELECT pg_conf_load_time()") == loaded:
        assert time.monotonic() < deadline
    check_refused(ann, table)
    (seat,) = table["asked"]
    assert ann.view(table["id"], seat=seat)["decision"]  # reading goes on
    own.sql("ALTER SYSTEM RESET ALL")
    own.sql("SELECT pg_reload_conf()")
    check_recovery(ann, table)


def test_a_database_that_is_full(own: Postgres, ann: Person, folder: Path) -> None:
    """PostgreSQL reports this with its own code. A trigger raises it without filling a disk."""
    table = ann.new_table("me", "me", "me", seating="chosen")
    name = name_of(own, folder)
    own.sql(
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "RAISE EXCEPTION 'could not extend file: No space left on device' "
        "USING ERRCODE = 'disk_full'; END $$;"
        "CREATE TRIGGER full_disk BEFORE UPDATE ON tables EXECUTE FUNCTION full_disk();"
        "CREATE TRIGGER full_disk BEFORE UPDATE ON probe EXECUTE FUNCTION full_disk();",
        name,
    )
    check_refused(ann, table)
    own.sql("DROP FUNCTION full_disk CASCADE", name)
    check_recovery(ann, table)


def test_every_change_is_announced(tmp_path: Path) -> None:
    url = postgres().database(tmp_path)
    name = url.partition("?")[0].rpartition("/")[2]

    async def test() -> None:
        one, other = await open_store(url, 2), await open_store(url, 2)
        heard: asyncio.Queue[tuple[str, str, int]] = asyncio.Queue()
        missed = asyncio.Event()
        await other.listen(lambda *news: heard.put_nowait(news), missed.set)
        await one.write(TableChange(table_row("a table"), seats("a table", None)))
        await one.write(TableChange(table_row("a table", 2)))
        async with asyncio.timeout(20):
            assert await heard.get() == ("table", "a table", 1)
            assert await heard.get() == ("table", "a table", 2)
            # A connection that breaks comes back, and says that something may have been missed.
            kill = (
                f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"  # noqa: S608
            )
            await asyncio.to_thread(postgres().sql, kill)
            await missed.wait()
            await one.write(TableChange(table_row("a table", 3)))
            assert await heard.get() == ("table", "a table", 3)
        await one.close()
        await other.close()

    asyncio.run(test())


def test_urls_that_cannot_be(tmp_path: Path) -> None:
    away = f"postgresql://postgres@/x?host={tmp_path}"
    for url, reason in (
        (postgres().url("nowhere"), 'database "nowhere" does not exist'),
        (away, "cannot use the database"),
        ("postgresql://127.0.0.1:1/x", "the database is down"),
    ):
        with pytest.raises(StoreError, match=reason) as refused:
            asyncio.run(open_store(url))
        assert "\n" not in str(refused.value)


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    url = postgres().database(tmp_path)
    asyncio.run(migrate_postgres(url))
    name = url.partition("?")[0].rpartition("/")[2]
    postgres().sql("UPDATE alembic_version SET version_num = '9999'", name)
    with pytest.raises(StoreError, match="9999"):
        asyncio.run(open_store(url))


def test_named_values_become_numbered() -> None:
    text, names = numbered("SELECT :a, :b_c, ':'::text, :a WHERE x = :b_c")
    assert text == "SELECT $1, $2, ':'::text, $1 WHERE x = $2"
    assert names == ("a", "b_c")
    assert arguments(names, {"a": "x\x00y", "b_c": 2, "d": 3}) == ["x\ufffdy", 2]
