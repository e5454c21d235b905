"""Nobody can act for another player or get what is not for them, with any message."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.tools.client import Person
from tests.server.tools.games import table_at
from tests.server.tools.in_thread import ServerInThread
from tests.server.tools.live_client import Client, without_loan
from tests.server.tools.process import ServerProcess

from longshore.server.tables.commands.finish import finish

Json = dict[str, Any]
SEATS = ("blue", "red", "yellow")


# ---------------------------------------------------------------- acting for others


@pytest.fixture
def table(ann: Person, bob: Person, cem: Person) -> Json:
    made = ann.new_table("me", "open", "open")
    bob.join(made)
    return cem.join(made)


def test_another_seats_token_opens_nothing(
    server: ServerProcess, ann: Person, bob: Person, table: Json
) -> None:
    own, other = ann.view(table["id"])["seat"], bob.view(table["id"])["seat"]
    with Client(server.url, ann) as client, Client(server.url, bob) as victim:
        client.watch(table["id"])
        victim.watch(table["id"])
        for message in (
            {"type": "watch", "seat": other},
            {"type": "steps", "id": "1", "seat": other, "steps": ["loan"]},
            {"type": "steps", "id": "2", "seat": other, "steps": ["pass"], "decision": 1},
            {"type": "draft", "id": "3", "seat": other, "do": "reset"},
            {"type": "draft", "id": "4", "seat": other, "do": "commit"},
        ):
            client.send(table=table["id"], **message)
            error = client.next("error")
            assert error["error"]["code"] == "not_your_seat"
            assert error["fresh"] is None
            assert error["id"] == message.get("id")
        assert victim.quiet() == []
        assert {heard["seat"] for heard in client.all if heard["type"] == "update"} == {own}


@pytest.mark.parametrize("who", ["nobody", "stranger"])
def test_a_spectator_cannot_play(
    server: ServerProcess, ann: Person, table: Json, api: Any, who: str
) -> None:
    person = Person(api, "Eve") if who == "stranger" else None
    code = "not_your_seat" if person else "no_credential"
    with Client(server.url, person) as client, Client(server.url, ann) as player:
        client.watch(table["id"])
        player.watch(table["id"])
        for seat in SEATS:
            client.send("steps", id=seat, seat=seat, steps=["loan"])
            assert client.next("error")["error"]["code"] == code
            client.send("draft", id=seat, seat=seat, do="commit")
            assert client.next("error")["error"]["code"] == code
            client.send("watch", table=table["id"], seat=seat)
            assert client.next("error")["error"]["code"] == "not_your_seat"
        client.send("say", id="1", text="Listen to me!")
        assert client.next("error")["error"]["code"] in ("no_talker", "no_credential")
        assert player.quiet() == []


def test_a_replayed_message_acts_once(
    server: ServerProcess, ann: Person, bob: Person, table: Json
) -> None:
    seat, other = ann.view(table["id"])["seat"], bob.view(table["id"])["seat"]
    with Client(server.url, ann) as client, Client(server.url, bob) as thief:
        client.watch(table["id"])
        first = client.play(seat, "loan", id="once", decision=None)
        for _ in range(5):
            assert client.play(seat, "loan", id="once", decision=None) == first
        # Other content under the same id is another command, which is not carried out.
        client.send("steps", id="once", seat=seat, steps=["loan", "loan"], decision=None)
        assert client.next("error")["error"]["code"] == "reused_id"
        assert client.last()["view"]["seats"][seat]["loans"] == 1
        # The id of another's command gives nothing away, and is no obstacle.
        thief.watch(table["id"])
        assert thief.play(other, "loan", id="once", decision=None)["seq"] == first["seq"] + 1
        assert thief.last()["view"]["seats"][seat]["loans"] == 1
        assert thief.last()["view"]["seats"][other]["loans"] == 1


def test_reordered_messages_do_no_harm(server: ServerProcess, ann: Person) -> None:
    """Messages from several turns, kept and sent again in any order, change nothing more."""
    table = ann.new_table("me", "me", "me")["id"]
    chance = random.Random(3)
    sent: list[Json] = []
    with Client(server.url, ann) as client:
        for seat in SEATS:
            client.watch(table, seat=seat)
        for number in range(12):
            seat = next(seat for seat in SEATS if client.last(seat)["decision"] is not None)
            message = {
                "type": "steps",
                "table": table,
                "id": str(number),
                "seat": seat,
                "decision": client.last(seat)["decision"],
                "steps": [chance.choice(without_loan(client.last(seat)))],
            }
            sent.append(message)
            client.send(**message)
            client.next("ok")
        before = ann.get(f"/api/tables/{table}/record", format="json", seat="blue")
        for _ in range(3):
            chance.shuffle(sent)
            for message in sent:
                client.send(**message)
                assert client.next("ok")["id"] == message["id"]
                client.send(**message | {"id": f"new {message['id']}"})
                error = client.next("error")["error"]["code"]
                assert error in ("stale", "not_asked"), error
        assert ann.get(f"/api/tables/{table}/record", format="json", seat="blue") == before


def test_ids_cannot_be_guessed(server: ServerProcess, table: Json) -> None:
    known = table["id"]
    with Client(server.url) as client:
        for guess in (known[:-1], known + "x", known.swapcase(), known[::-1], "", "*", "%", "1"):
            if guess == known:
                continue
            client.send("watch", table=guess)
            assert client.next("error")["error"]["code"] == "no_such_table"
    assert re.fullmatch(r"[A-Za-z0-9]{16}", known)


# ---------------------------------------------------------------- the leak walk

# Two games that differ only in what blue must not know: others' cards and cash, sealed bids.
ISLAND = {"turn": "blue", "seats": {"blue": {"ship": {"at": "sea", "cargo": ["tan", "black"]}}}}


def secret_position(red: Json, yellow: Json) -> Json:
    blue: Json = ISLAND["seats"]["blue"] | {"card": "tan", "cash": 20}  # type: ignore[index]
    return ISLAND | {"seats": {"blue": blue, "red": red, "yellow": yellow}}


@pytest.fixture
def host(tmp_path: Path) -> Iterator[ServerInThread]:
    with ServerInThread(tmp_path) as server:
        yield server


def test_no_message_differs_by_a_secret(host: ServerInThread) -> None:
    """The same game twice with other secrets: blue, a stranger and a visitor hear the same."""
    first = walk(
        host,
        secret_position({"card": "white", "cash": 31}, {"card": "black", "cash": 17}),
        bids={"red": "bid 9", "yellow": "bid 3"},
        drafted="pass",
        words="red thinks of nine",
    )
    second = walk(
        host,
        secret_position({"card": "brown", "cash": 24}, {"card": "orange", "cash": 26}),
        bids={"red": "bid 2", "yellow": "bid 3"},
        drafted="sail sea",
        words="red thinks of two",
    )
    assert first["blue"] == second["blue"]
    assert first["stranger"] == second["stranger"]
    assert first["nobody"] == second["nobody"]
    assert first["yellow"] != second["yellow"]  # who may know the secrets hears of them
    assert any("committed" in text for text in first["blue"])


def walk(
    host: ServerInThread, position: Json, *, bids: dict[str, str], drafted: str, words: str
) -> dict[str, list[str]]:
    """Play part of a game in which everything happens that could leak. Returns what each heard."""
    people = {name: host.arrive(name.title()) for name in (*SEATS, "stranger")}
    owners = [people[seat][0].id for seat in SEATS]
    table = table_at(position, owners=owners, table_id=f"walk{len(words)}")
    for seat, name in zip(table.seats, SEATS, strict=True):
        seat.name = name.title()
    host.put(table)
    with ExitStack() as stack:
        clients = {
            name: stack.enter_context(Client(host.url, token))
            for name, (_, token) in people.items()
        }
        clients["nobody"] = stack.enter_context(Client(host.url))
        everything = {"after": 0, "also": ["chat", "presence", "note"], "insight": True}
        for client in clients.values():
            client.watch(table.id, **everything)
        red, blue = clients["red"], clients["blue"]
        red.send("note", id="n", text=words, table=table.id)
        red.next("ok")
        # Loans are public, drafts are not: red's of another turn is refused, and nobody hears.
        red.take("red", drafted, commit=False, decision=None)
        red.next("error")
        blue.play("blue", "sail island", id="sail")
        red.find(lambda heard: heard["type"] == "update" and heard["decision"] is not None)
        red.play("red", bids["red"])
        # Sealed: a second bid is refused, and its refusal is red's alone.
        red.take("red", bids["red"], decision=1)
        red.next("error")
        for client in clients.values():
            client.quiet()
        # Someone comes back, and someone new looks on, while the bid is still sealed.
        for name in ("blue", "stranger", "nobody"):
            clients[name].watch(table.id, **everything)
            clients[name].send("lobby")
            clients[name].quiet()
    # Who comes and goes is told together after a moment, so it comes sooner or later.
    return {
        name: [neutral(str(heard), table.id) for heard in client.all if heard["type"] != "presence"]
        for name, client in clients.items()
    }


def neutral(text: str, table_id: str) -> str:
    """A message without what differs in any two games: ids and times."""
    text = text.replace(table_id, "TABLE")
    return re.sub(r"'(at|created_at|changed_at)': \d+", r"'\1': 0", text)


def test_a_draft_never_differs_for_others(host: ServerInThread) -> None:
    """Blue drafts quite different turns and undoes them. Nobody else hears anything.

    Not even later: the numbers in red's own draft are the same, however often blue drafted.
    """
    heard = []
    for number, steps in enumerate((["pass"], ["loan", "repay", "produce"])):
        people = {name: host.arrive(name) for name in SEATS}
        table = table_at(owners=[people[seat][0].id for seat in SEATS], table_id=f"draft{number}")
        host.put(table)
        with ExitStack() as stack:
            clients = {
                seat: stack.enter_context(Client(host.url, people[seat][1])) for seat in SEATS
            }
            for seat, client in clients.items():
                client.watch(table.id, seat=seat, also=["presence"])
            for client in clients.values():
                client.quiet()
            blue = clients["blue"]
            before = {seat: len(client.all) for seat, client in clients.items()}
            for step in steps:
                blue.play("blue", step, commit=False)
            blue.send("draft", id="r", seat="blue", do="reset")
            blue.find(lambda one: one.get("id") == "r")
            for seat in ("red", "yellow"):
                clients[seat].quiet()
                assert clients[seat].all[before[seat] :] == []
            blue.play("blue", "pass")
            told = [str(clients[seat].next("update")) for seat in ("red", "yellow")]
            told.append(str(clients["red"].play("red", "produce", commit=False, id="idea")))
            heard.append([neutral(text, table.id) for text in told])
    assert heard[0] == heard[1]


def test_after_the_end_cards_and_bids_are_open_but_notes_are_not(host: ServerInThread) -> None:
    people = {name: host.arrive(name) for name in SEATS}
    table = table_at(owners=[people[seat][0].id for seat in SEATS], table_id="ended")
    host.put(table)
    with (
        Client(host.url, people["blue"][1]) as blue,
        Client(host.url, people["red"][1]) as red,
        Client(host.url) as nobody,
    ):
        for client in (blue, red, nobody):
            client.watch(table.id, also=["note", "chat"])
        blue.send("note", id="n", text="my secret plan", table=table.id)
        blue.next("ok")
        assert [heard["text"] for heard in blue.all if heard["type"] == "note"] == [
            "my secret plan"
        ]
        cards = {seat["card"] for seat in nobody.last()["view"]["seats"].values() if "card" in seat}
        assert cards == set()
        host.do(host.server.tables.change(table.id, lambda work: finish(work, "agreement")))
        update = nobody.next("update")
        assert update["phase"] == "finished"
        assert all("card" in seat for seat in update["view"]["seats"].values())
        # Every seat's view may be looked through now.
        assert nobody.watch(table.id, seat="red")["seat"] == "red"
        red.quiet()
        assert "my secret plan" not in str(nobody.all) + str(red.all)
