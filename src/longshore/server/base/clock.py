"""The time of day, in the one form that is stored, and how long the server has been away."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Moment(NamedTuple):
    """A moment: the time, and for how many milliseconds nobody could be served until then."""

    now: int
    down: int = 0


class Clock:
    """Tells the time. Tests give it one of their own."""

    def __init__(self, source: Callable[[], int] = now_ms) -> None:
        self.source = source
        self.down = 0
        """All downtime together, as the database knows it: see `Keeper.beat`."""

    def moment(self) -> Moment:
        """This moment."""
        return Moment(self.source(), self.down)


CLOCK: Final = Clock()
"""The clock of this process."""
