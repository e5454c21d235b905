"""What clients send and receive over a socket. Each message is defined once."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from longshore.record.words import Viewer
from longshore.server.messages.answers import Error
from longshore.server.messages.forms import LoggedEvent, Seat
from longshore.server.messages.looks import Look, Shown
from longshore.server.messages.players import Player
from longshore.server.messages.requests import (
    ChangeDraft,
    CommandId,
    NewChat,
    NewNote,
    Number,
    TakeSteps,
)
from longshore.server.messages.tables import TableInfo
from longshore.server.messages.talk import ChatMessage, NoteAnswer

TableId = Annotated[str, Meta(max_length=60)]
Topic = Literal["chat", "presence", "note"]

# ---------------------------------------------------------------- from clients


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """Who the client is, for programs that can set neither headers nor cookies."""

    token: Annotated[str, Meta(max_length=200)]
    id: CommandId | None = None


class WatchTable(Struct, tag_field="type", tag="watch", forbid_unknown_fields=True):
    """Follow a table as a seat. Null means the caller's only seat, or a spectator.

    `after` is the number of the last entry the client has. It gets everything since then. Without
    it, it gets the current table. `chat_after` is the same for chat.
    """

    table: TableId
    seat: Viewer | None = None
    after: Number | None = None
    insight: bool = False
    also: list[Topic] = []
    chat_after: Number | None = None
    id: CommandId | None = None


class Unwatch(Struct, tag_field="type", tag="unwatch", forbid_unknown_fields=True):
    """Stop following a seat of a table, or without `seat` all of them."""

    table: TableId
    seat: Viewer | None = None
    id: CommandId | None = None


class Steps(TakeSteps, tag_field="type", tag="steps", forbid_unknown_fields=True):
    """Same as `POST /api/tables/{id}/steps`. `table` is optional if you follow only one."""

    table: TableId | None = None


class DraftChange(ChangeDraft, tag_field="type", tag="draft", forbid_unknown_fields=True):
    """Same as `POST /api/tables/{id}/draft`."""

    table: TableId | None = None


class Say(NewChat, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Same as `POST /api/tables/{id}/chat`."""

    table: TableId | None = None


class WriteNote(NewNote, tag_field="type", tag="note", forbid_unknown_fields=True):
    """Same as `PUT /api/tables/{id}/note`."""

    id: CommandId
    table: TableId | None = None


class FollowLobby(Struct, tag_field="type", tag="lobby", forbid_unknown_fields=True):
    """Follow the lists of tables, or stop following them if `follow` is false."""

    follow: bool = True
    id: CommandId | None = None


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """For clients that cannot see the protocol's own pings."""

    id: CommandId | None = None


FromClient = (
    Hello | WatchTable | Unwatch | Steps | DraftChange | Say | WriteNote | FollowLobby | Ping
)

# ---------------------------------------------------------------- to clients


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to `hello`."""

    player: Player
    id: str | None


class Update(Shown, tag_field="type", tag="update", kw_only=True):
    """A table after a change: the keys of a view, and the events since the last update.

    Before the start there is no view. `info` is included when more changed than the steps.
    """

    events: list[LoggedEvent]
    info: TableInfo | UnsetType = UNSET


class EarlierEvents(Struct, tag_field="type", tag="events"):
    """Events from before the next update, when very many were missed."""

    table: str
    seat: Seat | None
    seq: int
    events: list[LoggedEvent]


class Ok(Struct, tag_field="type", tag="ok"):
    """A command was carried out and stored. The numbers are from right after it."""

    id: str
    table: str
    seq: int
    decision: int | UnsetType | None = UNSET


class Refusal(Struct, tag_field="type", tag="error"):
    """A message that was refused. `fresh` is the seat's current view, if there is one."""

    id: str | None
    error: Error
    fresh: Look | None = None
    table: str | UnsetType = UNSET


class Chat(Struct, tag_field="type", tag="chat"):
    """The chat of a table. A message whose number is already known has changed."""

    table: str
    messages: list[ChatMessage]


class Note(NoteAnswer, tag_field="type", tag="note"):
    """The reader's note about a table."""


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is looking at a table right now: places with their seats, and how many spectators."""

    table: str
    places: list[int]
    seats: list[Seat]
    spectators: int


class Lobby(Struct, tag_field="type", tag="lobby"):
    """The lists of tables: complete at first (`whole`), then what changed."""

    whole: bool
    open: list[TableInfo]
    running: list[TableInfo]
    mine: list[TableInfo]
    gone: list[str]


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    id: str | None


class Closing(Struct, tag_field="type", tag="closing"):
    """The server is about to restart. Reconnect after this many milliseconds, and resume."""

    retry_ms: int


ToClient = (
    Welcome
    | Update
    | EarlierEvents
    | Ok
    | Refusal
    | Chat
    | Note
    | Presence
    | Lobby
    | Pong
    | Closing
)
