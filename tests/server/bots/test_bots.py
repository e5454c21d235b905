"""Bots at the table: they get what their seat may see, and cannot stop a game."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from tests.server.tools.client import Api, Person, seat_of
from tests.server.tools.games import Desk, table_at
from tests.server.tools.process import ServerProcess, children

from longshore.record import parse_step
from longshore.server.base import metrics
from longshore.server.base.clock import now_ms
from longshore.server.base.process import loop_factory
from longshore.server.bots.driver import stand_in
from longshore.server.bots.job import Job, asking_of, new_job
from longshore.server.bots.pool import BotPool
from longshore.server.bots.queue import FairQueue
from longshore.server.bots.story import Story
from longshore.server.server import Server, running
from longshore.server.settings import Limits, Settings
from longshore.server.store import EntryRow
from longshore.server.tables.commands.hand_over import take_back
from longshore.server.tables.table import Table
from longshore.server.tables.work import Work

BOTS = "bots of table"  # the task in which they play at it
SHIP = {"turn": "blue", "seats": {"blue": {"ship": {"at": "sea", "cargo": ["tan"]}}}}


def job_at(table: Table, seat: int, bot: str) -> Job:
    return new_job(table.running_game, table.id, seat, bot, 7)


def story_of(table: Table) -> Story:
    assert table.header is not None
    return Story(table.id, table.header)


def test_a_job_holds_only_what_the_seat_may_see() -> None:
    desk = Desk(table_at(SHIP))
    desk.take("blue", "sail island")
    desk.take("yellow", "bid 17")
    job = job_at(desk.table, 1, "trader")
    assert job.view["auction"]["bids"] == {}
    assert "card" not in job.view["seats"]["blue"]
    assert list(asking_of(job).legal) == [f"bid {amount}" for amount in range(21)] + ["loan"]


def test_bids_are_told_when_they_are_open() -> None:
    desk = Desk(table_at(SHIP))
    story = story_of(desk.table)
    entries: list[EntryRow] = []
    for seat, step in (("blue", "sail island"), ("yellow", "bid 4"), ("red", "loan")):
        entries += desk.take(seat, step).entries
    for entry in entries:
        story._add(entry)
    assert story.lines == ["blue: sail island", "red: loan"]
    for entry in desk.take("red", "bid 5").entries:
        story._add(entry)
    assert story.lines == ["blue: sail island", "red: loan", "yellow: bid 4", "red: bid 5"]


SLOW = """
import ctypes
from longshore.bots.deckhand import Deckhand

class Slow(Deckhand):
    def answer(self, asking):
        ctypes.PyDLL(None).sleep(self.seconds)  # never lets go of the interpreter
        return super().answer(asking)

def make(seed, style, simulations):
    bot = Slow(seed=seed)
    bot.seconds = int(style or 8)
    return bot
"""


def add_plugin(folder: Path, name: str, code: str) -> None:
    """Install a plug-in into a folder, as a package manager would."""
    (folder / f"{name}.py").write_text(code)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[longshore.bots]\n{name} = {name}:make\n")


@pytest.fixture
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder where bot processes look for plug-ins."""
    folder = tmp_path / "plugins"
    folder.mkdir()
    add_plugin(folder, "slowcoach", SLOW)
    before = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{before}" if before else str(folder))
    return folder


async def ask(pool: BotPool, table: Table, bot: str, seconds: float) -> str | None:
    async with pool.turn(table.id) as process:
        answer = await pool.answer(process, job_at(table, 0, bot), story_of(table), seconds)
        return None if answer is None else answer.step


