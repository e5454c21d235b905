"""A change of a table, encoded once for each seat that looks on, not once per socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET, Raw

from longshore.server.base.clock import CLOCK
from longshore.server.live.socket import encode
from longshore.server.messages.live import Update
from longshore.server.messages.looks import Shown
from longshore.server.store import EntryRow
from longshore.server.tables.reading.history import events_of
from longshore.server.tables.reading.info import table_info
from longshore.server.tables.reading.look import look, nothing_yet
from longshore.server.tables.table import Table


class News:
    """A table as it is after some entries of its log."""

    def __init__(self, table: Table, entries: Sequence[EntryRow], *, whole: bool = False) -> None:
        self.table: Final = table
        self.entries: Final = entries
        # Seats, phase and offers change only with entries that are not steps.
        self.tells_info: Final = whole or any(entry.step is None for entry in entries)
        self._at: Final = CLOCK.moment()
        self._events: Any = None
        self._texts: Final[dict[Any, bytes]] = {}

    def text(self, seat: int | None, player: str | None, *, insight: bool) -> bytes:
        """The `update` for a seat, or for a spectator (None)."""
        # The table's info depends on who asks. The view depends only on the seat.
        key = (seat, insight, player if self.tells_info else None)
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = encode(self._update(seat, player, insight=insight))
        return text

    def _update(self, seat: int | None, player: str | None, *, insight: bool) -> Update:
        if self._events is None:
            self._events = Raw(encode(events_of(self.entries)))
        table = self.table
        shown: Shown = nothing_yet(table)
        if table.game is not None:
            shown = look(table, seat, self._at, with_insight=insight)
        return Update(
            table=shown.table,
            seq=shown.seq,
            phase=shown.phase,
            decision=shown.decision,
            seat=shown.seat,
            view=shown.view,
            legal=shown.legal,
            bids=shown.bids,
            draft=shown.draft,
            clocks=shown.clocks,
            offer=shown.offer,
            insight=shown.insight,
            events=self._events,
            info=table_info(table, player) if self.tells_info else UNSET,
        )
