"""What people write: chat, mutes and blocks, reports, notes."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from longshore.server.store.database import (
    Conflict,
    Database,
    Part,
    Row,
    Session,
    Statements,
    Unavailable,
)

T = TypeVar("T")

_TRIES: Final = 20  # how often another writer may be faster to take the next number of a chat

# ---------------------------------------------------------------- rows


class WrittenChat(Struct):
    """A message to store. The store gives it its numbers."""

    table_id: str
    player_id: str
    name: str
    text: str
    at: int
    command_id: str


class ChatRow(Struct):
    """A message. Its `number` never changes. Its `seq` grows when the message changes."""

    table_id: str
    number: int
    seq: int
    at: int
    player_id: str
    name: str
    text: str
    removed: bool


class SilenceRow(Struct):
    """A player has muted or blocked another (`kind`)."""

    id: str
    player_id: str
    other_id: str
    kind: str  # mute or block
    name: str  # the other player's at that time
    at: int


class ReportRow(Struct):
    """A message that a player has reported to the server's admin."""

    id: str
    table_id: str
    number: int
    by_id: str
    by_name: str
    name: str  # of the player who wrote it
    text: str  # at that time
    reason: str
    at: int


class NoteRow(Struct):
    """A player's private note about a table."""

    table_id: str
    player_id: str
    text: str
    changed_at: int


# ---------------------------------------------------------------- statements

_CHAT: Final = "table_id, number, seq, at, player_id, name, text, removed"

# The first writer gets the number. Another process that wanted it tries again.
_SAY: Final = f"""
INSERT INTO chat ({_CHAT}, command_id)
SELECT :table_id, next.number, next.number, :at, :player_id, :name, :text, :no, :command_id
FROM (SELECT coalesce(max(seq), 0) + 1 AS number FROM chat WHERE table_id = :table_id) AS next
RETURNING {_CHAT}"""  # noqa: S608
_DROP_OLD_CHAT: Final = "DELETE FROM chat WHERE table_id = :table_id AND number <= :before"
_SELECT_SAID: Final = f"""
SELECT {_CHAT} FROM chat
WHERE table_id = :table_id AND player_id = :player_id AND command_id = :command_id"""  # noqa: S608
_SELECT_CHAT: Final = f"""
SELECT {_CHAT} FROM chat WHERE table_id = :table_id AND seq > :after
ORDER BY seq LIMIT :limit"""  # noqa: S608
_SELECT_LATEST_CHAT: Final = f"""
SELECT {_CHAT} FROM chat WHERE table_id = :table_id ORDER BY number DESC LIMIT :limit"""  # noqa: S608
_SELECT_MESSAGE: Final = f"""
SELECT {_CHAT} FROM chat WHERE table_id = :table_id AND number = :number"""  # noqa: S608
_SELECT_CHAT_OF: Final = f"""
SELECT {_CHAT} FROM chat WHERE player_id = :player_id ORDER BY at"""  # noqa: S608
_REMOVE_CHAT: Final = f"""
UPDATE chat SET text = '', removed = :yes,
seq = (SELECT max(seq) + 1 FROM chat WHERE table_id = :table_id)
WHERE table_id = :table_id AND number = :number RETURNING {_CHAT}"""  # noqa: S608
_FORGET_CHAT: Final = f"""
UPDATE chat SET name = '', text = '', removed = :yes, player_id = '',
command_id = 'former ' || number, seq = (SELECT max(seq) + 1 FROM chat WHERE table_id = :table_id)
WHERE table_id = :table_id AND number = :number RETURNING {_CHAT}"""  # noqa: S608
_CLOSE_REPORTS_OF: Final = """
UPDATE reports SET closed_at = :at
WHERE table_id = :table_id AND number = :number AND closed_at IS NULL"""

_SILENCE: Final = "id, player_id, other_id, kind, name, at"
_SILENCE_PLAYER: Final = f"""
INSERT INTO silences ({_SILENCE}) VALUES (:id, :player_id, :other_id, :kind, :name, :at)
ON CONFLICT (player_id, other_id)
DO UPDATE SET kind = excluded.kind, name = excluded.name, at = excluded.at"""  # noqa: S608
_UNSILENCE: Final = "DELETE FROM silences WHERE player_id = :player_id AND id = :id"
_SELECT_SILENCES: Final = f"""
SELECT {_SILENCE} FROM silences WHERE player_id = :player_id ORDER BY at DESC, id"""  # noqa: S608
_SELECT_SILENT: Final = """
SELECT other_id FROM silences WHERE player_id = :player_id
UNION SELECT player_id FROM silences WHERE other_id = :player_id AND kind = 'block'"""
_SELECT_BLOCKED: Final = """
SELECT 1 FROM silences WHERE kind = 'block'
AND ((player_id = :one AND other_id = :other) OR (player_id = :other AND other_id = :one))"""

