"""One entry of a table's log."""

from __future__ import annotations

from msgspec import Struct


class EntryRow(Struct):
    """One entry of a table's log. Everyone may see `events`, but `step` may still be sealed."""

    seq: int
    at: int
    events: str  # JSON list
    seat: int | None = None
    step: str | None = None
