"""Imported records: how many, how often, how lean, and how they go away."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.folders import RECORDS
from tests.server.tools.client import Api, Json, Person
from tests.server.tools.inside import inside
from tests.server.tools.process import ServerProcess

from longshore.server.base.problems import Problem
from longshore.server.store.log import SNAPSHOT_STEPS
from longshore.server.tables.commands.study import read_outside, study_table

RECORD = (RECORDS / "2007-3-players.txt").read_bytes()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    limits = {"LONGSHORE_STUDIES_PER_PLAYER": "2", "LONGSHORE_IMPORTS_PER_HOUR": "4"}
    with ServerProcess(tmp_path, **limits) as process:
        yield process
    assert process.errors == ""


def imported(person: Person) -> Json:
    answer = person.send("POST", "/api/records", content=RECORD)
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()["table"]
    return table


def test_a_player_keeps_few_imports_and_deletes_what_is_no_longer_needed(
    server: ServerProcess, tmp_path: Path
) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        ann = Person(Api(server.url, client))
        first, second = imported(ann), imported(ann)
        error = ann.refused("POST", "/api/records", 429, content=RECORD)
        assert error["code"] == "too_many_studies"
        with httpx.Client(base_url=server.url, timeout=30) as other:
            bob = Person(Api(server.url, other))
            error = bob.refused("DELETE", f"/api/tables/{first['id']}", 403)
            assert error["code"] == "not_host"
        game = ann.new_table("me", "me", "me")["id"]
        assert ann.refused("DELETE", f"/api/tables/{game}", 409)["code"] == "not_a_study"
        assert ann.send("DELETE", f"/api/tables/{first['id']}").status_code == 200
        assert ann.send("GET", f"/api/tables/{first['id']}").status_code == 404
        assert imported(ann)["seq"] == second["seq"]
        error = ann.refused("POST", "/api/records", 429, content=RECORD)
        assert error["code"] == "too_many_requests"
    with sqlite3.connect(tmp_path / "longshore.db") as file:
        for name in ("tables", "packed_logs"):
            of_studies = f"SELECT count(*) FROM {name}" + (  # noqa: S608
                " WHERE phase = 'study'" if name == "tables" else ""
            )
            assert file.execute(of_studies).fetchone() == (2,)
        (rows,) = file.execute(
            "SELECT count(*) FROM entries WHERE table_id = ?", (second["id"],)
        ).fetchone()
        assert rows == 0
    file.close()


def test_an_import_is_a_handful_of_rows() -> None:
    """So its commit takes no longer than anybody's: one packed log, and few snapshots."""
    record = read_outside(RECORD, 1000)
    change = study_table(record, "ann", 1).rows(None)
    assert change.packed is not None
    assert (change.entries, change.rewritten, change.order_log) == ([], [], [])
    assert change.packed.steps == len(record.steps) > 100
    assert len(change.snapshots) <= len(record.steps) // SNAPSHOT_STEPS
    assert len(change.packed.entries) < 20 * len(record.steps)


def test_imports_that_nobody_waits_for_share_one_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that sends records and hangs up delays nobody else's work."""
    began, go_on = threading.Semaphore(0), threading.Event()
    at_once: list[int] = []
    reading: list[None] = []

    def read(*_: object) -> None:
        reading.append(None)
        at_once.append(len(reading))
        began.release()
        go_on.wait(60)
        reading.pop()
        raise Problem("bad_record", detail="for the test")

    monkeypatch.setattr("longshore.server.api.http.operations.records.read_outside", read)

    async def test() -> None:
        async with inside(tmp_path) as there:
            await there.arrive("Eve")
            send = ("Eve", "POST", "/api/records")
            headers = there.headers("Eve") | {"Content-Type": "application/json"}

            def sending() -> asyncio.Task[httpx.Response]:
                request = there.client.post(send[2], headers=headers, content=RECORD)
                return asyncio.create_task(request)

            first = sending()
            await asyncio.to_thread(began.acquire)
            first.cancel()
            await asyncio.gather(first, return_exceptions=True)
            others = [sending() for _ in range(3)]
            for _ in range(20):
                await asyncio.sleep(0)
            # Other work goes on, and so does what shares the pool of everything.
            assert (await there.ask("Eve", "GET", "/api/lessons/quay")).status_code == 200
            go_on.set()
            answers = await asyncio.gather(*others)
            assert {answer.status_code for answer in answers} == {400}

    asyncio.run(test())
    assert max(at_once) == 1
