"""An admin with a token, and tables for them to look after."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from tests.cli.shell import longshore
from tests.server.tools.inside import Inside, inside

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


def run_admin(folder: Path, *arguments: str, code: int = 0) -> str:
    done = longshore("admin", *arguments, "--data", str(folder))
    assert done.code == code, (done.out, done.err)
    if code:
        assert done.err.count("\n") == 1
        return done.err
    return done.out
