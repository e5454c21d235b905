"""Pings for thousands of sockets: one timer for all of them.

A socket has its place on a wheel that turns once per interval. When its turn comes, it has been
heard since the last time, or it is asked for a sign of life, or it is closed. So an idle socket
costs a few microseconds now and then, and the pings of many never come all at once.
"""

from __future__ import annotations

import asyncio
import random
from typing import Final, Protocol

_SPOKES_PER_SECOND: Final = 8


class Beating(Protocol):
    """What has a place on the wheel."""

    def beat(self) -> None:
        """Its turn has come."""


class Heartbeat:
    """A wheel of sockets. It stands still while there are none."""

    def __init__(self, seconds: float, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._spokes: Final[list[set[Beating]]] = [
            set() for _ in range(max(2, round(seconds * _SPOKES_PER_SECOND)))
        ]
        self._pause = seconds / len(self._spokes)
        self._next = 0
        self._count = 0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, beating: Beating) -> int:
        """Give something a place. Returns where, for `remove`."""
        place = random.randrange(len(self._spokes))
        self._spokes[place].add(beating)
        self._count += 1
        if self._timer is None:
            self._timer = self._loop.call_later(self._pause, self._turn)
        return place

    def remove(self, beating: Beating, place: int) -> None:
        """Take it off the wheel."""
        if beating in self._spokes[place]:
            self._spokes[place].remove(beating)
            self._count -= 1

    def _turn(self) -> None:
        self._timer = None
        if self._count:
            self._timer = self._loop.call_later(self._pause, self._turn)
        spoke = self._spokes[self._next]
        self._next = (self._next + 1) % len(self._spokes)
        for beating in list(spoke):
            beating.beat()
