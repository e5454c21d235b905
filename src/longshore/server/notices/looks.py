"""Who is looking at a table without a socket: players who have just polled for its news."""

from __future__ import annotations

import time
from typing import Final

SECONDS: Final = 40.0  # longer than one poll
_MOST: Final = 20_000


class Looks:
    """When each player last polled for a table's news, in this process."""

    def __init__(self) -> None:
        self._seen: dict[tuple[str, str], float] = {}

    def looked(self, table_id: str, player_id: str) -> None:
        """Note that a player is polling."""
        now = time.monotonic()
        if len(self._seen) >= _MOST:
            self._seen = {key: at for key, at in self._seen.items() if now - at < SECONDS}
        self._seen[table_id, player_id] = now

    def is_looking(self, table_id: str, player_id: str) -> bool:
        """Whether a player polled a moment ago."""
        at = self._seen.get((table_id, player_id))
        return at is not None and time.monotonic() - at < SECONDS
