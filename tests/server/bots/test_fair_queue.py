"""Bots are shared fairly by people, not by tables, and think less when more of them are asked."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from tests.server.tools.games import table_at

from longshore.server.base.clock import now_ms
from longshore.server.bots import process
from longshore.server.bots.job import Job
from longshore.server.bots.queue import FairQueue, Wish
from longshore.server.server import Server, running
from longshore.server.settings import Limits, Settings
from longshore.server.tables.work import Work

THINK_MS = 3000


async def served(*tables: tuple[str, str, bool], decisions: int) -> list[str]:
    """The order in which tables (host, table, watched) are served if each wants `decisions`."""
    queue = FairQueue(["a worker"])
    order: list[str] = []

    async def play(wish: Wish) -> None:
        for _ in range(decisions):
            async with queue.worker(lambda _: True, wish):
                order.append(wish.table)
                await asyncio.sleep(0)

    async with queue.worker(lambda _: True):
        playing = [asyncio.create_task(play(Wish(*table))) for table in tables]
        while queue.waiting < len(tables):
            await asyncio.sleep(0)
    await asyncio.gather(*playing)
    return order


def test_who_has_many_tables_waits_no_shorter_for_them() -> None:
    greedy = [("eve", f"eve {number}", True) for number in range(50)]
    honest = [("ann", "ann", True), ("bob", "bob", True)]
    order = asyncio.run(served(*greedy, *honest, decisions=4))
    assert [table for table in order[:12] if table in ("ann", "bob")] == ["ann", "bob"] * 4
    # And each of Eve's own tables gets its turn.
    assert len(set(order[:60])) == 52


def test_tables_that_nobody_watches_come_last_and_still_go_on() -> None:
    tables = [("ann", "ann", False)] + [(f"bob {one}", f"bob {one}", True) for one in range(4)]
    order = asyncio.run(served(*tables, decisions=5))
    assert "ann" not in order[:5]
    assert "ann" in order[:10]


def test_who_gives_up_waiting_is_out_of_the_queue() -> None:
    async def test() -> None:
        queue = FairQueue(["a worker"])
        async with queue.worker(lambda _: True):
            waiting = [
                asyncio.create_task(queue.worker(lambda _: True, Wish("eve", table)).__aenter__())
                for table in ("one", "one", "two")
            ]
            while queue.waiting < len(waiting):
                await asyncio.sleep(0)
            assert queue.load == 1 + len(waiting)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert queue.load == 1
        async with queue.worker(lambda _: True, Wish("eve", "one")) as worker:
            assert worker == "a worker"

    asyncio.run(test())


# ---------------------------------------------------------------- at tables


class Asked:
    """What bots were asked, whose processes are never started: a deckhand answers for them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.jobs: dict[str, Job] = {}
        """By table, the first."""
        self.seconds: dict[str, float] = {}
        self.of_work: dict[str, bool] = {}

    async def answer(
        self, _: object, job: Job, __: object, seconds: float, *, of_work: bool
    ) -> None:
        self.jobs.setdefault(job.table, job)
        self.seconds[job.table] = seconds
        self.of_work[job.table] = of_work

    async def begin(self, table_id: str, *, rated: bool = False) -> None:
        """A table where a bot plays Ann's seat, and others their own."""
        table = table_at(table_id=table_id)
        table.setup = msgspec.structs.replace(table.setup, rated=rated)
        table.seats[0].bot = "trader"
        work = Work(table, now_ms())
        work.seat_changed()
        work.tell({"event": "created"})
        await self.server.tables.store_new(work)

    async def steps(self, table_id: str) -> int:
        return len(await self.server.store.steps(table_id))


@asynccontextmanager
async def one_bot(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Asked]:
    """A server with one process for bots."""
    limits = Limits(bot_processes=1, bot_think_ms=THINK_MS)
    async with asyncio.timeout(60), running(Settings(data=str(folder), limits=limits)) as server:
        asked = Asked(server)
        monkeypatch.setattr(server.pool, "answer", asked.answer)
        yield asked


def test_bots_think_less_when_others_wait_but_not_in_rated_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with one_bot(tmp_path, monkeypatch) as asked:
            async with asked.server.pool.turn("another"):
                for number in range(3):
                    await asked.begin(f"table{number}")
                await asked.begin("rated", rated=True)
                while asked.server.pool.load < 5:
                    await asyncio.sleep(0.01)
            while len(asked.jobs) < 4:
                await asyncio.sleep(0.01)
            assert asked.jobs["table0"].think_ms == THINK_MS // 4  # it and three others
            assert asked.jobs["rated"].think_ms == THINK_MS
            # A machine that is busy makes bots slow. That must not weaken those of rated games.
            assert asked.seconds["rated"] == 6 * asked.seconds["table0"]
            assert asked.of_work == {"rated": True} | {f"table{n}": False for n in range(3)}

    asyncio.run(test())


@pytest.mark.parametrize(
    ("worked", "late"),
    [
        pytest.param([0, 0.01, 0.02, 0.03], False, id="it hardly gets any time"),
        pytest.param([0, 0.01, 0.01], True, id="it is stuck"),
        pytest.param([0, 0.04, 0.06], True, id="it has had its time"),
        pytest.param([0, 0], True, id="nobody can tell"),
    ],
)
def test_a_bot_of_a_rated_game_is_late_by_its_work_alone(
    worked: list[float], late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It answers when it has been looked at so often that it would be late by the clock."""

    async def test() -> bytes:
        given = asyncio.Event()
        looks = iter(worked)

        def look(_: int) -> float:
            found = next(looks)
            if not late and found == worked[-1]:
                given.set()
            return found

        async def answer() -> bytes:
            await given.wait()
            return b"done"

        monkeypatch.setattr("longshore.server.bots.process.work_seconds", look)
        return await process.Work(1, 0.05).until(answer())

    if late:
        with pytest.raises(TimeoutError):
            asyncio.run(test())
    else:
        assert asyncio.run(test()) == b"done"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_work_is_measured() -> None:
    own = process.work_seconds(os.getpid())
    assert 0 < own <= time.process_time() + 0.02  # it counts hundredths
    assert process.work_seconds(0) == 0


def test_no_deckhand_stands_in_for_a_bot_of_a_rated_game_that_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with one_bot(tmp_path, monkeypatch) as asked:
            bots = asked.server.bots
            monkeypatch.setattr(bots, "_thinking", replace(bots._thinking, queue_seconds=0.05))
            async with asked.server.pool.turn("another"):
                await asked.begin("rated", rated=True)
                await asked.begin("table")
                while not await asked.steps("table"):
                    await asyncio.sleep(0.01)
                assert not asked.jobs
                assert not await asked.steps("rated")
            while "rated" not in asked.jobs:
                await asyncio.sleep(0.01)

    asyncio.run(test())


def test_only_a_table_with_people_who_look_on_is_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with one_bot(tmp_path, monkeypatch) as asked:
            table, bots = table_at(), asked.server.bots
            assert bots._wish(table) == Wish("ann", "table", watched=False)
            with asked.server.hub.growing("table"):
                assert bots._wish(table).watched
                # Who looks on at other processes is unknown, but where only bots play is not.
                monkeypatch.setattr(bots, "_is_watched", lambda _: True)
                for seat in table.seats:
                    seat.bot = "captain"
                assert not bots._wish(table).watched

    asyncio.run(test())
