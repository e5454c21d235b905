"""The time of day, in the one form that is stored."""

from __future__ import annotations

import time
from typing import Final

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
