"""The ideas of the strategy page: reading them, and playing on from their positions."""

from __future__ import annotations

import time

import pytest
from tests.server.tools.client import Api, Json, Person, seat_of
from tests.server.tools.process import ServerProcess

from longshore.record import read_record, replay
from longshore.server.strategy.ideas import IDEAS, position_record, strategy

# The least that can be done at each decision.
LEAST = {"action": "pass", "bid": "bid 0", "settle": "accept"}


def later(person: Person, table: str, seat: str, decision: int) -> Json:
    """What the person sees once the bots have played: another decision, or the end."""
    for _ in range(600):
        view = person.view(table, seat=seat)
        if view["phase"] == "finished" or view["decision"] not in (None, decision):
            return view
        time.sleep(0.05)
    raise AssertionError("the bots do not play")


def test_everybody_can_read_them(ann: Person) -> None:
    answer = ann.api.send("GET", "/api/strategy").json()
    assert [idea["idea"] for idea in answer["ideas"]] == list(IDEAS)
    assert answer["games"] == strategy().games
    for idea in answer["ideas"]:
        assert idea["view"]["seat"] in idea["view"]["asked"]["seats"]


@pytest.mark.parametrize("idea", IDEAS)
def test_each_is_played_on_by_a_person_and_bots(ann: Person, idea: str) -> None:
    table = ann.post(f"/api/strategy/{idea}")["table"]
    assert (table["phase"], table["idea"], table["rated"]) == ("running", idea, False)
    seat = seat_of(table)
    view = ann.view(table["id"], seat=seat)
    step = LEAST[view["view"]["asked"]["decision"]]
    if step == "accept":
        step = next(legal for legal in view["legal"] if legal.startswith("accept"))
    assert ann.take(table["id"], seat, step).status_code == 200
    later(ann, table["id"], seat, view["decision"])
    # The record has the steps of the position and what followed.
    ann.post(f"/api/tables/{table['id']}/end", do="end")
    text = ann.send("GET", f"/api/tables/{table['id']}/record").text
    record = read_record(text.partition("# ended")[0])
    given = position_record(idea).steps
    assert record.steps[: len(given)] == given
    assert f"{seat}: {step}" in record.steps[len(given) :]
    assert replay(record).turn is not None


def test_another_try_replaces_the_earlier_one(ann: Person, bob: Person) -> None:
    first = ann.post("/api/strategy/sail")["table"]
    assert ann.take(first["id"], seat_of(first), "pass", commit=False).status_code == 200
    foreign = bob.post("/api/strategy/sail")["table"]
    looked_at = ann.post("/api/strategy/build")["table"]
    second = ann.post("/api/strategy/sail")["table"]
    tables = [first, foreign, looked_at, second]
    phases = [ann.get(f"/api/tables/{table['id']}")["table"]["phase"] for table in tables]
    assert phases == ["cancelled", "running", "cancelled", "running"]


def test_only_known_ideas_and_only_for_players(ann: Person) -> None:
    assert ann.refused("POST", "/api/strategy/nothing", 404)["code"] == "not_found"
    assert ann.refused("POST", "/api/strategy/..%2Fworth", 404)["code"] == "not_found"
    assert ann.api.send("POST", "/api/strategy/worth").status_code == 401
    assert (
        ann.refused("POST", "/api/strategy/worth", 400, json={"seat": "red"})["code"] == "bad_value"
    )


def test_they_count_among_the_tables_of_a_player(limited_server: ServerProcess) -> None:
    cem = Person(Api(limited_server.url), "Cem")
    for _ in range(2):
        cem.new_table("me", "open", "open")
    for idea in IDEAS:  # each in place of the one before
        cem.post(f"/api/strategy/{idea}")
    error = cem.refused(
        "POST", "/api/tables", 429, json={"seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
    )
    assert (error["code"], error["args"]) == ("too_many_tables", {"most": 3})
    cem.api.client.close()