_REPORT: Final = "id, table_id, number, by_id, by_name, name, text, reason, at"
_INSERT_REPORT: Final = f"""
INSERT INTO reports ({_REPORT})
VALUES (:id, :table_id, :number, :by_id, :by_name, :name, :text, :reason, :at)
ON CONFLICT (table_id, number, by_id) DO NOTHING"""  # noqa: S608
_SELECT_REPORTS: Final = f"""
SELECT {_REPORT} FROM reports WHERE closed_at IS NULL ORDER BY at, id LIMIT :limit"""  # noqa: S608
_SELECT_REPORTS_BY: Final = f"""
SELECT {_REPORT} FROM reports WHERE by_id = :player_id ORDER BY at, id"""  # noqa: S608
_CLOSE_REPORT: Final = "UPDATE reports SET closed_at = :at WHERE id = :id AND closed_at IS NULL"

_NOTE: Final = "table_id, player_id, text, changed_at"
_WRITE_NOTE: Final = f"""
INSERT INTO notes ({_NOTE}) VALUES (:table_id, :player_id, :text, :changed_at)
ON CONFLICT (player_id, table_id)
DO UPDATE SET text = excluded.text, changed_at = excluded.changed_at"""  # noqa: S608
_DROP_NOTE: Final = "DELETE FROM notes WHERE player_id = :player_id AND table_id = :table_id"
_SELECT_NOTE: Final = f"""
SELECT {_NOTE} FROM notes WHERE player_id = :player_id AND table_id = :table_id"""  # noqa: S608
_SELECT_NOTES: Final = f"""
SELECT {_NOTE} FROM notes WHERE player_id = :player_id
ORDER BY changed_at DESC, table_id"""  # noqa: S608
_COUNT_NOTES: Final = """
SELECT count(*) FROM notes WHERE player_id = :player_id AND table_id <> :but_of"""

_FORGET_WORDS: Final = (
    "DELETE FROM notes WHERE player_id = :player_id",
    "DELETE FROM silences WHERE player_id = :player_id OR other_id = :player_id",
    # An open report stays readable for the admin, without a name.
    """DELETE FROM reports WHERE closed_at IS NOT NULL AND (by_id = :player_id OR EXISTS (
SELECT 1 FROM chat WHERE chat.table_id = reports.table_id AND chat.number = reports.number
AND chat.player_id = :player_id))""",
    """UPDATE reports SET name = '' WHERE EXISTS (
SELECT 1 FROM chat WHERE chat.table_id = reports.table_id AND chat.number = reports.number
AND chat.player_id = :player_id)""",
    "UPDATE reports SET by_name = '', by_id = 'former ' || id WHERE by_id = :player_id",
)

# ---------------------------------------------------------------- the part of the store


