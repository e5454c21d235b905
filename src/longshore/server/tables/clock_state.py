"""The clocks of a table, as they are stored."""

from __future__ import annotations

from msgspec import Struct

from longshore.server.messages.answers import PauseOffer
from longshore.server.messages.schedule import Schedule


class SeatClock(Struct, frozen=True):
    """The time of a seat. While it runs, `turn_ms` and `bank_ms` are as they were at `since`."""

    turn_ms: int
    """Left of what one has each time one is asked."""
    bank_ms: int
    since: int | None = None
    down: int = 0
    """The downtime of the server until `since`."""
    owner: str | None = None
    """Whose schedule it goes by."""
    schedule: Schedule | None = None


class Clocks(Struct):
    """All of them."""

    seats: list[SeatClock]
    paused_at: int | None = None
    offer: PauseOffer | None = None

    def copied(self) -> Clocks:
        """An independent copy."""
        return Clocks(list(self.seats), self.paused_at, self.offer)
