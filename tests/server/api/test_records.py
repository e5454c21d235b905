"""The past of a table: records, replays, the ledger, and imported records."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.folders import RECORDS
from tests.server.tools.client import Json, Person, seat_of

from longshore.record import read_record, replay

ILLEGAL = b"""longshore-record 1
rules 1
edition 2007
players 3
first blue
machines black brown orange
cards tan white black

blue: repay
"""


@pytest.fixture
def played(ann: Person) -> Json:
    """A running game against bots, a few turns old, that waits for Ann and for nobody else."""
    table = ann.new_table("me", "trader", "trader", edition="2018")
    play_on(ann, table, 8)
    # In an auction a bot may still have to bid, and take a loan for it.
    while (view := ann.view(table["id"]))["view"]["asked"]["seats"] != [seat_of(table)]:
        ann.get(f"/api/tables/{table['id']}/events", after=view["seq"], wait=5)
    played: Json = ann.get(f"/api/tables/{table['id']}")["table"]
    return played


def play_on(ann: Person, table: Json, turns: int) -> None:
    """Play this many of the person's turns, with something made and sold in them."""
    seat = seat_of(table)
    deadline = time.monotonic() + 60
    while turns:
        assert time.monotonic() < deadline
        view = ann.view(table["id"])
        if view["decision"] is None:
            ann.get(f"/api/tables/{table['id']}/events", after=view["seq"], wait=5)
            continue
        legal = view["legal"]
        asked = view["view"]["asked"]["decision"]
        wishes = {"action": ["produce", "pass"], "bid": ["bid 1"], "settle": ["decline"]}
        step = next((step for step in wishes.get(asked, []) if step in legal), legal[0])
        if asked == "stock":
            step = "done" if "done" in legal else legal[0]
        turns -= step == "pass"
        assert ann.take(table["id"], seat, step).status_code == 200


def finish(ann: Person, table: Json) -> None:
    ann.post(f"/api/tables/{table['id']}/end", do="end")


def test_a_running_game_gives_a_partial_record(ann: Person, played: Json) -> None:
    path = f"/api/tables/{played['id']}/record"
    text = ann.send("GET", path)
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    record = read_record(text.text)
    assert record.partial == seat_of(played)
    as_json = ann.get(path, format="json")
    assert as_json["partial"] == seat_of(played)
    assert sum(card is not None for card in as_json["deal"]["cards"]) == 1
    assert tuple(as_json["steps"]) == record.steps
    spectator = Person(ann.api, "Spectator")
    theirs = spectator.get(path, format="json")
    assert theirs["partial"] == "spectator"
    assert theirs["deal"]["cards"] == [None] * 3
    assert spectator.send("GET", path, params={"seat": seat_of(played)}).status_code == 403


