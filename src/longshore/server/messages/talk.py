"""What the server answers about chat, notes, muted players and reports."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from longshore.server.messages.forms import Seat


class ChatMessage(Struct):
    """A message of the chat. `number` is its own, `seq` grows when it is changed."""

    number: int
    seq: int
    at: int
    name: str
    place: int | None
    seat: Seat | None
    mine: bool
    text: str
    removed: bool


class ChatPage(Struct):
    """Chat of a table; `seq` is what to ask for next."""

    table: str
    seq: int
    messages: list[ChatMessage]


class Said(Struct):
    """A message was written."""

    id: str
    message: ChatMessage


class NoteAnswer(Struct):
    """The caller's own note about a table."""

    table: str
    text: str
    changed_at: int | None


class NoteList(Struct):
    """All notes of the caller."""

    notes: list[NoteAnswer]


class Silence(Struct):
    """Somebody whom the caller does not hear, by the name that was then used."""

    id: str
    name: str
    kind: Literal["mute", "block"]
    at: int


class SilenceList(Struct):
    """Everybody whom the caller does not hear."""

    silenced: list[Silence]


class Report(Struct):
    """A message that somebody has reported, for the host of the server."""

    id: str
    table: str
    number: int
    name: str
    text: str
    by: str
    reason: str
    at: int


class ReportList(Struct):
    """Reports that wait."""

    reports: list[Report]
