"""The names of observations: the public place for programs that learn (docs/environments.md).

They are defined in `longshore.encoding`, which bots use too. The definitions may move; this import
will not.
"""

from __future__ import annotations

from longshore.encoding.observation import (
    BYTE_HIGHS,
    EACH_SEAT,
    HIGHS,
    NAMES,
    OBSERVATION_VERSION,
    RICH_HIGHS,
    RICH_NAMES,
    RICH_SIZE,
    SCALES,
    SIZE,
)

__all__ = [
    "BYTE_HIGHS",
    "EACH_SEAT",
    "HIGHS",
    "NAMES",
    "OBSERVATION_VERSION",
    "RICH_HIGHS",
    "RICH_NAMES",
    "RICH_SIZE",
    "SCALES",
    "SIZE",
]
