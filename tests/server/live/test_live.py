"""Live tables over sockets: updates, drafts, resuming, presence, the lobby, the end."""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.tools.client import Api, Person
from tests.server.tools.live_client import Client, without_loan
from tests.server.tools.process import ServerProcess
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]


@pytest.fixture
def people(ann: Person, bob: Person, cem: Person) -> list[Person]:
    return [ann, bob, cem]


def started(people: list[Person], **more: Any) -> Json:
    """A running table, and its players in seat order."""
    table = people[0].new_table("me", *["open"] * (len(people) - 1), **more)
    for person in people[1:]:
        table = person.join(table)
    found: Json = people[0].get(f"/api/tables/{table['id']}")["table"]
    return found


@pytest.fixture
def seated(server: ServerProcess, people: list[Person]) -> Iterator[dict[str, Client]]:
    """The sockets of three people at a table, by seat."""
    table = started(people)
    with ExitStack() as stack:
        clients = {}
        for person in people:
            client = stack.enter_context(Client(server.url, person))
            clients[str(client.watch(table["id"])["seat"])] = client
        yield clients


def active(clients: dict[str, Client]) -> tuple[str, Client]:
    """Whoever is asked."""
    return next(
        (seat, client)
        for seat, client in clients.items()
        if client.last(seat)["decision"] is not None
    )


def test_a_watch_answers_with_the_table_as_it_is(
    server: ServerProcess, ann: Person, people: list[Person]
) -> None:
    table = started(people)["id"]
    with Client(server.url, ann) as client:
        update = client.watch(table)
        rest = ann.view(table)
        assert {key: update[key] for key in rest} == rest
        assert update["events"] == []
        assert update["info"] == ann.get(f"/api/tables/{table}")["table"]
        # With `after` it gets everything since.
        update = client.watch(table, after=0)
        assert update["events"] == ann.get(f"/api/tables/{table}/events")["events"]
        assert "insight" in client.watch(table, insight=True)


def test_a_step_reaches_everybody_once(seated: dict[str, Client]) -> None:
    for _ in range(8):
        seat, client = active(seated)
        step = without_loan(client.last(seat))[0]
        before = {name: other.last(name)["seq"] for name, other in seated.items()}
        ok = client.play(seat, step)
        # Its own update comes before the acknowledgement.
        assert client.all[-2]["type"] == "update"
        assert ok["seq"] == client.all[-2]["seq"]
        assert ok["decision"] == client.all[-2]["decision"]
        for name, other in seated.items():
            update = other.last(name) if other is client else other.next("update")
            assert update["seq"] == ok["seq"]
            assert update["seat"] == name
            assert update["events"][0]["seq"] == before[name] + 1
            assert update["events"][0] | {"seq": 0, "at": 0} == {
                "event": "step",
                "seat": seat,
                "step": step,
                "seq": 0,
                "at": 0,
            }
    for client in seated.values():
        assert client.quiet() == []


def test_a_draft_is_its_owners_alone(
    server: ServerProcess, seated: dict[str, Client], people: list[Person]
) -> None:
    seat, owner = active(seated)
    table = owner.last()["table"]
    (person,) = (one for one in people if one.view(table)["seat"] == seat)
    with Client(server.url, person) as phone, Client(server.url) as spectator:
        phone.watch(table)
        spectator.watch(table)
        step = without_loan(owner.last())[0]
        ok = owner.play(seat, step, commit=False)
        assert owner.last()["draft"]["steps"] == [step]
        assert owner.last()["seq"] == ok["seq"]
        assert phone.next("update")["draft"]["steps"] == [step]
        owner.send("draft", id="u", seat=seat, do="undo", table=table)
        assert owner.next("update")["draft"] | {"final": 0} == {
            "steps": [],
            "redo": [step],
            "changes": 2,
            "complete": False,
            "final": 0,
        }
        assert owner.next("ok")["id"] == "u"
        assert phone.next("update")["draft"]["redo"] == [step]
        for name, other in seated.items():
            assert name == seat or other.quiet() == []
        assert spectator.quiet() == []