@pytest.mark.usefixtures("plugins")
def test_a_bot_that_is_late_or_wrong_is_replaced() -> None:
    async def test() -> None:
        pool = BotPool(1, ("slowcoach",))
        table = table_at()
        try:
            first = await ask(pool, table, "trader", 30)
            assert first is not None
            assert table.running_game.why_not(0, parse_step(first)) is None
            assert await ask(pool, table, "nobody", 30) is None
            began = time.monotonic()
            assert await ask(pool, table, "slowcoach:60", 1) is None
            assert time.monotonic() - began < 30
            # The process was ended; the next job gets a new one, with the whole story.
            assert await ask(pool, table, "trader", 30) == first
            process = pool.processes[0].process
            assert process is not None
            process.kill()
            assert await ask(pool, table, "trader", 30) == first
        finally:
            await pool.stop()

    asyncio.run(test())


def test_a_closed_pipe_is_a_dead_process() -> None:
    """The pipe may be known to be closed before the death of the process is."""

    async def test() -> None:
        pool = BotPool(1)
        table = table_at()
        try:
            first = await ask(pool, table, "trader", 30)
            process = pool.processes[0].process
            assert process is not None
            assert process.stdin is not None
            process.send_signal(signal.SIGSTOP)  # or it would end as well
            process.stdin.transport.abort()
            with suppress(ConnectionError):
                await process.stdin.wait_closed()
            assert await ask(pool, table, "trader", 30) == first
        finally:
            await pool.stop()

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(test())


