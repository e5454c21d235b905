"""How a game ends before its rules end it, and what is open afterwards."""

import time

import pytest
from tests.server.tools.client import Json, Person, seat_of


def trio(ann: Person, bob: Person, cem: Person) -> Json:
    table = ann.new_table("me", "open", "open", seating="chosen")
    bob.join(table)
    return cem.join(table)


def test_all_people_agree_to_end(ann: Person, bob: Person, cem: Person) -> None:
    table = trio(ann, bob, cem)
    path = f"/api/tables/{table['id']}"
    assert ann.refused("POST", f"{path}/end", 409, json={"do": "agree"})["code"] == "no_end_offered"
    offered = ann.post(f"{path}/end", do="end")["table"]
    assert offered["offer"] == {"by": "blue", "kind": "end", "agreed": ["blue"]}
    assert bob.view(table["id"])["offer"] == offered["offer"]
    assert bob.post(f"{path}/end", do="decline")["table"]["offer"] is None
    ann.post(f"{path}/end", do="end")
    bob.post(f"{path}/end", do="agree")
    ended = cem.post(f"{path}/end", do="agree")["table"]
    assert ended["phase"] == "finished"
    assert ended["ended"]["by"] == "agreement"
    assert set(ended["ended"]["scores"]) == {"blue", "red", "yellow"}
    # Everything that was dealt is open now, to everybody.
    view = Person(ann.api, "Spectator").view(table["id"])
    assert view["view"]["over"]
    assert all("card" in board for board in view["view"]["seats"].values())
    assert view["view"]["scores"] == ended["ended"]["scores"]
    assert view["legal"] == []
    refused = ann.take(table["id"], "blue", "loan", decision=None)
    assert refused.json()["error"]["code"] == "not_running"
    text = bob.send("GET", f"{path}/record").text
    assert "# ended by agreement" in text
    assert "?" not in text


def test_a_stranger_has_no_say(ann: Person, bob: Person, cem: Person) -> None:
    table = trio(ann, bob, cem)
    path = f"/api/tables/{table['id']}/end"
    stranger = Person(ann.api, "Stranger")
    assert stranger.refused("POST", path, 409, json={"do": "end"})["code"] == "not_at_table"


def test_a_game_is_cancelled_in_its_first_round_only(ann: Person, bob: Person, cem: Person) -> None:
    table = trio(ann, bob, cem)
    path = f"/api/tables/{table['id']}/end"
    assert ann.post(path, do="cancel")["table"]["phase"] == "running"
    bob.post(path, do="agree")
    cancelled = cem.post(path, do="agree")["table"]
    assert cancelled["phase"] == "cancelled"
    assert cancelled["ended"] == {"by": "cancelled", "scores": {}, "winners": []}
    view = ann.view(table["id"])["view"]
    assert [name for name, board in view["seats"].items() if "card" in board] == ["blue"]
    other = trio(ann, bob, cem)
    people = {"blue": ann, "red": bob, "yellow": cem}
    for _ in range(3):
        (seat,) = ann.get(f"/api/tables/{other['id']}")["table"]["asked"]
        people[seat].take(other["id"], seat, "pass")
    path = f"/api/tables/{other['id']}/end"
    assert ann.refused("POST", path, 409, json={"do": "cancel"})["code"] == "too_late_to_cancel"


def test_an_end_is_offered_when_two_rounds_moved_no_container(
    ann: Person, bob: Person, cem: Person
) -> None:
    table = trio(ann, bob, cem)
    path = f"/api/tables/{table['id']}"
    people = {"blue": ann, "red": bob, "yellow": cem}

    def passes(count: int) -> None:
        for _ in range(count):
            (seat,) = ann.get(path)["table"]["asked"]
            people[seat].take(table["id"], seat, "pass")

    passes(5)
    assert ann.view(table["id"])["offer"] is None
    passes(1)
    assert ann.view(table["id"])["offer"] == {"by": None, "kind": "end", "agreed": []}
    bob.post(f"{path}/end", do="decline")
    passes(2)
    assert ann.view(table["id"])["offer"] is None
    passes(1)
    for person in people.values():
        person.post(f"{path}/end", do="agree")
    assert ann.get(path)["table"]["ended"]["by"] == "agreement"