def test_after_a_break_nothing_is_missing_or_doubled(
    server: ServerProcess, seated: dict[str, Client], people: list[Person]
) -> None:
    """A player's connection breaks again and again while others play."""
    chance = random.Random(5)
    table = next(iter(seated.values())).last()["table"]
    heard: list[int] = []
    seen = 0
    for _ in range(6):
        with Client(server.url, people[0]) as wobbly:
            update = wobbly.watch(table, seat="spectator", after=seen)
            heard += [event["seq"] for event in update["events"]]
            seen = update["seq"]
            for _ in range(chance.randrange(3)):
                play_one(seated, chance)
                update = wobbly.next("update")
                heard += [event["seq"] for event in update["events"]]
                seen = update["seq"]
        for _ in range(chance.randrange(4)):
            play_one(seated, chance)
    with Client(server.url) as last:
        update = last.watch(table, after=seen)
        heard += [event["seq"] for event in update["events"]]
    path = f"/api/tables/{table}/events"
    assert heard == [event["seq"] for event in people[0].get(path)["events"]]


def play_one(clients: dict[str, Client], chance: random.Random) -> None:
    """A random step, heard by everyone at the table."""
    seat, client = active(clients)
    client.play(seat, chance.choice(without_loan(client.last(seat))))
    for other in clients.values():
        if other is not client:
            other.next("update")


def test_one_socket_follows_several_seats_and_tables(server: ServerProcess, ann: Person) -> None:
    first, second = (ann.new_table("me", "me", "me")["id"] for _ in range(2))
    with Client(server.url, ann) as client:
        # Without a name, a player of several seats is shown none of them.
        assert client.watch(first)["seat"] is None
        assert client.watch(first, seat="red")["seat"] == "red"
        assert client.watch(second, seat="blue")["table"] == second
        client.send("steps", id="1", seat="red", steps=["pass"])
        assert client.next("error")["error"]["code"] == "which_table"
        client.send("unwatch", table=second)
        client.send("unwatch", table=first, seat="red")
        client.send("steps", id="2", seat="red", steps=["loan"])
        assert client.next("ok")["id"] == "2"
        assert [heard["seat"] for heard in client.all if heard["type"] == "update"][3:] == [None]


def test_a_refusal_comes_with_the_fresh_view(seated: dict[str, Client]) -> None:
    seat, client = active(seated)
    client.take(seat, "bid 3", id="wrong")
    error = client.next("error")
    assert error["id"] == "wrong"
    assert error["error"]["text"]
    assert error["fresh"]["seat"] == seat
    assert error["fresh"]["decision"] == client.last(seat)["decision"]
    client.take(seat, "pass", decision=999, id="stale")
    assert client.next("error")["error"]["code"] == "stale"
    client.take(seat, "no such step", id="nonsense")
    assert client.next("error")["error"]["code"] == "bad_step"


def test_the_lobby_of_a_table_until_it_starts(
    server: ServerProcess, ann: Person, bob: Person, cem: Person
) -> None:
    table = ann.new_table("me", "open", "open")
    with Client(server.url, ann) as client, Client(server.url) as stranger:
        update = client.watch(table["id"])
        assert (update["phase"], update["view"], update["seat"]) == ("open", None, None)
        assert update["info"]["invite"] == table["invite"]
        assert "invite" not in stranger.watch(table["id"])["info"]
        bob.join(table)
        update = client.next("update")
        assert [event["event"] for event in update["events"]] == ["joined"]
        assert [seat["name"] for seat in update["info"]["seats"]][:2] == ["Ann", "Bob"]
        cem.join(table)
        update = client.next("update")
        assert (update["phase"], update["seat"]) == ("running", ann.view(table["id"])["seat"])
        assert update["view"] is not None
        stranger.next("update")
        assert stranger.next("update")["seat"] is None
        for person in (ann, bob, cem):
            person.post(f"/api/tables/{table['id']}/end", do="end" if person is ann else "agree")
        assert client.find(lambda heard: heard.get("phase") == "finished")["info"]["ended"]


def test_presence(server: ServerProcess, people: list[Person]) -> None:
    table = started(people)["id"]
    with Client(server.url, people[0]) as client:
        own = client.watch(table, also=["presence"])["seat"]
        heard = client.next("presence")
        assert (heard["seats"], heard["spectators"]) == ([own], 0)
        with Client(server.url, people[1]) as other, Client(server.url) as stranger:
            other.watch(table)
            stranger.watch(table)
            heard = client.find(lambda heard: heard.get("spectators") == 1)
            assert len(heard["seats"]) == 2
            # Only those who asked hear it.
            assert other.quiet() == []
        heard = client.find(lambda heard: heard.get("spectators") == 0)
        assert heard["seats"] == [own]


