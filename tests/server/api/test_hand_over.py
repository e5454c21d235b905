"""Handing over seats, pauses, hints and schedules over HTTP."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.tools.client import Api, Json, Person, seat_of
from tests.server.tools.process import ServerProcess

LIVE: Json = {"kind": "live", "turn": 600, "bank": 60, "increment": 5, "out_of_time": "least"}


@pytest.fixture
def table(ann: Person, bob: Person, cem: Person) -> Json:
    """A running table of three people with a clock. Blue is Ann's, red Bob's, yellow Cem's."""
    table = ann.new_table("me", "open", "open", pace=LIVE, seating="chosen")
    bob.join(table)
    return cem.join(table)


@pytest.fixture
def path(table: Json) -> str:
    return f"/api/tables/{table['id']}"


# ---------------------------------------------------------------- pace


def test_pace_and_clocks_are_shown(ann: Person, table: Json, path: str) -> None:
    assert table["pace"] == LIVE | {"bot": "trader"}
    view = ann.get(f"{path}/view")
    clocks = view["clocks"]
    assert (clocks["kind"], clocks["paused"], clocks["offer"]) == ("live", False, None)
    running = [seat for seat, clock in clocks["seats"].items() if clock["running"]]
    assert running == view["view"]["asked"]["seats"]
    clock = clocks["seats"][running[0]]
    assert 600_000 < clock["remaining_ms"] <= 660_000
    assert clock["ends_at"] == clocks["now"] + clock["remaining_ms"]
    assert ann.get(f"{path}/view", seat="spectator")["clocks"]["seats"].keys() == {
        *("blue", "red", "yellow")
    }


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "lightning"},
        {"kind": "live", "turn": 0},
        {"kind": "live", "turn": 60, "bank": -1},
        {"kind": "days", "days": 31},
        {"kind": "days", "days": "3"},
        {"kind": "free", "days": 3},
        {"turn": 60},
    ],
    ids=str,
)
def test_a_pace_that_cannot_be(ann: Person, pace: Json) -> None:
    body = {"seats": [{"kind": "me"}] * 3, "pace": pace}
    assert ann.refused("POST", "/api/tables", 400, json=body)["code"] == "bad_value"


def test_a_pace_with_a_bot_that_may_not_play(ann: Person) -> None:
    body = {"seats": [{"kind": "me"}] * 3, "pace": {"kind": "days", "bot": "cmd:sh"}}
    assert ann.refused("POST", "/api/tables", 422, json=body)["code"] == "unknown_bot"


def test_a_rematch_has_the_same_pace(ann: Person) -> None:
    table = ann.new_table("me", "deckhand", "deckhand", pace={"kind": "days", "days": 2})
    ann.post(f"/api/tables/{table['id']}/end", do="end")
    again = ann.post(f"/api/tables/{table['id']}/rematch")["table"]
    assert again["pace"] == table["pace"]


def test_a_pause_needs_everybody(ann: Person, bob: Person, cem: Person, path: str) -> None:
    ann.post(f"{path}/pause", do="pause")
    assert ann.get(f"{path}/view")["clocks"]["offer"] == {"kind": "pause", "agreed": ["blue"]}
    bob.post(f"{path}/pause", do="decline")
    assert ann.refused("POST", f"{path}/pause", 409, json={"do": "decline"})["code"] == (
        "no_pause_offered"
    )
    for person in (ann, bob, cem):
        assert not ann.get(f"{path}/view")["clocks"]["paused"]
        person.post(f"{path}/pause", do="pause")
    clocks = ann.get(f"{path}/view")["clocks"]
    assert clocks["paused"]
    assert not any(clock["running"] for clock in clocks["seats"].values())
    assert cem.refused("POST", f"{path}/pause", 409, json={"do": "pause"})["code"] == (
        "paused_already"
    )
    for person in (ann, bob, cem):
        person.post(f"{path}/pause", do="resume")
    assert not ann.get(f"{path}/view")["clocks"]["paused"]
    assert ann.refused("POST", f"{path}/pause", 409, json={"do": "resume"})["code"] == "not_paused"
    kinds = [event["event"] for event in ann.get(f"{path}/events")["events"]]
    assert [kinds.count(kind) for kind in ("paused", "resumed", "pause_declined")] == [1, 1, 1]


