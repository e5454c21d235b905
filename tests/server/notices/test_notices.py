"""Notifications reach players who are away, once and in their language."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from tests.server.tools.games import table_at
from tests.server.tools.in_thread import ServerInThread
from tests.server.tools.inside import Inside, inside
from tests.server.tools.live_client import Client
from tests.server.tools.notifying import (
    BASE,
    ask,
    later,
    put_table,
    quicken,
    quicken_server,
    settled,
    two_at_a_table,
    until,
    verified,
    webhook_for,
    with_server,
)
from tests.server.tools.receivers import WebReceiver, wait_for
from tests.server.tools.stores import store_url

from longshore.server.base.clock import MINUTE, now_ms


def test_a_webhook_tells_of_start_turn_and_end(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver() as receiver:
            for name in ("Ann", "Bob"):
                await there.arrive(name)
            secret = await webhook_for(there, "Bob", receiver)
            table = await two_at_a_table(there)
            await until(lambda: receiver.received)
            started = verified(receiver.received[0], secret)
            assert "start" in started["kinds"]
            assert (started["table"], started["url"]) == (table, f"{BASE}/table/{table}")
            assert "Ann" in started["text"]["title"]
            for name in ("Ann", "Bob"):
                await ask(there, name, "POST", f"/api/tables/{table}/end", do="end")
            await until(lambda: "end" in json.loads(receiver.received[-1].body)["kinds"])
            await settled(there)
            kinds = [kind for got in receiver.received for kind in verified(got, secret)["kinds"]]
            assert kinds.count("start") == kinds.count("end") == 1
            assert len({got.headers["webhook-id"] for got in receiver.received}) == len(
                receiver.received
            )

    with_server(tmp_path, test)


def test_a_turn_comes_with_what_happened_since_the_last_one(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver() as receiver:
            await put_table(there, "Ann", "Bob", "Cem")
            await ask(there, "Ann", "PATCH", "/api/me", language="de")
            secret = await webhook_for(there, "Ann", receiver)
            view = (await there.ask("Ann", "GET", "/api/tables/quay/view")).json()["view"]
            colour = view["seats"]["blue"]["machines"][0]
            steps = ["produce", f"place {colour}@1", "done", "pass"]
            await there.take("Ann", "quay", "blue", *steps, id="ann")
            bought = ["restock blue", f"take {colour}@1", "done", f"place {colour}@3", "done"]
            await there.take("Bob", "quay", "red", *bought, "pass", id="bob")
            await there.take("Cem", "quay", "yellow", "pass")
            await until(lambda: receiver.received)
            data = verified(receiver.received[-1], secret)
            assert (data["kinds"], data["seat"], data["asked"]) == (["turn"], "blue", "action")
            assert data["language"] == "de"
            assert data["text"]["title"] == "Du bist am Zug \u2013 mit Bob, Cem"
            assert any(event["event"] == "pay" for event in data["events"])
            assert any("Rot" in line and "1\xa0$" in line for line in data["text"]["lines"])
            # What the neighbours did among themselves, and what I did, is no news of mine.
            assert not any(line.startswith("Gelb") for line in data["text"]["lines"])

    with_server(tmp_path, test)


def test_nobody_who_is_looking_or_has_answered_is_told(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver() as receiver:
            await put_table(there, "Ann", "Bob", "Cem")
            for name in ("Ann", "Bob"):
                await webhook_for(there, name, receiver, f"/{name}")
            bob = (await ask(there, "Bob", "GET", "/api/me"))["player"]["id"]
            there.server.live.is_watching = (  # type: ignore[method-assign]
                lambda table_id, player_id: (table_id, player_id) == ("quay", bob)
            )
            await there.take("Ann", "quay", "blue", "pass")
            await settled(there)
            assert receiver.received == []
            # Cem answers before anybody has been told of it.
            there.server.live.is_watching = (  # type: ignore[method-assign]
                lambda table_id, player_id: not (table_id and player_id)
            )
            tables = there.server.tables
            tables.delays = replace(tables.delays, notices=10 * MINUTE)
            await there.take("Bob", "quay", "red", "pass")
            await there.take("Cem", "quay", "yellow", "pass")
            await there.take("Ann", "quay", "blue", "pass", commit=False)
            with later(11 * MINUTE):
                await settled(there)
            assert receiver.received == []

    with_server(tmp_path, test)


def test_bidders_are_told_and_others_learn_nothing(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver() as receiver:
            owners = [await there.arrive(name) for name in ("Ann", "Bob", "Cem")]
            seats = {"blue": {"ship": {"at": "sea", "cargo": ["tan", "white"]}}}
            await there.put(
                table_at({"turn": "blue", "seats": seats}, owners=owners, table_id="quay")
            )
            for name in ("Ann", "Bob", "Cem"):
                await webhook_for(there, name, receiver, f"/{name}")
            await there.take("Ann", "quay", "blue", "sail island")
            await until(lambda: len(receiver.received) == 2)
            told = {got.path: json.loads(got.body) for got in receiver.received}
            assert set(told) == {"/Bob", "/Cem"}
            assert {data["asked"] for data in told.values()} == {"bid"}
            assert all(data["kinds"] == ["bid"] for data in told.values())
            await there.take("Bob", "quay", "red", "bid 7")
            await settled(there)
            assert len(receiver.received) == 2  # that somebody has bid is no news
            await there.take("Cem", "quay", "yellow", "bid 3")
            await until(lambda: len(receiver.received) == 3)
            settle = json.loads(receiver.received[-1].body)
            assert (receiver.received[-1].path, settle["asked"]) == ("/Ann", "settle")

    with_server(tmp_path, test)


def test_a_receiver_that_fails_is_tried_again_and_then_left(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver(500, 302) as receiver:
            await put_table(there, "Ann", "Bob", "Cem")
            await webhook_for(there, "Bob", receiver)
            await there.take("Ann", "quay", "blue", "pass")
            await until(lambda: len(receiver.received) == 3)
            # The same message under the same id; and a redirection leads nowhere.
            assert len({got.headers["webhook-id"] for got in receiver.received}) == 1
            assert {got.path for got in receiver.received} == {"/hook"}
            await settled(there)
            assert len(receiver.received) == 3
            receiver.statuses = [503] * 9
            (contact,) = (await ask(there, "Bob", "GET", "/api/me/notices"))["contacts"]
            await ask(there, "Bob", "POST", f"/api/me/contacts/{contact['id']}/test", 202)
            await until(lambda: len(receiver.received) == 6)
            await settled(there)
            (contact,) = (await ask(there, "Bob", "GET", "/api/me/notices"))["contacts"]
            assert contact["failing_since"] is not None
            receiver.statuses = [410]
            await ask(there, "Bob", "POST", f"/api/me/contacts/{contact['id']}/test", 202)
            await until(lambda: len(receiver.received) == 7)
            await settled(there)
            assert (await ask(there, "Bob", "GET", "/api/me/notices"))["contacts"] == []

    with_server(tmp_path, test)


def test_each_chooses_what_to_be_told_and_of_which_table(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver() as receiver:
            for name in ("Ann", "Bob"):
                await there.arrive(name)
            await webhook_for(there, "Bob", receiver)
            quiet = {"mail": [], "push": [], "webhook": ["end"]}
            chosen = await ask(there, "Bob", "PUT", "/api/me/notices", choices=quiet)
            assert chosen["choices"] == quiet
            first, second = [await two_at_a_table(there) for _ in range(2)]
            await settled(there)
            assert receiver.received == []
            path = f"/api/tables/{second}/notices"
            assert (await ask(there, "Bob", "GET", path))["chosen"] is False
            silent: dict[str, list[str]] = {"mail": [], "push": [], "webhook": []}
            assert (await ask(there, "Bob", "PUT", path, choices=silent))["chosen"] is True
            for table in (first, second):
                for name in ("Ann", "Bob"):
                    await ask(there, name, "POST", f"/api/tables/{table}/end", do="end")
            await until(lambda: receiver.received)
            await settled(there)
            assert [json.loads(got.body)["table"] for got in receiver.received] == [first]
            assert (await ask(there, "Bob", "PUT", path, choices=None))["choices"] == quiet

    with_server(tmp_path, test)


def test_several_processes_tell_once(tmp_path: Path) -> None:
    """Three eager servers on one PostgreSQL. At one of them the player is looking."""

    async def test() -> None:
        url = store_url("postgres", tmp_path)
        common: dict[str, Any] = {
            "database": url,
            "public_url": BASE,
            "webhook_allow": "127.0.0.1/32",
        }
        with WebReceiver() as receiver:
            async with (
                asyncio.timeout(120),
                inside(tmp_path, **common) as one,
                inside(tmp_path, **common) as two,
                inside(tmp_path, **common) as three,
            ):
                for there in (one, two, three):
                    quicken(there)
                await put_table(one, "Ann", "Bob", "Cem")
                await put_table(one, "Dan", "Eva", "Fay", table_id="pier")
                for name in ("Bob", "Eva"):
                    await webhook_for(one, name, receiver, f"/{name}")
                eva = (await ask(one, "Eva", "GET", "/api/me"))["player"]["id"]
                three.server.live.is_watching = (  # type: ignore[method-assign]
                    lambda table_id, player_id: (table_id, player_id) == ("pier", eva)
                )
                await asyncio.gather(
                    one.take("Ann", "quay", "blue", "pass"),
                    one.take("Dan", "pier", "blue", "pass"),
                )
                await until(lambda: receiver.received)
                await settled(one)
                assert [got.path for got in receiver.received] == ["/Bob"]
                keys = {there.server.keys.vapid_public for there in (one, two, three)}
                assert len(keys) == 1

    asyncio.run(test())


def test_what_a_dead_process_has_claimed_is_sent_by_another(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        with WebReceiver() as receiver:
            await put_table(there, "Ann", "Bob", "Cem")
            await webhook_for(there, "Bob", receiver)
            there.server.notices.poll_seconds = 60
            await there.server.notices.rounds.wait()  # the last look of before
            await there.take("Ann", "quay", "blue", "pass")
            now = now_ms()
            assert await there.server.store.claim_notices(now, now + MINUTE, 9)  # and it dies
            await there.server.notices.work()
            assert receiver.received == []
            with later(2 * MINUTE):
                await there.server.notices.work()
                await there.server.notices.idle()
            assert len(receiver.received) == 1
            await there.server.notices.work()
            await there.server.notices.idle()
            assert len(receiver.received) == 1

    with_server(tmp_path, test)


def test_a_socket_is_a_look_and_so_is_waiting_for_news(tmp_path: Path) -> None:
    """A real server and a real socket. When it closes, notifications arrive."""
    with ServerInThread(tmp_path, webhook_allow="127.0.0.1/32") as place, WebReceiver() as receiver:
        quicken_server(place.server)
        people = [place.arrive(name) for name in ("Ann", "Bob", "Cem")]
        place.put(table_at(owners=[player.id for player, _ in people], table_id="quay"))
        (_, ann), (_, bob), (_, cem) = people
        for token, path in ((bob, "/Bob"), (cem, "/Cem")):
            hook = {"kind": "webhook", "url": receiver.url + path}
            assert request(place.url, token, "POST", "/api/me/contacts", hook).status_code == 201
        news = "/api/tables/quay/events?after=0&wait=1"  # there is some, so it does not wait
        assert request(place.url, cem, "GET", news).status_code == 200
        with Client(place.url, bob) as live:
            live.watch("quay", after=0)
            for token, seat in ((ann, "blue"), (bob, "red"), (cem, "yellow"), (ann, "blue")):
                pass_turn(place.url, token, seat)
            place.do(settled(place))
            assert receiver.received == []
        wait_for(lambda: not place.server.live.is_watching("quay", people[1][0].id))
        for token, seat in ((bob, "red"), (cem, "yellow"), (ann, "blue")):
            pass_turn(place.url, token, seat)
        wait_for(lambda: receiver.received)
        assert {got.path for got in receiver.received} == {"/Bob"}


def request(url: str, token: str, method: str, path: str, body: Any = None) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.request(method, url.rstrip("/") + path, headers=headers, json=body, timeout=60)


def pass_turn(url: str, token: str, seat: str) -> None:
    decision = request(url, token, "GET", f"/api/tables/quay/view?seat={seat}").json()["decision"]
    body = {"id": f"{seat} {decision}", "seat": seat, "steps": ["pass"], "decision": decision}
    assert request(url, token, "POST", "/api/tables/quay/steps", body).status_code == 200
