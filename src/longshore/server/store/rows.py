"""What is stored, as plain rows. Times are milliseconds since 1970."""

from __future__ import annotations

from msgspec import Struct

from longshore.server.store.figure_rows import RatedSeat, ResultRow
from longshore.server.store.notice_rows import NoticeRow


class PlayerRow(Struct):
    """Somebody who has arrived. `language` is empty until it is chosen."""

    id: str
    name: str
    language: str
    created_at: int
    seen_at: int


class CredentialRow(Struct):
    """What proves who somebody is: only the hash of the secret is kept."""

    id: str
    player_id: str
    kind: str  # cookie, token or link
    hash: bytes
    created_at: int
    expires_at: int | None = None


class TableRow(Struct):
    """A table. What the lists need stands in columns, the rest as JSON."""

    id: str
    version: int  # counts every write: the next one names it, and loses if it has changed
    seq: int  # of the last entry of the log
    phase: str  # open, running, finished, cancelled or study
    visibility: str  # private or listed
    host: str | None
    invite: str
    setup: str  # JSON: edition, options, pace and the like; never changes
    asked: str  # the seats the game waits for, as "blue red"
    waits_for_bot: bool
    created_at: int
    changed_at: int
    due_at: int | None = None  # when the server has to do something by itself
    header: str | None = None  # JSON: the record without its steps; secret
    position: str | None = None  # JSON: the committed position; secret
    play: str | None = None  # JSON: decision numbers, draft, votes; secret


class SeatRow(Struct):
    """A seat at a table."""

    table_id: str
    number: int
    kind: str  # open, person or bot
    player_id: str | None = None
    name: str = ""
    bot: str | None = None  # who plays, where it is not the person
    left: bool = False  # the person has left the running game for good


class EntryRow(Struct):
    """One entry of a table's log. `events` may be seen by all; `step` may still be sealed."""

    seq: int
    at: int
    events: str  # JSON list
    seat: int | None = None
    step: str | None = None


class SnapshotRow(Struct):
    """The position after so many steps, compressed JSON; secret."""

    steps: int
    position: bytes


class ReceiptRow(Struct):
    """That a command was carried out, so that it acts only once."""

    player_id: str
    id: str
    seq: int
    decision: int | None
    at: int


class OrderLogRow(Struct):
    """What a standing order did, or why it did not; only its owner ever reads it."""

    player_id: str
    seat: str
    at: int
    code: str
    args: str  # JSON


class TableChange(Struct):
    """All that one command changes, written in one transaction or not at all.

    A `table` of version 1 is new; any other replaces the one of the version before.
    """

    table: TableRow
    seats: list[SeatRow] | None = None
    entries: list[EntryRow] = []
    snapshots: list[SnapshotRow] = []
    receipt: ReceiptRow | None = None
    order_log: list[OrderLogRow] = []
    rewritten: list[EntryRow] = []
    """Entries of before without the name of a former player: the only thing that ever changes."""
    results: list[ResultRow] = []
    rated: list[RatedSeat] = []
    """Of a game that this change ends."""
    notices: list[NoticeRow] = []


class Summary(Struct):
    """A table as lists show it."""

    table: TableRow  # without header, position and play
    seats: list[SeatRow]
