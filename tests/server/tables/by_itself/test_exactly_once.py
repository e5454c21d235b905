"""Of two processes, and after a restart, what is due happens exactly once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.tables.by_itself.later import (
    LEAST,
    SHIP,
    Later,
    bounded,
    events,
    look_again,
    pass_time,
    put,
    until,
)
from tests.server.tools.games import table_at
from tests.server.tools.inside import inside

from longshore.record import parse_step
from longshore.record.words import SEATS
from longshore.server.base.clock import CLOCK, MINUTE, SECOND, now_ms
from longshore.server.server import Server
from longshore.server.settings import Settings
from longshore.server.store import open_store
from longshore.server.tables.by_itself.due import after_command
from longshore.server.tables.work import Work


@asynccontextmanager
async def two_processes(folder: Path) -> AsyncIterator[list[Server]]:
    """Two servers that share a database and know nothing else of each other."""
    store = await open_store(f"sqlite:///{folder / 'longshore.db'}")
    store.exclusive = False
    servers = [Server(Settings(data=str(folder)), store) for _ in range(2)]
    tasks = []
    for server in servers:
        server.hub.own.extend((server.bots.changed, server.keeper.changed))
        await server.keeper.begin()
        tasks += [asyncio.create_task(server.keeper.run()), asyncio.create_task(server.help_bots())]
    try:
        yield servers
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for server in servers:
            await server.bots.stop()
            await server.pool.stop()
        await store.close()


def test_of_two_processes_one_acts(tmp_path: Path, later: Later) -> None:
    async def test() -> None:
        async with two_processes(tmp_path) as servers:
            await put(servers[0], LEAST, SHIP)
            await pass_time(later, 31 * SECOND, *servers)
            await until(servers[0], "time_out")
            await look_again(*servers)
            assert len(await events(servers[0], "time_out")) == 1
            assert len(await events(servers[0], "step")) == 1

    bounded(test)


def test_of_two_processes_one_answers_for_a_bot(tmp_path: Path) -> None:
    async def test() -> None:
        async with two_processes(tmp_path) as servers:
            table = table_at()
            table.seats[0].kind, table.seats[0].bot = "bot", "deckhand"
            work = Work(table, *CLOCK.moment())
            work.seat_changed()
            work.tell({"event": "created"})
            # Nobody is told: both find it by looking for bots that wait.
            await servers[0].store.write(work.rows(None))
            while (await servers[0].tables.get("table")).asked() == ["blue"]:
                await asyncio.sleep(0.05)
            for server in servers:
                await server.bots.resume(await server.store.tables_waiting_for_bots(now_ms()))
            while any(task.get_name() == "bots of table" for task in asyncio.all_tasks()):
                await asyncio.sleep(0.02)
            steps = [event["step"] for event in await events(servers[0], "step")]
            game = table_at().running_game
            for step in steps:
                game.apply(0, parse_step(step))
            assert game.turn == 1
            assert await servers[0].store.tables_waiting_for_bots(1 << 60) == []

    bounded(test)


async def lend_all(server: Server) -> None:
    """A table where bots play every seat, one of them for a person who means to come back."""
    table = table_at()
    for seat in table.seats:
        seat.bot = "deckhand"
    for seat in table.seats[1:]:
        seat.kind, seat.player = "bot", None
    work = Work(table, *CLOCK.moment())
    work.seat_changed()
    work.tell({"event": "created"})
    after_command(work)
    await server.tables.store_new(work)


async def bots_are_idle() -> None:
    """Wait until no task plays for a bot."""
    while any(task.get_name() == "bots of table" for task in asyncio.all_tasks()):
        await asyncio.sleep(0.02)


def test_bots_wait_without_a_lease_and_one_of_two_processes_goes_on(
    tmp_path: Path, later: Later
) -> None:
    async def test() -> None:
        later.stop()
        async with two_processes(tmp_path) as servers:
            store = servers[0].store
            await lend_all(servers[0])
            for turn in range(3):
                table = await servers[0].tables.get("table")
                assert table.running_game.turn == turn
                assert await store.tables_waiting_for_bots(1 << 60) == []
                assert await store.lease_bots("table", "anyone", now_ms(), now_ms())
                await look_again(*servers)
                assert (await servers[0].tables.get("table")).seq == table.seq
                await pass_time(later, 3 * SECOND, *servers)
                while (await servers[0].tables.get("table")).running_game.turn == turn:
                    await asyncio.sleep(0.02)
                await bots_are_idle()
            steps = [(each["seat"], each["step"]) for each in await events(servers[0], "step")]
            game = table_at().running_game
            for seat, step in steps:
                game.apply(SEATS.index(seat), parse_step(step))
            assert game.turn == 0

    bounded(test)


def test_a_wait_goes_on_after_a_restart(tmp_path: Path, later: Later) -> None:
    async def before() -> None:
        async with inside(tmp_path) as running:
            await lend_all(running.server)

    async def after() -> None:
        async with inside(tmp_path) as running:
            await look_again(running.server)
            assert await events(running.server, "step") == []
            await pass_time(later, 3 * SECOND, running.server)
            await until(running.server, "step")

    later.stop()
    bounded(before)
    bounded(after)


def test_an_order_acts_once_after_a_restart(tmp_path: Path, later: Later) -> None:
    async def before() -> None:
        async with inside(tmp_path) as running:
            owners = [await running.arrive(name) for name in ("Ann", "Bob", "Cem")]
            tokens.update(running.tokens)
            await put(running.server, None, SHIP, owners=owners)
            body = {"seat": "red", "bid": {"per_container": {"tan": 6}}}
            given = await running.ask("Bob", "PUT", "/api/tables/table/orders", json=body)
            assert given.status_code == 200, given.text
            await running.take("Ann", "table", "blue", "sail island")
            table = await running.server.tables.get("table")
            assert table.due_at is not None
            assert table.due_at > CLOCK.source()

    async def after() -> None:
        async with inside(tmp_path) as running:
            running.tokens.update(tokens)
            for _ in range(2):  # the first time it was late, and draws another moment
                table = await running.server.tables.get("table")
                assert table.due_at is not None
                later.ahead += max(0, table.due_at - CLOCK.source()) + 1
                await look_again(running.server)
                if await events(running.server, "committed"):
                    break
            await until(running.server, "committed")
            await pass_time(later, 2 * MINUTE, running.server)
            await look_again(running.server)
            assert len(await events(running.server, "committed")) == 1
            path = "/api/tables/table/orders?seat=red"
            log = (await running.ask("Bob", "GET", path)).json()["log"]
            assert [line["code"] for line in log] == ["bid"]
            assert log[0]["text"] == "Bid $6, as ordered."
            await running.take("Cem", "table", "yellow", "bid 2")
            assert (await events(running.server, "bids"))[0]["bids"]["red"] == 6

    tokens: dict[str, str] = {}
    bounded(before)
    later.ahead += 3 * MINUTE
    bounded(after)
