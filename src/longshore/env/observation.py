"""The names of observations: the public place for programs that learn (docs/environments.md).

They are defined in a room below, because bots need them too, and may move there. Programs,
examples, training and tests import them from here; tests of how they are made, from below.
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
