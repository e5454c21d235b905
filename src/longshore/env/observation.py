"""The names of observations, where programs that learn look for them (docs/environments.md)."""

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
