"""Lessons are real games, and the reader sees no more than a player would."""

import pytest
from tests.server.tools.client import Person

from longshore.record import replay
from longshore.server.lessons.lesson import happened, moments
from longshore.server.lessons.script import LESSONS, script_of


@pytest.mark.parametrize("name", LESSONS)
def test_every_moment_is_one_of_a_legal_game(ann: Person, name: str) -> None:
    record = script_of(name).record
    game = replay(record)  # refuses what the rules refuse
    found = moments(name)
    assert len(found) == len(record.steps) + 1
    assert found[-1].view["turn"] == ("blue", "red", "yellow")[game.turn]
    for to in (0, 1, len(record.steps)):
        moment = ann.get(f"/api/lessons/{name}", to=to)
        assert moment["steps"] == len(record.steps)
        assert moment["view"] == found[to].view
    assert moment["next"] is None


@pytest.mark.parametrize("name", LESSONS)
def test_the_reader_sees_what_a_player_sees(name: str) -> None:
    lines = script_of(name).record.steps
    for number, moment in enumerate(moments(name)[:-1]):
        assert moment.view["seat"] == "blue"
        if not moment.view["over"]:
            cards = [seat for seat, board in moment.view["seats"].items() if "card" in board]
            assert cards == ["blue"]
        assert moment.next is not None
        seat, _, step = lines[number].partition(": ")
        assert (moment.next.seat, moment.next.step) == (seat, step if seat == "blue" else None)


def test_the_first_voyage_has_every_action_and_the_end(ann: Person) -> None:
    own = [
        line.partition(": ")[2].split()[0]
        for name in ("quay", "island")
        for line in script_of(name).record.steps
        if line.startswith("blue:")
    ]
    assert {"machine", "warehouse", "produce", "restock", "sail", "load"} <= set(own)
    assert {"take", "place", "lift", "loan", "repay", "bid", "accept", "decline"} <= set(own)
    assert ann.get("/api/lessons/island", to=39)["view"]["winners"] == ["blue"]
    assert ann.refused("GET", "/api/lessons/nothing", 404)["code"] == "not_found"
    assert ann.refused("GET", "/api/lessons/quay", 400, params={"to": 99})["code"] == "bad_value"


def test_prices_may_be_set_in_any_order(ann: Person) -> None:
    path = "/api/lessons/quay"
    wanted = ann.get(path, to=2)["wanted"]
    assert wanted == ["place orange@2", "place white@3"]
    other = ann.get(path, to=2, ahead="place white@3")
    assert (other["to"], other["wanted"], other["ahead"]) == (
        3,
        ["place orange@2"],
        ["place white@3"],
    )
    assert "white@3" in other["view"]["seats"]["blue"]["factory"]
    assert other["draft"]["steps"] == ["machine white", "produce", "place white@3"]
    assert other["message"] == "learn-quay-prices"
    both = ann.get(path, to=2, ahead="place white@3,place orange@2")
    recorded = ann.get(path, to=4)
    assert both | {"events": []} == recorded | {"events": []}
    assert recorded["wanted"] == ["done"]
    for wrong in ("place white@2", "place white@3,place white@3", "done", "nonsense"):
        query = {"to": 2, "ahead": wrong}
        assert ann.refused("GET", path, 400, params=query)["code"] == "bad_value"


@pytest.mark.parametrize("name", LESSONS)
def test_what_is_wanted_first_is_the_recorded_step(name: str) -> None:
    for moment in moments(name):
        step = None if moment.next is None else moment.next.step
        assert moment.wanted[:1] == ([] if step is None else [step])
        bid = step is not None and step.startswith("bid ")
        assert bid or set(moment.wanted) <= set(moment.legal)


def test_a_turn_is_seen_to_end_only_when_the_reader_ends_it(ann: Person) -> None:
    waiting = ann.get("/api/lessons/quay", to=5)
    assert waiting["draft"] == {
        "steps": ["machine white", "produce", "place orange@2", "place white@3", "done"],
        "redo": [],
        "changes": 5,
        "complete": True,
        "final": [],
    }
    assert (waiting["view"]["turn"], waiting["legal"]) == ("blue", [])
    assert "turn" not in [event["event"] for event in waiting["events"]]
    after = ann.get("/api/lessons/quay", to=waiting["pause"], since=5)
    turns = [event["seat"] for event in after["events"] if event["event"] == "turn"]
    assert turns == ["red", "yellow", "blue"]
    assert after["next"]["seat"] == "blue"


def test_the_others_play_until_there_is_something_to_say_or_to_do() -> None:
    found = moments("island")
    assert [moment.pause for moment in found[:3]] == [1, 2, 3]
    assert found[7].message == "learn-island-sales"
    assert found[7].pause == 17
    assert happened("island", 7, 17) == [event for at in found[8:18] for event in at.events]
    assert found[-1].pause == found[-1].to
