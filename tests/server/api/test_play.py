"""Playing over HTTP: your own seat only, once only, and always with the fresh view."""

import asyncio
import json
import threading
import time
import uuid
from pathlib import Path

import pytest
from tests.server.tools.client import Api, Json, Person, seat_of
from tests.server.tools.inside import inside
from tests.server.tools.process import ServerProcess
from tests.server.tools.raw import answered, ask, is_open

from longshore.server.store.database import Session


@pytest.fixture
def people(ann: Person, bob: Person, cem: Person) -> dict[str, Person]:
    """Blue, red and yellow at a table of their own."""
    return {"blue": ann, "red": bob, "yellow": cem}


@pytest.fixture
def table(people: dict[str, Person]) -> Json:
    table = people["blue"].new_table(
        "me", "open", "open", seating="chosen", options={"first_player": "chosen"}
    )
    people["red"].join(table, place=1)
    return people["yellow"].join(table, place=2)


def active(table: Json, people: dict[str, Person]) -> tuple[str, Person]:
    """The active seat and its person."""
    (seat,) = people["blue"].get(f"/api/tables/{table['id']}")["table"]["asked"]
    return seat, people[seat]


def test_a_turn_with_undo(table: Json, people: dict[str, Person]) -> None:
    seat, person = active(table, people)
    colour = person.view(table["id"])["view"]["seats"][seat]["machines"][0]
    done = person.take(table["id"], seat, "produce", f"place {colour}@1", "done", commit=False)
    assert done.status_code == 200
    assert done.json()["fresh"]["draft"]["steps"] == ["produce", f"place {colour}@1", "done"]
    assert done.json()["seq"] == table["seq"]
    undone = person.draft(table["id"], seat, "undo").json()["fresh"]
    assert undone["draft"]["redo"] == ["done"]
    assert "done" in undone["legal"]
    person.draft(table["id"], seat, "redo")
    spectator = Person(person.api, "Spectator")
    assert spectator.view(table["id"])["seq"] == table["seq"]
    committed = person.draft(table["id"], seat, "commit").json()
    assert committed["seq"] == table["seq"] + 3
    events = spectator.get(f"/api/tables/{table['id']}/events", after=table["seq"])["events"]
    steps = [event["step"] for event in events if event["event"] == "step"]
    assert steps == ["produce", f"place {colour}@1", "done"]


def test_nobody_acts_for_another_seat(table: Json, people: dict[str, Person]) -> None:
    seat, person = active(table, people)
    decision = person.view(table["id"])["decision"]
    body = {"id": "1", "seat": seat, "decision": decision, "steps": ["pass"]}
    stranger = Person(person.api, "Stranger")
    others = [other for name, other in people.items() if name != seat]
    for other in (*others, stranger):
        for path, sent in (("steps", body), ("draft", {"id": "2", "seat": seat, "do": "commit"})):
            error = other.refused("POST", f"/api/tables/{table['id']}/{path}", 403, json=sent)
            assert error["code"] == "not_your_seat"
        view = other.send("GET", f"/api/tables/{table['id']}/view", params={"seat": seat})
        assert view.status_code == 403
    response = person.api.send("POST", f"/api/tables/{table['id']}/steps", json=body)
    assert response.status_code == 401
    assert person.view(table["id"])["seq"] == table["seq"]