def test_no_clock_no_pause(ann: Person) -> None:
    table = ann.new_table("me", "deckhand", "deckhand")
    path = f"/api/tables/{table['id']}/pause"
    assert ann.refused("POST", path, 409, json={"do": "pause"})["code"] == "no_clock"


def test_my_schedule(ann: Person) -> None:
    assert ann.get("/api/me/schedule") == {"schedule": None}
    wanted = {
        "timezone": "Europe/Madrid",
        "quiet": {"from": "22:30", "to": "07:00"},
        "holidays": [{"from": "2099-08-01", "to": "2099-08-14"}],
    }
    done = ann.send("PUT", "/api/me/schedule", json=wanted)
    assert done.json() == {"schedule": wanted}
    assert ann.get("/api/me/schedule") == {"schedule": wanted}
    for wrong, status in (
        (wanted | {"timezone": "Europe/Nowhere"}, 400),
        (wanted | {"quiet": {"from": "25:00", "to": "07:00"}}, 400),
        (wanted | {"quiet": {"from": "07:30", "to": "07:00"}}, 422),
        (wanted | {"holidays": [{"from": "2099-01-01", "to": "2099-12-31"}]}, 422),
        (wanted | {"holidays": [{"from": "yesterday", "to": "2099-12-31"}]}, 400),
    ):
        ann.refused("PUT", "/api/me/schedule", status, json=wrong)
    assert ann.get("/api/me/schedule") == {"schedule": wanted}


# ---------------------------------------------------------------- bots and people


def test_a_seat_is_handed_to_a_bot_and_taken_back(ann: Person, bob: Person, path: str) -> None:
    handed = ann.post(f"{path}/bot", seat="blue", bot="deckhand")["table"]
    assert handed["seats"][0]["bot"] == "deckhand"
    assert handed["seats"][0]["mine"]
    assert bob.refused("POST", f"{path}/bot", 403, json={"seat": "blue"})["code"] == "not_your_seat"
    wrong = {"seat": "blue", "bot": "cmd:sh"}
    assert ann.refused("POST", f"{path}/bot", 422, json=wrong)["code"] == "unknown_bot"
    back = ann.post(f"{path}/bot", seat="blue")["table"]
    assert back["seats"][0]["bot"] is None
    kinds = [event["event"] for event in ann.get(f"{path}/events")["events"]]
    assert kinds.count("bot_plays") == kinds.count("back") == 1


def test_a_seat_is_lent_for_as_long_as_its_owner_says(ann: Person, path: str) -> None:
    body = {"seat": "blue", "bot": "deckhand"}
    wrong = body | {"until": "tomorrow"}
    assert ann.refused("POST", f"{path}/bot", 400, json=wrong)["code"] == "bad_value"
    for chosen, until in (({}, "back"), ({"until": "end"}, "end"), ({"until": "turn"}, "turn")):
        lent = ann.post(f"{path}/bot", **body, **chosen)["table"]["seats"][0]
        assert (lent["bot"], lent["until"]) == ("deckhand", until)
        back = ann.post(f"{path}/bot", seat="blue")["table"]["seats"][0]
        assert (back["bot"], back["until"]) == (None, None)


def test_the_bot_plays_while_the_owner_is_away(ann: Person) -> None:
    table = ann.new_table("me", "deckhand", "deckhand")
    seat, path = seat_of(table), f"/api/tables/{table['id']}"
    ann.post(f"{path}/bot", seat=seat, bot="trader")
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        events = ann.get(f"{path}/events")["events"]
        if sum(event["event"] == "turn" and event["seat"] == seat for event in events) >= 2:
            break
        time.sleep(0.1)
    else:
        pytest.fail("the bot did not play")
    ann.post(f"{path}/bot", seat=seat)


