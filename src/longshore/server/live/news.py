"""A change of a table, put into words once for each seat that looks on, not for each socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from longshore.server.live.socket import encode
from longshore.server.store import EntryRow
from longshore.server.tables.history import events_of
from longshore.server.tables.info import table_info
from longshore.server.tables.look import look
from longshore.server.tables.table import Table

Json = dict[str, Any]


class News:
    """A table as it is after some entries of its log."""

    def __init__(self, table: Table, entries: Sequence[EntryRow], *, whole: bool = False) -> None:
        self.table: Final = table
        self.entries: Final = entries
        # Seats, phase and offers change only with entries that are not steps.
        self.tells_info: Final = whole or any(entry.step is None for entry in entries)
        self._events: list[Json] | None = None
        self._texts: Final[dict[Any, bytes]] = {}

    def text(self, seat: int | None, player: str | None, *, insight: bool) -> bytes:
        """The `update` for a seat or a spectator (None)."""
        # What is known of the table itself depends on who asks; the view only on the seat.
        key = (seat, insight, player if self.tells_info else None)
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = encode(self._update(seat, player, insight=insight))
        return text

    def _update(self, seat: int | None, player: str | None, *, insight: bool) -> Json:
        if self._events is None:
            self._events = events_of(self.entries)
        shown = (
            before_start(self.table)
            if self.table.game is None
            else look(self.table, seat, with_insight=insight)
        )
        update: Json = {"type": "update", **shown, "events": self._events}
        if self.tells_info:
            update["info"] = table_info(self.table, player)
        return update


def before_start(table: Table) -> Json:
    """What there is to see before the game has begun: nothing but the table itself."""
    return {
        "table": table.id,
        "seq": table.seq,
        "phase": table.phase,
        "decision": None,
        "seat": None,
        "view": None,
        "legal": [],
        "bids": None,
        "draft": None,
        "clocks": None,
        "offer": None,
    }
