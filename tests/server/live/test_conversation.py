"""An answer to a repeated step never answers anything else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.tools.inside import Inside, inside

from longshore.server.api.socket import door
from longshore.server.api.socket.door import Conversation
from longshore.server.base.rates import Rate
from longshore.server.live.socket import Socket

Json = dict[str, Any]
DANCE = '{"type": "dance", "id": "x"}'


class Wire:
    """The line of a socket that remembers what it is given."""

    waiting = 0

    def __init__(self) -> None:
        self.heard: list[Json] = []
        self.dropped = 0

    def write(self, text: bytes) -> None:
        self.heard.append(json.loads(text))

    def drop(self, code: int, reason: str) -> None:
        assert reason
        self.dropped = code

    def denied(self) -> None:
        raise AssertionError("this socket is open")


class Client:
    """Says what it is told to, whatever it hears, and then leaves."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = iter(texts)

    async def receive(self) -> Json:
        for text in self.texts:
            return {"type": "websocket.receive", "text": text}
        return {"type": "websocket.disconnect", "code": 1000}


async def converse(there: Inside, *texts: str) -> Wire:
    """What a client hears whose first step, a loan, has been accepted."""
    await there.arrive("Ann")
    wanted = {"seats": [{"kind": "me"}] * 3}
    made = (await there.ask("Ann", "POST", "/api/tables", json=wanted)).json()
    table = made["table"]["id"]
    loan = {"seat": "blue", "decision": None, "steps": ["loan"]}
    wire = Wire()
    socket = Socket(wire, "", "en", 1_000_000)
    there.server.live.open(socket)
    hello = json.dumps({"type": "hello", "token": there.tokens["Ann"]})
    step = json.dumps({"type": "steps", "id": "one", "table": table, **loan})
    said = [hello, step, *(text.replace("TABLE", table) for text in texts)]
    client: Any = Client(said)
    await Conversation(there.server, socket).listen(client)
    there.server.live.close(socket)
    welcome, ok = wire.heard[:2]
    assert (welcome["type"], ok["type"], ok["id"]) == ("welcome", "ok", "one")
    del wire.heard[:2]
    return wire


def test_a_message_that_cannot_be_read_is_refused_each_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as there:
            wire = await converse(there, DANCE, DANCE, DANCE)
            assert [(heard["type"], heard["id"]) for heard in wire.heard] == [("error", "x")] * 3

    asyncio.run(test())


def test_a_client_that_goes_on_like_that_is_disconnected(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as there:
            wire = await converse(there, *[DANCE] * 200)
            assert 100 <= len(wire.heard) < 110
            assert wire.dropped == 1008

    asyncio.run(test())


def test_a_watch_that_had_to_wait_is_carried_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its high price is only known once it has been read, and then it is refused."""
    real = Rate.allows
    refused: list[str] = []

    def allows(self: Rate, key: str, cost: int = 1) -> bool:
        if cost == 9 and not refused:
            refused.append(key)
            return False
        return real(self, key, cost)

    monkeypatch.setattr(Rate, "allows", allows)
    monkeypatch.setattr(door, "_PAUSE_SECONDS", 0)

    async def test() -> None:
        async with inside(tmp_path) as there:
            watch = '{"type": "watch", "table": "TABLE", "seat": "blue", "after": 0, "id": "two"}'
            error, *others = (await converse(there, watch, watch)).heard
            assert (error["id"], error["error"]["code"]) == ("two", "too_many_requests")
            assert "update" in [heard["type"] for heard in others]
            assert "ok" not in [heard["type"] for heard in others]

    asyncio.run(test())