def test_a_repeated_command_acts_once(table: Json, people: dict[str, Person]) -> None:
    seat, person = active(table, people)
    path = f"/api/tables/{table['id']}"
    decision = person.view(table["id"])["decision"]
    loan = {"id": str(uuid.uuid4()), "seat": seat, "decision": decision, "steps": ["loan"]}
    first = person.send("POST", f"{path}/steps", json=loan).json()
    second = person.send("POST", f"{path}/steps", json=loan).json()
    assert first == second
    assert second["fresh"]["view"]["seats"][seat]["loans"] == 1
    # Also when it has become stale meanwhile.
    turn = {"id": str(uuid.uuid4()), "seat": seat, "decision": decision, "steps": ["pass"]}
    done = person.send("POST", f"{path}/steps", json=turn).json()
    again = person.send("POST", f"{path}/steps", json=turn)
    assert again.status_code == 200
    assert {key: again.json()[key] for key in ("id", "seq", "decision")} == {
        key: done[key] for key in ("id", "seq", "decision")
    }
    # An undo that is sent twice undoes one step.
    seat, person = active(table, people)
    person.take(table["id"], seat, "loan", "loan", commit=False)
    undo = {"id": "same", "seat": seat, "do": "undo"}
    for _ in range(2):
        fresh = person.send("POST", f"{path}/draft", json=undo).json()["fresh"]
        assert fresh["draft"]["steps"] == ["loan"]
    # Ids are everybody's own: the same one of another player is another command.
    other_seat, other = next((s, p) for s, p in people.items() if s != seat)
    held = other.view(table["id"])["view"]["seats"][other_seat]["loans"]
    taken = other.take(table["id"], other_seat, "loan", decision=None, id="same").json()
    assert taken["fresh"]["view"]["seats"][other_seat]["loans"] == held + 1


def test_an_id_stands_for_one_command(table: Json, people: dict[str, Person]) -> None:
    seat, person = active(table, people)
    path = f"/api/tables/{table['id']}"
    decision = person.view(table["id"])["decision"]
    loan: Json = {"id": "one", "seat": seat, "decision": decision, "steps": ["loan"]}
    first = person.send("POST", f"{path}/steps", json=loan).json()
    others: list[tuple[str, Json]] = [
        ("steps", loan | {"steps": ["loan", "loan"]}),
        ("steps", loan | {"steps": ["pass"]}),
        ("steps", loan | {"decision": None}),
        ("steps", loan | {"commit": False}),
        ("draft", {"id": "one", "seat": seat, "do": "commit"}),
    ]
    for what, body in others:
        refused = person.send("POST", f"{path}/{what}", json=body)
        assert refused.status_code == 409, body
        assert refused.json()["error"]["code"] == "reused_id"
        assert refused.json()["fresh"] == first["fresh"]
    # Whether a refusal should include insight is no part of what was asked for.
    again = person.send("POST", f"{path}/steps", json=loan | {"insight": True})
    assert again.json()["seq"] == first["seq"]
    # Nor is it another command in words of its own.
    person.send("POST", f"{path}/chat", json={"id": "word", "text": "Ahoy"})
    assert person.send("POST", f"{path}/chat", json={"id": "word", "text": " Ahoy"}).is_success
    error = person.refused("POST", f"{path}/chat", 409, json={"id": "word", "text": "Bye"})
    assert error["code"] == "reused_id"


