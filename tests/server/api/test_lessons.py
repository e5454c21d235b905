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
    length = script_of(name).length
    assert len(found) == length + 1
    assert found[-1].view["turn"] == ("blue", "red", "yellow")[game.turn]
    for to in (0, 1, length):
        moment = ann.get(f"/api/lessons/{name}", to=to)
        assert moment["steps"] == length
        assert moment["view"] == found[to].view
    assert moment["next"] is None


@pytest.mark.parametrize("name", LESSONS)
def test_the_reader_sees_what_a_player_sees(name: str) -> None:
    lines = script_of(name).record.steps
    for number, moment in enumerate(moments(name)[: len(lines)]):
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
    assert ann.get("/api/lessons/island", to=40)["view"]["winners"] == ["blue"]
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


def test_the_reader_ends_the_last_turn_of_a_game(ann: Person) -> None:
    waiting = ann.get("/api/lessons/island", to=39)
    assert (waiting["draft"]["complete"], waiting["view"]["over"]) == (True, False)
    assert (waiting["next"], waiting["pause"]) == ({"seat": "blue", "step": None}, 40)
    assert "scored" not in [event["event"] for event in waiting["events"]]
    over = ann.get("/api/lessons/island", to=40, since=39)
    assert (over["view"]["over"], over["next"]) == (True, None)
    assert [event["event"] for event in over["events"]] == ["scored"]


def test_a_sale_to_the_bank_is_offered_beside_the_actions(ann: Person) -> None:
    path = "/api/lessons/sale"
    offered = ann.get(path, to=0)
    assert offered["view"]["asked"] == {"decision": "action", "seats": ["blue"]}
    assert (offered["draft"]["steps"], offered["draft"]["sales"]) == (["skip"], ["sell tan@4"])
    assert offered["wanted"] == ["sell tan@4"]
    sold = ann.get(path, to=1)
    assert (sold["draft"]["steps"], sold["view"]["seats"]["blue"]["cash"]) == (["sell tan@4"], 2)
    assert "sales" not in sold["draft"]
    # What the reader need not sell is skipped without a press, and still offered.
    kept = ann.get(path, to=ann.get(path, to=10)["pause"])
    assert kept["message"] == "learn-sale-keep"
    assert (kept["draft"]["steps"], kept["draft"]["sales"]) == (["skip"], ["sell black@4"])


def test_special_lessons_show_what_they_are_about() -> None:
    def last(name: str) -> dict[str, int]:
        seats = moments(name)[-1].view["seats"]
        return {seat: len(seats[seat]["island"]) for seat in seats}

    # The reader chooses for the neighbour, then loses something too (R-DEF-2).
    assert moments("debt")[0].view["open"]["debtor"] == "red"
    debt = [event for moment in moments("debt") for event in moment.events]
    assert [event["seat"] for event in debt if event["event"] == "default"] == ["blue"]
    assert last("tie") == {"blue": 5, "red": 7, "yellow": 4}
    tied = [event for moment in moments("tie") for event in moment.events]
    opened = [event["counted"] for event in tied if event["event"] == "bids"]
    assert opened == [
        {"blue": 5, "red": 5},
        {"blue": 6, "red": 6},
        {"red": 4, "yellow": 4},
        {"red": 6, "yellow": 6},
    ]
    bluffs = [event for moment in moments("expert") for event in moment.events]
    counted = [event["counted"] for event in bluffs if event["event"] == "bids"]
    assert [bids.get("blue") for bids in counted] == [0, None, 0, 2]
