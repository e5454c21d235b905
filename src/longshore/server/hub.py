"""Who is told when a table has changed.

Everything that follows a stored change hangs here: waiting readers, sockets, bots, clocks, notices.
A listener is called on the event loop, after the change is stored and before the next one of the
same table begins; it must not block.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from longshore.server.store import EntryRow
from longshore.server.tables.table import Table

_log: Final = logging.getLogger("longshore")


@dataclass(frozen=True, slots=True)
class Changed:
    """A table after a stored change.

    `entries` is what all may learn of it; without any it was a draft, which only its owner may
    notice at all.
    """

    table: Table
    entries: list[EntryRow]
    silent: bool = False
    """Only the server itself has to know: nobody is told anything."""


Listener = Callable[[Changed], None]


class Hub:
    """Listeners of all tables, and of single ones."""

    def __init__(self) -> None:
        self.own: Final[list[Listener]] = []
        """Those who act for the server itself; only they hear of silent changes."""
        self.everywhere: Final[list[Listener]] = []
        self._at: Final[dict[str, set[Listener]]] = {}
        self._waiting: Final[set[asyncio.Event]] = set()

    def listen(self, table_id: str, listener: Listener) -> Callable[[], None]:
        """Listen to one table; call what is returned to stop."""
        self._at.setdefault(table_id, set()).add(listener)

        def stop() -> None:
            listeners = self._at.get(table_id)
            if listeners is not None:
                listeners.discard(listener)
                if not listeners:
                    del self._at[table_id]

        return stop

    def has_listeners(self, table_id: str) -> bool:
        """Whether somebody watches this table."""
        return table_id in self._at

    def publish(self, changed: Changed) -> None:
        """Tell everybody."""
        others = () if changed.silent else (*self.everywhere, *self._at.get(changed.table.id, ()))
        for listener in (*self.own, *others):
            try:
                listener(changed)
            except Exception:  # noqa: BLE001
                # The change is stored; whoever made it must hear so.
                _log.exception("a listener of table %s failed", changed.table.id)

    async def next_entry(self, table_id: str, seconds: float) -> None:
        """Wait until a table's log grows, but not for ever."""
        grown = asyncio.Event()
        self._waiting.add(grown)
        stop = self.listen(table_id, lambda changed: grown.set() if changed.entries else None)
        try:
            async with asyncio.timeout(seconds):
                await grown.wait()
        except TimeoutError:
            pass
        finally:
            self._waiting.discard(grown)
            stop()

    def wake_all(self) -> None:
        """Let nobody wait any longer: the server is closing."""
        for grown in self._waiting:
            grown.set()
