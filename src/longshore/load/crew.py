"""The processes that play, each with its share of the tables."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, Final, Self, cast

from longshore.load.http import LoadError
from longshore.load.played_table import Party
from longshore.load.player import Order, Share, play_share
from longshore.load.tally import Tally

_STOP_SECONDS: Final = 30


class Crew:
    """Starts the processes and gives them orders. Use it with `with`."""

    def __init__(
        self, url: str, parties: list[Party], processes: int, addresses: int, *, insight: bool
    ) -> None:
        self._tables = len(parties)
        sources = sources_of(addresses)
        self._shares = [
            Share(url, parties[number::processes], sources, insight) for number in range(processes)
        ]
        self._processes: list[multiprocessing.process.BaseProcess] = []
        self._pipes: list[Connection] = []

    def __enter__(self) -> Self:
        context = multiprocessing.get_context("spawn")
        for share in self._shares:
            ours, theirs = context.Pipe()
            process = context.Process(target=play_share, args=(share, theirs), daemon=True)
            process.start()
            theirs.close()
            self._processes.append(process)
            self._pipes.append(ours)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process, pipe in zip(self._processes, self._pipes, strict=True):
            if kind is None:
                pipe.send(None)
                process.join(_STOP_SECONDS)
            process.kill()

    def sit_down(self, told: Callable[[int], None]) -> None:
        """Wait until all tables have their sockets."""
        seated = 0
        while seated < self._tables:
            for pipe in wait(self._pipes):
                seated += heard(cast("Connection", pipe))
                told(seated)

    def play(self, order: Order) -> Tally:
        """Play at all tables, and count everything together."""
        for pipe in self._pipes:
            pipe.send(order)
        together = Tally()
        for pipe in self._pipes:
            together.add(heard(pipe))
        return together


def heard(pipe: Connection) -> Any:
    """What a process has to say next."""
    try:
        said = pipe.recv()
    except EOFError:
        raise LoadError("a process that plays has ended") from None
    if isinstance(said, str):
        raise LoadError(said)
    return said


def sources_of(addresses: int) -> list[str | None]:
    """The addresses that sockets come from: one has some 28,000 ports, and a limit of sockets."""
    if addresses == 1:
        return [None]
    return [f"127.0.{1 + number // 250}.{1 + number % 250}" for number in range(addresses)]