def test_a_seat_is_given_to_another_person(api: Api, ann: Person, bob: Person, path: str) -> None:
    eve = Person(api, "Eve")
    order = {"seat": "blue", "pass_leftover": True}
    assert ann.send("PUT", f"{path}/orders", json=order).status_code == 200
    first = ann.post(f"{path}/give", seat="blue")
    gift = ann.post(f"{path}/give", seat="blue")
    assert gift["expires_at"] > time.time() * 1000
    assert gift["url"].endswith(gift["code"])
    for code in ("", "nonsense", first["code"]):
        assert eve.refused("POST", f"{path}/accept", 410, json={"code": code})["code"] == (
            "link_expired"
        )
    assert ann.refused("POST", f"{path}/accept", 409, json=gift_body(gift))["code"] == (
        "seated_already"
    )
    assert bob.refused("POST", f"{path}/give", 403, json={"seat": "blue"})["code"] == (
        "not_your_seat"
    )
    table = eve.post(f"{path}/accept", code=gift["code"])["table"]
    assert (table["seats"][0]["name"], table["seats"][0]["mine"]) == ("Eve", True)
    # Once, and with it goes the seat but not what its owner kept to itself.
    bob.refused("POST", f"{path}/accept", 410, json=gift_body(gift))
    ann.refused("GET", f"{path}/view", 403, params={"seat": "blue"})
    assert eve.get(f"{path}/orders", seat="blue") == {"seat": "blue", "orders": None, "log": []}
    assert eve.get(f"{path}/view")["seat"] == "blue"


def gift_body(gift: Json) -> Json:
    return {"code": gift["code"]}


def test_a_gift_can_be_withdrawn(api: Api, ann: Person, path: str) -> None:
    gift = ann.post(f"{path}/give", seat="blue")
    assert ann.post(f"{path}/give", seat="blue", withdraw=True)["code"] is None
    Person(api, "Eve").refused("POST", f"{path}/accept", 410, json=gift_body(gift))


# ---------------------------------------------------------------- orders and hints


def test_orders_are_given_and_read_by_their_owner(ann: Person, bob: Person, path: str) -> None:
    orders = {
        "bid": {
            "per_container": {"tan": 3},
            "cap": 12,
            "keep": 2,
            "tie": 1,
            "other": "zero",
        },
        "settle": {"accept_from": 4, "per_container": True, "below": "decline"},
        "pass_leftover": True,
        "loan": False,
    }
    given = ann.send("PUT", f"{path}/orders", json={"seat": "blue"} | orders).json()
    assert given["orders"] == orders
    assert given["log"] == []
    assert ann.get(f"{path}/orders", seat="blue") == given
    assert bob.refused("GET", f"{path}/orders", 403, params={"seat": "blue"})["code"] == (
        "not_your_seat"
    )
    for wrong in (
        {"seat": "blue", "bid": {"per_container": {"pink": 3}}},
        {"seat": "blue", "bid": {"per_container": {"tan": -3}}},
        {"seat": "blue", "bid": {"per_container": {"tan": 2.5}}},
        {"seat": "blue", "settle": {"accept_from": 10**9}},
    ):
        assert ann.refused("PUT", f"{path}/orders", 400, json=wrong)["code"] == "bad_value"
    taken = ann.send("PUT", f"{path}/orders", json={"seat": "blue"}).json()
    assert taken["orders"] is None