def test_the_lists_of_tables_follow(server: ServerProcess, ann: Person, bob: Person) -> None:
    with Client(server.url, ann) as client, Client(server.url) as stranger:
        for one in (client, stranger):
            one.send("lobby")
            assert one.next("lobby")["whole"]
        private = bob.new_table("me", "open", "open")
        listed = bob.new_table("me", "open", "open", visibility="listed")
        mine = ann.new_table("me", "open", "open")
        heard = client.find(lambda heard: heard["mine"] != [])
        assert [table["id"] for table in heard["mine"]] == [mine["id"]]
        assert heard["mine"][0]["invite"] == mine["invite"]
        told = stranger.next("lobby")
        assert [table["id"] for table in told["open"]] == [listed["id"]]
        assert "invite" not in told["open"][0]
        assert private["id"] not in str(client.all) + str(stranger.all)
        bob.post(f"/api/tables/{listed['id']}/leave")
        assert stranger.next("lobby")["gone"] == [listed["id"]]
        client.send("lobby", follow=False)
        bob.new_table("me", "open", "open", visibility="listed")
        assert stranger.next("lobby")["open"] != []
        client.quiet()
        assert client.all[-1]["gone"] == [listed["id"]]


def test_a_program_can_say_who_it_is_with_its_first_message(
    server: ServerProcess, ann: Person
) -> None:
    table = ann.new_table("me", "deckhand", "deckhand")["id"]
    with Client(server.url) as client:
        client.send("hello", token="wrong.secret")  # noqa: S106
        assert client.next("error")["error"]["code"] == "wrong_credential"
        client.send("hello", token=ann.token, id="h")
        assert client.next("welcome")["player"]["id"] == ann.id
        assert client.watch(table)["seat"] is not None
        client.send("hello", token=ann.token)
        assert client.find(lambda heard: heard["type"] == "error")["error"]["code"] == (
            "known_already"
        )


def test_a_browser_comes_with_its_cookie(server: ServerProcess, api: Api) -> None:
    api.send("POST", "/api/players", json={"name": "Ann"})
    cookie = {"Cookie": f"longshore={api.client.cookies['longshore']}"}
    with Client(server.url, headers=cookie | {"Origin": server.url.rstrip("/")}) as client:
        client.send("lobby")
        client.next("lobby")
        # Signing out ends the sockets that came with the cookie.
        assert api.send("POST", "/api/me/signout").status_code == 200
        assert client.closed() == (4401, "the credentials are no longer valid")


def test_a_new_token_ends_the_sockets_of_the_old_one(server: ServerProcess, ann: Person) -> None:
    with Client(server.url, ann) as client:
        client.send("ping", id="p")
        assert client.next("pong")["id"] == "p"
        ann.post("/api/me/token")
        assert client.closed()[0] == 4401


def test_a_server_that_closes_says_when_to_come_back(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--trust-loopback") as server:
        ann = Person(Api(server.url))
        table = ann.new_table("me", "me", "me")["id"]
        with Client(server.url, ann) as client:
            seen = client.watch(table, seat="blue")["seq"]
            client.play("blue", "loan", decision=None)
            assert server.stop() == 0
            assert 0 < client.next("closing")["retry_ms"] <= 5000
            assert client.closed()[0] == 1012
        server.start()
        with Client(server.url, ann) as client:
            update = client.watch(table, seat="blue", after=seen)
            assert update["events"][0]["event"] == "step"
            assert update["seq"] == seen + 1
        ann.api.client.close()
    assert server.errors == ""


def test_polling_by_number_gives_the_same(seated: dict[str, Client], people: list[Person]) -> None:
    chance = random.Random(2)
    table = next(iter(seated.values())).last()["table"]
    before = next(iter(seated.values())).last()["seq"]
    for _ in range(5):
        play_one(seated, chance)
    polled = people[0].get(f"/api/tables/{table}/events", after=before)
    for client in seated.values():
        assert client.events() == polled["events"]
        assert client.last()["seq"] == polled["seq"]


def test_a_cut_connection_leaves_nothing_behind(server: ServerProcess, api: Api) -> None:
    def sockets() -> float:
        page = api.client.get("/metrics").text
        return float(
            next(
                line for line in page.splitlines() if line.startswith("longshore_sockets ")
            ).split()[1]
        )

    before = sockets()
    clients = [Client(server.url) for _ in range(5)]
    for client in clients:
        client.send("ping")
        client.next("pong")
    assert sockets() == before + 5
    for client in clients:
        client.connection.socket.close()
    for _ in range(100):
        if sockets() == before:
            break
    assert sockets() == before
    with pytest.raises((ConnectionClosed, OSError)):
        clients[0].hear(1)
