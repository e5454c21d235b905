"""Messages are passed on in the order in which they came, each as often as it came."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from longshore.server.live.line import AGAIN, LiveProtocol

REST, TEXT, BINARY = 0, 1, 2


def frame(kind: int, payload: bytes, *, last: bool = True) -> bytes:
    """A short frame of a client, whose mask changes nothing."""
    return bytes((last << 7 | kind, 1 << 7 | len(payload), 0, 0, 0, 0)) + payload


ONE = frame(TEXT, b"one")
BETWEEN = {
    "binary": frame(BINARY, b"two"),
    "in pieces": frame(TEXT, b"t", last=False) + frame(REST, b"wo"),
}
every_kind = pytest.mark.parametrize("between", BETWEEN.values(), ids=BETWEEN)


def a_line() -> Any:
    """The wire of an open socket, without a connection."""
    line: Any = LiveProtocol.__new__(LiveProtocol)
    line.loop = asyncio.get_running_loop()
    line.config = SimpleNamespace(ws_max_size=1000)
    line.conn = ServerProtocol(state=OPEN)
    line.transport = SimpleNamespace(
        is_closing=lambda: False, pause_reading=lambda: None, resume_reading=lambda: None
    )
    line.queue, line.frames = asyncio.Queue(), []
    line.close_sent = line.read_paused = False
    line._fast = True
    return line


async def taken(line: Any) -> list[tuple[str, int]]:
    """The messages that wait, each with how often it came again."""
    found = []
    while line.queue.qsize():
        message = await line.receive()
        said = message.get("text") or message["bytes"].decode()
        found.append((said, message.get(AGAIN, 0)))
    return found


def test_what_comes_again_while_it_waits_is_counted() -> None:
    async def test() -> None:
        line = a_line()
        line.data_received(ONE * 3)
        assert await taken(line) == [("one", 2)]
        line.data_received(ONE)  # the first is being answered
        assert await taken(line) == [("one", 0)]

    asyncio.run(test())


@every_kind
def test_a_repeat_does_not_overtake_what_came_before_it(between: bytes) -> None:
    async def test() -> None:
        line = a_line()
        line.data_received(ONE + between + ONE)
        assert await taken(line) == [("one", 0), ("two", 0), ("one", 0)]

    asyncio.run(test())


@every_kind
def test_a_repeat_of_what_has_been_taken_is_not_lost(between: bytes) -> None:
    async def test() -> None:
        line = a_line()
        line.data_received(ONE)
        assert await taken(line) == [("one", 0)]
        line.data_received(between)
        line.data_received(ONE)
        assert await taken(line) == [("two", 0), ("one", 0)]

    asyncio.run(test())
