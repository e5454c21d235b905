"""How far bots that others have written are trusted: programs and plug-ins alike."""

from __future__ import annotations

from math import isfinite
from typing import Final

TIME_MS: Final = 1000  # for an answer, where nothing else is said
START_SECONDS: Final = 10.0  # to get ready: interpreters and models take a while to load
END_SECONDS: Final = 1.0  # to take note of the end
PATIENCE: Final = 3  # decisions with nonsense twice, after which a deckhand takes over
MOST_CANDIDATES: Final = 10
_LONGEST_NAME: Final = 60
_WORTH: Final = 1e9  # nothing is worth more


def is_name(name: object) -> bool:
    """Whether a bot may be called so."""
    return isinstance(name, str) and name.isprintable() and 0 < len(name) <= _LONGEST_NAME


def is_candidate(step: object, worth: object) -> bool:
    """Whether this is a step and a worth in dollars."""
    return (
        isinstance(step, str)
        and isinstance(worth, (int, float))
        and not isinstance(worth, bool)
        and isfinite(worth)
        and abs(worth) < _WORTH
    )