class TalkStore(Part):
    """Chat, mutes and blocks, reports, notes."""

    # ------------------------------------------------------------ chat

    async def say(self, new: WrittenChat, keep: int) -> ChatRow:
        """Write a message with the next number. A table keeps its newest `keep`.

        A repeated command does not write again.
        """

        async def work(db: Session) -> ChatRow:
            said = await db.first(
                _SELECT_SAID,
                table_id=new.table_id,
                player_id=new.player_id,
                command_id=new.command_id,
            )
            if said is not None:
                return chat_row(said)
            row = chat_row(await db.first(_SAY, **asdict(new), no=False))
            if row.number > keep:
                before = row.number - keep
                await db.run(_DROP_OLD_CHAT, table_id=row.table_id, before=before)
            await db.announce("chat", row.table_id, row.seq)
            return row

        return await numbered(self.database, work)

    async def said(self, table_id: str, player_id: str, command_id: str) -> ChatRow | None:
        """The message that a command wrote earlier."""
        return await self._message(
            _SELECT_SAID, table_id=table_id, player_id=player_id, command_id=command_id
        )

    async def chat(self, table_id: str, after: int, limit: int) -> list[ChatRow]:
        """Messages written or changed after a sequence number, in that order."""
        return await self._messages(_SELECT_CHAT, table_id=table_id, after=after, limit=limit)

    async def latest_chat(self, table_id: str, limit: int) -> list[ChatRow]:
        """The newest messages, the oldest of them first."""
        found = await self._messages(_SELECT_LATEST_CHAT, table_id=table_id, limit=limit)
        return found[::-1]

    async def chat_message(self, table_id: str, number: int) -> ChatRow | None:
        """The message with a number."""
        return await self._message(_SELECT_MESSAGE, table_id=table_id, number=number)

    async def chat_of(self, player_id: str) -> list[ChatRow]:
        """Everything a player has written, oldest first."""
        return await self._messages(_SELECT_CHAT_OF, player_id=player_id)

    async def remove_chat(self, table_id: str, number: int, at: int) -> ChatRow | None:
        """Empty a message and close the reports about it."""

        async def work(db: Session) -> ChatRow | None:
            which = {"table_id": table_id, "number": number}
            row = await db.first(_REMOVE_CHAT, **which, yes=True)
            await db.run(_CLOSE_REPORTS_OF, **which, at=at)
            if row is None:
                return None
            removed = chat_row(row)
            await db.announce("chat", table_id, removed.seq)
            return removed

        return await numbered(self.database, work)

    # ------------------------------------------------------------ mute, block, report

    async def silence(self, silence: SilenceRow) -> None:
        """Mute or block a player, replacing an earlier mute or block."""
        await self._run(_SILENCE_PLAYER, **asdict(silence))

    async def unsilence(self, player_id: str, silence_id: str) -> bool:
        """Undo one of a player's mutes or blocks. False if there was none."""
        return await self._run(_UNSILENCE, player_id=player_id, id=silence_id) > 0

    async def silences(self, player_id: str) -> list[SilenceRow]:
        """The players whom a player has muted or blocked, latest first."""
        return [SilenceRow(*row) for row in await self._all(_SELECT_SILENCES, player_id=player_id)]

    async def silent_for(self, player_id: str) -> list[str]:
        """The players whose messages a player does not get: muted, blocked, or blocking."""
        return [str(row[0]) for row in await self._all(_SELECT_SILENT, player_id=player_id)]

    async def is_blocked(self, one: str, other: str) -> bool:
        """Whether either of the two has blocked the other."""
        return await self._first(_SELECT_BLOCKED, one=one, other=other) is not None

    async def report(self, report: ReportRow) -> None:
        """Store a report. A player's second report of the same message changes nothing."""
        await self._run(_INSERT_REPORT, **asdict(report))

    async def reports(self, limit: int) -> list[ReportRow]:
        """Open reports, the oldest first."""
        return [ReportRow(*row) for row in await self._all(_SELECT_REPORTS, limit=limit)]

    async def reports_by(self, player_id: str) -> list[ReportRow]:
        """What a player has reported, open or closed, the oldest first."""
        rows = await self._all(_SELECT_REPORTS_BY, player_id=player_id)
        return [ReportRow(*row) for row in rows]

    async def close_report(self, report_id: str, at: int) -> bool:
        """Close a report. False if there is no such open report."""
        return await self._run(_CLOSE_REPORT, id=report_id, at=at) > 0

    # ------------------------------------------------------------ notes

    async def write_note(self, note: NoteRow) -> None:
        """Save a note, or delete it if it is empty."""

        async def work(db: Session) -> None:
            if note.text:
                await db.run(_WRITE_NOTE, **asdict(note))
            else:
                await db.run(_DROP_NOTE, player_id=note.player_id, table_id=note.table_id)
            await db.announce(f"note:{note.player_id}", note.table_id, note.changed_at)

        await self.database.write(work)

    async def note(self, table_id: str, player_id: str) -> NoteRow | None:
        """A player's note about a table."""
        row = await self._first(_SELECT_NOTE, table_id=table_id, player_id=player_id)
        return None if row is None else NoteRow(*row)

    async def notes(self, player_id: str) -> list[NoteRow]:
        """All notes of a player, the latest first."""
        return [NoteRow(*row) for row in await self._all(_SELECT_NOTES, player_id=player_id)]

    async def count_notes(self, player_id: str, but_of: str) -> int:
        """How many notes a player has about other tables."""
        row = await self._first(_COUNT_NOTES, player_id=player_id, but_of=but_of)
        return 0 if row is None else int(row[0])

    # ------------------------------------------------------------ messages

    async def _messages(self, statement: str, **values: Any) -> list[ChatRow]:
        return [chat_row(row) for row in await self._all(statement, **values)]

    async def _message(self, statement: str, **values: Any) -> ChatRow | None:
        row = await self._first(statement, **values)
        return None if row is None else chat_row(row)


def chat_row(row: Row | None) -> ChatRow:
    """A row of the chat. SQLite stores booleans as numbers."""
    if row is None:
        raise ValueError("a statement that returns its row has returned none")
    chat = ChatRow(*row)
    chat.removed = bool(chat.removed)
    return chat


async def numbered(database: Database, work: Statements[T]) -> T:
    """Work that takes the next number of a chat, retried while others are faster."""
    for _ in range(_TRIES):
        try:
            return await database.write(work)
        except Conflict:
            continue
    raise Unavailable("too many write into one chat at once")


async def forget_words(db: Session, player_id: str) -> None:
    """Delete a player's words. That there was a message remains visible, and is announced."""
    for statement in _FORGET_WORDS:
        await db.run(statement, player_id=player_id)
    for row in map(chat_row, await db.all(_SELECT_CHAT_OF, player_id=player_id)):
        which = {"table_id": row.table_id, "number": row.number}
        changed = chat_row(await db.first(_FORGET_CHAT, **which, yes=True))
        await db.announce("chat", row.table_id, changed.seq)
