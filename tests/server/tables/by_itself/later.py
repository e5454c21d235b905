"""A clock that tests move forward, and what a server then does by itself."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec.structs import replace
from tests.server.tools.games import table_at

from longshore.server.base.clock import CLOCK, SECOND, now_ms
from longshore.server.messages.pace import LivePace, Pace
from longshore.server.server import Server
from longshore.server.tables.by_itself.due import after_command
from longshore.server.tables.table import Table
from longshore.server.tables.work import Work

Json = dict[str, Any]
SHIP = {"turn": "blue", "seats": {"blue": {"ship": {"at": "sea", "cargo": ["tan"]}}}}
LEAST = LivePace(turn=30, bank=0, out_of_time="least")
BOT = LivePace(turn=30, bank=0, out_of_time="bot", bot="deckhand")


class Later:
    """A clock that tests can move forward, or stop, so that a slow machine lets nothing be due."""

    def __init__(self) -> None:
        self.ahead = 0
        self.stopped: int | None = None

    def stop(self) -> None:
        self.stopped = now_ms()

    def __call__(self) -> int:
        return (now_ms() if self.stopped is None else self.stopped) + self.ahead


def bounded(test: Callable[[], Awaitable[None]]) -> None:
    async def inside_a_minute() -> None:
        async with asyncio.timeout(60):
            await test()

    asyncio.run(inside_a_minute())


async def put(
    server: Server, pace: Pace | None, position: Json | None = None, **more: Any
) -> Table:
    """Store a running table at any position."""
    table = table_at(position, **more)
    table.setup = replace(table.setup, pace=pace)
    work = Work(table, *CLOCK.moment())
    work.seat_changed()
    work.tell({"event": "created"})
    work.keep_snapshot()
    after_command(work)
    return await server.tables.store_new(work)


async def events(server: Server, kind: str) -> list[Json]:
    entries = await server.store.entries("table", 0, 1000)
    told = [event for entry in entries for event in msgspec.json.decode(entry.events)]
    return [event for event in told if event["event"] == kind]


async def until(server: Server, kind: str) -> list[Json]:
    """Wait for an event."""
    while not (found := await events(server, kind)):
        await asyncio.sleep(0.02)
    return found


async def pass_time(later: Later, ms: int, *servers: Server) -> None:
    """Move the clock forward, in steps so small that they do not count as downtime."""
    end = later.ahead + ms
    while later.ahead < end:
        later.ahead = min(later.ahead + 10 * SECOND, end)
        for server in servers:
            await server.keeper.beat()
    for server in servers:
        server.keeper.wake()


async def look_again(*servers: Server) -> None:
    """Wait until each of them has looked for what is due, from now on."""
    for server in servers:
        for _ in range(2):
            server.keeper.wake()
            await server.keeper.rounds.wait()