def test_a_receipt_of_an_older_version_fits_any_body(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as running:
            await running.arrive("Ann")
            new = {"seats": [{"kind": "me"}] * 3}
            table = (await running.ask("Ann", "POST", "/api/tables", json=new)).json()["table"]
            path = f"/api/tables/{table['id']}/steps"
            body = {"id": "old", "seat": table["asked"][0], "steps": ["loan"]}
            first = await running.ask("Ann", "POST", path, json=body)
            body["steps"] = ["loan", "loan"]
            assert (await running.ask("Ann", "POST", path, json=body)).status_code == 409

            async def forget(db: Session) -> int:
                return await db.run("UPDATE commands SET digest = NULL")

            assert await running.server.store.database.write(forget) == 1
            again = await running.ask("Ann", "POST", path, json=body)
            assert again.json()["seq"] == first.json()["seq"]

    asyncio.run(test())


def test_a_stale_command_gets_the_reason_and_the_fresh_view(
    table: Json, people: dict[str, Person]
) -> None:
    seat, person = active(table, people)
    decision = person.view(table["id"])["decision"]
    person.take(table["id"], seat, "pass")
    stale = person.take(table["id"], seat, "produce", decision=decision)
    assert stale.status_code == 409
    assert stale.json()["error"]["code"] == "stale"
    words = "Too late. The table has changed, and this decision has already been made."
    assert stale.json()["error"]["text"] == words
    assert stale.json()["fresh"] == person.view(table["id"])


def test_a_refused_step_names_the_rule(table: Json, people: dict[str, Person]) -> None:
    seat, person = active(table, people)
    before = person.view(table["id"])
    refused = person.take(table["id"], seat, "repay")
    assert refused.status_code == 409
    error = refused.json()["error"]
    assert (error["code"], error["rule"]) == ("no_loan", "R-LOAN-5")
    assert error["text"] == "You have no loan to pay back."
    assert refused.json()["fresh"] == before
    other_seat, other = next((s, p) for s, p in people.items() if s != seat)
    early = other.take(table["id"], other_seat, "produce", decision=None)
    assert early.json()["error"]["code"] == "not_asked"


def test_loans_at_any_time(table: Json, people: dict[str, Person]) -> None:
    for seat, person in people.items():
        done = person.take(table["id"], seat, "loan", decision=None)
        assert done.status_code == 200
        assert done.json()["fresh"]["view"]["seats"][seat]["loans"] == 1


def test_bids_at_the_same_moment_are_all_accepted(server: ServerProcess) -> None:
    """All bidders send at once, from separate threads. Nobody learns more than that."""
    first = Api(server.url)
    people = [Person(first, name) for name in ("Ann", "Bob", "Cem", "Dan", "Eve")]
    table = people[0].new_table("me", *["open"] * 4, seating="chosen")
    for place, person in enumerate(people[1:], 1):
        table = person.join(table, place=place)
    seats = dict(zip(("blue", "red", "yellow", "green", "purple"), people, strict=True))
    sail_to_the_island(table["id"], seats)
    bidders = first.send("GET", f"/api/tables/{table['id']}").json()["table"]["asked"]
    assert len(bidders) == 4
    decisions = {seat: seats[seat].view(table["id"])["decision"] for seat in bidders}
    answers: dict[str, int] = {}

    def bid(seat: str, amount: int) -> None:
        own = Api(server.url)
        body = {"id": "bid", "seat": seat, "decision": decisions[seat], "steps": [f"bid {amount}"]}
        headers = {"Authorization": f"Bearer {seats[seat].token}"}
        path = f"/api/tables/{table['id']}/steps"
        answers[seat] = own.send("POST", path, json=body, headers=headers).status_code
        own.client.close()

    threads = [
        threading.Thread(target=bid, args=(seat, amount)) for amount, seat in enumerate(bidders)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert answers == dict.fromkeys(bidders, 200)
    events = people[0].get(f"/api/tables/{table['id']}/events")["events"]
    (opened,) = (event for event in events if event["event"] == "bids")
    assert opened["bids"] == {seat: amount for amount, seat in enumerate(bidders)}
    first.client.close()


def sail_to_the_island(table_id: str, seats: dict[str, Person]) -> None:
    """Play until someone has something to sell. The first seat loads what others offer."""
    for _ in range(60):
        info = next(iter(seats.values())).get(f"/api/tables/{table_id}")["table"]
        if len(info["asked"]) > 1:
            return
        (seat,) = info["asked"]
        view = seats[seat].view(table_id)
        legal = view["legal"]
        decision = view["view"]["asked"]["decision"]
        ship = view["view"]["seats"][seat]["ship"]
        wishes: list[str] = []
        if decision == "action":
            if ship["cargo"]:
                wishes = ["sail island", "sail sea"]
            else:
                wishes = [
                    f"sail {other}"
                    for other, board in view["view"]["seats"].items()
                    if board["harbour"]
                ]
                wishes += [] if ship["at"] == "sea" else ["sail sea"]
                room = len(view["view"]["seats"][seat]["harbour"]) < 1
                wishes += [step for step in legal if step.startswith("restock") and room]
        elif decision in ("buy", "stock"):
            wishes = [step for step in legal if step.startswith(("take", "place"))]
        choices = [step for step in (*wishes, "done", "pass") if step in legal]
        assert seats[seat].take(table_id, seat, choices[0]).status_code == 200
    raise AssertionError("nobody reached the island")


def test_pass_and_play_asks_for_each_view(ann: Person) -> None:
    table = ann.new_table("me", "me", "me", seating="chosen")
    path = f"/api/tables/{table['id']}/view"
    assert ann.refused("GET", path, 400)["code"] == "which_seat"
    for seat in ("blue", "red", "yellow"):
        view = ann.view(table["id"], seat=seat)
        shown = [name for name, board in view["view"]["seats"].items() if "card" in board]
        assert shown == [seat]
    assert ann.view(table["id"], seat="spectator")["seat"] is None
    (seat,) = ann.get(f"/api/tables/{table['id']}")["table"]["asked"]
    assert ann.take(table["id"], seat, "pass").status_code == 200


def test_waiting_for_news_ends_when_there_is_some(
    server: ServerProcess, table: Json, people: dict[str, Person]
) -> None:
    seat, person = active(table, people)
    path = f"/api/tables/{table['id']}/events"
    waiting = ask(server, f"{path}?after={table['seq']}&wait=25")
    person.take(table["id"], seat, "loan", commit=False)  # a draft is no news
    assert person.get(path, after=table["seq"], wait=1)["events"] == []
    assert is_open(waiting)
    began = time.monotonic()
    person.draft(table["id"], seat, "commit")
    news = json.loads(answered(waiting).partition(b"\r\n\r\n")[2])
    assert time.monotonic() - began < 15
    waiting.close()
    assert [event["event"] for event in news["events"]] == ["step", "loan", "pay"]
    assert news["seq"] == table["seq"] + 1


def test_events_are_neither_missed_nor_doubled(ann: Person) -> None:
    table = ann.new_table("me", "trader", "trader")
    path = f"/api/tables/{table['id']}"
    seat = seat_of(table)
    pieces: list[Json] = []
    after = 0
    for _ in range(40):
        news = ann.get(f"{path}/events", after=after, wait=1)
        pieces += news["events"]
        after = news["seq"]
        view = ann.view(table["id"])
        if view["decision"] is not None:
            ann.take(
                table["id"], seat, view["legal"][-1] if "pass" not in view["legal"] else "pass"
            )
    news = ann.get(f"{path}/events", after=after)
    whole = ann.get(f"{path}/events")["events"]
    assert pieces + news["events"] == whole[: len(pieces) + len(news["events"])]
    numbers = [event["seq"] for event in whole]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, max(numbers) + 1))


def test_insight_is_given_when_it_is_asked_for(table: Json, people: dict[str, Person]) -> None:
    person = people["blue"]
    assert "insight" not in person.view(table["id"])
    insight = person.view(table["id"], insight="true")["insight"]
    assert insight["building"]["warehouse"] == {"space": 1, "cost": 4}


def test_a_game_with_bots_goes_on_by_itself(ann: Person) -> None:
    table = ann.new_table("me", "trader", "deckhand")
    seat = seat_of(table)
    turns = 0
    deadline = time.monotonic() + 60
    while turns < 6:
        assert time.monotonic() < deadline
        view = ann.view(table["id"])
        if view["decision"] is None:
            ann.get(f"/api/tables/{table['id']}/events", after=view["seq"], wait=5)
            continue
        asked = view["view"]["asked"]["decision"]
        if asked == "bid":
            step = view["legal"][0]
        else:
            step = "pass" if "pass" in view["legal"] else view["legal"][0]
        turns += step == "pass"
        assert ann.take(table["id"], seat, step).status_code == 200
    record = ann.send("GET", f"/api/tables/{table['id']}/record").text
    assert record.count(f"{seat}: pass") == 6
