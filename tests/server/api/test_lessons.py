"""Lessons are real games, and the reader sees no more than a player would."""

import pytest
from tests.server.tools.client import Person

from longshore.record import replay
from longshore.server.lessons.lesson import LESSONS, lesson_record, moments


@pytest.mark.parametrize("name", LESSONS)
def test_every_moment_is_one_of_a_legal_game(ann: Person, name: str) -> None:
    record = lesson_record(name)
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
    lines = lesson_record(name).steps
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
        for line in lesson_record(name).steps
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
