"""Who is told when a table has changed.

Whatever follows a stored change hangs here: waiting readers, sockets, bots, clocks. A listener is
called on the event loop, after the change is stored and before the next one of the same table
begins, so it must not block.

Where several processes serve one database, bots and clocks *act* on a change: they hang at `own`
and are told only in the process that made it. Readers and sockets *show* it: they hang at
`watching` or listen to their table, and are told in every process.
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
        """Bots and clocks; only they hear of silent changes."""
        self.watching: Final[list[Listener]] = []
        self.interests: Final[list[Callable[[str], bool]]] = []
        """Each says whether it watches a table, so that others' changes of it must be loaded."""
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
        return table_id in self._at or any(watches(table_id) for watches in self.interests)

    def watched(self) -> set[str]:
        """The tables somebody listens to."""
        return set(self._at)

    def act(self, changed: Changed) -> None:
        """Let bots and clocks act on a change that this process has made."""
        tell(self.own, changed)

    def show(self, changed: Changed) -> None:
        """Let readers and sockets show a change, whichever process has made it."""
        if not changed.silent:
            tell([*self.watching, *self._at.get(changed.table.id, ())], changed)

    @contextmanager
    def growing(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set when the table's log grows.

        Begin to listen before you look, and nothing falls between.
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
        """Let nobody wait any longer: the server is closing."""
        for grown in self._waiting:
            grown.set()


def tell(listeners: list[Listener], changed: Changed) -> None:
    """Call each listener. The change is stored, and its maker must hear so, whatever they do."""
    for listener in listeners:
        try:
            listener(changed)
        except Exception:  # noqa: BLE001
            _log.exception("a listener of table %s failed", changed.table.id)
