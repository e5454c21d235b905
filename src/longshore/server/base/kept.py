"""A cache for answers that never change, bounded in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final


class Kept:
    """The answers that were asked for most recently."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._bytes = 0
        self._answers: Final[OrderedDict[Hashable, bytes]] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        """An answer, if it is kept."""
        found = self._answers.get(key)
        if found is not None:
            self._answers.move_to_end(key)
        return found

    def put(self, key: Hashable, answer: bytes) -> None:
        """Keep an answer, and drop old ones that no longer fit."""
        self._bytes += len(answer) - len(self._answers.pop(key, b""))
        self._answers[key] = answer
        while self._bytes > self._most:
            _, dropped = self._answers.popitem(last=False)
            self._bytes -= len(dropped)
