"""Play games on many machines through a running Dask scheduler.

When a worker is lost, the scheduler moves its games to another one. Games the scheduler gives up on
are submitted again a few times. Results do not depend on which worker played which game (see
`plan`).
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from queue import Empty, SimpleQueue
from typing import Any, Final

from longshore.arena.errors import CannotPlay, NoCluster, WorkersLost
from longshore.arena.games import GameResult
from longshore.arena.plan import Task
from longshore.arena.play import play_task

CONNECT_SECONDS: Final = 10
PATIENCE_SECONDS: Final = 60.0  # with no workers at all
TRIES: Final = 5  # per game whose workers are lost, on top of the scheduler's own retries
_POLL_SECONDS: Final = 0.5


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Connect to a scheduler such as `tcp://10.0.0.5:8786`."""
    if find_spec("distributed") is None:
        raise NoCluster("playing on a cluster needs Dask: install longshore[cluster]")
    import distributed  # noqa: PLC0415 (optional, and slow to import)

    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # it logs tracebacks
    from distributed.comm.addressing import get_address_host_port  # noqa: PLC0415

    try:
        # Check the address first: a half-built client complains when it is garbage-collected.
        get_address_host_port(address)
        client: Any = distributed.Client(  # type: ignore[no-untyped-call]
            address, timeout=CONNECT_SECONDS, set_as_default=False
        )
    except (OSError, ValueError, ImportError, RuntimeError) as error:
        raise NoCluster(f"there is no cluster at {address}: {_short(error)}") from error
    try:
        yield client
    finally:
        client.close(timeout=CONNECT_SECONDS)


def play_there(
    client: Any, tasks: Sequence[Task], patience: float = PATIENCE_SECONDS
) -> Iterator[GameResult]:
    """Play games on a cluster. Yields results as they become ready."""
    done: SimpleQueue[tuple[Task, Any]] = SimpleQueue()
    running: dict[int, Any] = {}
    tries: dict[int, int] = {}

    def submit(task: Task) -> None:
        tries[task.number] = tries.get(task.number, 0) + 1
        future = client.submit(play_task, task, pure=False, priority=-task.number)
        running[task.number] = future
        future.add_done_callback(lambda finished, task=task: done.put((task, finished)))

    for task in tasks:
        submit(task)
    watch = _Watch(client, patience)
    while running:
        try:
            task, future = done.get(timeout=_POLL_SECONDS)
        except Empty:
            watch.look()
            continue
        if running.get(task.number) is not future:
            continue
        result = _result(future, tries[task.number])
        if result is None:
            submit(task)
            continue
        del running[task.number]
        yield result


def _result(future: Any, tries: int) -> GameResult | None:
    """The game, or None if it must be played again because its workers were lost."""
    if future.status == "finished":
        try:
            result: GameResult = future.result(timeout=CONNECT_SECONDS)
        except (TimeoutError, OSError):  # lost with its worker before we could fetch it
            if tries >= TRIES:
                raise
            return None
        return result
    error = future.exception() if future.status == "error" else None
    if isinstance(error, CannotPlay):
        raise error
    if tries >= TRIES:
        raise WorkersLost(f"the cluster lost a game {TRIES} times: {_short(error)}")
    if error is None or type(error).__name__ == "KilledWorker":
        return None
    raise WorkersLost(f"a worker of the cluster cannot play: {_short(error)}")


class _Watch:
    """Gives up when the scheduler, or every worker, has been gone for too long."""

    def __init__(self, client: Any, patience: float) -> None:
        self._client = client
        self._patience = patience
        self._last_seen = time.monotonic()

    def look(self) -> None:
        """Call this whenever nothing has arrived for a while."""
        there = self._client.status == "running"
        if there and self._workers():
            self._last_seen = time.monotonic()
        elif time.monotonic() - self._last_seen > self._patience:
            raise WorkersLost(
                "the cluster has no workers" if there else "the cluster has gone away"
            )

    def _workers(self) -> int:
        try:
            return len(self._client.scheduler_info()["workers"])
        except (OSError, TimeoutError, KeyError):
            return 0


def _short(error: BaseException | None) -> str:
    """The first line of an error message."""
    if error is None:
        return "its workers died"
    return next(iter(str(error).splitlines()), "") or type(error).__name__
