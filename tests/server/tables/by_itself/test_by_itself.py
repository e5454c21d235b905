"""What a running server does by itself: exactly once, even with several processes or a restart."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.tools.games import table_at
from tests.server.tools.inside import Inside, inside

from longshore.record import parse_step
from longshore.record.words import SEATS
from longshore.server.acting import keeper
from longshore.server.base.clock import CLOCK, DAY, HOUR, MINUTE, SECOND, now_ms
from longshore.server.messages.pace import DaysPace, LivePace, Pace
from longshore.server.messages.schedule import Schedule
from longshore.server.server import Server
from longshore.server.settings import Settings
from longshore.server.store import open_store
from longshore.server.tables.by_itself.due import after_command
from longshore.server.tables.kept.hub import Changed
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


@pytest.fixture
def later() -> Iterator[Later]:
    clock = Later()
    CLOCK.source = clock
    yield clock
    CLOCK.source, CLOCK.down = now_ms, 0


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


# ---------------------------------------------------------------- clocks


def test_time_runs_out(tmp_path: Path, later: Later) -> None:
    async def test() -> None:
        async with inside(tmp_path) as running:
            await put(running.server, LEAST)
            await look_again(running.server)
            assert await events(running.server, "time_out") == []
            await pass_time(later, 31 * SECOND, running.server)
            assert await until(running.server, "time_out") == [
                {"event": "time_out", "seat": "blue"}
            ]
            assert (await running.server.tables.get("table")).asked() == ["red"]

    bounded(test)


def test_the_server_wakes_by_itself_in_time(
    tmp_path: Path, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing wakes it: the clock runs out while it sleeps until its next beat."""
    monkeypatch.setattr(keeper, "BEAT_SECONDS", HOUR // SECOND)

    async def test() -> None:
        async with inside(tmp_path) as running:
            await look_again(running.server)
            later.ahead = -30 * SECOND + 400  # the clock has 0.4 seconds left when it begins
            table = await put(running.server, LEAST)
            later.ahead = 0
            assert table.due_at is not None
            running.server.hub.act(Changed(table, []))
            await until(running.server, "time_out")

    bounded(test)


def test_a_bot_plays_until_the_owner_acts(tmp_path: Path, later: Later) -> None:
    async def test() -> None:
        async with inside(tmp_path) as running:
            owners = [await running.arrive(name) for name in ("Ann", "Bob", "Cem")]
            await put(running.server, BOT, owners=owners)
            await pass_time(later, 31 * SECOND, running.server)
            await until(running.server, "step")  # the bot's
            path = "/api/tables/table"
            table = (await running.ask("Ann", "GET", path)).json()["table"]
            assert table["seats"][0]["bot"] == "deckhand"
            while (await running.ask("Bob", "GET", f"{path}/view")).json()["decision"] is None:
                await asyncio.sleep(0.02)
            await running.take("Ann", "table", "blue", "loan", decision=None)
            table = (await running.ask("Ann", "GET", path)).json()["table"]
            assert table["seats"][0]["bot"] is None
            assert len(await events(running.server, "back")) == 1

    bounded(test)


def test_quiet_hours_of_the_owner_are_looked_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as running:
            owners = [await running.arrive(name) for name in ("Ann", "Bob", "Cem")]
            body = {"timezone": "UTC", "quiet": {"from": "00:00", "to": "12:00"}, "holidays": []}
            done = await running.ask("Ann", "PUT", "/api/me/schedule", json=body)
            assert done.status_code == 200, done.text
            began = CLOCK.source()
            await put(running.server, DaysPace(days=1), owners=owners)
            # Half of every day does not count, so a day takes two.
            while (
                due := (await running.server.tables.get("table")).due_at or 0
            ) < began + 36 * HOUR:
                await asyncio.sleep(0.02)
            assert due <= began + 2 * DAY + MINUTE
            # Another schedule takes effect at once, and is all that is shown of it.
            await running.server.schedules.change(owners[0], Schedule("UTC"), 10)
            view = (await running.ask("Bob", "GET", "/api/tables/table/view")).json()
            assert view["clocks"]["seats"]["blue"]["running"]
            assert "quiet" not in str(view["clocks"])

    bounded(test)


# ---------------------------------------------------------------- several processes


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


# ---------------------------------------------------------------- bots that wait


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


# ---------------------------------------------------------------- standing orders


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


# ---------------------------------------------------------------- nobody else learns of it


QUESTIONS = ["", "/view", "/events", "/record", "/replay", "/ledger", "/orders?seat=yellow"]


def test_nobody_learns_of_orders(tmp_path: Path, later: Later) -> None:
    """Two tables that differ in yellow's orders, before and after they stop."""

    async def test() -> None:
        async with inside(tmp_path) as running:
            owners = [await running.arrive(name) for name in ("Ann", "Bob", "Cem")]
            await running.arrive("Stranger")
            heard: list[Changed] = []
            running.server.hub.watching.append(heard.append)
            for name in ("plain", "orders"):
                await put(running.server, LEAST, SHIP, owners=owners, table_id=name)
                running.server.hub.listen(name, heard.append)
            heard.clear()
            body = {"seat": "yellow", "bid": {"per_container": {"black": 6}}, "pass_leftover": True}
            before = await answers(running, "orders")
            await running.ask("Cem", "PUT", "/api/tables/orders/orders", json=body)
            assert heard == []
            assert await answers(running, "orders") == before
            for name in ("plain", "orders"):
                await running.take("Ann", name, "blue", "sail island")
            heard.clear()
            assert await answers(running, "plain") == await answers(running, "orders")
            due = (await running.server.tables.get("orders")).due_at
            assert due is not None
            await pass_time(later, due - CLOCK.source() + 1, running.server)
            path = "/api/tables/orders/orders?seat=yellow"
            while len((await running.ask("Cem", "GET", path)).json()["log"]) < 1:
                await asyncio.sleep(0.02)
            # It has stopped: this lot is not in the order. Only its owner knows.
            assert heard == []
            assert await answers(running, "plain") == await answers(running, "orders")
            refused = await running.ask("Bob", "PUT", "/api/tables/orders/orders", json=body)
            assert refused.status_code == 403

    bounded(test)


BY_NATURE = frozenset(
    (
        *("at", "created_at", "changed_at", "now", "ends_at", "turn_ms", "remaining_ms"),
        *("id", "table", "invite"),
    )
)


async def answers(running: Inside, table: str) -> list[str]:
    """Everything that others may ask about a table, without times and ids."""
    found = []
    for who in ("Bob", "Stranger", None):
        for question in QUESTIONS:
            answer = await running.ask(who, "GET", f"/api/tables/{table}{question}")
            found.append(f"{answer.status_code} {told(answer)}")
    mine = await running.ask("Bob", "GET", "/api/tables")
    found += [str(plain(each)) for each in mine.json()["tables"] if each["id"] == table]
    return found


def told(answer: Any) -> str:
    kind = answer.headers["content-type"]
    return str(plain(answer.json())) if "json" in kind else str(answer.text)


def plain(value: Any) -> Any:
    """Without times and table ids, which always differ."""
    if isinstance(value, dict):
        return {key: plain(entry) for key, entry in value.items() if key not in BY_NATURE}
    if isinstance(value, list):
        return [plain(entry) for entry in value]
    return value
