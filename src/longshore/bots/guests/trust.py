"""How far bots written by others are trusted, programs and plug-ins alike."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from math import isfinite
from typing import Final, TypeGuard

from longshore.bots.bot import Candidate

TIME_MS: Final = 1000  # for an answer, by default
START_SECONDS: Final = 10.0  # to get ready: interpreters and models take a while to load
END_SECONDS: Final = 1.0  # to take note of the end
PATIENCE: Final = 3  # decisions with two invalid answers before a deckhand takes over
_MOST_CANDIDATES: Final = 10
_LONGEST_NAME: Final = 60
_WORTH: Final = 1e9  # nothing is worth more


def is_name(name: object) -> TypeGuard[str]:
    """Whether this is a valid name for a bot."""
    return isinstance(name, str) and name.isprintable() and 0 < len(name) <= _LONGEST_NAME


def candidates(named: Iterable[tuple[object, object]]) -> tuple[Candidate, ...]:
    """A guest's candidates, up to the first invalid one."""
    found: list[Candidate] = []
    for step, worth in islice(named, _MOST_CANDIDATES):
        if (
            not isinstance(step, str)
            or isinstance(worth, bool)
            or not isinstance(worth, (int, float))
            or not isfinite(worth)
            or abs(worth) >= _WORTH
        ):
            break
        found.append(Candidate(step, float(worth)))
    return tuple(found)
