"""The time of day, in the one format that is stored, and how long the server has been down."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final, NamedTuple

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
_CORRECTION: Final = SECOND  # at once, as time servers make them
_log: Final = logging.getLogger("longshore")


class SteadyTime:
    """The time of day, which never goes back while the process lives.

    If someone sets the clock of the machine back, it goes on from where it was, until that clock
    has caught up or the process starts again. Otherwise clocks of players would stand still, and so
    would whatever waits for its time. Small corrections are followed, and so is a clock that is set
    forward, which counts as downtime (`Keeper.beat`).
    """

    def __init__(self) -> None:
        self._ahead = _wall() - _steady()
        self._warned = False

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        steady = _steady()
        ahead = _wall() - steady
        if ahead >= self._ahead - _CORRECTION:
            self._ahead = ahead
        elif not self._warned:
            self._warned = True
            _log.warning(
                "the clock of this machine was set back by %d seconds: "
                "the server goes on by its own until it starts again",
                (self._ahead - ahead) // SECOND,
            )
        return steady + self._ahead


def _wall() -> int:
    return time.time_ns() // 1_000_000


def _steady() -> int:
    return time.monotonic_ns() // 1_000_000


_now: Final = SteadyTime()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return _now()


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
