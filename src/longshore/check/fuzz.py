"""`longshore fuzz`: games of all kinds in several processes, watched for any violation."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple, TypedDict

from longshore.check.fuzz_game import Chance, Failure, Seating, play_plan
from longshore.check.fuzz_plan import plan_of
from longshore.check.processes import Processes
from longshore.check.thinking import Thinking

FORMAT: Final = "longshore-fuzz/1"
BATCH: Final = 2  # games that a process plays before it reports


class Wanted(NamedTuple):
    """What to play, and for how long: `steps`, `seconds` or `games`, whichever comes first."""

    steps: int | None
    seconds: float | None
    seed: int
    jobs: int
    max_turns: int
    games: int | None = None
    seating: Seating = Chance
    """Who decides. It is sent to other processes."""


class ProcessDied(Exception):
    """A process ended silently, as a crash in compiled code would make it do."""


class Batch(NamedTuple):
    """What a process reports."""

    games: int
    steps: int
    capped: int
    failures: list[tuple[int, Failure]]  # each with the number of its game
    thinking: Thinking


class Violation(TypedDict):
    """A failure, and the file its game was saved to."""

    record: str
    step: int
    rule: str
    text: str


class Report(TypedDict):
    """What was played and found, as in docs/interfaces.md."""

    format: str
    games: int
    steps: int
    capped: int
    failures: list[Violation]


@dataclass
class Fuzzed:
    """What was played and found."""

    games: int = 0
    steps: int = 0
    capped: int = 0
    failures: list[Violation] = field(default_factory=list)
    thinking: Thinking = field(default_factory=Thinking)

    def as_json(self) -> Report:
        """The report, without what the caller chose."""
        return {
            "format": FORMAT,
            "games": self.games,
            "steps": self.steps,
            "capped": self.capped,
            "failures": self.failures,
        }


Progress = Callable[[Fuzzed], None]
Submit = Callable[[int], "Future[Batch]"]


def play_batch(wanted: Wanted, first: int, until: float) -> Batch:
    """Play the games from this number on, or as many of them as there is time for."""
    games = steps = capped = 0
    failures: list[tuple[int, Failure]] = []
    thinking = Thinking()
    last = first + BATCH if wanted.games is None else min(first + BATCH, wanted.games)
    for number in range(first, last):
        if time.time() > until:
            break
        played = play_plan(plan_of(wanted.seed, number), wanted.max_turns, wanted.seating)
        games += 1
        steps += played.steps
        capped += played.capped
        thinking.add(played.thinking)
        if played.failure is not None:
            failures.append((number, played.failure))
    return Batch(games, steps, capped, failures, thinking)


def fuzz(wanted: Wanted, out: Path, progress: Progress) -> Fuzzed:
    """Play until enough was played. Failing games are saved as records in `out`."""
    found = Fuzzed()
    until = time.time() + wanted.seconds if wanted.seconds is not None else float("inf")
    for batch in _batches(wanted, until):
        found.games += batch.games
        found.steps += batch.steps
        found.capped += batch.capped
        found.thinking.add(batch.thinking)
        for number, failure in batch.failures:
            path = _save(out, f"fuzz-{wanted.seed}-{number}.txt", failure.record)
            found.failures.append(
                {"record": path, "step": failure.step, "rule": failure.rule, "text": failure.text}
            )
        progress(found)
        if wanted.steps is not None and found.steps >= wanted.steps:
            break
    return found


def _batches(wanted: Wanted, until: float) -> Iterator[Batch]:
    """Batch after batch, in the order of the games' numbers, so that a seed repeats a run."""
    with _workers(wanted, until) as submit:
        waiting: deque[Future[Batch]] = deque()
        number = 0
        while True:
            while (
                len(waiting) < 2 * wanted.jobs - 1
                and time.time() <= until
                and (wanted.games is None or number < wanted.games)
            ):
                waiting.append(submit(number))
                number += BATCH
            if not waiting:
                return
            try:
                yield waiting.popleft().result()
            except BrokenProcessPool:
                text = (
                    f"a process died; the seed is {wanted.seed}, the last games {number} or before"
                )
                raise ProcessDied(text) from None


@contextmanager
def _workers(wanted: Wanted, until: float) -> Iterator[Submit]:
    """A pool of processes. A single job needs none."""
    if wanted.jobs == 1:

        def at_once(number: int) -> Future[Batch]:
            future: Future[Batch] = Future()
            future.set_result(play_batch(wanted, number, until))
            return future

        yield at_once
        return
    pool = Processes(wanted.jobs)
    try:
        yield lambda number: pool.submit(play_batch, wanted, number, until)
    finally:
        pool.shutdown(cancel_futures=True)


def _save(out: Path, name: str, record: str) -> str:
    out.mkdir(parents=True, exist_ok=True)
    path = out / name
    path.write_text(record, encoding="utf-8")
    return str(path)