def test_hints_look_at_the_draft(ann: Person) -> None:
    table = ann.new_table("me", "me", "me", seating="chosen")
    table_id, path = table["id"], f"/api/tables/{table['id']}/hint"
    seat = ann.view(table_id, seat="spectator")["view"]["asked"]["seats"][0]
    hint = ann.post(path, seat=seat)
    view = ann.view(table_id, seat=seat)
    assert hint["decision"] == view["decision"]
    assert hint["step"] in view["legal"]
    assert {candidate["step"] for candidate in hint["candidates"]} <= set(view["legal"])
    assert hint["candidates"]
    ann.take(table_id, seat, "produce", commit=False)
    drafted = ann.post(path, seat=seat, bot="trader:shipper")
    assert drafted["step"] in ann.view(table_id, seat=seat)["legal"]
    assert drafted["step"].startswith("place ")
    other = next(name for name in ("blue", "red") if name != seat)
    assert ann.refused("POST", path, 409, json={"seat": other})["code"] == "not_asked"
    wrong = {"seat": seat, "bot": "nobody"}
    assert ann.refused("POST", path, 422, json=wrong)["code"] == "unknown_bot"


def test_hints_are_limited_less_where_nobody_else_plays(limited_server: ServerProcess) -> None:
    api = Api(limited_server.url)
    ann, bob = Person(api, "Ann"), Person(api, "Bob")
    first = {"options": {"first_player": "chosen"}, "seating": "chosen", "first": "blue"}
    alone = ann.new_table("me", "deckhand", "deckhand", **first)
    together = bob.join(ann.new_table("me", "open", "deckhand", **first))
    for table, most in ((alone, 3), (together, 1)):
        path = f"/api/tables/{table['id']}/hint"
        for _ in range(most):
            assert ann.post(path, seat="blue")["step"]
        refused = ann.refused("POST", path, 429, json={"seat": "blue"})
        assert refused["code"] == "too_many_requests"
    api.client.close()


def test_no_hints_and_no_gifts_in_a_rated_game(ann: Person, bob: Person, cem: Person) -> None:
    table = ann.new_table("me", "open", "open", rated=True)
    bob.join(table)
    table = cem.join(table)
    seat, path = (
        seat_of(ann.get(f"/api/tables/{table['id']}")["table"]),
        f"/api/tables/{table['id']}",
    )
    body = {"seat": seat}
    assert ann.refused("POST", f"{path}/hint", 403, json=body)["code"] == "rated_hint"
    assert ann.refused("POST", f"{path}/give", 409, json=body)["code"] == "rated_gift"
    strong = body | {"bot": "trader:shipper"}
    assert ann.refused("POST", f"{path}/bot", 409, json=strong)["code"] == "rated_bot"
    ann.post(f"{path}/bot", seat=seat, bot="trader")


# ---------------------------------------------------------------- downtime


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    environment = {"LONGSHORE_HINTS_AGAINST_BOTS_PER_MINUTE": "2"}
    with ServerProcess(tmp_path, "--trust-loopback", **environment) as process:
        yield process
    assert process.errors == ""


AWAY_SECONDS = 0.5


def test_downtime_does_not_count(own_server: ServerProcess) -> None:
    """The server is killed, and down for a while."""
    ann = Person(Api(own_server.url))
    table_id = ann.new_table("me", "me", "me", pace=LIVE, seating="chosen")["id"]
    before = ann.view(table_id, seat="blue")["clocks"]
    ann.api.client.close()
    own_server.kill()
    time.sleep(AWAY_SECONDS)
    own_server.start()
    ann.api = Api(own_server.url)
    after = ann.view(table_id, seat="blue")["clocks"]
    (seat,) = (seat for seat, clock in before["seats"].items() if clock["running"])
    used = before["seats"][seat]["remaining_ms"] - after["seats"][seat]["remaining_ms"]
    assert used <= after["now"] - before["now"] - AWAY_SECONDS * 1000
    assert after["seats"][seat]["running"]
    own_server.errors = ""
    for status in (200, 200, 429):
        body = {"seat": seat}
        assert ann.send("POST", f"/api/tables/{table_id}/hint", json=body).status_code == status
    ann.api.client.close()
