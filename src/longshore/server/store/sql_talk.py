"""What people write, in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from msgspec.structs import asdict

from longshore.server.store import talk_statements as sql
from longshore.server.store.database import Database, Row, Session, Work
from longshore.server.store.interface import Conflict, Unavailable
from longshore.server.store.talk_rows import (
    ChatRow,
    NoteRow,
    ReportRow,
    SilenceRow,
    WrittenChat,
)

T = TypeVar("T")

_TRIES: Final = 20  # how often others may have been faster to take a number of the chat


class SqlTalk:
    """See `TalkStore`."""

    database: Database

    # ------------------------------------------------------------ chat

    async def say(self, new: WrittenChat, keep: int) -> ChatRow:
        """Insert, then drop what is too old; a command that is repeated says nothing again."""

        async def work(db: Session) -> ChatRow:
            said = await db.first(
                sql.SELECT_SAID,
                table_id=new.table_id,
                player_id=new.player_id,
                command_id=new.command_id,
            )
            if said is not None:
                return chat_row(said)
            row = chat_row(await db.first(sql.SAY, **asdict(new), no=False))
            if row.number > keep:
                before = row.number - keep
                await db.run(sql.DROP_OLD_CHAT, table_id=row.table_id, before=before)
            await db.announce("chat", row.table_id, row.seq)
            return row

        return await numbered(self.database, work)

    async def said(self, table_id: str, player_id: str, command_id: str) -> ChatRow | None:
        """By its key."""
        return await self._message(
            sql.SELECT_SAID, table_id=table_id, player_id=player_id, command_id=command_id
        )

    async def chat(self, table_id: str, after: int, limit: int) -> list[ChatRow]:
        """By sequence number."""
        return await self._messages(sql.SELECT_CHAT, table_id=table_id, after=after, limit=limit)

    async def latest_chat(self, table_id: str, limit: int) -> list[ChatRow]:
        """The last ones, turned round."""
        found = await self._messages(sql.SELECT_LATEST_CHAT, table_id=table_id, limit=limit)
        return found[::-1]

    async def chat_message(self, table_id: str, number: int) -> ChatRow | None:
        """By its number."""
        return await self._message(sql.SELECT_MESSAGE, table_id=table_id, number=number)

    async def chat_of(self, player_id: str) -> list[ChatRow]:
        """By who wrote it."""
        return await self._messages(sql.SELECT_CHAT_OF, player_id=player_id)

    async def remove_chat(self, table_id: str, number: int, at: int) -> ChatRow | None:
        """Empty the text; the reports of it are dealt with."""

        async def work(db: Session) -> ChatRow | None:
            which = {"table_id": table_id, "number": number}
            row = await db.first(sql.REMOVE_CHAT, **which, yes=True)
            await db.run(sql.CLOSE_REPORTS_OF, **which, at=at)
            if row is None:
                return None
            removed = chat_row(row)
            await db.announce("chat", table_id, removed.seq)
            return removed

        return await numbered(self.database, work)

    # ------------------------------------------------------------ mute, block, report

    async def silence(self, silence: SilenceRow) -> None:
        """Insert or replace."""
        await self._change(sql.SILENCE, **asdict(silence))

    async def unsilence(self, player_id: str, silence_id: str) -> bool:
        """Delete, if it is the player's own."""
        return await self._change(sql.UNSILENCE, player_id=player_id, id=silence_id) > 0

    async def silences(self, player_id: str) -> list[SilenceRow]:
        """All of a player."""
        return [
            SilenceRow(*row) for row in await self._read(sql.SELECT_SILENCES, player_id=player_id)
        ]

    async def silent_for(self, player_id: str) -> list[str]:
        """Muted, blocked, or blocked by."""
        return [str(row[0]) for row in await self._read(sql.SELECT_SILENT, player_id=player_id)]

    async def is_blocked(self, one: str, other: str) -> bool:
        """In either direction."""
        return bool(await self._read(sql.SELECT_BLOCKED, one=one, other=other))

    async def report(self, report: ReportRow) -> None:
        """Insert."""
        await self._change(sql.REPORT, **asdict(report))

    async def reports(self, limit: int) -> list[ReportRow]:
        """The open ones."""
        return [ReportRow(*row) for row in await self._read(sql.SELECT_REPORTS, limit=limit)]

    async def reports_by(self, player_id: str) -> list[ReportRow]:
        """The oldest first."""
        rows = await self._read(sql.SELECT_REPORTS_BY, player_id=player_id)
        return [ReportRow(*row) for row in rows]

    async def close_report(self, report_id: str, at: int) -> bool:
        """Close one."""
        return await self._change(sql.CLOSE_REPORT, id=report_id, at=at) > 0

    # ------------------------------------------------------------ notes

    async def write_note(self, note: NoteRow) -> None:
        """Insert, replace or delete."""

        async def work(db: Session) -> None:
            if note.text:
                await db.run(sql.WRITE_NOTE, **asdict(note))
            else:
                await db.run(sql.DROP_NOTE, player_id=note.player_id, table_id=note.table_id)
            await db.announce(f"note:{note.player_id}", note.table_id, note.changed_at)

        await self.database.write(work)

    async def note(self, table_id: str, player_id: str) -> NoteRow | None:
        """By its key."""
        found = await self._read(sql.SELECT_NOTE, table_id=table_id, player_id=player_id)
        return NoteRow(*found[0]) if found else None

    async def notes(self, player_id: str) -> list[NoteRow]:
        """All of a player."""
        return [NoteRow(*row) for row in await self._read(sql.SELECT_NOTES, player_id=player_id)]

    async def count_notes(self, player_id: str, but_of: str) -> int:
        """Count."""
        rows = await self._read(sql.COUNT_NOTES, player_id=player_id, but_of=but_of)
        return int(rows[0][0])

    # ------------------------------------------------------------ tools

    async def _change(self, statement: str, **values: Any) -> int:
        return await self.database.write(lambda db: db.run(statement, **values))

    async def _read(self, statement: str, **values: Any) -> Sequence[Row]:
        return await self.database.read(lambda db: db.all(statement, **values))

    async def _messages(self, statement: str, **values: Any) -> list[ChatRow]:
        return [chat_row(row) for row in await self._read(statement, **values)]

    async def _message(self, statement: str, **values: Any) -> ChatRow | None:
        found = await self._messages(statement, **values)
        return found[0] if found else None


def chat_row(row: Row | None) -> ChatRow:
    """A row of the chat; SQLite keeps truth as a number."""
    if row is None:
        raise ValueError("a statement that returns its row has returned none")
    chat = ChatRow(*row)
    chat.removed = bool(chat.removed)
    return chat


async def numbered(database: Database, work: Work[T]) -> T:
    """Work that takes the next number of a chat: of several, each in turn."""
    for _ in range(_TRIES):
        try:
            return await database.write(work)
        except Conflict:
            continue
    raise Unavailable("too many write into one chat at once")


async def forget_words(db: Session, player_id: str) -> None:
    """What a player has written goes; that there was something is still seen, and told."""
    for statement in sql.FORGET_WORDS:
        await db.run(statement, player_id=player_id)
    for row in map(chat_row, await db.all(sql.SELECT_CHAT_OF, player_id=player_id)):
        which = {"table_id": row.table_id, "number": row.number}
        changed = chat_row(await db.first(sql.FORGET_CHAT, **which, yes=True))
        await db.announce("chat", row.table_id, changed.seq)
