"""Sockets at several servers on one PostgreSQL: each change is seen at every server, once."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.tools.client import Json
from tests.server.tools.everywhere import Everywhere, somebody, started_together
from tests.server.tools.games import table_at
from tests.server.tools.live_client import Client, without_loan
from tests.server.tools.process import ServerProcess
from tests.server.tools.stores import store_url

from longshore.server.store import open_store
from longshore.server.tables.kept.hub import Changed, Hub
from longshore.server.tables.kept.tables import Tables
from longshore.server.tables.work import Delays, Work

LISTS_SECONDS = 2.0  # longer than the lists wait before they tell what has changed


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    yield from started_together(tmp_path_factory.mktemp("live"), 2)


@pytest.fixture
def ann(servers: list[ServerProcess]) -> Iterator[Everywhere]:
    yield from somebody(servers, "Ann")


@pytest.fixture
def bob(servers: list[ServerProcess]) -> Iterator[Everywhere]:
    yield from somebody(servers, "Bob")


def running_table(ann: Everywhere, bob: Everywhere, **more: str) -> Json:
    """Ann is blue, Bob red, Ann yellow."""
    table = ann.at[0].new_table("me", "open", "me", seating="chosen", **more)
    return bob.at[1].join(table)


def test_every_step_reaches_all_sockets_once(
    servers: list[ServerProcess], ann: Everywhere, bob: Everywhere
) -> None:
    table = running_table(ann, bob)["id"]
    with Client(servers[0].url, ann.at[0]) as here, Client(servers[1].url, bob.at[1]) as there:
        for seat in ("blue", "yellow"):
            here.watch(table, seat=seat, after=0)
        update = there.watch(table, after=0)
        for _ in range(40):
            update = there.last()
            (asked, *_) = update["view"]["asked"]["seats"]
            client = there if asked == "red" else here
            update = client.last(asked)
            client.play(asked, (without_loan(update) or update["legal"])[0])
            seq = max(client.last(asked)["seq"], update["seq"] + 1)
            for one in (here, there):
                if one.last()["seq"] < seq:
                    one.find(lambda heard, seq=seq: heard.get("seq", 0) >= seq)  # type: ignore[misc]
        here.quiet()
        there.quiet()
        whole = ann.at[0].get(f"/api/tables/{table}/events")["events"]
        assert there.events() == whole
        blue = [
            event
            for heard in here.all
            if heard["type"] == "update" and heard["seat"] == "blue"
            for event in heard["events"]
        ]
        assert blue == whole


def test_a_draft_goes_to_its_owner_alone(
    servers: list[ServerProcess], ann: Everywhere, bob: Everywhere
) -> None:
    table = bob.at[1].new_table("me", "me", "open", seating="chosen", visibility="listed")
    ann.at[0].join(table)
    view = ann.at[0].view(table["id"])
    drafter, other = (ann, bob) if view["decision"] is not None else (bob, ann)
    (seat,) = ann.at[0].get(f"/api/tables/{table['id']}")["table"]["asked"]
    with (
        Client(servers[1].url, drafter.at[1]) as own,
        Client(servers[1].url, other.at[1]) as not_own,
    ):
        own.watch(table["id"], seat=seat)
        update = not_own.watch(table["id"], seat="spectator", also=["chat", "note", "presence"])
        for client in (own, not_own):
            client.send("lobby")
            client.next("lobby")
        not_own.quiet(LISTS_SECONDS)
        step = without_loan(own.last(seat))[0]
        for _ in range(2):
            drafter.at[0].take(table["id"], seat, step, commit=False)
            assert own.next("update")["draft"]["steps"] == [step]
            drafter.at[0].draft(table["id"], seat, "undo")
            assert own.next("update")["draft"]["steps"] == []
        assert not_own.quiet(LISTS_SECONDS) == []
        assert not_own.last() == update


def said(client: Client) -> list[str]:
    """What a client has heard in the chat."""
    chats = [heard for heard in client.all if heard["type"] == "chat"]
    return [message["text"] for chat in chats for message in chat["messages"]]


def test_chat_and_notes(servers: list[ServerProcess], ann: Everywhere, bob: Everywhere) -> None:
    table = running_table(ann, bob)["id"]
    path = f"/api/tables/{table}"
    also = ["chat", "note"]
    with (
        Client(servers[0].url, ann.at[0]) as here,
        Client(servers[1].url, ann.at[1]) as there,
        Client(servers[1].url, bob.at[1]) as bobs,
    ):
        here.watch(table, seat="blue", also=also)
        there.watch(table, seat="blue", also=also)
        bobs.watch(table, also=also)
        for number in range(5):
            for person in (ann.at[0], bob.at[1]):
                text = f"{person.name} {number}"
                person.post(f"{path}/chat", id=str(uuid.uuid4()), text=text)
        wanted = [f"{name} {number}" for number in range(5) for name in ("Ann", "Bob")]
        clients = (here, there, bobs)
        for client in clients:
            while len(said(client)) < len(wanted):
                client.next("chat")
        # A note is shown by all sockets of its owner, once, and by nobody else's.
        for text in ("mine", "mine too", ""):
            ann.at[0].send("PUT", f"{path}/note", json={"text": text})
            for client in (here, there):
                assert client.next("note")["text"] == text
        # So the next that anybody hears is what comes next.
        ann.at[0].post(f"{path}/chat", id=str(uuid.uuid4()), text="the end")
        for client in clients:
            assert client.hear()["type"] == "chat"
            assert said(client) == [*wanted, "the end"]


def test_the_lists(servers: list[ServerProcess], ann: Everywhere, bob: Everywhere) -> None:
    with Client(servers[1].url, ann.at[1]) as client, Client(servers[1].url) as stranger:
        for one in (client, stranger):
            one.send("lobby")
            assert one.next("lobby")["whole"]
        private = bob.at[0].new_table("me", "open", "open")
        listed = bob.at[0].new_table("me", "open", "open", visibility="listed")
        mine = ann.at[0].new_table("me", "open", "me", seating="chosen")
        heard = client.find(lambda heard: heard["mine"] != [])
        assert [table["id"] for table in heard["mine"]] == [mine["id"]]
        assert [table["id"] for table in stranger.next("lobby")["open"]] == [listed["id"]]
        bob.at[0].join(mine)
        assert client.find(lambda heard: heard["mine"] != [])["mine"][0]["phase"] == "running"
        # A step changes who is asked, and only those who sit there hear of it.
        stranger.quiet(LISTS_SECONDS)
        before = len(stranger.all)
        (seat,) = ann.at[0].get(f"/api/tables/{mine['id']}")["table"]["asked"]
        who = bob if seat == "red" else ann
        step = without_loan(who.at[0].view(mine["id"], seat=seat))[0]
        assert who.at[0].take(mine["id"], seat, step).status_code == 200
        assert client.find(lambda heard: heard["mine"] != [])["mine"][0]["id"] == mine["id"]
        bob.at[0].post(f"/api/tables/{listed['id']}/leave")
        assert stranger.next("lobby")["gone"] == [listed["id"]]
        assert len(stranger.all) == before + 1
        assert private["id"] not in str(client.all) + str(stranger.all)


def test_who_looks_is_told_of_what_comes_next(tmp_path: Path) -> None:
    """Even if someone looked before, nobody watched, and another process changed the table."""

    async def test() -> None:
        url = store_url("postgres", tmp_path)
        stores = [await open_store(url) for _ in range(2)]
        here, there = (Tables(store, Hub(), Delays()) for store in stores)
        told: list[Changed] = []

        def tell(work: Work) -> None:
            work.tell({"event": "created"})

        try:
            begun = Work(table_at(), 0)
            begun.seat_changed()
            table_id = (await here.store_new(begun)).id
            await there.get(table_id)
            version = (await here.change(table_id, tell))[0].version
            await there.get(table_id)
            there.catching_up.heard(table_id, version)  # nobody watches
            there.hub.listen(table_id, told.append)
            await there.get(table_id)
            version = (await here.change(table_id, tell))[0].version
            there.catching_up.heard(table_id, version)
            deadline = time.monotonic() + 10
            while not told and time.monotonic() < deadline:
                await asyncio.sleep(0.01)
        finally:
            await there.catching_up.stop()
            for store in stores:
                await store.close()
        assert [len(changed.entries) for changed in told] == [1]

    asyncio.run(test())
