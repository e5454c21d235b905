"""Who hears about changes of a table.

Everything that follows a stored change listens here: waiting readers, sockets, bots, clocks. A
listener is called on the event loop, after the change is stored and before the next change of the
same table starts, so it must not block.

With several processes on one database, bots and clocks *act* on a change. They listen on `own`, and
are called only in the process that made it. Readers and sockets *show* a change. They listen on
`watching` or on their table, and are called in every process.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from longshore.server.store import EntryRow
from longshore.server.tables.table import Table

_log: Final = logging.getLogger("longshore")


@dataclass(frozen=True, slots=True)
class Changed:
    """A table after a stored change.

    `entries` is what everyone may learn about it. Without any, it was a draft, which only its owner
    may notice.
    """

    table: Table
    entries: list[EntryRow]
    silent: bool = False
    """Only for the server itself. No watcher hears of it."""


Listener = Callable[[Changed], None]


class Hub:
    """Listeners to all tables, and to single ones."""

    def __init__(self) -> None:
        self.own: Final[list[Listener]] = []
        """Bots and clocks. Only they hear of silent changes."""
        self.watching: Final[list[Listener]] = []
        self.interests: Final[list[Callable[[str], bool]]] = []
        """Each says whether it watches a table, so that other processes' changes must be loaded."""
        self._at: Final[dict[str, set[Listener]]] = {}
        self._waiting: Final[set[asyncio.Event]] = set()

    def listen(self, table_id: str, listener: Listener) -> Callable[[], None]:
        """Listen to one table. Call the result to stop."""
        self._at.setdefault(table_id, set()).add(listener)

        def stop() -> None:
            listeners = self._at.get(table_id)
            if listeners is not None:
                listeners.discard(listener)
                if not listeners:
                    del self._at[table_id]

        return stop

    def has_listeners(self, table_id: str) -> bool:
        """Whether anyone watches this table."""
        return table_id in self._at or any(watches(table_id) for watches in self.interests)

    def watched(self) -> set[str]:
        """The tables that have listeners."""
        return set(self._at)

    def act(self, changed: Changed) -> None:
        """Let bots and clocks act on a change made by this process."""
        tell(self.own, changed)

    def show(self, changed: Changed) -> None:
        """Let readers and sockets show a change made by any process."""
        if not changed.silent:
            tell([*self.watching, *self._at.get(changed.table.id, ())], changed)

    @contextmanager
    def growing(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set when the table's log grows.

        Start listening before you look, so that you miss nothing.
        """
        grown = asyncio.Event()
        self._waiting.add(grown)
        stop = self.listen(table_id, lambda changed: grown.set() if changed.entries else None)
        try:
            yield grown
        finally:
            self._waiting.discard(grown)
            stop()

    def wake_all(self) -> None:
        """Wake all waiting readers, because the server is closing."""
        for grown in self._waiting:
            grown.set()


def tell(listeners: list[Listener], changed: Changed) -> None:
    """Call each listener. A failure is only logged, because the change is already stored."""
    for listener in listeners:
        try:
            listener(changed)
        except Exception:  # noqa: BLE001
            _log.exception("a listener of table %s failed", changed.table.id)
