"""`longshore admin` asks the running server, or leaves an act for the next one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.moderation.admins import run_admin
from tests.server.tools.client import Api, Person
from tests.server.tools.process import ServerProcess


@pytest.fixture
def running(tmp_path: Path) -> Iterator[tuple[ServerProcess, Api]]:
    with ServerProcess(tmp_path, "--trust-loopback") as process:
        api = Api(process.url)
        yield process, api
        api.client.close()
    assert process.errors == ""


def test_the_command_line_asks_the_running_server(
    running: tuple[ServerProcess, Api], tmp_path: Path
) -> None:
    _, api = running
    eve, bob = Person(api, "Eve"), Person(api, "Bob")
    made = eve.new_table("me", "open", "open", visibility="listed")
    bob.join(made)
    assert "Banned" in run_admin(tmp_path, "ban", f"{made['id']}:0", "--days", "3")
    assert eve.refused("GET", "/api/me", 403)["code"] == "banned_until"
    assert "No longer banned" in run_admin(tmp_path, "unban", "Eve")
    assert eve.get("/api/me")["player"]["name"] == "Eve"
    assert "Banned" in run_admin(tmp_path, "ban", "203.0.113.9", "--reason", "flood")
    assert "No longer" in run_admin(tmp_path, "unban", "203.0.113.9")
    assert "Renamed" in run_admin(tmp_path, "rename", "Bob", "Robert")
    assert bob.get("/api/me")["player"]["name"] == "Robert"
    assert "Hidden" in run_admin(tmp_path, "hide", made["id"])
    assert api.send("GET", "/api/tables?list=open").json()["tables"] == []
    assert "Listed" in run_admin(tmp_path, "hide", made["id"], "--undo")
    assert "admin" in run_admin(tmp_path, "appoint", "Robert")
    assert "No longer" in run_admin(tmp_path, "appoint", "Robert", "--undo")
    assert "no player" in run_admin(tmp_path, "ban", "Nobody", code=2)
    assert "does not exist" in run_admin(tmp_path, "unban", "Eve", code=2)
    assert "not an IP address" in run_admin(tmp_path, "ban", "10.0.0.0/8", code=2)


def test_without_a_server_it_is_done_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longshore.cli.moderate._WAIT_SECONDS", 0)
    with ServerProcess(tmp_path, "--trust-loopback") as process:
        api = Api(process.url)
        eve = Person(api, "Eve")
        assert process.stop() == 0
        assert "next start" in run_admin(tmp_path, "ban", "Eve")
        process.start()
        assert eve.refused("GET", "/api/me", 403)["code"] == "banned"
        api.client.close()
