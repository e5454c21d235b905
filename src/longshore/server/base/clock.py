"""The time of day, in the one format that is stored, and how long the server has been down."""

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
    """The time, and the total downtime up to then, both in milliseconds."""

    now: int
    down: int = 0


class Clock:
    """Tells the time. Tests bring their own."""

    def __init__(self, source: Callable[[], int] = now_ms) -> None:
        self.source = source
        self.down = 0
        """The total downtime that the database knows of. See `Keeper.beat`."""

    def moment(self) -> Moment:
        """The current moment."""
        return Moment(self.source(), self.down)


CLOCK: Final = Clock()
"""The clock of this process."""
