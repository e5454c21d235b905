"""Play games in processes on this machine. If a process dies, its games are played again."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from longshore.arena.errors import WorkersLost
from longshore.arena.games import GameResult
from longshore.arena.plan import Task
from longshore.arena.play import play_task
from longshore.check.processes import Processes

LOST_POOLS: Final = 3  # after that many, blame the games


def processors() -> int:
    """How many processors are available to this process."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_here(tasks: Sequence[Task], jobs: int) -> Iterator[GameResult]:
    """Play games in `jobs` processes, yielding results as they come. One job needs no process."""
    if jobs == 1 or len(tasks) == 1:
        for task in tasks:
            yield play_task(task)
        return
    left = {task.number: task for task in tasks}
    for _ in range(LOST_POOLS):
        for result in _play_in_pool(list(left.values()), min(jobs, len(left))):
            del left[result.number]
            yield result
        if not left:
            return
    numbers = sorted(left)
    raise WorkersLost(
        f"the worker processes keep dying; {len(numbers)} games are left, the first is game "
        f"{numbers[0]}"
    )


def _play_in_pool(tasks: Sequence[Task], jobs: int) -> Iterator[GameResult]:
    """Yield what one pool of processes finishes, which is less than all if a process dies."""
    pool = Processes(jobs)
    try:
        futures: list[Future[GameResult]] = [pool.submit(play_task, task) for task in tasks]
        for future in as_completed(futures):
            try:
                result = future.result()
            except BrokenProcessPool:
                continue
            yield result
    except BrokenProcessPool:  # before all games were even submitted
        return
    finally:
        pool.shutdown(cancel_futures=True)
