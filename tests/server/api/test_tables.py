"""Creating, finding, filling and starting tables."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.tools.client import Api, Json, Person, seat_of
from tests.server.tools.inside import inside
from tests.server.tools.process import ServerProcess

from longshore.server.tables.table import Table


def test_a_table_starts_when_it_is_full(ann: Person, bob: Person, cem: Person) -> None:
    table = ann.new_table("me", "open", "open")
    assert table["phase"] == "open"
    assert [seat["seat"] for seat in table["seats"]] == [None] * 3
    assert ann.refused("GET", f"/api/tables/{table['id']}/view", 409)["code"] == "not_started"
    assert bob.join(table)["phase"] == "open"
    started = cem.join(table)
    assert started["phase"] == "running"
    assert [seat["seat"] for seat in started["seats"]] == ["blue", "red", "yellow"]
    assert {seat["name"] for seat in started["seats"]} == {"Ann", "Bob", "Cem"}
    assert len(started["asked"]) == 1
    for person in (ann, bob, cem):
        mine = person.get(f"/api/tables/{table['id']}")["table"]
        assert person.view(table["id"])["seat"] == seat_of(mine)
    events = ann.get(f"/api/tables/{table['id']}/events")["events"]
    assert [event["event"] for event in events] == [
        "created",
        "joined",
        "joined",
        "started",
        "turn",
    ]


def test_seats_are_drawn_unless_they_are_chosen(ann: Person) -> None:
    drawn = {seat_of(ann.new_table("me", "deckhand", "deckhand")) for _ in range(25)}
    assert drawn == {"blue", "red", "yellow"}  # fails once in 8,000 runs
    chosen = {
        seat_of(ann.new_table("deckhand", "me", "trader", seating="chosen")) for _ in range(5)
    }
    assert chosen == {"red"}


def test_every_deal_is_another(ann: Person) -> None:
    cards = set()
    for _ in range(12):
        table = ann.new_table("me", "me", "me")
        record = ann.get(f"/api/tables/{table['id']}/record", format="json", seat="blue")
        cards.add(
            (record["deal"]["first"], *record["deal"]["machines"], record["deal"]["cards"][0])
        )
    assert len(cards) > 6


def test_the_host_starts_and_bots_take_empty_seats(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", "open", "open")
    bob.join(table, place=2)
    path = f"/api/tables/{table['id']}"
    assert bob.refused("POST", f"{path}/start", 403)["code"] == "not_host"
    started = ann.post(f"{path}/start")["table"]
    assert started["phase"] == "running"
    assert sorted(seat["kind"] for seat in started["seats"]) == ["bot", "bot", "person", "person"]
    assert ann.refused("POST", f"{path}/start", 409)["code"] == "started_already"
    assert bob.refused("POST", f"{path}/join", 409)["code"] == "started_already"


def test_a_private_table_needs_its_invitation(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", "open")
    path = f"/api/tables/{table['id']}/join"
    assert bob.refused("POST", path, 403)["code"] == "needs_invitation"
    wrong = {"invite": "x" * 16}
    assert bob.refused("POST", path, 403, json=wrong)["code"] == "needs_invitation"
    assert "invite" not in bob.get(f"/api/tables/{table['id']}")["table"]
    assert bob.join(table)["invite"] == table["invite"]


def test_a_listed_table_is_found_and_joined(ann: Person, bob: Person) -> None:
    listed = ann.new_table("me", "open", "trader", visibility="listed")
    private = ann.new_table("me", "open", "trader")
    found = [table["id"] for table in bob.get("/api/tables", list="open")["tables"]]
    assert bob.api.send("GET", "/api/tables?list=open").status_code == 200  # anybody may look
    assert bob.api.send("GET", "/api/tables?list=mine").status_code == 401
    assert listed["id"] in found
    assert private["id"] not in found
    assert bob.post(f"/api/tables/{listed['id']}/join")["table"]["phase"] == "running"
    running = {table["id"]: table for table in bob.get("/api/tables", list="running")["tables"]}
    assert listed["id"] in running
    mine = {table["id"]: table for table in bob.get("/api/tables", list="mine")["tables"]}
    assert mine.keys() == {listed["id"]}
    assert mine[listed["id"]]["asked"] != []
    assert {table["id"] for table in ann.get("/api/tables")["tables"]} == {
        listed["id"],
        private["id"],
    }


def test_seats_are_taken_once(ann: Person, bob: Person, cem: Person) -> None:
    table = ann.new_table("me", "open", "open", "open")
    path = f"/api/tables/{table['id']}/join"
    bob.join(table, place=3)
    invited = {"invite": table["invite"]}
    for place, status, code in (
        (3, 409, "seat_taken"),
        (0, 409, "seat_taken"),
        (9, 400, "bad_seat"),
        (-1, 400, "bad_value"),
    ):
        assert cem.refused("POST", path, status, json=invited | {"place": place})["code"] == code


def test_a_colour_is_picked_where_seats_are_chosen(ann: Person, bob: Person, cem: Person) -> None:
    table = ann.new_table("me", "open", "trader", "open", seating="chosen")
    path = f"/api/tables/{table['id']}/join"
    invited = {"invite": table["invite"]}
    for seat, status, code in (("yellow", 409, "seat_taken"), ("purple", 400, "bad_seat")):
        assert bob.refused("POST", path, status, json=invited | {"seat": seat})["code"] == code
    assert seat_of(bob.join(table, seat="green")) == "green"
    started = cem.join(table, seat="red")
    assert started["phase"] == "running"
    assert [seat["name"] for seat in started["seats"]] == ["Ann", "Cem", "trader", "Bob"]


def test_two_people_at_a_table_never_share_a_name(api: Api, ann: Person) -> None:
    table = ann.new_table("me", "open", "open", "open", "open", seating="chosen")
    others = [Person(api, name) for name in ("Ann", "ann", "Ann 2")]
    for other in others:
        joined = other.join(table)
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Ann 2", "ann 3", "Ann 2 2", ""]
    # Somebody who takes two seats is still one person.
    assert others[0].join(table)["seats"][4]["name"] == "Ann 2"
    path = f"/api/tables/{table['id']}/chat"
    others[0].post(path, id="1", text="Hello")
    assert [each["name"] for each in ann.get(path)["messages"]] == ["Ann 2"]


def test_bots_have_names_that_stay(ann: Person) -> None:
    table = ann.new_table("me", "trader", "trader", "open")
    waiting = [seat["persona"] for seat in table["seats"]]
    assert waiting[0] is None
    assert waiting[3] is None
    assert len({*waiting[1:3]}) == 2
    path = f"/api/tables/{table['id']}"
    started = ann.post(f"{path}/start")["table"]
    assert {*waiting[1:3]} < {seat["persona"] for seat in started["seats"]}
    ann.post(f"{path}/end", do="end")
    for _ in range(2):  # a rematch, and the rematch of that
        again = ann.post(f"{path}/rematch")["table"]
        assert {seat["persona"] for seat in again["seats"]} == {
            seat["persona"] for seat in started["seats"]
        }
        path = f"/api/tables/{again['id']}"
        ann.post(f"{path}/end", do="end")


def test_leaving_before_the_start_frees_the_seat(ann: Person, bob: Person, cem: Person) -> None:
    table = ann.new_table("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    bob.join(table)
    assert cem.refused("POST", f"{path}/leave", 409)["code"] == "not_at_table"
    left = ann.post(f"{path}/leave")["table"]
    assert [seat["kind"] for seat in left["seats"]] == ["open", "person", "open"]
    assert bob.get(path)["table"]["host"]
    assert bob.post(f"{path}/leave")["table"]["phase"] == "cancelled"
    assert cem.refused("POST", f"{path}/join", 409)["code"] == "started_already"


def test_the_host_removes_a_player_and_seats_a_bot(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    bob.join(table)
    assert bob.refused("POST", f"{path}/seat", 403, json={"place": 0})["code"] == "not_host"
    removed = ann.post(f"{path}/seat", place=1)["table"]
    assert removed["seats"][1]["kind"] == "open"
    seated = ann.post(f"{path}/seat", place=1, bot="trader:shipper")["table"]
    assert seated["seats"][1] | {"mine": False} == seated["seats"][1]
    assert seated["seats"][1]["bot"] == "trader:shipper"
    assert ann.refused("POST", f"{path}/seat", 409, json={"place": 0, "bot": "trader"})
    assert ann.post(f"{path}/seat", place=2, bot="deckhand")["table"]["phase"] == "running"


def test_a_rematch_is_one_call(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", "trader", edition="2018", options={"show_cash": "on"})
    bob.join(table)
    path = f"/api/tables/{table['id']}"
    assert ann.refused("POST", f"{path}/rematch", 409)["code"] == "not_finished"
    ann.post(f"{path}/end", do="end")
    bob.post(f"{path}/end", do="agree")
    again = ann.post(f"{path}/rematch")["table"]
    assert again["rematch_of"] == table["id"]
    assert again["options"] == {"show_cash": "on"}
    assert again["edition"] == "2018"
    assert sorted(seat["kind"] for seat in again["seats"]) == ["bot", "open", "person"]
    assert bob.post(f"{path}/rematch")["table"]["id"] == again["id"]
    assert bob.get(path)["table"]["rematch"] == again["id"]
    assert bob.join(again)["phase"] == "running"


def test_two_requests_for_a_rematch_cost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with inside(tmp_path) as server:
            await server.arrive("Ann")
            bots = [{"kind": "bot", "bot": "trader"}] * 2
            body = {"rated": True, "seats": [{"kind": "me"}, *bots]}
            made = (await server.ask("Ann", "POST", "/api/tables", json=body)).json()["table"]
            path = f"/api/tables/{made['id']}"
            await server.ask("Ann", "POST", f"{path}/end", json={"do": "end"})
            both = asyncio.Barrier(2)
            add = server.server.tables.add

            async def added(*args: Any) -> Table:
                table = await add(*args)
                await both.wait()
                return table

            monkeypatch.setattr(server.server.tables, "add", added)
            asking = [server.ask("Ann", "POST", f"{path}/rematch") for _ in range(2)]
            answers = [answer.json()["table"] for answer in await asyncio.gather(*asking)]
            assert answers[0]["id"] == answers[1]["id"]
            assert answers[0]["phase"] == "running"
            results = (await server.ask("Ann", "GET", "/api/me/results")).json()["results"]
            assert [result["table"] for result in results] == [made["id"]]
            mine = (await server.ask("Ann", "GET", "/api/tables?list=mine")).json()["tables"]
            assert [one["id"] for one in mine if one["phase"] == "running"] == [answers[0]["id"]]

    asyncio.run(test())


def test_rated_tables_are_fair(ann: Person, bob: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    rated = {"rated": True, "seats": seats}
    error = ann.refused("POST", "/api/tables", 422, json=rated | {"seating": "chosen"})
    assert error["code"] == "rated_seating"
    two = {"rated": True, "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]}
    assert ann.refused("POST", "/api/tables", 422, json=two)["code"] == "rated_people"
    table = ann.new_table("me", "open", "open", rated=True)
    again = {"invite": table["invite"]}
    path = f"/api/tables/{table['id']}/join"
    assert ann.refused("POST", path, 409, json=again)["code"] == "seated_already"
    bob.join(table)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"seats": [{"kind": "me"}, {"kind": "open"}]}, "players"),
        ({"options": {"no_such": "on"}}, "unknown_option"),
        ({"options": {"show_cash": "perhaps"}}, "option_value"),
        ({"options": {"investment_bank": "on"}}, "option_edition"),
        ({"seats": [{"kind": "bot", "bot": "cmd:sh -c true"}] * 3}, "unknown_bot"),
        (
            {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "wizard"}, {"kind": "open"}]},
            "unknown_bot",
        ),
        ({"seats": [{"kind": "bot", "bot": "trader"}] * 3}, "nobody_plays"),
    ],
)
def test_there_must_be_such_a_game(ann: Person, wrong: dict[str, Any], code: str) -> None:
    right = {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    response = ann.send("POST", "/api/tables", json=right | wrong)
    assert response.json()["error"]["code"] == code
    assert response.status_code in (409, 422)


def test_who_begins_can_be_chosen_where_the_game_says_so(ann: Person) -> None:
    table = ann.new_table("me", "me", "open", seating="chosen", options={"first_player": "chosen"})
    started = ann.post(f"/api/tables/{table['id']}/start", first="red")["table"]
    assert started["asked"] == ["red"]
    other = ann.new_table("me", "me", "open", seating="chosen")
    path = f"/api/tables/{other['id']}/start"
    assert ann.refused("POST", path, 422, json={"first": "red"})["code"] == "first_is_drawn"


def test_who_makes_the_table_names_who_begins(ann: Person) -> None:
    chosen = {"options": {"first_player": "chosen"}, "seating": "chosen"}
    for seat in ("blue", "yellow"):
        table = ann.new_table("me", "me", "me", first=seat, **chosen)
        assert table["asked"] == [seat]
        ann.post(f"/api/tables/{table['id']}/end", do="end")
        again = ann.post(f"/api/tables/{table['id']}/rematch")["table"]
        assert again["asked"] == [seat]
    drawn = {"seats": [{"kind": "me"}] * 3, "first": "blue"}
    assert ann.refused("POST", "/api/tables", 422, json=drawn)["code"] == "first_is_drawn"
    absent = drawn | chosen | {"first": "green"}
    assert ann.refused("POST", "/api/tables", 400, json=absent)["code"] == "bad_seat"


def test_nobody_hosts_too_many_tables(limited_server: ServerProcess) -> None:
    ann = Person(Api(limited_server.url))
    for _ in range(3):
        ann.new_table("me", "open", "open")
    seats = {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    error = ann.refused("POST", "/api/tables", 429, json=seats)
    assert (error["code"], error["args"]) == ("too_many_tables", {"most": 3})
    ann.api.client.close()


def test_a_stranger_takes_one_seat_of_a_listed_table(ann: Person, cem: Person) -> None:
    table = ann.new_table("me", "open", "open", visibility="listed")
    path = f"/api/tables/{table['id']}/join"
    joined = cem.post(path)["table"]
    for body in ({}, {"invite": joined["invite"]}, {"place": 2}):
        assert cem.refused("POST", path, 409, json=body)["code"] == "seated_already"
    assert ann.get(f"/api/tables/{table['id']}")["table"]["phase"] == "open"
    assert ann.post(path)["table"]["phase"] == "running"  # the host knows whom it is for


@pytest.mark.parametrize("visibility", ["listed", "private"])
def test_who_was_removed_does_not_come_back(
    ann: Person, bob: Person, cem: Person, visibility: str
) -> None:
    table = ann.new_table("me", "open", "open", visibility=visibility)
    path = f"/api/tables/{table['id']}"
    cem.join(table)
    ann.post(f"{path}/seat", place=1)
    invited = {"invite": table["invite"]}
    assert cem.refused("POST", f"{path}/join", 403, json=invited)["code"] == "blocked"
    bob.join(table)
    ann.post(f"{path}/seat", place=0)  # one who stands up may sit down again
    assert bob.get(path)["table"]["seats"][0]["kind"] == "open"
    ann.join(table)


def test_tables_made_at_once_are_counted(limited_server: ServerProcess) -> None:
    ann = Person(Api(limited_server.url))
    seats = {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    headers = {"Authorization": f"Bearer {ann.token}"}

    async def make() -> list[int]:
        async with httpx.AsyncClient(
            base_url=limited_server.url, headers=headers, timeout=30
        ) as client:
            made = [client.post("/api/tables", json=seats, timeout=60) for _ in range(20)]
            return [answer.status_code for answer in await asyncio.gather(*made)]

    assert sorted(asyncio.run(make())) == [201] * 3 + [429] * 17
    ann.api.client.close()


def test_nobody_fills_the_lobby(api: Api, ann: Person, cem: Person) -> None:
    honest = ann.new_table("me", "open", "open", visibility="listed")
    listed: Json = {"seats": [{"kind": "me"}, *[{"kind": "open"}] * 2], "visibility": "listed"}
    for _ in range(3):
        cem.post("/api/tables", **listed)
    error = cem.refused("POST", "/api/tables", 429, json=listed)
    assert (error["code"], error["args"]) == ("too_many_listed", {"most": 3})
    cem.post("/api/tables", **listed | {"visibility": "private"})
    shown = api.send("GET", "/api/tables?list=open").json()["tables"]
    assert honest["id"] in {table["id"] for table in shown}


def test_votes_and_hand_overs_are_few(ann: Person, bob: Person) -> None:
    """Everyone hears of them, and every later visitor reads them."""
    table = bob.join(ann.new_table("me", "open", "trader"))
    path = f"/api/tables/{table['id']}"
    votes = [("end", {"do": "end"}), ("end", {"do": "decline"})]
    lends = [("bot", {"bot": "trader"}), ("bot", {})]
    answers = [
        ann.send("POST", f"{path}/{what}", json=body).status_code
        for what, body in (*votes, *lends) * 20
    ]
    assert 429 in answers
    assert sum(status == 200 for status in answers) < 40
    entries = ann.get(f"{path}/events")["seq"]
    assert entries < 80
    bob.post(f"{path}/end", do="end")  # it is ann who has voted too often
