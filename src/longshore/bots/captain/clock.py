"""How long a captain may think in live play."""

from __future__ import annotations

import time


class Clock:
    """A CPU time limit for live play. Without a limit it never rings."""

    def __init__(self, think_ms: int | None) -> None:
        self.end = None if think_ms is None else time.thread_time() + think_ms / 1000

    def rings(self) -> bool:
        """Whether the time is up."""
        return self.end is not None and time.thread_time() >= self.end
