"""What the server asks of a database about words: chat, mutes, reports and notes."""

from __future__ import annotations

from typing import Protocol

from longshore.server.store.talk_rows import (
    ChatRow,
    NoteRow,
    ReportRow,
    SilenceRow,
    WrittenChat,
)


class TalkStore(Protocol):
    """The part of a `Store` that keeps words. Each method is one transaction."""

    async def say(self, new: WrittenChat, keep: int) -> ChatRow:
        """Write a message with the next number; of a table the newest `keep` stay."""

    async def said(self, table_id: str, player_id: str, command_id: str) -> ChatRow | None:
        """The message that a command wrote before."""

    async def chat(self, table_id: str, after: int, limit: int) -> list[ChatRow]:
        """What was written or changed after a sequence number, in that order."""

    async def latest_chat(self, table_id: str, limit: int) -> list[ChatRow]:
        """The newest messages, the oldest of them first."""

    async def chat_message(self, table_id: str, number: int) -> ChatRow | None:
        """One message."""

    async def chat_of(self, player_id: str) -> list[ChatRow]:
        """Everything a player has written, for the player."""

    async def remove_chat(self, table_id: str, number: int, at: int) -> ChatRow | None:
        """Take the text out of a message, and note in its reports when that was."""

    async def silence(self, silence: SilenceRow) -> None:
        """Mute or block; one that was there is replaced."""

    async def unsilence(self, player_id: str, silence_id: str) -> bool:
        """Take that back; False if there was none."""

    async def silences(self, player_id: str) -> list[SilenceRow]:
        """Whom a player has muted or blocked, the latest first."""

    async def silent_for(self, player_id: str) -> list[str]:
        """The players whose words a player does not get."""

    async def is_blocked(self, one: str, other: str) -> bool:
        """Whether one of the two has blocked the other."""

    async def report(self, report: ReportRow) -> None:
        """Keep a report; the same one of the same player is kept once."""

    async def reports(self, limit: int) -> list[ReportRow]:
        """Reports that nobody has dealt with, the oldest first."""

    async def reports_by(self, player_id: str) -> list[ReportRow]:
        """What somebody has reported, open or closed."""

    async def close_report(self, report_id: str, at: int) -> bool:
        """A report is dealt with; False if there is none such."""

    async def write_note(self, note: NoteRow) -> None:
        """Keep a note; an empty one is deleted."""

    async def note(self, table_id: str, player_id: str) -> NoteRow | None:
        """A player's note about a table."""

    async def notes(self, player_id: str) -> list[NoteRow]:
        """All notes of a player, the latest first."""

    async def count_notes(self, player_id: str, but_of: str) -> int:
        """How many notes a player has about other tables than this."""