@pytest.mark.parametrize("life", ["produce,place {}@1,done", "warehouse"])
def test_the_offer_of_the_server_lapses_when_the_game_goes_on(
    ann: Person, bob: Person, cem: Person, life: str
) -> None:
    table = trio(ann, bob, cem)
    path = f"/api/tables/{table['id']}"
    people = {"blue": ann, "red": bob, "yellow": cem}

    def turn(steps: str = "pass") -> None:
        (seat,) = ann.get(path)["table"]["asked"]
        colour = ann.view(table["id"])["view"]["seats"][seat]["machines"][0]
        taken = people[seat].take(table["id"], seat, *steps.format(colour).split(","))
        assert taken.status_code == 200, taken.text

    for _ in range(6):
        turn()
    assert ann.view(table["id"])["offer"] is not None
    turn(f"{life},pass")
    assert ann.view(table["id"])["offer"] is None
    for _ in range(5):
        turn()
        assert ann.view(table["id"])["offer"] is None
    turn()
    assert ann.view(table["id"])["offer"] == {"by": None, "kind": "end", "agreed": []}


def test_the_offer_of_a_person_stands_when_the_game_goes_on(
    ann: Person, bob: Person, cem: Person
) -> None:
    table = trio(ann, bob, cem)
    path = f"/api/tables/{table['id']}"
    ann.post(f"{path}/end", do="end")
    (seat,) = ann.get(path)["table"]["asked"]
    person = {"blue": ann, "red": bob, "yellow": cem}[seat]
    assert person.take(table["id"], seat, "warehouse", "pass").status_code == 200
    assert ann.view(table["id"])["offer"]["by"] == "blue"


def test_whoever_leaves_has_a_bot_play_on(ann: Person, bob: Person, cem: Person) -> None:
    table = trio(ann, bob, cem)
    path = f"/api/tables/{table['id']}"
    left = bob.post(f"{path}/leave")["table"]
    assert left["phase"] == "running"
    assert left["seats"][1]["left"]
    assert left["seats"][1]["bot"] == "trader"
    assert bob.refused("POST", f"{path}/leave", 409)["code"] == "not_at_table"
    body = {"id": "1", "seat": "red", "decision": None, "steps": ["loan"]}
    assert bob.refused("POST", f"{path}/steps", 403, json=body)["code"] == "not_your_seat"
    assert bob.send("GET", f"{path}/view", params={"seat": "red"}).status_code == 403
    people = {"blue": ann, "yellow": cem}
    deadline = time.monotonic() + 30
    while "red: " not in ann.send("GET", f"{path}/record").text:
        assert time.monotonic() < deadline
        for seat in ann.get(path)["table"]["asked"]:
            if seat in people:
                view = people[seat].view(table["id"])
                step = "pass" if "pass" in view["legal"] else view["legal"][0]
                people[seat].take(table["id"], seat, step, decision=view["decision"])
    # The two who are left can end it among themselves.
    ann.post(f"{path}/end", do="end")
    assert cem.post(f"{path}/end", do="agree")["table"]["phase"] == "finished"


def test_a_game_that_all_people_have_left_is_over(ann: Person) -> None:
    table = ann.new_table("me", "trader", "trader")
    left = ann.post(f"/api/tables/{table['id']}/leave")["table"]
    assert (left["phase"], left["ended"]["by"]) == ("finished", "abandoned")


def test_a_draft_is_dropped_when_its_owner_leaves(ann: Person, bob: Person, cem: Person) -> None:
    table = trio(ann, bob, cem)
    people = {"blue": ann, "red": bob, "yellow": cem}
    (seat,) = ann.get(f"/api/tables/{table['id']}")["table"]["asked"]
    people[seat].take(table["id"], seat, "loan", commit=False)
    people[seat].post(f"/api/tables/{table['id']}/leave")
    events = ann.get(f"/api/tables/{table['id']}/events")["events"]
    assert not any(event["event"] == "loan" and event["seat"] == seat for event in events[:6])
    assert seat_of(table) in people
