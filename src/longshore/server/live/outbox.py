"""Hands what is written to sockets over to the system, in one go for each socket.

A player who takes a step gets an update and an answer, and a commit brings news for many sockets.
Each call of the system wakes a client, which may want this very processor. So all messages that
are written in one turn of the event loop go out at its end.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol
from weakref import WeakKeyDictionary

_outboxes: Final[WeakKeyDictionary[Any, Outbox]] = WeakKeyDictionary()


class Flushed(Protocol):
    """A connection with something to hand over."""

    def flush(self) -> None:
        """Hand it over."""


class Outbox:
    """The sockets of one event loop that have been written to."""

    def __init__(self) -> None:
        self._written: list[Flushed] = []

    def add(self, written: Flushed) -> None:
        """Flush this one soon. Add it only once until then."""
        if not self._written:
            asyncio.get_running_loop().call_soon(self._flush)
        self._written.append(written)

    def _flush(self) -> None:
        written, self._written = self._written, []
        for each in written:
            each.flush()


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    """The outbox of an event loop."""
    found = _outboxes.get(loop)
    if found is None:
        found = _outboxes[loop] = Outbox()
    return found
