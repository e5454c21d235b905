"""My data: exporting and deleting it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.tools.client import Api, Person, seat_of
from tests.server.tools.inside import Inside, inside
from tests.server.tools.process import ServerProcess
from tests.server.tools.stores import KINDS, store_url

from longshore.server.admin.backup import back_up
from longshore.server.base.clock import DAY, now_ms
from longshore.server.players import forgetting
from longshore.server.store import (
    ChallengeRow,
    ContactRow,
    CredentialRow,
    DeliveryRow,
    PasskeyRow,
    PlayerRow,
)
from longshore.server.tables.kept.packing import pack_logs

NAME = "Wanda Unmistakable"
TEXT = "nobody else would ever say this"
every_kind = pytest.mark.parametrize("kind", KINDS)


def with_server(kind: str, folder: Path, test: Callable[[Inside, str], Awaitable[None]]) -> None:
    async def run() -> None:
        url = store_url(kind, folder)
        async with asyncio.timeout(120), inside(folder, database=url) as there:
            await test(there, url)

    asyncio.run(run())


async def everything(url: str, file: Path) -> str:
    """The whole database as text."""
    await back_up(url, file)
    with closing(sqlite3.connect(file)) as database:
        return "\n".join(database.iterdump())


async def do(there: Inside, who: str, path: str, **body: Any) -> Any:
    answer = await there.ask(who, "POST", path, json=body)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


async def live(there: Inside) -> dict[str, str]:
    """A player leaves traces everywhere. Returns the ids of the tables by what they are."""
    for name in (NAME, "Bob"):
        await there.arrive(name)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "deckhand"}]
    tables: dict[str, str] = {}
    for kind in ("finished", "running", "open"):
        table = (await do(there, NAME, "/api/tables", seats=seats, rated=True))["table"]
        tables[kind] = table["id"]
        path = f"/api/tables/{table['id']}"
        if kind == "open":
            continue
        await do(there, "Bob", f"{path}/join", invite=table["invite"])
        await do(there, NAME, f"{path}/chat", id=kind, text=TEXT)
        await do(there, "Bob", f"{path}/chat/1/report", reason="rude")
        await there.ask(NAME, "PUT", f"{path}/note", json={"text": TEXT})
        seat = (await there.ask(NAME, "GET", f"{path}/view")).json()["seat"]
        orders = {"seat": seat, "pass_leftover": True}
        assert (await there.ask(NAME, "PUT", f"{path}/orders", json=orders)).status_code == 200
        loan = {"id": "l", "seat": seat, "steps": ["loan"]}
        assert (await there.ask(NAME, "POST", f"{path}/steps", json=loan)).status_code in (200, 409)
        if kind == "finished":
            await do(there, "Bob", f"{path}/leave")  # so that it counts, as lost to the bot
            await do(there, NAME, f"{path}/end", do="end")
    record = (await there.ask(NAME, "GET", f"/api/tables/{tables['finished']}/record")).content
    imported = await there.ask(NAME, "POST", "/api/records", content=record)
    tables["study"] = imported.json()["table"]["id"]
    running = (await there.ask("Bob", "GET", f"/api/tables/{tables['running']}")).json()["table"]
    place = next(each["place"] for each in running["seats"] if each["mine"])
    await do(there, NAME, f"/api/tables/{tables['running']}/silence", kind="mute", place=place)
    schedule = {"timezone": "Europe/Rome", "quiet": {"from": "22:00", "to": "07:00"}}
    assert (await there.ask(NAME, "PUT", "/api/me/schedule", json=schedule)).status_code == 200
    await do(there, NAME, "/api/me/link")
    me = (await there.ask(NAME, "GET", "/api/me")).json()["player"]["id"]
    store = there.server.store
    contact = ContactRow("hook", me, "webhook", f"https://{TEXT}", "hash", "secret", 1, 1)
    await store.add_contact(contact, 9)
    await store.add_delivery(DeliveryRow("sent", "hook", "", 0, None, TEXT, 1, 2**60))
    await store.write_choices(me, tables["running"], '{"mail": []}')
    await store.add_passkey(PasskeyRow("key", me, b"x", 0, NAME, 1), 9)
    await store.add_challenge(ChallengeRow("question", me, b"x", 2**60), 1)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = (await do(there, "Bob", "/api/tables", seats=seats))["table"]
    await do(there, NAME, f"/api/tables/{table['id']}/join", invite=table["invite"])
    await do(there, "Bob", f"/api/tables/{table['id']}/seat", place=1)  # removed for good
    return tables


async def given_away(there: Inside) -> str:
    """A table where the player did nothing but hand over a seat to Bob."""
    seats = [{"kind": "open"}, *({"kind": "bot", "bot": "deckhand"} for _ in range(2))]
    table = (await do(there, "Bob", "/api/tables", seats=seats))["table"]
    path = f"/api/tables/{table['id']}"
    await do(there, NAME, f"{path}/join", invite=table["invite"])
    seat = (await there.ask(NAME, "GET", f"{path}/view")).json()["seat"]
    code = (await do(there, NAME, f"{path}/give", seat=seat))["code"]
    await do(there, "Bob", f"{path}/accept", code=code)
    return str(table["id"])


@every_kind
def test_nothing_is_left_of_a_forgotten_player(kind: str, tmp_path: Path) -> None:
    async def test(there: Inside, url: str) -> None:
        tables = await live(there) | {"given": await given_away(there)}
        player = (await there.ask(NAME, "GET", "/api/me")).json()["player"]["id"]
        before = await everything(url, tmp_path / "before.db")
        assert before.count(player) > 10
        assert TEXT in before
        wrong = await there.ask(NAME, "POST", "/api/me/forget", json={"name": "Bob"})
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (422, "not_confirmed")
        await do(there, NAME, "/api/me/forget", name=NAME)
        assert (await there.ask(NAME, "GET", "/api/me")).status_code == 401
        after = await everything(url, tmp_path / "after.db")
        assert player not in after
        # What was reported and not looked at yet stays for the host of the server.
        kept = [line for line in after.splitlines() if TEXT in line or NAME in line]
        assert len(kept) == 2
        assert all(line.startswith('INSERT INTO "reports"') and NAME not in line for line in kept)
        await others_go_on(there, tables)

    with_server(kind, tmp_path, test)


@every_kind
def test_a_damaged_log_keeps_nobody_from_being_forgotten(kind: str, tmp_path: Path) -> None:
    async def test(there: Inside, url: str) -> None:
        tables = await live(there)
        store = there.server.store
        assert await pack_logs(store, after=-DAY) == 1  # a study is packed from the start
        cut = "UPDATE packed_logs SET entries = substr(entries, 1, length(entries) - 1)"
        await store.database.write(lambda db: db.run(cut))
        player = (await there.ask(NAME, "GET", "/api/me")).json()["player"]["id"]
        await do(there, NAME, "/api/me/forget", name=NAME)
        assert player not in await everything(url, tmp_path / "after.db")
        for name in ("finished", "running"):
            answer = await there.ask("Bob", "GET", f"/api/tables/{tables[name]}")
            assert sum(seat["former"] for seat in answer.json()["table"]["seats"]) == 1

    with_server(kind, tmp_path, test)


async def others_go_on(there: Inside, tables: dict[str, str]) -> None:
    """The games are still there, with a former player in them."""
    for kind in ("finished", "running"):
        path = f"/api/tables/{tables[kind]}"
        table = (await there.ask("Bob", "GET", path)).json()["table"]
        assert table["phase"] == kind
        (former,) = (seat for seat in table["seats"] if seat["former"])
        assert (former["name"], former["kind"], former["mine"]) == ("", "person", False)
        assert former["bot"] == (None if kind == "finished" else "trader")
        (message,) = (await there.ask("Bob", "GET", f"{path}/chat?after=1")).json()["messages"]
        assert (message["name"], message["text"], message["removed"]) == ("", "", True)
        assert (await there.ask("Bob", "GET", f"{path}/record")).status_code == 200
        events = (await there.ask("Bob", "GET", f"{path}/events")).json()["events"]
        (started,) = (event for event in events if event["event"] == "started")
        assert sorted(started["seats"].values()) == ["", "Bob", "deckhand"]
    given = (await there.ask("Bob", "GET", f"/api/tables/{tables['given']}")).json()["table"]
    assert [seat["name"] for seat in given["seats"] if seat["kind"] == "person"] == ["Bob"]
    await do(there, "Bob", f"/api/tables/{tables['running']}/end", do="end")
    for kind in ("open", "study"):
        table = await there.ask("Bob", "GET", f"/api/tables/{tables[kind]}")
        assert table.status_code == 404 or table.json()["table"]["phase"] == "cancelled"


def test_everything_that_is_mine_can_be_taken_along(tmp_path: Path) -> None:
    async def test(there: Inside, _: str) -> None:
        tables = await live(there)
        answer = await there.ask(NAME, "GET", "/api/me/export")
        assert answer.headers["content-disposition"] == 'attachment; filename="longshore.json"'
        mine = answer.json()
        assert mine["format"] == "longshore-export/1"
        assert mine["player"]["name"] == NAME
        assert {each["id"]: each["phase"] for each in mine["tables"]} == {
            id_: kind for kind, id_ in tables.items()
        }
        by_phase = {each["phase"]: each for each in mine["tables"]}
        assert "partial" not in by_phase["finished"]["records"][0]
        seat = by_phase["running"]["seats"][0]
        assert by_phase["running"]["records"][0]["partial"] == seat["seat"]
        assert seat["orders"]["pass_leftover"]
        assert [row["text"] for row in mine["chat"]] == [TEXT, TEXT]
        assert [row["text"] for row in mine["notes"]] == [TEXT, TEXT]
        assert mine["silenced"][0]["name"] == "Bob"
        assert mine["schedule"]["timezone"] == "Europe/Rome"
        assert mine["contacts"][0]["address"] == f"https://{TEXT}"
        assert mine["passkeys"][0]["name"] == NAME
        assert mine["notices"] == [{"table": tables["running"], "choices": {"mail": []}}]
        assert mine["rating"]["games"] == 1
        assert len(mine["results"]) == 1
        assert {key["kind"] for key in mine["keys"]} == {"cookie", "token", "link"}
        # What proves who somebody is, and what others are, is nobody's to take along.
        bob = (await there.ask("Bob", "GET", "/api/me")).json()["player"]["id"]
        assert bob not in answer.text
        assert "hash" not in answer.text
        assert there.tokens[NAME].partition(".")[2] not in answer.text
        his = (await there.ask("Bob", "GET", "/api/me/export")).text
        assert TEXT not in his
        assert "pass_leftover" not in his.replace('"pass_leftover":false', "")

    with_server("sqlite", tmp_path, test)


def test_an_export_of_a_running_game_hides_what_is_hidden(ann: Person, bob: Person) -> None:
    table = bob.join(ann.new_table("me", "open", "deckhand"))
    seat = seat_of(table)
    (mine,) = bob.get("/api/me/export")["tables"]
    (record,) = mine["records"]
    assert record["partial"] == seat
    assert [card is not None for card in record["deal"]["cards"]].count(True) == 1


def test_an_export_is_limited(limited_server: ServerProcess) -> None:
    api = Api(limited_server.url)
    ann = Person(api, "Ann")
    for _ in range(6):
        ann.get("/api/me/export")
    assert ann.refused("GET", "/api/me/export", 429)["code"] == "too_many_requests"
    api.client.close()


def test_nobody_is_forgotten_by_a_stranger(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as browser:
        browser.post("/api/players", json={"name": "Ann"})
        for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            answer = browser.post("/api/me/forget", json={"name": "Ann"}, headers=headers)
            assert answer.status_code == 403
        form = browser.post("/api/me/forget", content=b"name=Ann")
        assert form.status_code == 415
        assert browser.get("/api/me").status_code == 200
        assert browser.post("/api/me/forget", json={"name": " Ann "}).status_code == 200
        assert "longshore" not in browser.cookies
    with httpx.Client(base_url=server.url, timeout=30) as nobody:
        assert nobody.post("/api/me/forget", json={"name": "Ann"}).status_code == 401


@every_kind
def test_who_has_no_seat_is_forgotten_after_thirty_days(kind: str, tmp_path: Path) -> None:
    async def test(there: Inside, url: str) -> None:
        limits = there.server.settings.limits
        assert limits.forget_player_days == 30
        await there.arrive("Ann")
        store, now = there.server.store, now_ms()
        for name, days in (("Idle Ida", 31), ("Recent Ria", 29)):
            row = PlayerRow(name, name, "", 1, now - days * DAY)
            await store.create_player(row, [CredentialRow(f"c {name}", name, "cookie", b"x", 1)])
        seated = PlayerRow("sam", "Seated Sam", "", 1, now)
        await store.create_player(seated, [])
        table = await do(there, "Ann", "/api/tables")
        joined = await there.server.tables.get(table["table"]["id"])
        await there.server.tables.change(
            joined.id,
            lambda work: sit(work, seated),
        )
        seated.seen_at = now - 400 * DAY
        await store.change_player(seated)
        assert await there.server.forgetting.forget_idle(limits.forget_player_days) == 1
        assert await store.player("Idle Ida") is None
        assert await store.credential("c Idle Ida") is None
        assert await store.player("Recent Ria") is not None
        assert await store.player("sam") is not None
        assert "Idle Ida" not in await everything(url, tmp_path / "all.db")

    def sit(work: Any, player: PlayerRow) -> None:
        work.table.seats[1].kind = "person"
        work.table.seats[1].player, work.table.seats[1].name = player.id, player.name
        work.seat_changed()

    with_server(kind, tmp_path, test)


def test_everybody_whose_time_is_over_is_forgotten_on_the_same_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only the first few hundred, or a busy server would never get to the end."""
    monkeypatch.setattr(forgetting, "_AT_ONCE", 3)

    async def test(there: Inside, _: str) -> None:
        store = there.server.store
        for number in range(10):
            await store.create_player(PlayerRow(f"idle {number}", "Idle", "", 1, number), [])
        assert await there.server.forgetting.forget_idle(30) == 10
        for number in range(10):
            await store.create_player(PlayerRow(f"guest {number}", "Guest", "", 1, number), [])
        assert await there.server.forgetting.forget_guests(30) == 10

    with_server("sqlite", tmp_path, test)
