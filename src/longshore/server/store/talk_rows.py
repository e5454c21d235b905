"""What people write, as plain rows. Times are milliseconds since 1970."""

from __future__ import annotations

from msgspec import Struct


class WrittenChat(Struct):
    """A message to be kept; its numbers are given by the store."""

    table_id: str
    player_id: str
    name: str
    text: str
    at: int
    command_id: str


class ChatRow(Struct):
    """A message. `number` is its own for ever, `seq` grows when it is changed."""

    table_id: str
    number: int
    seq: int
    at: int
    player_id: str
    name: str
    text: str
    removed: bool


class SilenceRow(Struct):
    """That a player does not want to hear another (`mute`), or have to do with one (`block`)."""

    id: str
    player_id: str
    other_id: str
    kind: str
    name: str  # of the other, as it was then
    at: int


class ReportRow(Struct):
    """A message that somebody has shown to the host of the server."""

    id: str
    table_id: str
    number: int
    by_id: str
    by_name: str
    name: str  # of who wrote it
    text: str  # as it was then
    reason: str
    at: int


class NoteRow(Struct):
    """A player's own note about a table."""

    table_id: str
    player_id: str
    text: str
    changed_at: int
