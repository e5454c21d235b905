"""Hands what is written to sockets over to the system, in one go for each socket.

A player who takes a step gets an update and an answer, and a commit brings news for many sockets.
Each call of the system wakes a client, which may want this very processor. So all messages that
are written in one turn of the event loop go out at its end.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, Protocol
from weakref import WeakKeyDictionary

_log: Final = logging.getLogger("longshore.live")
_flushers: Final[WeakKeyDictionary[Any, Flusher]] = WeakKeyDictionary()


class Flushed(Protocol):
    """A connection with something to hand over."""

    def flush(self) -> None:
        """Hand it over."""

    def cut(self) -> None:
        """End the connection, since something that was written to it is lost."""


class Flusher:
    """The sockets of one event loop that have been written to."""

    def __init__(self) -> None:
        self._written: list[Flushed] = []

    def add(self, written: Flushed) -> None:
        """Flush this connection at the end of the loop's turn. Do not add it twice before that."""
        if not self._written:
            asyncio.get_running_loop().call_soon(self._flush)
        self._written.append(written)

    def _flush(self) -> None:
        written, self._written = self._written, []
        for each in written:
            try:
                each.flush()
            except Exception:  # noqa: BLE001 - the others must still get what is theirs
                _log.exception("writing to a socket failed")
                asyncio.get_running_loop().call_soon(each.cut)


def flusher_of(loop: asyncio.AbstractEventLoop) -> Flusher:
    """The flusher of an event loop."""
    found = _flushers.get(loop)
    if found is None:
        found = _flushers[loop] = Flusher()
    return found
