"""Other people's servers that fail: each is paused for a while, so that it delays nobody."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

_REMEMBERED: Final = 10_000
_FIRST_SECONDS: Final = 30.0
_MOST_SECONDS: Final = 600.0


class Resting(Exception):
    """It has failed lately and is not asked now. It may work later."""


@dataclass
class _Trouble:
    failures: int = 0
    until: float = 0.0
    trying: bool = False


class Partners:
    """A circuit breaker for each server that we send to."""

    def __init__(self, patience: int) -> None:
        self._patience = patience
        """Failures in a row after which a server is left alone."""
        self._troubles: Final[dict[str, _Trouble]] = {}

    @contextmanager
    def asking(self, name: str, *failures: type[Exception]) -> Iterator[None]:
        """Ask a server, or raise `Resting`. These exceptions mean that it cannot be reached.

        When its rest is over, one request tries whether it is back.
        """
        trouble = self._troubles.get(name)
        if trouble is not None and trouble.failures >= self._patience:
            if trouble.trying or time.monotonic() < trouble.until:
                raise Resting(f"{name} has failed and is left alone for a while")
            trouble.trying = True
        try:
            yield
        except failures:
            self._failed(name)
            raise
        except BaseException:
            if trouble is not None:
                trouble.trying = False
            raise
        self._troubles.pop(name, None)

    def _failed(self, name: str) -> None:
        """The more often, the longer it is left alone."""
        if name not in self._troubles and len(self._troubles) >= _REMEMBERED:
            self._troubles.pop(next(iter(self._troubles)))
        trouble = self._troubles.setdefault(name, _Trouble())
        trouble.failures += 1
        trouble.trying = False
        more = max(0, trouble.failures - self._patience)
        trouble.until = time.monotonic() + min(_FIRST_SECONDS * 2 ** min(more, 10), _MOST_SECONDS)
