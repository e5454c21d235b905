"""Players, addresses and clients are banned, and what becomes of their seats."""

from __future__ import annotations

import json
import secrets
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.moderation.admins import (
    ADMIN,
    BANS,
    TOKEN,
    admin,
    code_of,
    me,
    run_admin,
    table,
    with_server,
)
from tests.server.tools.client import Api, Person
from tests.server.tools.inside import Inside
from tests.server.tools.live_client import Client
from tests.server.tools.process import ServerProcess
from tests.server.tools.raw import heard, knock
from tests.server.tools.stores import KINDS, store_url

from longshore.server.admin.backup import back_up
from longshore.server.base.clients import CLIENTS
from longshore.server.base.clock import DAY, now_ms
from longshore.server.base.problems import Problem


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
