"""Servers that notify at once, and helpers for their tests."""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest import mock

from tests.server.tools.games import table_at
from tests.server.tools.in_thread import ServerInThread
from tests.server.tools.inside import Inside, inside
from tests.server.tools.receivers import Received, WebReceiver

from longshore.server.base.clock import HOUR, now_ms
from longshore.server.notices import desk
from longshore.server.server import Server
from longshore.server.settings import Limits

BASE = "http://127.0.0.1"
Test = Callable[[Inside], Awaitable[None]]


def with_server(folder: Path, test: Test, **settings: Any) -> None:
    """A server that sends at once and may send to this machine."""

    async def run() -> None:
        settings.setdefault("limits", Limits(notice_seconds=1))
        settings.setdefault("webhook_allow", "127.0.0.1/32")
        async with asyncio.timeout(120), inside(folder, public_url=BASE, **settings) as there:
            quicken(there)
            await test(there)

    asyncio.run(run())


def quicken(there: Inside) -> None:
    quicken_server(there.server)


def quicken_server(server: Server) -> None:
    server.notices.poll_seconds = 0.05
    server.notices.pauses = (100, 100)
    server.tables.delays = replace(server.tables.delays, notices=0)


async def until(what: Callable[[], Any], seconds: float = 30) -> Any:
    async with asyncio.timeout(seconds):
        while not (found := what()):
            await asyncio.sleep(0.02)
        return found


async def settled(there: Inside | ServerInThread) -> None:
    """No notice is waiting, and no message is in flight."""
    while await there.server.store.notices_due(now_ms() + HOUR):
        await there.server.notices.rounds.wait()
    await there.server.notices.rounds.wait()
    await there.server.notices.idle()  # what became of the last one is noted


@contextmanager
def later(ms: int) -> Iterator[None]:
    """Pretend to those who send notices that it is later."""
    with mock.patch.object(desk, "now_ms", side_effect=lambda: now_ms() + ms):
        yield


async def ask(
    there: Inside, who: str, method: str, path: str, status: int = 200, **body: Any
) -> Any:
    answer = await there.ask(who, method, path, **({"json": body} if body else {}))
    assert answer.status_code == status, answer.text
    return answer.json()


async def webhook_for(there: Inside, who: str, receiver: WebReceiver, path: str = "/hook") -> str:
    """Add a webhook. Returns its secret."""
    added = await ask(
        there, who, "POST", "/api/me/contacts", 201, kind="webhook", url=receiver.url + path
    )
    return str(added["contact"]["secret"])


async def two_at_a_table(there: Inside, **more: Any) -> str:
    """Ann, Bob and a bot. Nobody has done anything."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "deckhand"}]
    table = (await ask(there, "Ann", "POST", "/api/tables", 201, seats=seats, **more))["table"]
    await ask(there, "Bob", "POST", f"/api/tables/{table['id']}/join", invite=table["invite"])
    return str(table["id"])


async def put_table(there: Inside, *names: str, table_id: str = "quay") -> None:
    """A running table. Blue, the first player, has to decide."""
    owners = [await there.arrive(name) for name in names]
    table = table_at(owners=owners, table_id=table_id)
    for seat, name in zip(table.seats, names, strict=True):
        seat.name = name
    await there.put(table)


def verified(received: Received, secret: str) -> Any:
    """The data of a webhook with a valid signature, checked as its receiver would."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    head = f"{received.headers['webhook-id']}.{received.headers['webhook-timestamp']}."
    wanted = hmac.new(key, head.encode() + received.body, sha256).digest()
    assert received.headers["webhook-signature"] == "v1," + base64.b64encode(wanted).decode()
    return json.loads(received.body)
