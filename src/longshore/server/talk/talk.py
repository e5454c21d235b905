"""What signed-in players can do with chat, mutes, reports and notes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longshore.server.base.clock import now_ms
from longshore.server.base.ids import new_id
from longshore.server.base.problems import Problem
from longshore.server.base.rates import Rate
from longshore.server.settings import Limits
from longshore.server.store import (
    ChatRow,
    NameReportRow,
    NoteRow,
    PlayerRow,
    ReportRow,
    SilenceRow,
    Store,
    WrittenChat,
)
from longshore.server.tables.table import Table
from longshore.server.talk.chat import need_talker
from longshore.server.talk.text import checked_line, checked_lines


class Talk:
    """Chat, mutes, reports and notes."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._rate = Rate(limits.chat_rate, limits.chat_burst)
        self.heard: Final[list[Callable[[str], None]]] = []
        """Called with the id of a table whose chat has changed, in every process that shows it."""
        self.noted: Final[list[Callable[[str, str, str, int], None]]] = []
        """Called with table, player, text and time of a note that was changed.

        If several processes share a database, all of them, this one included, hear of it from
        there.
        """

    # ------------------------------------------------------------ chat

    async def say(self, table: Table, player: PlayerRow, text: str, command_id: str) -> ChatRow:
        """Write in the chat of a table. Repeated with the same id, it is written once."""
        need_talker(table, player.id)
        line = checked_line(text, self._limits.chat_letters)
        written = await self._store.said(table.id, player.id, command_id)
        if written is not None:
            return _same(written, line)
        if not self._rate.allows(player.id):
            raise Problem("too_much_chat")
        name = table.name_for(player.id, player.name)
        new = WrittenChat(table.id, player.id, name, line, now_ms(), command_id)
        row = _same(await self._store.say(new, self._limits.chat_kept), line)
        self._tell(table.id)
        return row

    async def remove(self, table_id: str, number: int) -> ChatRow:
        """Remove the text of a message, as an admin. That there was one remains visible."""
        row = await self._store.remove_chat(table_id, number, now_ms())
        if row is None:
            raise Problem("no_such_message")
        self._tell(table_id)
        return row

    def forgotten(self, table_ids: list[str]) -> None:
        """Announce that a deleted player's words are gone from the chats of these tables."""
        for table_id in table_ids:
            self._tell(table_id)

    def _tell(self, table_id: str) -> None:
        for listener in self.heard:
            listener(table_id)

    # ------------------------------------------------------------ mute, block, report

    async def silence(self, table: Table, player: PlayerRow, other_id: str, kind: str) -> None:
        """Stop hearing a player (`mute`), or cut all contact (`block`)."""
        need_talker(table, player.id)
        if other_id == player.id:
            raise Problem("your_own")
        most = self._limits.silenced_players
        if len(await self._store.silences(player.id)) >= most:
            raise Problem("too_many_silenced", most=most)
        name = next((seat.name for seat in table.seats if seat.player == other_id), "")
        await self._store.silence(SilenceRow(new_id(), player.id, other_id, kind, name, now_ms()))

    async def message(self, table: Table, number: int) -> ChatRow:
        """A message of a table."""
        row = await self._store.chat_message(table.id, number)
        if row is None:
            raise Problem("no_such_message")
        return row

    async def report(self, table: Table, player: PlayerRow, number: int, reason: str) -> None:
        """Report a message to the server's admin, with its text at the time."""
        need_talker(table, player.id)
        row = await self.message(table, number)
        if row.player_id == player.id:
            raise Problem("your_own")
        why = checked_lines(reason, self._limits.chat_letters)
        if not self._rate.allows(player.id):
            raise Problem("too_much_chat")
        await self._store.report(
            ReportRow(
                id=new_id(),
                table_id=table.id,
                number=number,
                by_id=player.id,
                by_name=player.name,
                name=row.name,
                text=row.text,
                reason=why,
                at=now_ms(),
            )
        )

    async def report_name(self, table: Table, player: PlayerRow, place: int, reason: str) -> None:
        """Report the name of whoever sits at a place. Names of listed tables are seen by all."""
        if table.visibility != "listed":
            need_talker(table, player.id)
        seat = table.seats[place]
        if seat.player is None:
            raise Problem("not_at_table")
        if seat.player == player.id:
            raise Problem("your_own")
        why = checked_lines(reason, self._limits.chat_letters)
        if not self._rate.allows(player.id):
            raise Problem("too_much_chat")
        await self._store.report_name(
            NameReportRow(
                id=new_id(),
                player_id=seat.player,
                name=seat.name,
                by_id=player.id,
                by_name=player.name,
                table_id=table.id,
                reason=why,
                at=now_ms(),
            )
        )

    # ------------------------------------------------------------ notes

    async def note(self, table: Table, player: PlayerRow, text: str) -> NoteRow:
        """Save a private note about a table. An empty one is deleted."""
        note = NoteRow(
            table.id, player.id, checked_lines(text, self._limits.note_letters), now_ms()
        )
        if await self._store.count_notes(player.id, table.id) >= self._limits.notes_per_player:
            raise Problem("too_many_notes", most=self._limits.notes_per_player)
        await self._store.write_note(note)
        for listener in self.noted if self._store.exclusive else ():
            listener(table.id, player.id, note.text, note.changed_at)
        return note


def _same(row: ChatRow, line: str) -> ChatRow:
    """The message that a command wrote, unless the command now says something else."""
    if not row.removed and row.text != line:
        raise Problem("reused_id")
    return row
