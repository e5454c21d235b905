"""A full or locked database: the server says so, refuses writes, and recovers by itself."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.tools.client import Api, Json, Person
from tests.server.tools.games import table_at
from tests.server.tools.inside import inside
from tests.server.tools.process import ServerProcess
from tests.server.tools.recovery import check_health, check_recovery

from longshore.server.store.sqlite.file import Connection


@pytest.fixture
def process(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path, "--trust-loopback") as process:
        yield process


@pytest.fixture
def ann(process: ServerProcess) -> Iterator[Person]:
    ann = Person(Api(process.url))
    yield ann
    ann.api.client.close()


def check_trouble(ann: Person, table: Json) -> None:
    (seat,) = table["asked"]
    before = ann.view(table["id"], seat=seat)
    refused = ann.take(table["id"], seat, "loan")
    assert refused.status_code == 503
    assert refused.json()["error"]["code"] == "storage"
    assert refused.headers["retry-after"]
    health = ann.send("GET", "/healthz")
    assert health.status_code == 503
    assert health.json()["status"] == "storage"
    assert ann.view(table["id"], seat=seat) == before  # reading goes on


def test_a_disk_that_is_full(process: ServerProcess, ann: Person) -> None:
    table = ann.new_table("me", "me", "me", seating="chosen")
    soft, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, hard))
    check_trouble(ann, table)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (soft, hard))
    check_recovery(ann, table)
    check_health(ann)


def test_a_file_that_somebody_else_locks(process: ServerProcess, ann: Person) -> None:
    table = ann.new_table("me", "me", "me", seating="chosen")
    other = sqlite3.connect(process.data / "longshore.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    check_trouble(ann, table)
    other.execute("ROLLBACK")
    other.close()
    check_recovery(ann, table)


def test_a_file_that_is_gone(process: ServerProcess, ann: Person) -> None:
    table = ann.new_table("me", "me", "me", seating="chosen")
    ann.view(table["id"], seat="blue")
    away = process.data / "away"
    away.mkdir()
    for path in process.data.glob("longshore.db*"):
        if not path.name.endswith(".lock"):
            path.rename(away / path.name)
    (seat,) = table["asked"]
    body = {"id": "1", "seat": seat, "decision": None, "steps": ["loan"]}
    assert ann.refused("POST", f"/api/tables/{table['id']}/steps", 503, json=body)
    for path in away.iterdir():
        path.rename(process.data / path.name)
    check_recovery(ann, table)


def test_a_file_that_may_only_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite itself refuses every write, as on a disk remounted read-only after an error."""
    read_only = False
    connect = Connection.__init__

    def connected(self: Connection, path: Path, *, writing: bool) -> None:
        connect(self, path, writing=writing)
        if read_only:
            self.sql.execute("PRAGMA query_only = ON")

    monkeypatch.setattr(Connection, "__init__", connected)

    async def test() -> None:
        nonlocal read_only
        async with inside(tmp_path) as server:
            owner = await server.arrive("Ann")
            await server.put(table_at(owners=[owner] * 3))
            read_only = True
            server.server.store.database._writer._drop_connection()  # type: ignore[attr-defined]
            path = "/api/tables/table"
            body = {"id": "1", "seat": "red", "steps": ["loan"]}
            refused = await server.ask("Ann", "POST", f"{path}/steps", json=body)
            assert refused.status_code == 503
            assert refused.json()["error"]["code"] == "storage"
            health = await server.client.get("/healthz")
            assert health.status_code == 503
            assert health.json()["detail"] == "attempt to write a readonly database"
            view = await server.ask("Ann", "GET", f"{path}/view?seat=red")
            assert view.json()["view"]["seats"]["red"]["loans"] == 0
            read_only = False
            done = await server.ask("Ann", "POST", f"{path}/steps", json=body)
            assert done.status_code == 200
            # A small write that fits does not mean that the trouble is over.
            trouble = server.server.store.database.trouble
            assert trouble is not None
            for later, status in ((4.9, 503), (5.1, 200)):
                clock = SimpleNamespace(monotonic=lambda now=trouble.at + later: now)
                monkeypatch.setattr("longshore.server.server.time", clock)
                assert (await server.client.get("/healthz")).status_code == status

    asyncio.run(test())