def test_the_server_says_once_that_captains_play_for_admirals(
    plugins: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (plugins / "numpy.py").write_text("raise ModuleNotFoundError('none', name='numpy')\n")

    async def test() -> None:
        pool = BotPool(2)
        table = table_at()
        try:
            async with pool.turn("another table"):  # so that both processes are asked
                first = await ask(pool, table, "admiral", 30)
            assert first is not None
            async with pool.turn(table.id):
                assert await ask(pool, table, "admiral", 30) == first
        finally:
            await pool.stop()

    asyncio.run(test())
    assert [line.getMessage() for line in caplog.records] == [
        "captains play in place of admirals: numpy is not installed: pip install '.[bots]'"
    ]


@pytest.mark.usefixtures("plugins")
def test_only_plug_ins_of_the_settings_and_no_commands_run() -> None:
    async def test() -> None:
        pool = BotPool(1)
        table = table_at()
        try:
            assert await ask(pool, table, "slowcoach", 30) is None
            assert await ask(pool, table, "cmd:sh -c true", 30) is None
            assert await ask(pool, table, "deckhand", 30) is not None
        finally:
            await pool.stop()

    asyncio.run(test())


def test_whoever_has_been_served_stands_behind_all_others() -> None:
    async def test() -> None:
        queue = FairQueue(["a worker"])
        served: list[str] = []

        async def table(name: str, decisions: int) -> None:
            for _ in range(decisions):
                async with queue.worker(lambda _: True):
                    served.append(name)
                    await asyncio.sleep(0)

        await asyncio.gather(table("busy", 6), table("one", 2), table("two", 2))
        assert served[:6] == ["busy", "one", "two"] * 2

    asyncio.run(test())


def test_who_gives_up_waiting_leaves_no_gap_in_the_queue() -> None:
    async def test() -> None:
        queue = FairQueue(["a worker"])
        async with queue.worker(lambda _: True):
            for _ in range(3):
                with pytest.raises(TimeoutError):
                    async with asyncio.timeout(0.01), queue.worker(lambda _: True):
                        pass
            assert queue.waiting == 0
        async with asyncio.timeout(1), queue.worker(lambda _: True) as worker:
            assert worker == "a worker"

    asyncio.run(test())


@asynccontextmanager
async def bots_in_a_hurry(folder: Path, seat: str, seconds: int = 2) -> AsyncIterator[Server]:
    """A server that gives bots little time, and a table where a bot plays Ann's blue seat."""
    settings = Settings(
        data=str(folder),
        bot_plugins=("slowcoach",),
        limits=Limits(bot_seconds=seconds, bot_processes=1),
    )
    async with asyncio.timeout(60), running(settings) as server:
        table = table_at()
        assert await ask(server.pool, table, "deckhand", 30) is not None  # its process has started
        table.seats[0].bot = seat
        work = Work(table, now_ms())
        work.seat_changed()
        work.tell({"event": "created"})
        await server.tables.store_new(work)
        yield server


async def steps_of(server: Server) -> list[str]:
    return [entry.step or "" for entry in await server.store.steps("table")]


@pytest.mark.usefixtures("plugins")
def test_a_deckhand_answers_for_a_bot_that_thinks_too_long(tmp_path: Path) -> None:
    async def test() -> None:
        before = metrics.BOT_STAND_INS._value.get()
        async with bots_in_a_hurry(tmp_path, "slowcoach:40") as server:
            while not await steps_of(server):
                await asyncio.sleep(0.1)
            assert metrics.BOT_STAND_INS._value.get() > before

    asyncio.run(test())


@pytest.mark.usefixtures("plugins")
def test_a_deckhand_answers_when_something_unforeseen_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("unforeseen")

    async def test() -> None:
        async with bots_in_a_hurry(tmp_path, "slowcoach:40") as server:
            monkeypatch.setattr(server.pool, "answer", fail)
            while not await steps_of(server):
                await asyncio.sleep(0.1)

    asyncio.run(test())


@pytest.mark.usefixtures("plugins")
def test_what_a_bot_answers_after_its_owner_is_back_is_dropped(tmp_path: Path) -> None:
    async def test() -> None:
        async with bots_in_a_hurry(tmp_path, "slowcoach:2", seconds=30) as server:
            while not server.pool.load:
                await asyncio.sleep(0.02)
            await server.tables.change("table", lambda work: take_back(work, 0))
            while thinking := [task for task in asyncio.all_tasks() if task.get_name() == BOTS]:
                await asyncio.wait(thinking)
            assert await steps_of(server) == []
            assert (await server.tables.get("table")).asked() == ["blue"]

    asyncio.run(test())


def test_a_deckhand_stands_in() -> None:
    table = table_at()
    for _ in range(20):
        step = stand_in(job_at(table, 0, "trader"))
        assert table.running_game.why_not(0, parse_step(step)) is None


def test_a_game_survives_the_death_of_its_bots(tmp_path: Path) -> None:
    """Their processes are killed, then the whole server, and the game goes on."""
    with ServerProcess(tmp_path, "--trust-loopback") as process:
        ann = Person(Api(process.url))
        table = ann.new_table("me", "trader", "trader:shipper")
        play_turns(ann, table["id"], seat_of(table), 2)
        for pid in children(process.pid):
            os.kill(pid, signal.SIGKILL)
        play_turns(ann, table["id"], seat_of(table), 2)
        pass_turn(ann, table["id"], seat_of(table))
        process.kill()
        ann.api.client.close()
        process.start()
        ann.api = Api(process.url)
        play_turns(ann, table["id"], seat_of(table), 2)
        ann.api.client.close()


def play_turns(ann: Person, table_id: str, seat: str, turns: int) -> None:
    deadline = time.monotonic() + 60
    while turns:
        assert time.monotonic() < deadline
        if ann.view(table_id)["decision"] is None:
            ann.get(f"/api/tables/{table_id}/events", after=ann.view(table_id)["seq"], wait=2)
        else:
            turns -= pass_turn(ann, table_id, seat)


def pass_turn(ann: Person, table_id: str, seat: str) -> bool:
    """Do the least. Returns whether that was the end of a turn."""
    view = ann.view(table_id)
    if view["decision"] is None:
        return False
    step = "pass" if "pass" in view["legal"] else view["legal"][0]
    assert ann.take(table_id, seat, step, decision=view["decision"]).status_code == 200
    return step == "pass"


def test_bots_whose_server_has_died_end_without_a_word() -> None:
    """The server is killed while a bot thinks, so nobody is there for its answer."""
    worker = subprocess.Popen(
        [sys.executable, "-m", "longshore.server.bots.thinker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert worker.stdout is not None
    worker.stdout.close()
    worker.stdout = None
    _, complaint = worker.communicate(b"{}\n", timeout=60)
    assert complaint == b""
    assert worker.returncode == 0