def test_a_finished_game_gives_the_whole_record_and_replays(
    ann: Person, played: Json, tmp_path: Path
) -> None:
    finish(ann, played)
    path = f"/api/tables/{played['id']}/record"
    text = ann.send("GET", path).text
    record = read_record(text)
    assert record.partial is None
    file = tmp_path / "game.txt"
    file.write_text(text)
    command = [sys.executable, "-m", "longshore", "replay", str(file), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    now = ann.view(played["id"])["view"]
    assert replay(record).scores() == list(now["scores"].values())


def test_any_moment_from_any_seat_once_it_is_over(ann: Person, played: Json) -> None:
    path = f"/api/tables/{played['id']}/replay"
    seat = seat_of(played)
    running = ann.get(path, to=5, insight="true")
    assert running["seat"] == seat
    assert running["insight"]["score"]["cash"] == running["view"]["seats"][seat]["cash"]
    assert ann.refused("GET", path, 403, params={"seat": "all"})["code"] == "still_hidden"
    other = next(name for name in ("blue", "red", "yellow") if name != seat)
    assert ann.refused("GET", path, 403, params={"seat": other})["code"] == "not_your_seat"
    finish(ann, played)
    whole = ann.get(path, seat="all", insight="true")
    assert set(whole["insight"]) == {"end"}  # what anybody can see, and nothing of a seat
    record = read_record(ann.send("GET", f"/api/tables/{played['id']}/record").text)
    assert whole["to"] == whole["steps"] == len(record.steps)
    for to in (0, 1, len(record.steps) // 2, len(record.steps) - 1):
        moment = ann.get(path, to=to, seat="all")
        game = replay(record, to=to)
        cash = {name: board["cash"] for name, board in moment["view"]["seats"].items()}
        assert list(cash.values()) == list(game.snapshot().money[:3])
        assert moment["step"] == (record.steps[to - 1] if to else None)
        theirs = ann.get(path, to=to, seat=other)["view"]
        assert [name for name, board in theirs["seats"].items() if "card" in board] == [other]
    too_far = {"to": len(record.steps) + 1}
    assert ann.refused("GET", path, 400, params=too_far)["code"] == "bad_value"


def test_the_ledger_proves_everybodys_cash(ann: Person, played: Json) -> None:
    path = f"/api/tables/{played['id']}"
    ledger = ann.get(f"{path}/ledger")["ledger"]
    finish(ann, played)
    view = ann.view(played["id"])["view"]
    proven = {name: board["cash"] for name, board in ledger["seats"].items()}
    assert proven == {name: board["cash"] for name, board in view["seats"].items()}


def test_the_host_can_turn_the_ledger_off(ann: Person) -> None:
    table = ann.new_table("me", "trader", "trader", tracker=False)
    path = f"/api/tables/{table['id']}/ledger"
    assert ann.refused("GET", path, 403)["code"] == "tracker_off"


def test_a_record_from_outside_is_studied(ann: Person) -> None:
    file = next(iter(sorted(RECORDS.glob("**/*.txt"))))
    text = file.read_text("utf-8")
    record = read_record(text)
    response = ann.send("POST", "/api/records", content=text.encode())
    assert response.status_code == 201, response.text
    table = response.json()["table"]
    assert table["phase"] == "study"
    path = f"/api/tables/{table['id']}"
    assert table["id"] in {found["id"] for found in ann.get("/api/tables")["tables"]}
    middle = len(record.steps) // 2
    moment = ann.get(f"{path}/replay", to=middle, seat="red")
    assert moment["steps"] == len(record.steps)
    assert moment["step"] == record.steps[middle - 1]
    end = ann.get(f"{path}/replay", seat="all")["view"]
    assert end["scores"] == dict(zip(end["seats"], replay(record).scores(), strict=True))
    exported = read_record(ann.send("GET", f"{path}/record").text)
    assert exported.steps == record.steps
    body = {"id": "1", "seat": "blue", "decision": None, "steps": ["loan"]}
    assert ann.refused("POST", f"{path}/steps", 403, json=body)["code"] == "not_your_seat"
    assert ann.refused("POST", f"{path}/join", 409)["code"] == "started_already"


def test_a_partial_record_is_studied_as_its_viewer(ann: Person, played: Json) -> None:
    seat = seat_of(played)
    as_json = ann.get(f"/api/tables/{played['id']}/record", format="json")
    response = ann.send("POST", "/api/records", content=json.dumps(as_json).encode())
    assert response.status_code == 201, response.text
    path = f"/api/tables/{response.json()['table']['id']}"
    view = ann.get(f"{path}/replay", to=5)["view"]
    assert [name for name, board in view["seats"].items() if "card" in board] == [seat]
    for wrong in ("all", "spectator", next(n for n in ("blue", "red") if n != seat)):
        assert ann.refused("GET", f"{path}/replay", 403, params={"seat": wrong})
    assert ann.get(f"{path}/record", format="json")["partial"] == seat


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"nonsense",
        b"\xff\xfe\x00",
        b"{" * 5000,
        b'{"format": "longshore-record", "version": 1}',
        ILLEGAL,
        b"longshore-record 1\nrules 99\nedition 2007\nplayers 3\n",
    ],
    ids=["empty", "nonsense", "not UTF-8", "deep", "half", "illegal", "other rules"],
)
def test_a_wrong_record_gets_one_sentence(ann: Person, content: bytes) -> None:
    error = ann.refused("POST", "/api/records", 400, content=content)
    assert error["code"] == "bad_record"
    assert "\n" not in error["text"]


def test_a_wrong_record_is_explained_in_the_readers_language(ann: Person) -> None:
    ann.send("PATCH", "/api/me", json={"language": "de"})
    error = ann.refused("POST", "/api/records", 400, content=ILLEGAL)
    assert error["text"].startswith("Das ist keine gültige Partiedatei. Schritt ")
    error = ann.refused("POST", "/api/records", 400, content=b"longshore-record 1\nnonsense\n")
    assert error["text"] == "Das ist keine gültige Partiedatei. Zeile 2 ist nicht lesbar."
    assert "nonsense" in error["args"]["detail"]  # for programmers
