"""A command at work: a copy of the table, and everything to be written with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from longshore.record.words import SEATS, Seat
from longshore.server.base.clock import Moment
from longshore.server.messages.table_events import Event
from longshore.server.store import (
    EntryRow,
    NoticeRow,
    OrderLogRow,
    Quota,
    RatedSeat,
    ReceiptRow,
    ResultRow,
    SnapshotRow,
    TableChange,
)
from longshore.server.store.log import SNAPSHOT_STEPS
from longshore.server.store.packed import PackedRow
from longshore.server.tables.stored import pack_position, row_of, seat_row
from longshore.server.tables.table import Table
from longshore.view import Views

_encode: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Delays:
    """How long the server waits before it acts by itself, in milliseconds."""

    orders_least: int = 3_000
    """Standing orders act some time between this and `orders_most`."""
    orders_most: int = 30_000
    notices: int = 20_000
    bot_turns: int = 3_000
    """Between the turns of bots at a table where they play every person's seat."""


_USUAL: Final = Delays()


class Work:
    """What a command does to a table. Nothing counts until it is stored."""

    def __init__(
        self,
        table: Table,
        now: int,
        down: int = 0,
        *,
        before: Table | None = None,
        delays: Delays = _USUAL,
    ) -> None:
        self.table = table
        self.before = before
        """The table as the command found it, or None if it is new."""
        self.delays = delays
        self.now = now
        self.moment = Moment(now, down)
        self.entries: list[EntryRow] = []
        self.snapshots: list[SnapshotRow] = []
        self.seats_changed = False
        self.changed = False
        self.silent = False
        self.order_log: list[OrderLogRow] = []
        self.rewritten: list[EntryRow] = []
        self.results: list[ResultRow] = []
        self.rated: list[RatedSeat] = []
        self.notices: list[NoticeRow] = []
        self.quota: Quota | None = None
        """For a new table, how many its host may have."""
        self.packed: PackedRow | None = None
        """The entries of a table that is over from the start, packed already."""
        self.time_outs = 0
        self.orders_followed = 0

    def touch(self) -> None:
        """Write the table, even if nobody else hears of it."""
        self.changed = True

    def touch_silently(self) -> None:
        """Write the table without telling even the owner's other devices."""
        self.changed = self.silent = True

    def note_order(self, player: str, seat: int, code: str, /, **args: str | int) -> None:
        """Add a line to the private log of standing orders."""
        self.order_log.append(
            OrderLogRow(player, SEATS[seat], self.now, code, _encode(args).decode())
        )
        self.changed = True

    def tell(self, *events: Event, seat: int | None = None, line: str | None = None) -> None:
        """Add an entry to the log. Events are public. `line` is a step of the record."""
        table = self.table
        table.seq += 1
        self.entries.append(
            EntryRow(
                seq=table.seq, at=self.now, events=_encode(events).decode(), seat=seat, step=line
            )
        )
        self.changed = True

    def keep_snapshot(self) -> None:
        """Keep a snapshot of the current position, if the last one is many steps ago.

        It saves replays from playing all steps before it. Those of one game take a moment anyway.
        """
        table = self.table
        progress = table.progress
        if progress.steps - progress.kept_steps >= SNAPSHOT_STEPS:
            progress.kept_steps = progress.steps
            packed = pack_position(Views(table.running_game))  # the game goes on
            self.snapshots.append(SnapshotRow(progress.steps, packed))

    def seat_changed(self) -> None:
        """Write the seats too."""
        self.seats_changed = True
        self.changed = True

    def seat_name(self, number: int) -> Seat | None:
        """The colour of a seat, or none while seats have not been drawn."""
        return SEATS[number] if self.table.has_drawn_seats else None

    @property
    def only_steps(self) -> bool:
        """Whether the row differs only in what every step changes."""
        table, before = self.table, self.before
        return (
            before is not None
            and not self.seats_changed
            and before.header is table.header
            and before.phase == table.phase
            and before.visibility == table.visibility
            and before.host == table.host
        )

    def rows(self, receipt: ReceiptRow | None) -> TableChange:
        """All rows that the command writes."""
        table = self.table
        table.version += 1
        if self.entries:  # nobody else may notice that a draft has changed
            table.changed_at = self.now
        only_steps = self.only_steps
        return TableChange(
            table=row_of(table, with_header=not only_steps),
            only_steps=only_steps,
            seats=[seat_row(table, number) for number in range(len(table.seats))]
            if self.seats_changed
            else None,
            entries=[] if self.packed is not None else self.entries,
            packed=self.packed,
            snapshots=self.snapshots,
            receipt=receipt,
            order_log=self.order_log,
            rewritten=self.rewritten,
            results=self.results,
            rated=self.rated,
            notices=self.notices,
            quota=self.quota,
        )
