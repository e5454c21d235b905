"""A fair queue for the processes in which bots think.

It is fair by person: those who wait take turns by host, and then by table. Every table waits with
one decision at a time. Tables that nobody watches come last.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Final, Generic, NamedTuple, TypeVar

from longshore.server.bots.by_host import ByHost

T = TypeVar("T")
_OTHERS_EVERY: Final = 8  # a place for tables that nobody watches, so that they go on, too


class Wish(NamedTuple):
    """A request for a worker."""

    host: str = ""
    """The person it is for."""
    table: str = ""
    watched: bool = True
    """Whether a person is waiting for the answer."""


_USUAL: Final = Wish()


class FairQueue(Generic[T]):
    """A few workers, given to waiting tables in turn."""

    def __init__(self, workers: Iterable[T]) -> None:
        self._free: Final = list(workers)
        self._watched: Final = ByHost[asyncio.Future[T]]()
        self._others: Final = ByHost[asyncio.Future[T]]()
        self._since: Final[dict[asyncio.Future[T], float]] = {}
        self._given = 0
        self.workers: Final = len(self._free)

    @property
    def waiting(self) -> int:
        """How many are waiting."""
        return len(self._since)

    @property
    def load(self) -> float:
        """How many decisions there are for each worker, with those in work."""
        busy = self.workers - len(self._free)
        return (busy + self.waiting) / self.workers

    def waited(self) -> float:
        """How long, in seconds, the longest-waiting table has waited."""
        return time.monotonic() - min(self._since.values()) if self._since else 0.0

    @contextlib.asynccontextmanager
    async def worker(self, fits: Callable[[T], bool], wish: Wish = _USUAL) -> AsyncIterator[T]:
        """A worker for a while, preferably the best match among the free ones."""
        worker = await self._take(fits, wish)
        try:
            yield worker
        finally:
            self._give_back(worker)

    async def _take(self, fits: Callable[[T], bool], wish: Wish) -> T:
        if self._free:
            best = next((worker for worker in self._free if fits(worker)), self._free[0])
            self._free.remove(best)
            return best
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        turns = self._watched if wish.watched else self._others
        turns.add(wish.host, wish.table, place)
        self._since[place] = time.monotonic()
        try:
            return await place
        except BaseException:
            if place.done() and not place.cancelled():
                self._give_back(place.result())
            else:
                turns.remove(wish.host, wish.table, place)
            raise
        finally:
            self._since.pop(place, None)

    def _give_back(self, worker: T) -> None:
        while (place := self._next()) is not None:
            if not place.done():
                self._since.pop(place, None)
                place.set_result(worker)
                return
        self._free.append(worker)

    def _next(self) -> asyncio.Future[T] | None:
        """The place whose turn it is."""
        self._given += 1
        first, then = self._watched, self._others
        if self._given % _OTHERS_EVERY == 0:
            first, then = then, first
        found = first.next()
        return then.next() if found is None else found
