"""Tables and their seats, and the one transaction that writes a change of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from longshore.server.store.database import Conflict, Part, Row, Session, TooMany
from longshore.server.store.entry import EntryRow
from longshore.server.store.figures import ResultRow, write_results
from longshore.server.store.log import (
    OrderLogRow,
    ReceiptRow,
    SnapshotRow,
    note_lean,
    write_log,
    write_receipt,
)
from longshore.server.store.notices import NoticeRow, write_notices
from longshore.server.store.packed import PackedRow, prepare_packed
from longshore.server.store.rating import RatedSeat

# ---------------------------------------------------------------- rows


class TableRow(Struct):
    """A table. What lists need is in columns, the rest is JSON."""

    id: str
    version: int  # counts writes; the next write names it, and fails if it has changed
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
    due_at: int | None = None  # when the server next has to act by itself
    header: str | None = None  # JSON: the record without its steps; secret
    position: str | None = None  # JSON: the committed position; secret
    play: str | None = None  # JSON: decision numbers, draft, votes; secret
    mentions: bool = False  # whether `play` names players who do not sit there


class SeatRow(Struct):
    """A seat at a table."""

    table_id: str
    number: int
    kind: str  # open, person or bot
    player_id: str | None = None
    name: str = ""
    bot: str | None = None  # plays the seat if the person does not
    left: bool = False  # the person has left the running game for good
    program: bool = False  # whoever sits there has said that it is a program


class Quota(Struct, frozen=True):
    """How many open and running tables a player may host, and how many of them listed."""

    tables: int
    listed: int


class TableChange(Struct):
    """Everything that one command changes, written in one transaction or not at all.

    A `table` of version 1 is new. Any other replaces the one with the version before.
    """

    table: TableRow
    seats: list[SeatRow] | None = None
    entries: list[EntryRow] = []
    snapshots: list[SnapshotRow] = []
    receipt: ReceiptRow | None = None
    order_log: list[OrderLogRow] = []
    rewritten: list[EntryRow] = []
    """Earlier entries without the name of a former player, the only change they ever get."""
    results: list[ResultRow] = []
    rated: list[RatedSeat] = []
    """The players of a rated game that this change ends."""
    notices: list[NoticeRow] = []
    packed: PackedRow | None = None
    """The log of a table that is over from the start."""
    quota: Quota | None = None
    """For a new table, its host's."""
    only_steps: bool = False
    """Whether nothing changed but what every step does. Header and indexed columns stay."""


class Summary(Struct):
    """A table as lists show it."""

    table: TableRow  # without header, position and play
    seats: list[SeatRow]


# ---------------------------------------------------------------- statements

_LIST_COLUMNS: Final = """id, version, seq, phase, visibility, host, invite, setup, asked,
waits_for_bot, created_at, changed_at, due_at"""
_INSERT_TABLE: Final = f"""
INSERT INTO tables ({_LIST_COLUMNS}, header, position, play, mentions)
VALUES (:id, :version, :seq, :phase, :visibility, :host, :invite, :setup, :asked,
:waits_for_bot, :created_at, :changed_at, :due_at, :header, :position, :play,
:mentions)"""  # noqa: S608
# The version is the one that was read. If it still matches, nobody has written since.
_UPDATE_TABLE: Final = """
UPDATE tables SET version = :version, seq = :seq, phase = :phase, visibility = :visibility,
host = :host, asked = :asked, waits_for_bot = :waits_for_bot, changed_at = :changed_at,
due_at = :due_at, claimed_until = 0, header = :header, position = :position, play = :play,
mentions = :mentions
WHERE id = :id AND version = :version - 1"""
# A step leaves out the header, and what is indexed and would have to be indexed anew.
_UPDATE_STEP: Final = """
UPDATE tables SET version = :version, seq = :seq, asked = :asked, waits_for_bot = :waits_for_bot,
changed_at = :changed_at, due_at = :due_at, claimed_until = 0, position = :position, play = :play
WHERE id = :id AND version = :version - 1"""
_SELECT_TABLE: Final = f"""
SELECT {_LIST_COLUMNS}, header, position, play FROM tables WHERE id = :id"""  # noqa: S608
_SELECT_VERSION: Final = "SELECT version FROM tables WHERE id = :id"
_SELECT_TABLES_OF: Final = f"""
SELECT {_LIST_COLUMNS} FROM tables
WHERE id IN (SELECT table_id FROM seats WHERE player_id = :player_id
UNION SELECT id FROM tables WHERE host = :player_id)
ORDER BY changed_at DESC, id LIMIT :limit"""  # noqa: S608
_SELECT_TABLES_LISTED: Final = f"""
SELECT {_LIST_COLUMNS} FROM tables WHERE phase = :phase AND visibility = 'listed'
ORDER BY created_at DESC, id LIMIT :limit"""  # noqa: S608
_COUNT_TABLES: Final = """
SELECT count(*), count(CASE WHEN visibility = 'listed' THEN 1 END)
FROM tables WHERE host = :host AND phase IN ('open', 'running')"""
# Without it, two transactions at once would not count each other's tables.
_LOCK_HOST: Final = "UPDATE players SET name = name WHERE id = :host"
_COUNT_STUDIES: Final = "SELECT count(*) FROM tables WHERE host = :host AND phase = 'study'"
_DROP_STUDY: Final = "DELETE FROM tables WHERE id = :id AND host = :host AND phase = 'study'"
_FORGET_OPEN_TABLES: Final = "DELETE FROM tables WHERE phase = 'open' AND changed_at < :before"

