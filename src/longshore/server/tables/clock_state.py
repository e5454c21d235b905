"""The clocks of a table, as they are stored."""

from __future__ import annotations

from copy import copy

from msgspec import Struct

from longshore.server.messages.looks import PauseOffer
from longshore.server.messages.schedule import Schedule


class SeatClock(Struct, frozen=True):
    """The time of a seat. While it runs, `turn_ms` and `bank_ms` are the values at `since`."""

    turn_ms: int
    """What is left of the time for this decision."""
    bank_ms: int
    since: int | None = None
    down: int = 0
    """The total downtime of the server up to `since`."""
    owner: str | None = None
    """Whose schedule applies."""
    schedule: Schedule | None = None
    quiet_ms: int = 0
    """Quiet time during this decision up to `since`. The clock that others see runs through it."""


class Clocks(Struct):
    """All clocks of a table."""

    seats: list[SeatClock]
    paused_at: int | None = None
    offer: PauseOffer | None = None

    def copied(self) -> Clocks:
        """An independent copy."""
        other = copy(self)
        other.seats = self.seats.copy()
        return other
