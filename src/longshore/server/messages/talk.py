"""What the server answers about chat, notes and muted players."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from longshore.server.messages.forms import Seat


class ChatMessage(Struct):
    """A chat message. Its `number` never changes. Its `seq` grows when the message changes."""

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
    """The chat of a table. `seq` is what to ask for next."""

    table: str
    seq: int
    messages: list[ChatMessage]


class Said(Struct):
    """The message that was sent."""

    id: str
    message: ChatMessage


class NoteAnswer(Struct):
    """The caller's note about a table."""

    table: str
    text: str
    changed_at: int | None


class NoteList(Struct):
    """All the caller's notes."""

    notes: list[NoteAnswer]


class Silence(Struct):
    """A player the caller has muted or blocked, under the name they had then."""

    id: str
    name: str
    kind: Literal["mute", "block"]
    at: int


class SilenceList(Struct):
    """All players the caller has muted or blocked."""

    silenced: list[Silence]
