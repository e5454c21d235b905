"""Rate limits: a token bucket that fills at a steady rate."""

from __future__ import annotations

import time
from heapq import nsmallest
from typing import Final

_MOST_BUCKETS: Final = 50_000


class Rate:
    """A sustained rate per second and a burst size, for each key."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second: Final = per_second
        self.burst: Final = burst
        self._buckets: dict[str, tuple[float, float]] = {}

    def allows(self, key: str, cost: int = 1) -> bool:
        """Take `cost` tokens if available.

        A request that costs more than a burst needs a full bucket.
        """
        cost = min(cost, self.burst)
        now = time.monotonic()
        level, since = self._buckets.get(key, (float(self.burst), now))
        level = min(self.burst, level + (now - since) * self.per_second)
        if level < cost:
            self._buckets[key] = level, now
            return False
        if len(self._buckets) >= _MOST_BUCKETS and key not in self._buckets:
            self._drop_full(now)
        self._buckets[key] = level - cost, now
        return True

    def _drop_full(self, now: float) -> None:
        """Drop keys that have been idle long enough for their bucket to be full again."""
        self._buckets = {
            key: (level, since)
            for key, (level, since) in self._buckets.items()
            if level + (now - since) * self.per_second < self.burst
        }
        if len(self._buckets) >= _MOST_BUCKETS:
            # Somebody uses many keys. Those who have asked most are remembered: forgetting them
            # would be what such a person wants.
            def level_of(key: str) -> float:
                level, since = self._buckets[key]
                return level + (now - since) * self.per_second

            kept = nsmallest(_MOST_BUCKETS // 2, self._buckets, key=level_of)
            self._buckets = {key: self._buckets[key] for key in kept}
