"""Group commit: under load, writes wait briefly so that several share one commit.

A commit costs about as much as a command: two threads are woken, and the disk is waited for. So
once jobs share commits, the next commit begins a moment after the last, or as soon as enough
commands have gathered. A player alone waits only for the disk.

Commands are held back *before* they are carried out rather than after. They would wait for the
same commit anyway, and what is done in a row finds code and memory still in the processor's cache.
"""

from __future__ import annotations

import asyncio
from typing import Final

LONGEST: Final = 0.05  # seconds from the beginning of one commit to that of the next
ENOUGH: Final = 8  # commands that wait no longer for others
SHORTEST: Final = 0.02  # seconds from one commit to the next, however many are waiting
_ALONE: Final = 4  # commits of a single job in a row, after which nobody waits any more


class GroupCommit:
    """Knows when the next commit may begin, and holds commands back until then."""

    def __init__(self) -> None:
        self.next = float("-inf")
        """When the next commit may begin, by the clock of the event loop."""
        self._soonest = self.next
        self._alone = _ALONE
        self._held: list[asyncio.Future[None]] = []
        self._timer: asyncio.TimerHandle | None = None

    def begins(self, now: float, jobs: int) -> None:
        """A commit of this many jobs begins."""
        self._alone = 0 if jobs > 1 else self._alone + 1
        shared = self._alone < _ALONE
        self.next = now + LONGEST if shared else now
        self._soonest = now + SHORTEST if shared else now

    async def wait(self) -> None:
        """Wait until the next commit is about to begin."""
        loop = asyncio.get_running_loop()
        if self._timer is None and loop.time() >= self.next:
            return
        held = loop.create_future()
        self._held.append(held)
        if self._timer is None:
            self._timer = loop.call_at(self.next, self._release)
        elif len(self._held) == ENOUGH:
            self._timer.cancel()
            self.next = max(self._soonest, loop.time())
            self._timer = loop.call_at(self.next, self._release)
        await held

    def _release(self) -> None:
        self._timer = None
        released, self._held = self._held, []
        for held in released:
            if not held.done():
                held.set_result(None)
