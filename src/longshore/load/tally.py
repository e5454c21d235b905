"""The counters of a load test, and the latencies it reports."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Tally:
    """Everything counted during a load test."""

    sent: int = 0
    unanswered: int = 0
    """Steps that got no `ok`."""
    unseen: int = 0
    """Updates that never arrived."""
    gaps: int = 0
    """Updates with entries missing, repeated or out of order."""
    dropped: int = 0
    """Sockets that the server closed."""
    refused: int = 0
    stuck: int = 0
    ok_ms: list[float] = field(default_factory=list)
    update_ms: list[float] = field(default_factory=list)

    @property
    def lost(self) -> int:
        """Whatever did not arrive as it should have."""
        return self.unanswered + self.unseen + self.gaps + self.dropped


def percentile(values: list[float], share: float) -> float | None:
    """The value below which the given share of all values lies."""
    if not values:
        return None
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def latencies(tally: Tally) -> dict[str, Any]:
    """The time from sending a step until everyone has the update, and until it is confirmed."""
    both = tally.ok_ms + tally.update_ms
    found: dict[str, Any] = {}
    for name, values in (("", both), ("ok_", tally.ok_ms), ("update_", tally.update_ms)):
        for share in (50, 99):
            value = percentile(values, share / 100)
            found[f"{name}p{share}_ms"] = None if value is None else round(value, 2)
    found["max_ms"] = round(max(both), 2) if both else None
    return found
