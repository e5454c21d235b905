"""A fair queue for the processes in which bots think.

Every table waits with one decision at a time, so a table that was served goes to the back.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Final, Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """A few workers, given to waiting tables in order of arrival."""

    def __init__(self, workers: Iterable[T]) -> None:
        self._free: Final = list(workers)
        self._waiting: Final[deque[asyncio.Future[T]]] = deque()

    @property
    def waiting(self) -> int:
        """How many are waiting."""
        return len(self._waiting)

    @contextlib.asynccontextmanager
    async def worker(self, fits: Callable[[T], bool]) -> AsyncIterator[T]:
        """A worker for a while, preferably the best match among the free ones."""
        worker = await self._take(fits)
        try:
            yield worker
        finally:
            self._give_back(worker)

    async def _take(self, fits: Callable[[T], bool]) -> T:
        if self._free:
            best = next((worker for worker in self._free if fits(worker)), self._free[0])
            self._free.remove(best)
            return best
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(place)
        try:
            return await place
        except BaseException:
            if place.done() and not place.cancelled():
                self._give_back(place.result())
            else:
                with contextlib.suppress(ValueError):
                    self._waiting.remove(place)
            raise

    def _give_back(self, worker: T) -> None:
        while self._waiting:
            place = self._waiting.popleft()
            if not place.done():
                place.set_result(worker)
                return
        self._free.append(worker)
