"""`longshore join`: programs at the tables of a real server, over real sockets."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.tools.client import Api, Person, seat_of
from tests.server.tools.process import ServerProcess

from longshore.cli.app import run

PROGRAM = """
import json, sys
seen = open(sys.argv[1], "a")
for line in sys.stdin:
    heard = json.loads(line)
    seen.write(line)
    seen.flush()
    if heard["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "first"}), flush=True)
    elif heard["type"] == "ask":
        step = "pass" if "pass" in heard["legal"] else heard["legal"][0]
        print(json.dumps({"type": "step", "id": heard["id"], "step": step}), flush=True)
"""
LIVE = {"kind": "live", "turn": 60, "bank": 300, "increment": 0}


@pytest.fixture
def program(tmp_path: Path) -> str:
    """A program that passes, and notes everything that it is told."""
    path = tmp_path / "first.py"
    path.write_text(PROGRAM, encoding="utf-8")
    return f"cmd:{sys.executable} {path} {tmp_path / 'heard'}"


def heard_in(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "heard").read_text().splitlines()]


@contextmanager
def joined(*arguments: object) -> Iterator[subprocess.Popen[str]]:
    """The command in a process of its own, which is ended if a test fails."""
    command = [sys.executable, "-m", "longshore", "join", *map(str, arguments)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def link_to(server: ServerProcess, table: dict[str, Any]) -> str:
    return f"{server.url.rstrip('/')}/table/{table['id']}#{table['invite']}"


def info_of(person: Person, table: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/tables/{table['id']}")["table"]
    return found


def place_of_program(info: dict[str, Any]) -> dict[str, Any]:
    (place,) = (place for place in info["seats"] if place["program"])
    assert isinstance(place, dict)
    return place


def pass_until(ann: Person, table: dict[str, Any], event: str, seat: str, after: int = 0) -> int:
    """Pass as Ann until that seat has an event of a kind after an entry. Returns its number."""
    path = f"/api/tables/{table['id']}"
    seq = after
    for _ in range(200):
        news = ann.get(f"{path}/events", after=seq, wait=5)
        for told in news["events"]:
            if (told["event"], told.get("seat")) == (event, seat):
                return int(told["seq"])
        seq = news["seq"]
        look = ann.view(table["id"])
        if look["decision"] is not None:
            step = "pass" if "pass" in look["legal"] else look["legal"][0]
            ann.take(table["id"], look["seat"], step, decision=look["decision"])
    raise AssertionError("it never came")


def started(ann: Person, table: dict[str, Any]) -> dict[str, Any]:
    """Wait for the start, and return the table."""
    path, seq = f"/api/tables/{table['id']}", 0
    while True:
        news = ann.get(f"{path}/events", after=seq, wait=20)
        if any(event["event"] == "started" for event in news["events"]):
            return info_of(ann, table)
        seq = news["seq"]


def test_a_program_plays_until_people_end_the_game(
    server: ServerProcess, ann: Person, program: str, tmp_path: Path
) -> None:
    table = ann.new_table("me", "open", "trader", pace=LIVE)
    with joined(link_to(server, table), "--bot", program, "--json") as process:
        info = started(ann, table)
        place = place_of_program(info)
        assert (place["kind"], place["name"], place["mine"]) == ("person", "first", False)
        pass_until(ann, table, "step", place["seat"])
        ann.post(f"/api/tables/{table['id']}/end", do="end")  # the program agrees
        told, remarks = process.communicate(timeout=60)
    assert place_of_program(info_of(ann, table))["seat"] == place["seat"]
    assert process.returncode == 0, remarks
    assert f"first plays {place['seat']}" in remarks
    report = json.loads(told)
    assert report["format"] == "longshore-join/1"
    assert (report["ended_by"], report["seat"]) == ("agreement", place["seat"])
    assert set(report["scores"]) == {"blue", "red", "yellow"}
    assert report["decisions"] > 0
    assert not report["trouble"]
    hello, *asked, end = heard_in(tmp_path)
    assert (hello["type"], hello["seat"]) == ("hello", place["seat"])
    assert all(ask["type"] == "ask" and 50_000 < ask["time_ms"] < 360_000 for ask in asked)
    assert all(ask["view"]["seat"] == place["seat"] for ask in asked)
    assert (end["type"], end["scores"]) == ("end", report["scores"])


def test_a_bot_of_ours_answers_every_kind_of_question(
    server: ServerProcess, ann: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ann.new_table("open", "trader", "trader")  # Ann only looks on
    assert run(["join", link_to(server, table), "--bot", "trader", "--seed", "7", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["ended_by"] in ("supply", "stalemate", "agreement")
    assert report["decisions"] > 20
    assert info_of(ann, table)["ended"]["scores"] == report["scores"]


def test_a_game_goes_on_after_the_server_has_died(tmp_path: Path, program: str) -> None:
    with ServerProcess(tmp_path / "data", "--trust-loopback") as server:
        ann = Person(Api(server.url), "Ann")
        table = ann.new_table("me", "open", "deckhand")
        with joined(link_to(server, table), "--bot", program) as process:
            seat = place_of_program(started(ann, table))["seat"]
            seq = pass_until(ann, table, "step", seat)
            server.kill()
            server.start()
            pass_until(ann, table, "step", seat, after=seq)
            assert place_of_program(info_of(ann, table))["seat"] == seat
            ann.post(f"/api/tables/{table['id']}/end", do="end")
            told, remarks = process.communicate(timeout=60)
        ann.api.client.close()
    assert process.returncode == 0, remarks
    assert "trying again" in remarks
    assert told.startswith("The game has ended (agreement).")
    assert sum(heard["type"] == "hello" for heard in heard_in(tmp_path)) == 1


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_program_that_is_stopped_leaves_its_seat_and_comes_back(
    how: signal.Signals, server: ServerProcess, ann: Person, program: str, tmp_path: Path
) -> None:
    table = ann.new_table("me", "open", "deckhand")
    again = (link_to(server, table), "--bot", program, "--token", tmp_path / "token")
    with joined(*again) as process:
        seat = place_of_program(started(ann, table))["seat"]
        seq = pass_until(ann, table, "step", seat)
        process.send_signal(how)
        _, remarks = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in remarks
    assert "a trader plays until the same command is given again" in remarks
    assert place_of_program(info_of(ann, table))["bot"] == "trader"
    with joined(*again) as process:
        pass_until(ann, table, "back", seat, after=seq)
        assert place_of_program(info_of(ann, table))["bot"] is None
        process.send_signal(how)
        process.communicate(timeout=60)


def test_without_a_token_a_stopped_program_leaves_for_good(
    server: ServerProcess, ann: Person, program: str
) -> None:
    table = ann.new_table("me", "open", "deckhand")
    with joined(link_to(server, table), "--bot", program) as process:
        seat = place_of_program(started(ann, table))["seat"]
        pass_until(ann, table, "step", seat)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    place = place_of_program(info_of(ann, table))
    assert (place["left"], place["bot"]) == (True, "trader")


@pytest.mark.parametrize(
    ("setup", "status", "code", "sentence"),
    [
        ({"rated": True}, 422, "rated_program", "Programs cannot play a rated game."),
        ({"programs": False}, 403, "no_programs", "The host allows only people at this table."),
    ],
)
def test_some_tables_take_no_programs(
    *,
    setup: dict[str, bool],
    status: int,
    code: str,
    sentence: str,
    server: ServerProcess,
    ann: Person,
    bob: Person,
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = ann.new_table("me", "open", "open", **setup)
    assert table["programs"] is False
    body = {"invite": table["invite"], "program": True}
    error = bob.refused("POST", f"/api/tables/{table['id']}/join", status, json=body)
    assert error["code"] == code
    assert run(["join", link_to(server, table), "--bot", "trader"]) == 1
    told = capsys.readouterr().err
    assert told.startswith("longshore: ")
    assert told.endswith(f"{sentence}\n")
    assert told.count("\n") == 1
    bob.join(table)  # as a person
    assert not any(place["program"] for place in info_of(ann, table)["seats"])


def test_a_program_does_not_play_the_seat_of_a_person(
    server: ServerProcess, ann: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ann.new_table("me", "open", "open")
    token = tmp_path / "token"
    token.write_text(json.dumps({"server": server.url.rstrip("/"), "token": ann.token}))
    assert run(["join", link_to(server, table), "--bot", "trader", "--token", str(token)]) == 1
    assert "already sits at the table, and not as a program" in capsys.readouterr().err
    assert info_of(ann, table)["seats"][0]["mine"]


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["trader", "--bot", "trader"], 1, "this is not the address of a table"),
        (["http://127.0.0.1:1/table/x#c", "--bot", "trader"], 1, "the server does not answer"),
        (["http://127.0.0.1:1/table/x#c", "--bot", "nobody"], 2, 'there is no bot "nobody"'),
    ],
)
def test_what_cannot_work_is_told_in_a_sentence(
    arguments: list[str], code: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["join", *arguments]) == code
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1


def test_the_mark_survives_a_rematch(ann: Person) -> None:
    table = ann.new_table("open", "deckhand", "deckhand")
    ann.join(table, program=True)
    place = place_of_program(info_of(ann, table))
    assert place["seat"] == seat_of(info_of(ann, table))
    ann.post(f"/api/tables/{table['id']}/end", do="end")
    again = ann.post(f"/api/tables/{table['id']}/rematch")["table"]
    assert place_of_program(again)["mine"]
