"""Imported records: how many, how often, how lean, and how they go away."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.folders import RECORDS
from tests.server.tools.client import Api, Json, Person
from tests.server.tools.process import ServerProcess

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