_SEAT: Final = 'table_id, number, kind, player_id, name, bot, "left", program'
_INSERT_SEAT: Final = f"""
INSERT INTO seats ({_SEAT})
VALUES (:table_id, :number, :kind, :player_id, :name, :bot, :left, :program)"""  # noqa: S608
_DELETE_SEATS: Final = "DELETE FROM seats WHERE table_id = :id"
_SELECT_SEATS: Final = f"""
SELECT {_SEAT} FROM seats WHERE table_id = :id ORDER BY number"""  # noqa: S608


def _seats_of_all(tables: str) -> str:
    """The seats of all tables that another statement selects."""
    return f"""
SELECT {_SEAT} FROM seats
WHERE table_id IN (SELECT id FROM ({tables}) AS listed) ORDER BY table_id, number"""  # noqa: S608


# ---------------------------------------------------------------- the part of the store


class TableStore(Part):
    """Tables and their seats."""

    async def write(self, change: TableChange) -> None:
        """Write a change, or raise `Conflict` or `Duplicate` and write nothing."""
        repacked = None
        if change.rewritten:
            repacked = await prepare_packed(self.database, change.table.id, change.rewritten)

        async def work(db: Session) -> None:
            table = change.table
            # The version check comes first, so that a lost race writes nothing.
            if table.version == 1:
                if change.quota is not None:
                    await self._check_quota(db, table, change.quota)
                await db.run(_INSERT_TABLE, **asdict(table))
            else:
                update = _UPDATE_STEP if change.only_steps else _UPDATE_TABLE
                if not await db.run(update, **asdict(table)):
                    raise Conflict
            if change.receipt is not None:
                await write_receipt(db, table.id, change.receipt)
            if change.seats is not None:
                await db.run(_DELETE_SEATS, id=table.id)
                await db.run_each(_INSERT_SEAT, map(asdict, change.seats))
            await write_log(
                db,
                table.id,
                entries=change.entries,
                rewritten=change.rewritten,
                repacked=repacked,
                snapshots=change.snapshots,
                order_log=change.order_log,
                packed=change.packed,
            )
            if change.packed is not None:
                await note_lean(db, table.id)
            if change.results or change.rated:
                await write_results(db, change.results, change.rated, table.changed_at)
            if change.notices:
                await write_notices(db, change.notices)
            await db.announce("table", table.id, table.version)
            if any(entry.step is None for entry in change.entries):
                await db.announce("lists", table.id, table.version)

        await self.database.write(work)

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table with its seats, in order."""
        return await self.database.read_at_once(lambda db: read_table(db, table_id))

    async def version(self, table_id: str) -> int | None:
        """The version of a table, to check whether a cached copy is current."""
        row = await self._first(_SELECT_VERSION, id=table_id)
        return None if row is None else int(row[0])

    async def tables_of(self, player_id: str, limit: int) -> list[Summary]:
        """The tables that a player sits at or hosts, latest change first."""
        return await self._summaries(_SELECT_TABLES_OF, player_id=player_id, limit=limit)

    async def tables_listed(self, phase: str, limit: int) -> list[Summary]:
        """The listed tables in a phase, newest first."""
        return await self._summaries(_SELECT_TABLES_LISTED, phase=phase, limit=limit)

    async def _check_quota(self, db: Session, table: TableRow, quota: Quota) -> None:
        """Raise `TooMany` if the host of a new table has no room for it."""
        if not self.database.exclusive:
            await db.run(_LOCK_HOST, host=table.host)
        row = await db.first(_COUNT_TABLES, host=table.host)
        tables, listed = (0, 0) if row is None else (int(row[0]), int(row[1]))
        if tables >= quota.tables:
            raise TooMany("too_many_tables", quota.tables)
        if table.visibility == "listed" and listed >= quota.listed:
            raise TooMany("too_many_listed", quota.listed)

    async def count_studies(self, host: str) -> int:
        """How many imported records a player keeps."""
        row = await self._first(_COUNT_STUDIES, host=host)
        return 0 if row is None else int(row[0])

    async def drop_study(self, table_id: str, host: str) -> bool:
        """Delete a player's imported record, with all that is stored about it."""
        return await self._run(_DROP_STUDY, id=table_id, host=host) > 0

    async def forget_open_tables(self, before: int) -> int:
        """Delete tables that never started and were not touched since. Returns how many.

        Their seats and logs are deleted too.
        """
        return await self._run(_FORGET_OPEN_TABLES, before=before)

    async def _summaries(self, statement: str, **values: Any) -> list[Summary]:
        async def work(db: Session) -> list[Summary]:
            found = [Summary(_table(row), []) for row in await db.all(statement, **values)]
            by_id = {summary.table.id: summary for summary in found}
            for seat in _seats(await db.all(_seats_of_all(statement), **values)):
                by_id[seat.table_id].seats.append(seat)
            return found

        return await self.database.read_at_once(work)


async def read_table(db: Session, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table with its seats, in order."""
    row = await db.first(_SELECT_TABLE, id=table_id)
    if row is None:
        return None
    return _table(row), _seats(await db.all(_SELECT_SEATS, id=table_id))


def _table(row: Row) -> TableRow:
    """A row of a table. SQLite stores booleans as numbers."""
    table = TableRow(*row)
    table.waits_for_bot = bool(table.waits_for_bot)
    return table


def _seats(rows: Sequence[Row]) -> list[SeatRow]:
    seats = [SeatRow(*row) for row in rows]
    for seat in seats:
        seat.left, seat.program = bool(seat.left), bool(seat.program)
    return seats
