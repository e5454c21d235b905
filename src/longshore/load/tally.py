"""The counters of a load test, and the latencies it reports."""

from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields

from longshore.load.report import Latencies


@dataclass(slots=True)
class Tally:
    """Everything counted during a load test."""

    sent: int = 0
    """Messages with steps."""
    unanswered: int = 0
    """Steps that got no `ok`."""
    unseen: int = 0
    """Updates that never arrived."""
    gaps: int = 0
    """Updates with entries missing, repeated or out of order."""
    dropped: int = 0
    """Sockets that the server closed."""
    refused: int = 0
    too_busy: int = 0
    """Steps that the server did not begin, because they had waited too long."""
    stuck: int = 0
    ok_ms: list[float] = field(default_factory=list)
    update_ms: list[float] = field(default_factory=list)
    took: float = 0.0
    """Seconds, the longest of several processes."""
    cpu: float = 0.0
    """Seconds that the load test took itself."""

    def clear(self) -> None:
        """Begin anew."""
        for each in fields(self):
            setattr(self, each.name, [] if each.default is MISSING else each.default)

    def add(self, other: Tally) -> None:
        """Count what another process has counted."""
        took = max(self.took, other.took)
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))
        self.took = took

    @property
    def lost(self) -> int:
        """Whatever did not arrive as it should have."""
        return self.unanswered + self.unseen + self.gaps + self.dropped


def percentile(values: list[float], share: float) -> float | None:
    """The value below which the given share of all values lies."""
    if not values:
        return None
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


def latencies(tally: Tally) -> Latencies:
    """The time from sending a step until everyone has the update, and until it is confirmed."""
    both = tally.ok_ms + tally.update_ms
    return {
        "p50_ms": percentile(both, 0.5),
        "p99_ms": percentile(both, 0.99),
        "ok_p50_ms": percentile(tally.ok_ms, 0.5),
        "ok_p99_ms": percentile(tally.ok_ms, 0.99),
        "update_p50_ms": percentile(tally.update_ms, 0.5),
        "update_p99_ms": percentile(tally.update_ms, 0.99),
        "max_ms": round(max(both), 2) if both else None,
    }
