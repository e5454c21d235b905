"""The rounds of a task that never ends: whoever must know waits for the next one to be over."""

from __future__ import annotations

import asyncio
from typing import Final


class Rounds:
    """Counts them."""

    def __init__(self) -> None:
        self._ended: Final = asyncio.Condition()
        self._count = 0

    async def end(self) -> None:
        """One round is over."""
        async with self._ended:
            self._count += 1
            self._ended.notify_all()

    async def wait(self, count: int = 1) -> None:
        """Until so many more are over; the second of them began after this was called."""
        async with self._ended:
            wanted = self._count + count
            await self._ended.wait_for(lambda: self._count >= wanted)
