"""How long bots think in the games of `longshore fuzz --think-ms`, in CPU time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypedDict

_A_FIFTH_MORE: Final = 1.2
_A_MOMENT_MORE: Final = 50.0  # milliseconds
_TOLERATED: Final = 0.001  # the share of decisions that may be late


class ThinkingReport(TypedDict):
    """The figures of a report, as in docs/interfaces.md."""

    decisions: int
    late: int
    slowest_ms: float


@dataclass(slots=True)
class Thinking:
    """How many timed decisions there were, and how many were late."""

    decisions: int = 0
    late: int = 0
    slowest_ms: float = 0.0

    def note(self, used_ms: float, think_ms: int) -> None:
        """Note a decision. It is late if it takes a fifth plus 50 ms more than its time."""
        self.decisions += 1
        self.late += used_ms > max(think_ms * _A_FIFTH_MORE, think_ms + _A_MOMENT_MORE)
        self.slowest_ms = max(self.slowest_ms, used_ms)

    def add(self, more: Thinking) -> None:
        """Add the decisions of another game."""
        self.decisions += more.decisions
        self.late += more.late
        self.slowest_ms = max(self.slowest_ms, more.slowest_ms)

    @property
    def is_slow(self) -> bool:
        """Whether too many decisions were late."""
        return self.late > _TOLERATED * self.decisions

    def as_json(self) -> ThinkingReport:
        """The figures for a report."""
        return {
            "decisions": self.decisions,
            "late": self.late,
            "slowest_ms": round(self.slowest_ms, 1),
        }

    def __str__(self) -> str:
        late = f"{self.late} of {self.decisions} decisions were late"
        return f"{late}, the slowest took {self.slowest_ms:.1f} ms of CPU time"
