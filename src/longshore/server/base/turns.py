"""One caller at a time per key, with a bounded queue."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from longshore.server.base.problems import Problem


class _Line:
    """The queue of one key."""

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.count = 0


class Turns:
    """Takes care that nobody does more than one expensive thing at a time."""

    def __init__(self, most_waiting: int) -> None:
        self._most = most_waiting
        self._lines: Final[dict[str, _Line]] = {}

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        """Wait for a turn. A key with too many waiting already is refused."""
        line = self._lines.setdefault(key, _Line())
        if line.count > self._most:
            raise Problem("too_many_requests")
        line.count += 1
        try:
            async with line.lock:
                yield
        finally:
            line.count -= 1
            if not line.count:
                del self._lines[key]
