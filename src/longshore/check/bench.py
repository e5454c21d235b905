"""`longshore bench`: how fast this machine plays, in CPU time, one measurement at a time."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Iterator, Mapping
from statistics import median_low
from typing import Final, NamedTuple, TypedDict

import longshore
from longshore.check.bench_work import (
    Amount,
    Setting,
    Work,
    clone_work,
    from_view_work,
    play_work,
    python_loop_work,
    replay_work,
    view_work,
)
from longshore.game import compiled
from longshore.game.editions import EDITION_2007, EDITION_2018
from longshore.game.playout import POLICIES

FORMAT: Final = "longshore-bench/1"
CALIBRATION_SECONDS: Final = 0.5

Prepare = Callable[[Setting, int], Work]  # from a setting and the turn cap


class Wanted(NamedTuple):
    """Which measurements to make, how long, and how often."""

    only: str | None
    seconds: float
    repeat: int
    max_turns: int
    more: Mapping[str, Prepare] = {}  # measurements from other packages


class Measurement(NamedTuple):
    """Something to measure: a name, a setting, a policy for `play`, and the work itself."""

    name: str
    setting: Setting
    policy: str | None
    work: Work


class Played(TypedDict, total=False):
    """What only the measurement `play` has."""

    policy: str


class Result(Played):
    """A measurement, as in docs/interfaces.md."""

    name: str
    edition: str
    players: int
    options: Mapping[str, str | int]
    count: int
    cpu_seconds: float
    per_cpu_second: int
    us_each: float
    games: int
    capped: int


class Report(TypedDict):
    """All measurements, and what they were made with."""

    format: str
    version: str
    compiled: bool
    python: str
    calibration_per_cpu_second: int
    results: list[Result]


_BOXES: Final[tuple[tuple[int, dict[str, str | int]], ...]] = (
    (EDITION_2007, {}),
    (EDITION_2018, {}),
    (EDITION_2018, {"investment_bank": "on"}),
)
_OTHERS: Final[dict[str, Prepare]] = {
    "clone": clone_work,
    "python_loop": python_loop_work,
    "view": view_work,
    "replay": replay_work,
    "game_from_view": from_view_work,
}
NAMES: Final = ("play", *_OTHERS)
# Measured with every number of players, if they are among the measurements of other packages.
_EVERY_COUNT: Final = {"batch", "batch_no_observation"}


def measurements(wanted: Wanted) -> Iterator[Measurement]:
    """`play` and batches with both policies and all player counts, the others with four."""
    if wanted.only in (None, "play"):
        for policy, word in enumerate(POLICIES):
            for edition, options in _BOXES:
                for players in (3, 4, 5):
                    setting = Setting(edition, players, options)
                    work = play_work(setting, policy, wanted.max_turns)
                    yield Measurement("play", setting, word, work)
    for name, prepare in (_OTHERS | dict(wanted.more)).items():
        if wanted.only in (None, name):
            for edition, options in _BOXES:
                for players in (3, 4, 5) if name in _EVERY_COUNT else (4,):
                    setting = Setting(edition, players, options)
                    yield Measurement(name, setting, None, prepare(setting, wanted.max_turns))


def bench(wanted: Wanted, progress: Callable[[Result], None]) -> Report:
    """All measurements, in the format of docs/interfaces.md. `progress` gets each as it is made."""
    report: Report = {
        "format": FORMAT,
        "version": longshore.__version__,
        "compiled": compiled(),
        "python": platform.python_version(),
        "calibration_per_cpu_second": calibrate(),
        "results": [],
    }
    for measurement in measurements(wanted):
        result = measure(measurement, wanted)
        report["results"].append(result)
        progress(result)
    return report


def calibrate() -> int:
    """Iterations of a fixed pure-Python loop per CPU second, to compare machines."""
    rounds = 0
    start = time.process_time()
    while time.process_time() - start < CALIBRATION_SECONDS:
        number = 1
        for step in range(100_000):
            number = (number * 5 + step) & 0xFFFF
        rounds += 100_000
    return round(rounds / (time.process_time() - start))


def measure(measurement: Measurement, wanted: Wanted) -> Result:
    """The median of several repeats of one measurement."""
    measurement.work()  # warm up: create whatever is created only once
    runs = [_run(measurement.work, wanted.seconds) for _ in range(wanted.repeat)]
    rates = [amount.count / seconds for amount, seconds in runs]
    amount, seconds = runs[rates.index(median_low(rates))]
    setting = measurement.setting
    played: Played = {} if measurement.policy is None else {"policy": measurement.policy}
    return {
        "name": measurement.name,
        **played,
        "edition": str(setting.edition),
        "players": setting.players,
        "options": setting.options,
        "count": amount.count,
        "cpu_seconds": round(seconds, 4),
        "per_cpu_second": round(amount.count / seconds),
        "us_each": round(seconds / amount.count * 1e6, 4),
        "games": amount.games,
        "capped": amount.capped,
    }


def _run(work: Work, wanted_seconds: float) -> tuple[Amount, float]:
    """Repeat the work for this many CPU seconds, at least once."""
    count = games = capped = 0
    start = time.process_time()
    while True:
        amount = work()
        count += amount.count
        games += amount.games
        capped += amount.capped
        seconds = time.process_time() - start
        if seconds >= wanted_seconds:
            return Amount(count, games, capped), max(seconds, 1e-9)
