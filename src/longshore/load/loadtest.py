"""The load test: many tables on a running server, each played over real sockets."""

from __future__ import annotations

import resource
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Final

from longshore.load.crew import Crew
from longshore.load.http import Http, LoadError, Usage, usage
from longshore.load.opening import measure_opening
from longshore.load.own_server import OwnServer
from longshore.load.played_table import set_up
from longshore.load.player import Order
from longshore.load.processes import machine
from longshore.load.report import LoadReport, Opening, Overload, Played
from longshore.load.tally import Tally, latencies
from longshore.server.base.process import allow_many_files

_SPARE_FILES: Final = 100
_SETTLE_SECONDS: Final = 2.0
_IDLE_SECONDS: Final = 5.0  # with nobody playing

Tell = Callable[[str], None]
Use = Callable[[], Usage]


@dataclass(frozen=True)
class Plan:
    """What to play."""

    url: str | None
    tables: int
    seats: int
    period: float
    seconds: float
    addresses: int = 1
    processes: int | None = None
    """That play. None for as few as the limit of open files allows."""
    insight: bool = False
    """Whether sockets ask for insight, as the page does."""
    overload: float | None = None
    """How many times the best throughput is offered afterwards."""
    workers: int = 1
    database: str | None = None
    """Of a server started for the test."""


def run_load(plan: Plan, tell: Tell) -> LoadReport:
    """Run the load test, and report in the format of docs/interfaces.md."""
    processes = processes_for(plan)
    with server_of(plan, tell) as (url, use, more):
        http = Http(url)
        try:
            durability = http.send("GET", "/healthz").get("durability")
            tell(f"{url}: {durability}")
            told = Told(tell, plan.tables)
            parties = set_up(http, plan.tables, plan.seats, told.tables)
            with Crew(url, parties, processes, plan.addresses, insight=plan.insight) as crew:
                crew.sit_down(told.sockets)
                time.sleep(_SETTLE_SECONDS)
                idle = idle_cpu(use)
                found = play(crew, use, Order(plan.seconds, plan.period), idle, tell)
                worse: Overload = {}
                if plan.overload is not None:
                    worse = overload(crew, use, plan, plan.overload, tell)
        finally:
            http.close()
        return {
            "format": "longshore-load/1",
            "tables": plan.tables,
            "sockets": plan.tables * plan.seats,
            "processes": processes,
            **found,
            "durability": durability,
            **more,
            **worse,
        }


@contextmanager
def server_of(plan: Plan, tell: Tell) -> Iterator[tuple[str, Use, Opening]]:
    """The given server, or one started for this test, and how to ask what it uses."""
    if plan.url is not None:
        http = Http(plan.url)
        try:
            yield plan.url, lambda: usage(http), {}
        finally:
            http.close()
        return
    with tempfile.TemporaryDirectory(prefix="longshore-load-") as folder:
        tell("measuring how long a table takes to open")
        more = measure_opening(Path(folder, "opening"))
        sockets = plan.tables * plan.seats
        with OwnServer(
            Path(folder, "load"), workers=plan.workers, database=plan.database, sockets=sockets
        ) as server:
            yield server.url, server.usage, more


def processes_for(plan: Plan) -> int:
    """How many processes play. Each socket needs a file, here and on the server."""
    allow_many_files()
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    room = (most - _SPARE_FILES) // plan.seats  # for tables in one process
    if room < 1 or (plan.url is None and ceil(plan.tables / plan.workers) > room):
        raise LoadError(
            f"this machine allows {most} open files, too few for {plan.tables} tables"
            f" and {plan.workers} server processes: --workers N starts more"
        )
    least = ceil(plan.tables / room)
    if plan.processes is None:
        return least
    if plan.processes < least:
        raise LoadError(f"this machine allows {most} open files, so {least} processes have to play")
    return min(plan.processes, plan.tables)


def play(crew: Crew, use: Use, order: Order, idle: float | None, tell: Tell) -> Played:
    """Play for a while, and count."""
    before, began = use(), machine()
    tell(f"playing for {order.seconds:g} s")
    tally = crew.play(order)
    after, ended = use(), machine()
    steps = len(tally.ok_ms)
    cpu = (
        None
        if after.cpu_seconds is None or before.cpu_seconds is None or not steps
        else round((after.cpu_seconds - before.cpu_seconds) * 1000 / steps, 3)
    )
    return {
        "seconds": round(tally.took, 2),
        "steps": steps,
        "steps_per_second": per_second(tally),
        **latencies(tally),
        "server_cpu_ms_per_step": cpu,
        "idle_cpu_percent": idle,
        "machine_cpu_percent": None
        if began is None or ended is None
        else ended.percent_since(began),
        "rss_mb": None if after.rss_bytes is None else round(after.rss_bytes / 2**20, 1),
        "lost": tally.lost,
        "unanswered": tally.unanswered,
        "unseen": tally.unseen,
        "gaps": tally.gaps,
        "dropped": tally.dropped,
        "refused": tally.refused,
        "too_busy": tally.too_busy,
        "client_cpu_ms_per_step": round(tally.cpu * 1000 / steps, 3) if steps else None,
        "stuck": tally.stuck,
    }


def overload(crew: Crew, use: Use, plan: Plan, times: float, tell: Tell) -> Overload:
    """Find the best throughput, then offer more, whether or not anything is answered."""
    tell(f"playing as fast as it goes for {plan.seconds:g} s")
    before = use()
    fastest = crew.play(Order(plan.seconds, 0.0))
    between = use()
    best = per_second(fastest)
    if not best:
        raise LoadError("not a single step was confirmed")
    period = plan.tables / (times * best)
    tell(f"offering {times:g} times as much for {plan.seconds:g} s")
    tally = crew.play(Order(plan.seconds, period, impatient=True))
    after = use()
    done = per_second(tally)
    return {
        "best_per_second": best,
        "best_server_cpu_percent": busy(before, between, fastest),
        "best_client_cpu_percent": round(fastest.cpu / fastest.took * 100, 1),
        "offered_per_second": round(tally.sent / tally.took, 1),
        "overloaded_per_second": done,
        "overloaded_share": round(done / best, 3),
        "overloaded_too_busy": tally.too_busy,
        "overloaded_server_cpu_percent": busy(between, after, tally),
        "overloaded_client_cpu_percent": round(tally.cpu / tally.took * 100, 1),
    }


def busy(before: Usage, after: Usage, tally: Tally) -> float | None:
    """How much of a core the server used while steps were counted, in percent."""
    if after.cpu_seconds is None or before.cpu_seconds is None:
        return None
    return round((after.cpu_seconds - before.cpu_seconds) / tally.took * 100, 1)


def per_second(tally: Tally) -> float:
    """The steps confirmed in a second."""
    return round(len(tally.ok_ms) / tally.took, 1)


def idle_cpu(use: Use) -> float | None:
    """How much of a core the server uses while its open tables are idle, in percent."""
    before = use()
    time.sleep(_IDLE_SECONDS)
    after = use()
    if after.cpu_seconds is None or before.cpu_seconds is None:
        return None
    return round((after.cpu_seconds - before.cpu_seconds) / _IDLE_SECONDS * 100, 2)


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
