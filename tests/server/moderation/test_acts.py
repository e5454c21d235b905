"""Acts of admins about names and tables: what they change, in which order, and who did it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.moderation.admins import BAD, TOKEN, admin, code_of, me, table, with_server
from tests.server.tools.inside import Inside, inside
from tests.server.tools.stores import KINDS, store_url

from longshore.server.base.clock import DAY, now_ms
from longshore.server.base.problems import Problem
from longshore.server.settings import Limits
from longshore.server.store import ActRow, Unavailable


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
