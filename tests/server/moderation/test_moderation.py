"""What admins do about players: bans, names, hidden tables, and the list of it all."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.cli.shell import longshore
from tests.server.tools.client import Api, Person
from tests.server.tools.inside import Inside, inside
from tests.server.tools.live_client import Client
from tests.server.tools.process import ServerProcess
from tests.server.tools.raw import heard, knock
from tests.server.tools.stores import KINDS, store_url

from longshore.server.admin.backup import back_up
from longshore.server.base.clients import CLIENTS
from longshore.server.base.clock import DAY, now_ms
from longshore.server.base.problems import Problem
from longshore.server.settings import Limits
from longshore.server.store import ActRow, Unavailable

Json = dict[str, Any]
TOKEN = "the host of this very server"  # noqa: S105 - of nothing but these tests
ADMIN = {"X-Longshore-Admin": TOKEN}
BANS = "/api/admin/bans"
BAD = "BUY-CHEAP-SHIPS.example"


def with_server(folder: Path, test: Callable[[Inside], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with asyncio.timeout(120), inside(folder, admin_token=TOKEN, **settings) as there:
            await test(there)

    asyncio.run(run())


async def admin(there: Inside, method: str, path: str, code: int = 200, **body: Any) -> Json:
    answer = await there.client.request(
        method, f"/api/admin{path}", headers=ADMIN, json=body or None
    )
    assert answer.status_code == code, answer.text
    found: Json = answer.json()
    return found


async def table(there: Inside, host: str, *others: str, **more: Any) -> Json:
    """A table with its host, others, and a bot in the last seat."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    seats += [{"kind": "bot", "bot": "deckhand"}] * (3 - len(seats))
    made = await there.ask(host, "POST", "/api/tables", json={"seats": seats} | more)
    found: Json = made.json()["table"]
    for who in others:
        path = f"/api/tables/{found['id']}/join"
        joined = await there.ask(who, "POST", path, json={"invite": found["invite"]})
        found = joined.json()["table"]
    return found


async def me(there: Inside, who: str) -> httpx.Response:
    return await there.ask(who, "GET", "/api/me")


def code_of(answer: httpx.Response) -> str:
    code: str = answer.json()["error"]["code"]
    return code


# ---------------------------------------------------------------- bans


