"""The load test: many tables on a running server, each played over real sockets."""

from __future__ import annotations

import asyncio
import gc
import resource
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Final

from longshore.load.http import Http, LoadError, usage
from longshore.load.opening import measure_opening
from longshore.load.own_server import OwnServer
from longshore.load.played_table import Party, PlayedTable, set_up
from longshore.load.report import LoadReport, Opening, Played
from longshore.load.tally import Tally, latencies
from longshore.server.run import allow_many_files, loop_factory

_AT_ONCE: Final = 50  # tables whose sockets open at the same time
_SETTLE_SECONDS: Final = 2.0
_IDLE_SECONDS: Final = 5.0  # with nobody playing

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Plan:
    """What to play."""

    url: str | None
    tables: int
    seats: int
    period: float
    seconds: float
    addresses: int = 1


def run_load(plan: Plan, tell: Tell) -> LoadReport:
    """Run the load test, and report in the format of docs/interfaces.md."""
    check_files(plan)
    with server_of(plan, tell) as (url, more):
        http = Http(url)
        try:
            durability = http.send("GET", "/healthz").get("durability")
            tell(f"{url}: {durability}")
            told = Told(tell, plan.tables)
            parties = set_up(http, plan.tables, plan.seats, told.tables)
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                found = runner.run(play_all(plan, http, url, parties, tell))
        finally:
            http.close()
        return {
            "format": "longshore-load/1",
            "tables": plan.tables,
            "sockets": plan.tables * plan.seats,
            **found,
            "durability": durability,
            **more,
        }


@contextmanager
def server_of(plan: Plan, tell: Tell) -> Iterator[tuple[str, Opening]]:
    """The given server, or one started for this test."""
    if plan.url is not None:
        yield plan.url, {}
        return
    with tempfile.TemporaryDirectory(prefix="longshore-load-") as folder:
        tell("measuring how long a table takes to open")
        more = measure_opening(Path(folder, "opening"))
        with OwnServer(Path(folder, "load")) as server:
            yield server.url, more


def check_files(plan: Plan) -> None:
    """Make sure enough files can be open: each socket needs one, here and on the server."""
    allow_many_files()
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = plan.tables * plan.seats + 100
    if most < needed:
        raise LoadError(f"this needs {needed} open files, and this machine allows {most}")


async def play_all(plan: Plan, http: Http, url: str, parties: list[Party], tell: Tell) -> Played:
    """Open all sockets, play for a while, and count."""
    loop = asyncio.get_running_loop()
    tally = Tally()
    tables = [PlayedTable(party, tally) for party in parties]
    address = "ws" + url.removeprefix("http").rstrip("/") + "/api/live"
    await sit_down(tables, address, sources(plan), tell)
    gc.collect()
    gc.freeze()
    gc.disable()  # do not measure the client's own garbage collection
    await asyncio.sleep(_SETTLE_SECONDS)
    idle = await idle_cpu(http)
    before = await asyncio.to_thread(usage, http)
    own = time.process_time()
    begin = loop.time()
    tell(f"playing for {plan.seconds:g} s")
    end = begin + plan.seconds
    await asyncio.gather(*(table.play(begin, end, plan.period) for table in tables))
    took = loop.time() - begin
    own = time.process_time() - own
    after = await asyncio.to_thread(usage, http)
    await asyncio.gather(*(table.stand_up() for table in tables))
    steps = len(tally.ok_ms)
    cpu = (
        None
        if after.cpu_seconds is None or before.cpu_seconds is None or not steps
        else round((after.cpu_seconds - before.cpu_seconds) * 1000 / steps, 3)
    )
    return {
        "seconds": round(took, 2),
        "steps": steps,
        "steps_per_second": round(steps / took, 1),
        **latencies(tally),
        "server_cpu_ms_per_step": cpu,
        "idle_cpu_percent": idle,
        "rss_mb": None if after.rss_bytes is None else round(after.rss_bytes / 2**20, 1),
        "lost": tally.lost,
        "unanswered": tally.unanswered,
        "unseen": tally.unseen,
        "gaps": tally.gaps,
        "dropped": tally.dropped,
        "refused": tally.refused,
        "too_busy": tally.too_busy,
        "client_cpu_ms_per_step": round(own * 1000 / steps, 3) if steps else None,
        "stuck": tally.stuck,
    }


async def idle_cpu(http: Http) -> float | None:
    """How much of a core the server uses while its open tables are idle, in percent."""
    before = await asyncio.to_thread(usage, http)
    await asyncio.sleep(_IDLE_SECONDS)
    after = await asyncio.to_thread(usage, http)
    if after.cpu_seconds is None or before.cpu_seconds is None:
        return None
    return round((after.cpu_seconds - before.cpu_seconds) / _IDLE_SECONDS * 100, 2)


def sources(plan: Plan) -> list[str | None]:
    """The addresses that sockets come from: one has some 28,000 ports, and a limit of sockets."""
    if plan.addresses == 1:
        return [None]
    return [f"127.0.{1 + number // 250}.{1 + number % 250}" for number in range(plan.addresses)]


async def sit_down(
    tables: list[PlayedTable], address: str, addresses: list[str | None], tell: Tell
) -> None:
    """Open the sockets of all tables, a few tables at a time."""
    told = Told(tell, len(tables))
    seated = 0
    room = asyncio.Semaphore(_AT_ONCE)

    async def one(table: PlayedTable, source: str | None) -> None:
        nonlocal seated
        async with room:
            await table.sit_down(address, source)
        seated += 1
        told.sockets(seated)

    try:
        async with asyncio.TaskGroup() as group:
            for table, source in zip(tables, cycle(addresses), strict=False):
                group.create_task(one(table, source))
    except* OSError as problems:
        raise LoadError(f"a socket could not be opened: {problems.exceptions[0]}") from problems


class Told:
    """Reports progress in steps of a fifth."""

    def __init__(self, tell: Tell, of: int) -> None:
        self._tell = tell
        self._of = of

    def tables(self, count: int) -> None:
        """Report how many tables are set up."""
        self._say(count, "tables are set up")

    def sockets(self, count: int) -> None:
        """Report how many tables have all their sockets open."""
        self._say(count, "tables have their sockets")

    def _say(self, count: int, what: str) -> None:
        if count % max(1, self._of // 5) == 0:
            self._tell(f"{count} of {self._of} {what}")
