"""What clients send over a socket, and what they get. One definition of each message."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from longshore.record.words import Viewer
from longshore.server.messages.answers import Error, Look, Player, Shown, TableInfo
from longshore.server.messages.forms import LoggedEvent, Seat
from longshore.server.messages.requests import (
    ChangeDraft,
    CommandId,
    NewChat,
    NewNote,
    Number,
    TakeSteps,
)
from longshore.server.messages.talk import ChatMessage, NoteAnswer

TableId = Annotated[str, Meta(max_length=60)]
Topic = Literal["chat", "presence", "note"]

# ---------------------------------------------------------------- from clients


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """Who the client is, for programs that can set neither header nor cookie."""

    token: Annotated[str, Meta(max_length=200)]
    id: CommandId | None = None


class WatchTable(Struct, tag_field="type", tag="watch", forbid_unknown_fields=True):
    """Follow a table through a seat's eyes: null is the caller's only seat, or a spectator.

    `after` is the number of the last entry the client has: it gets everything since. Without it, it
    gets the table as it is. `chat_after` is the same for chat.
    """

    table: TableId
    seat: Viewer | None = None
    after: Number | None = None
    insight: bool = False
    also: list[Topic] = []
    chat_after: Number | None = None
    id: CommandId | None = None


class Unwatch(Struct, tag_field="type", tag="unwatch", forbid_unknown_fields=True):
    """Stop following a table: one seat of it, or without `seat` all."""

    table: TableId
    seat: Viewer | None = None
    id: CommandId | None = None


class Steps(TakeSteps, tag_field="type", tag="steps", forbid_unknown_fields=True):
    """As `POST /api/tables/{id}/steps`. `table` is optional if you follow only one."""

    table: TableId | None = None


class DraftChange(ChangeDraft, tag_field="type", tag="draft", forbid_unknown_fields=True):
    """As `POST /api/tables/{id}/draft`."""

    table: TableId | None = None


class Say(NewChat, tag_field="type", tag="say", forbid_unknown_fields=True):
    """As `POST /api/tables/{id}/chat`."""

    table: TableId | None = None


class WriteNote(NewNote, tag_field="type", tag="note", forbid_unknown_fields=True):
    """As `PUT /api/tables/{id}/note`."""

    id: CommandId
    table: TableId | None = None


class FollowLobby(Struct, tag_field="type", tag="lobby", forbid_unknown_fields=True):
    """Follow the lists of tables; with `follow` false, stop."""

    follow: bool = True
    id: CommandId | None = None


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """For clients that cannot see the pings of the protocol itself."""

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
    """A table after what happened: the keys of a view, and the events since the last update.

    Before the start there is no view. `info` is there when more than a step was made.
    """

    events: list[LoggedEvent]
    info: TableInfo | UnsetType = UNSET


class EarlierEvents(Struct, tag_field="type", tag="events"):
    """Events before those of the next update, when very many were missed."""

    table: str
    seat: Seat | None
    seq: int
    events: list[LoggedEvent]


class Ok(Struct, tag_field="type", tag="ok"):
    """A command was carried out and is stored; the numbers as they were right after it."""

    id: str
    table: str
    seq: int
    decision: int | UnsetType | None = UNSET


class Refusal(Struct, tag_field="type", tag="error"):
    """A message that was not carried out; `fresh` is the view of the seat, where there is one."""

    id: str | None
    error: Error
    fresh: Look | None = None
    table: str | UnsetType = UNSET


class Chat(Struct, tag_field="type", tag="chat"):
    """Chat of a table; a message with a number that is known already has changed."""

    table: str
    messages: list[ChatMessage]


class Note(NoteAnswer, tag_field="type", tag="note"):
    """The reader's own note at a table."""


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is looking at a table right now: places with their seats, and how many spectators."""

    table: str
    places: list[int]
    seats: list[Seat]
    spectators: int


class Lobby(Struct, tag_field="type", tag="lobby"):
    """The lists of tables: whole at first (`whole`), then what has changed in them."""

    whole: bool
    open: list[TableInfo]
    running: list[TableInfo]
    mine: list[TableInfo]
    gone: list[str]


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    id: str | None


class Closing(Struct, tag_field="type", tag="closing"):
    """The server is about to restart: connect again after `retry_ms`, and resume."""

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
