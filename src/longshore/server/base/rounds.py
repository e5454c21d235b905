"""Counts the rounds of an endless task, so that others can wait for the next one to end."""

from __future__ import annotations

import asyncio
from typing import Final


class Rounds:
    """A counter to wait on."""

    def __init__(self) -> None:
        self._ended: Final = asyncio.Condition()
        self._count = 0

    async def end(self) -> None:
        """Note the end of a round."""
        async with self._ended:
            self._count += 1
            self._ended.notify_all()

    async def wait(self, count: int = 1) -> None:
        """Wait for this many more rounds to end. The second of them began after this call."""
        async with self._ended:
            wanted = self._count + count
            await self._ended.wait_for(lambda: self._count >= wanted)
