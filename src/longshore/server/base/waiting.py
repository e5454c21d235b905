"""How long a message has waited, so that the server does no work that nobody waits for any more.

Under more load than it can take, a server that answers everything late answers nothing in time. So
a command that has waited longer than its sender will wait is refused (`too_busy`), which costs
little, and those behind it are still in time.
"""

from __future__ import annotations

import asyncio
from typing import Final

from longshore.server.base.problems import Problem

_BEAT_SECONDS: Final = 0.1


class TooBusy(Problem):
    """A command waited longer than its sender will. Nothing has been done about it."""

    def __init__(self) -> None:
        super().__init__("too_busy")


class Waiting:
    """Knows how late the event loop is. What it has not read yet waits where nobody sees it."""

    def __init__(self, patience: float) -> None:
        self._patience: Final = patience
        self._late = 0.0
        self._due = float("inf")

    async def run(self) -> None:
        """Look again and again how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            self._due = loop.time() + _BEAT_SECONDS
            await asyncio.sleep(_BEAT_SECONDS)
            self._late = self.late()

    def late(self) -> float:
        """By how many seconds the event loop is late now."""
        return max(0.0, asyncio.get_running_loop().time() - self._due)

    def check(self, arrived: float | None = None) -> None:
        """Raise if a message that was read at this time has waited too long for its sender."""
        since = 0.0 if arrived is None else asyncio.get_running_loop().time() - arrived
        if since + max(self._late, self.late()) > self._patience:
            raise TooBusy