def test_a_banned_player_gets_one_sentence_and_bots_play_on(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        eve = await there.arrive("Eve")
        await there.arrive("Bob")
        running = await table(there, "Eve", "Bob")
        hosted = await table(there, "Eve", "Bob", "Bob", pace=None)
        opened = (
            await there.ask(
                "Eve",
                "POST",
                "/api/tables",
                json={"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]},
            )
        ).json()["table"]
        bans = await admin(there, "POST", "/bans", 201, player="Eve", reason="spam")
        (row,) = bans["bans"]
        assert (row["player"], row["name"], row["address"], row["until"]) == (
            *(eve, "Eve", False),
            None,
        )
        for method, path in (("GET", "/api/me"), ("GET", "/api/tables"), ("POST", "/api/tables")):
            answer = await there.ask("Eve", method, path)
            assert (answer.status_code, code_of(answer)) == (403, "banned")
        assert answer.json()["error"]["text"] == "You are banned from this server."
        for each in (running, hosted):
            now = (await there.ask("Bob", "GET", f"/api/tables/{each['id']}")).json()["table"]
            assert now["phase"] == "running"
            (seat,) = (seat for seat in now["seats"] if seat["name"] == "Eve")
            assert (seat["left"], seat["bot"]) == (True, "trader")
        gone = (await there.ask("Bob", "GET", f"/api/tables/{opened['id']}")).json()["table"]
        assert gone["phase"] == "cancelled"
        # Their data is still theirs.
        assert (await there.ask("Eve", "GET", "/api/me/export")).json()["bans"][0][
            "reason"
        ] == "spam"
        await admin(there, "DELETE", f"/bans/{row['id']}")
        assert (await me(there, "Eve")).status_code == 200
        assert (await there.ask("Eve", "POST", "/api/me/forget", json={"name": "Eve"})).is_success

    with_server(tmp_path, test)


@pytest.mark.parametrize("kind", KINDS)
def test_an_address_stays_banned_whatever_becomes_of_a_player(kind: str, tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        bans, home = there.server.people.bans, "198.51.100.23"
        for name in ("Eve", "Mallory"):
            await bans.see(await there.arrive(name), home)

        async def refused() -> str:
            with pytest.raises(Problem) as problem:
                bans.check_address(home)
            return problem.value.code

        # Who deletes their data, from wherever they still can, frees no address.
        await admin(there, "POST", "/bans", 201, player="Eve", days=9, addresses=True)
        assert (await there.ask("Eve", "POST", "/api/me/forget", json={"name": "Eve"})).is_success
        await bans.load()
        assert await refused() == "banned_until"
        (left,) = (await admin(there, "GET", "/bans"))["bans"]
        assert (left["player"], left["name"], left["address"]) == (None, "", True)
        # A shorter ban changes nothing about a longer one, and neither does its end.
        await admin(there, "POST", "/bans", 201, address=home)
        assert await refused() == "banned"
        await admin(there, "POST", "/bans", 201, player="Mallory", days=1, addresses=True)
        assert await refused() == "banned"
        rows = (await admin(there, "GET", "/bans"))["bans"]
        (mallory,) = (row for row in rows if row["name"] == "Mallory" and not row["address"])
        await admin(there, "DELETE", f"/bans/{mallory['id']}")
        assert await refused() == "banned"

    with_server(tmp_path, test, database=store_url(kind, tmp_path))


def test_after_a_ban_that_ends_the_seat_can_be_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(there: Inside) -> None:
        await there.arrive("Eve")
        await there.arrive("Bob")
        made = await table(there, "Eve", "Bob")
        await admin(there, "POST", "/bans", 201, player="Eve", days=2)
        answer = await me(there, "Eve")
        assert code_of(answer) == "banned_until"
        assert "until 20" in answer.json()["error"]["text"]
        later = now_ms() + 3 * DAY
        monkeypatch.setattr("longshore.server.players.bans.now_ms", lambda: later)
        assert (await me(there, "Eve")).status_code == 200
        seats = (await there.ask("Eve", "GET", f"/api/tables/{made['id']}")).json()["table"][
            "seats"
        ]
        (own,) = (seat for seat in seats if seat["mine"])
        assert (own["left"], own["bot"], own["until"]) == (False, "trader", "back")
        path = f"/api/tables/{made['id']}/bot"
        back = await there.ask("Eve", "POST", path, json={"seat": own["seat"], "bot": None})
        assert back.is_success, back.text

    with_server(tmp_path, test)


@pytest.mark.parametrize("kind", KINDS)
def test_an_address_is_banned_and_never_stored(kind: str, tmp_path: Path) -> None:
    url = store_url(kind, tmp_path)

    async def test(there: Inside) -> None:
        await there.arrive("Eve")
        bans = there.server.people.bans
        await admin(there, "POST", "/bans", 201, address="2001:db8:1:2::7")
        await admin(there, "POST", "/bans", 201, address="203.0.113.0/24", days=1)
        for address in ("2001:db8:1:2:ffff::1", "203.0.113.77", "::ffff:203.0.113.9"):
            with pytest.raises(Exception, match="banned"):
                bans.check_address(address)
        for address in ("2001:db8:1:3::7", "203.0.114.1", "", "nonsense"):
            bans.check_address(address)
        for wrong in ("10.0.0.0/8", "2001:db8::/16", "1.2.3", "1.2.3.4/", "1.2.3.4/33"):
            await admin(there, "POST", "/bans", 422, address=wrong)
        for neither in ({}, {"player": "Eve", "address": "1.2.3.4"}):
            await admin(there, "POST", "/bans", 400, **(neither or {"reason": "x"}))
        # The networks a player came from are banned with the player, unknown to anybody.
        eve = (await me(there, "Eve")).json()["player"]["id"]
        await bans.see(eve, "198.51.100.23")
        await admin(there, "POST", "/bans", 201, player=eve, addresses=True)
        with pytest.raises(Exception, match="banned"):
            bans.check_address("198.51.100.23")
        bans.check_address("198.51.100.24")
        # So is one whom nobody knows but by the name that the log gave it.
        CLIENTS.share(secrets.token_bytes(32))  # as after a start
        name = CLIENTS.name("192.0.2.80")
        await admin(there, "POST", "/bans", 404, address=f"client:{name}")
        await bans.note_clients()
        await admin(there, "POST", "/bans", 201, address=f"client:{name}")
        with pytest.raises(Exception, match="banned"):
            bans.check_address("192.0.2.80")
        file = tmp_path / "all.db"
        await back_up(url, file)
        with closing(sqlite3.connect(file)) as database:
            everything = "\n".join(database.iterdump())
        for address in ("198.51.100", "203.0.113", "2001:db8", "192.0.2"):
            assert address not in everything
        rows = (await admin(there, "GET", "/bans"))["bans"]
        (of_player,) = (row for row in rows if row["player"] == eve and not row["address"])
        await admin(there, "DELETE", f"/bans/{of_player['id']}")
        bans.check_address("198.51.100.23")

    with_server(tmp_path, test, database=url)


def test_sockets_of_the_banned_are_closed(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--trust-loopback", LONGSHORE_ADMIN_TOKEN=TOKEN) as process:
        api = Api(process.url)
        eve = Person(api, "Eve")
        with Client(process.url, eve) as client:
            client.send("lobby")
            client.next("lobby")
            body = {"player": "Eve"}
            banned = api.client.post("/api/admin/bans", headers=ADMIN, json=body)
            assert banned.status_code == 201
            assert client.next("error")["error"]["code"] == "banned"
        api.client.close()


def test_whoever_floods_is_named_in_the_log_and_banned_by_that_name(tmp_path: Path) -> None:
    """From the alert to the ban, without anybody learning the address."""
    settings = {"LONGSHORE_ADMIN_TOKEN": TOKEN, "LONGSHORE_CONNECTIONS_PER_ADDRESS": "2"}
    with ServerProcess(tmp_path, **settings) as process:
        api = Api(process.url)
        calm, wild = Person(api, "Ida"), Person(api, "Eve")
        line = knock(process, address="127.0.0.5")
        with Client(process.url, calm) as other, Client(process.url, wild, sock=line) as client:
            client.send("lobby")
            client.next("lobby")
            with knock(process, address="127.0.0.5"), knock(process, address="127.0.0.5") as third:
                assert b"429" in heard(third)
            assert process.process is not None
            assert process.process.stderr is not None
            told = json.loads(process.process.stderr.readline())
            assert "one address" in told["message"]
            name = f"client:{told['client']}"
            body = {"address": name, "days": 1}
            while not (answer := api.client.post(BANS, headers=ADMIN, json=body)).is_success:
                assert code_of(answer) == "no_such_client"  # the server notes it within 2 seconds
                time.sleep(0.1)
            assert client.next("error")["error"]["code"] == "banned_until"
            client.closed()
            other.send("lobby")
            other.next("lobby")
            head = b"GET /api/visitor HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
            assert b"403" in heard(knock(process, head, "127.0.0.5"))
            assert "No longer" in run_admin(tmp_path, "unban", name)
            assert b"200" in heard(knock(process, head, "127.0.0.5"))
            assert "not in the log" in run_admin(tmp_path, "ban", "client:0123456789ab", code=2)
        api.client.close()
    assert "127.0.0" not in process.errors


# ---------------------------------------------------------------- names


@pytest.mark.parametrize("kind", KINDS)
def test_a_reported_name_is_changed_everywhere(kind: str, tmp_path: Path) -> None:
    url = store_url(kind, tmp_path)

    async def test(there: Inside) -> None:
        await there.arrive(BAD, "Eve")
        await there.arrive("Bob")
        await there.arrive("Cem")
        made = await table(there, "Eve", "Bob", visibility="listed")
        path = f"/api/tables/{made['id']}"
        await there.ask("Eve", "POST", f"{path}/chat", json={"id": "1", "text": "Ahoy"})
        seats = (await there.ask("Bob", "GET", path)).json()["table"]["seats"]
        (place,) = (seat["place"] for seat in seats if seat["name"] == BAD)
        (own,) = (seat["place"] for seat in seats if seat["name"] == "Bob")
        report = f"{path}/places/{place}/report"
        for _ in range(2):
            assert (await there.ask("Cem", "POST", report, json={"reason": "ads"})).is_success
        assert code_of(await there.ask("Bob", "POST", f"{path}/places/{own}/report")) == "your_own"
        for wrong in ("9", f"000{place}", "-1", "x"):
            refused = await there.ask("Bob", "POST", f"{path}/places/{wrong}/report")
            assert code_of(refused) == "bad_seat"
        (told,) = (await admin(there, "GET", "/reports"))["reports"]
        assert (told["kind"], told["name"], told["by"], told["reason"]) == (
            *("name", BAD),
            *("Cem", "ads"),
        )
        await admin(there, "PUT", f"/players/{told['player']}/name")
        assert (await admin(there, "GET", "/reports"))["reports"] == []
        name = (await me(there, "Eve")).json()["player"]["name"]
        assert name.startswith("Guest ")
        table_now = (await there.ask("Bob", "GET", path)).json()["table"]
        assert name in {seat["name"] for seat in table_now["seats"]}
        for end in ("/events", "/record", "/chat", ""):
            text = (await there.ask("Bob", "GET", path + end)).text
            assert BAD not in text, end
        assert name in (await there.ask("Bob", "GET", f"{path}/record")).text
        acts = (await admin(there, "GET", "/acts"))["acts"]
        assert [(act["what"], act["name"], act["problem"]) for act in acts] == [
            ("rename", name, "")
        ]

    with_server(tmp_path, test, database=url)


# ---------------------------------------------------------------- tables, audit, admins


def test_a_hidden_table_leaves_the_lists(tmp_path: Path) -> None:
    async def listed(there: Inside) -> list[str]:
        found = (await there.ask(None, "GET", "/api/tables?list=running")).json()["tables"]
        return [each["id"] for each in found]

    async def test(there: Inside) -> None:
        await there.arrive("Eve")
        made = await table(there, "Eve", visibility="listed")
        assert await listed(there) == [made["id"]]
        await admin(there, "PUT", f"/tables/{made['id']}/hidden")
        assert await listed(there) == []
        (hidden,) = (await admin(there, "GET", "/hidden"))["hidden"]
        assert hidden["id"] == made["id"]
        await admin(there, "DELETE", f"/tables/{made['id']}/hidden")
        assert await listed(there) == [made["id"]]
        await admin(there, "DELETE", f"/tables/{made['id']}/hidden", 404)
        await admin(there, "PUT", "/tables/nowhere/hidden", 404)
        acts = (await admin(there, "GET", "/acts"))["acts"]
        assert [(act["what"], act["problem"]) for act in acts] == [
            ("hide", "no_such_table"),
            ("unhide", "not_hidden"),
            ("unhide", ""),
            ("hide", ""),
        ]

    with_server(tmp_path, test)


def test_a_private_table_stays_private(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        await there.arrive("Eve")
        made = await table(there, "Eve")
        path = f"/tables/{made['id']}/hidden"
        assert (await admin(there, "PUT", path, 409))["error"]["code"] == "not_listed"
        assert (await admin(there, "GET", "/hidden"))["hidden"] == []
        assert (await admin(there, "DELETE", path, 404))["error"]["code"] == "not_hidden"
        now = (await there.ask("Eve", "GET", f"/api/tables/{made['id']}")).json()["table"]
        assert now["visibility"] == "private"
        # What was hidden once is hidden, however often an admin asks for it.
        listed = await table(there, "Eve", visibility="listed")
        for _ in range(2):
            await admin(there, "PUT", f"/tables/{listed['id']}/hidden")
        await admin(there, "DELETE", f"/tables/{listed['id']}/hidden")
        now = (await there.ask("Eve", "GET", f"/api/tables/{listed['id']}")).json()["table"]
        assert now["visibility"] == "listed"

    with_server(tmp_path, test)


def test_one_of_several_processes_does_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others look for acts at the worst moment: just before the first has carried its out."""
    url = store_url("postgres", tmp_path)

    async def run() -> None:
        async with (
            asyncio.timeout(120),
            inside(tmp_path, admin_token=TOKEN, database=url) as there,
            inside(tmp_path, admin_token=TOKEN, database=url) as other,
        ):
            eve = await there.arrive("Eve")
            moderator = there.server.moderator
            doing = moderator._do

            async def do(*act: Any) -> None:
                await other.server.moderator.look()
                await doing(*act)

            monkeypatch.setattr(moderator, "_do", do)
            made = await table(there, "Eve", visibility="listed")
            (ban,) = (await admin(there, "POST", "/bans", 201, player="Eve"))["bans"]
            await admin(there, "DELETE", f"/bans/{ban['id']}")
            await admin(there, "PUT", f"/tables/{made['id']}/hidden")
            await admin(there, "DELETE", f"/tables/{made['id']}/hidden")
            await admin(there, "POST", "/admins", 201, player="Eve")
            await admin(there, "DELETE", f"/admins/{eve}")
            await admin(there, "PUT", f"/players/{eve}/name")
            (renamed, *acts) = (await admin(there, "GET", "/acts"))["acts"]
            assert {act["problem"] for act in (renamed, *acts)} == {""}
            assert (await me(there, "Eve")).json()["player"]["name"] == renamed["name"]
            # What one has done, the other has noticed.
            await admin(there, "POST", "/bans", 201, player=eve)
            await other.server.moderator.look()
            with pytest.raises(Problem, match="banned"):
                other.server.people.bans.check_player(eve)

    asyncio.run(run())


@pytest.mark.parametrize("kind", KINDS)
def test_acts_are_done_in_order_whatever_becomes_of_the_first(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(there: Inside) -> None:
        eve = await there.arrive("Eve")
        store, moderator = there.server.store, there.server.moderator
        async with moderator._busy:  # the command line asks while the server is at something else
            await store.add_act(ActRow(1, "", "", "ban", eve, detail="no JSON"))
            await store.add_act(ActRow(1, "", "", "appoint", eve))
            await store.add_act(ActRow(1, "", "", "dismiss", eve))
        await moderator.look()
        told = [(act.what, act.problem) for act in await store.acts(9)]
        assert told == [("dismiss", ""), ("appoint", ""), ("ban", "internal")]
        assert "what an admin asked for has failed: ban" in caplog.text

    with_server(tmp_path, test, database=store_url(kind, tmp_path))


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_done_but_not_noted_is_no_problem(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that fails between an act and its note does it once more, and finds it done."""

    async def test(there: Inside) -> None:
        await there.arrive("Eve")
        (ban,) = (await admin(there, "POST", "/bans", 201, player="Eve"))["bans"]
        store, moderator = there.server.store, there.server.moderator

        async def fails(_: ActRow) -> None:
            raise Unavailable("the database is locked")

        async with moderator._busy:
            detail = json.dumps({"ban": ban["id"]})
            await store.add_act(ActRow(1, "", "", "unban", detail=detail))
            await store.add_act(ActRow(1, "", "", "unban", detail=detail))
        with monkeypatch.context() as patch:
            patch.setattr(store, "finish_act", fails)
            with pytest.raises(Unavailable):
                await moderator.look()
        monkeypatch.setattr("longshore.server.moderation.moderator.now_ms", lambda: now_ms() + DAY)
        await moderator.look()
        told = [act.problem for act in await store.acts(2)]
        assert told == ["no_such_ban", ""]  # the second was asked for too late

    with_server(tmp_path, test, database=store_url(kind, tmp_path))


def test_an_admin_with_a_session_is_named_in_the_audit(tmp_path: Path) -> None:
    async def test(there: Inside) -> None:
        ida = await there.arrive("Ida")
        await there.arrive("Eve")
        secret, _ = await there.server.people.new_admin_secret(ida)
        headers = {"X-Longshore-Admin": secret}
        refused = await there.client.get("/api/admin/bans", headers=headers)
        assert code_of(refused) == "not_admin"
        await admin(there, "POST", "/admins", 201, player="Ida")
        done = await there.client.post("/api/admin/bans", headers=headers, json={"player": "Eve"})
        assert done.status_code == 201
        acts = (await admin(there, "GET", "/acts"))["acts"]
        assert [(act["what"], act["by"]) for act in acts] == [("ban", "Ida"), ("appoint", "")]
        # The secret of a session is no way to play, and a token no way to administer.
        bearer = {"Authorization": f"Bearer {secret}"}
        assert (await there.client.get("/api/me", headers=bearer)).status_code == 401
        token = {"X-Longshore-Admin": there.tokens["Ida"]}
        assert (await there.client.get("/api/admin/bans", headers=token)).status_code == 403
        # Signing out everywhere ends the session, and so does losing the right to it.
        assert (await there.ask("Ida", "POST", "/api/me/signout")).is_success
        late = await there.client.get("/api/admin/bans", headers=headers)
        assert late.status_code == 403
        secret, _ = await there.server.people.new_admin_secret(ida)
        headers = {"X-Longshore-Admin": secret}
        assert (await there.client.get("/api/admin/bans", headers=headers)).is_success
        assert (await admin(there, "DELETE", f"/admins/{ida}"))["admins"] == []
        late = await there.client.get("/api/admin/bans", headers=headers)
        assert late.status_code == 403

    with_server(tmp_path, test)


# ---------------------------------------------------------------- the command line


@pytest.fixture
def running(tmp_path: Path) -> Iterator[tuple[ServerProcess, Api]]:
    with ServerProcess(tmp_path, "--trust-loopback") as process:
        api = Api(process.url)
        yield process, api
        api.client.close()
    assert process.errors == ""


def run_admin(folder: Path, *arguments: str, code: int = 0) -> str:
    done = longshore("admin", *arguments, "--data", str(folder))
    assert done.code == code, (done.out, done.err)
    if code:
        assert done.err.count("\n") == 1
        return done.err
    return done.out


def test_the_command_line_asks_the_running_server(
    running: tuple[ServerProcess, Api], tmp_path: Path
) -> None:
    _, api = running
    eve, bob = Person(api, "Eve"), Person(api, "Bob")
    made = eve.new_table("me", "open", "open", visibility="listed")
    bob.join(made)
    assert "Banned" in run_admin(tmp_path, "ban", f"{made['id']}:0", "--days", "3")
    assert eve.refused("GET", "/api/me", 403)["code"] == "banned_until"
    assert "No longer banned" in run_admin(tmp_path, "unban", "Eve")
    assert eve.get("/api/me")["player"]["name"] == "Eve"
    assert "Banned" in run_admin(tmp_path, "ban", "203.0.113.9", "--reason", "flood")
    assert "No longer" in run_admin(tmp_path, "unban", "203.0.113.9")
    assert "Renamed" in run_admin(tmp_path, "rename", "Bob", "Robert")
    assert bob.get("/api/me")["player"]["name"] == "Robert"
    assert "Hidden" in run_admin(tmp_path, "hide", made["id"])
    assert api.send("GET", "/api/tables?list=open").json()["tables"] == []
    assert "Listed" in run_admin(tmp_path, "hide", made["id"], "--undo")
    assert "admin" in run_admin(tmp_path, "appoint", "Robert")
    assert "No longer" in run_admin(tmp_path, "appoint", "Robert", "--undo")
    assert "no player" in run_admin(tmp_path, "ban", "Nobody", code=2)
    assert "does not exist" in run_admin(tmp_path, "unban", "Eve", code=2)
    assert "not an IP address" in run_admin(tmp_path, "ban", "10.0.0.0/8", code=2)


def test_without_a_server_it_is_done_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longshore.cli.moderate._WAIT_SECONDS", 0)
    with ServerProcess(tmp_path, "--trust-loopback") as process:
        api = Api(process.url)
        eve = Person(api, "Eve")
        assert process.stop() == 0
        assert "next start" in run_admin(tmp_path, "ban", "Eve")
        process.start()
        assert eve.refused("GET", "/api/me", 403)["code"] == "banned"
        api.client.close()


# ---------------------------------------------------------------- how long things are kept


def test_what_is_old_is_not_kept(tmp_path: Path) -> None:
    limits = replace(Limits(), forget_game_days=90, forget_guest_days=60)

    async def test(there: Inside) -> None:
        eve = await there.arrive("Eve")
        await there.arrive("Ida")
        over = await table(there, "Eve", "Ida")
        goes_on = await table(there, "Ida")
        for who in ("Eve", "Ida"):
            await there.ask(who, "POST", f"/api/tables/{over['id']}/end", json={"do": "end"})
        await admin(there, "POST", "/bans", 201, player="Eve", days=1)
        store = there.server.store
        await there.server.people.bans.see(eve, "198.51.100.23")
        await there.server.sweeper.keep_no_longer(now_ms())
        assert (await there.ask("Ida", "GET", f"/api/tables/{over['id']}")).is_success
        assert await store.sightings(eve) != []
        await there.server.sweeper.keep_no_longer(now_ms() + 400 * DAY)
        assert (await there.ask("Ida", "GET", f"/api/tables/{over['id']}")).status_code == 404
        assert (await there.ask("Ida", "GET", f"/api/tables/{goes_on['id']}")).is_success
        assert (await store.sightings(eve), await store.acts(9), await store.bans(0)) == (
            [],
            [],
            [],
        )
        guests = await store.idle_guests(now_ms() + DAY, 9)
        assert [guest.id for guest in guests] == [eve]  # Ida still plays

    with_server(tmp_path, test, limits=limits)
