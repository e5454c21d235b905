"""Operations on chat, notes, mutes and reports."""

from __future__ import annotations

from longshore.server.api.http.operation import Call, CallWith, Operation
from longshore.server.api.reply import Reply
from longshore.server.base.problems import Problem
from longshore.server.messages.answers import Empty
from longshore.server.messages.requests import ChatQuery, NewChat, NewNote, NewReport, NewSilence
from longshore.server.messages.talk import (
    ChatPage,
    NoteAnswer,
    NoteList,
    Said,
    Silence,
    SilenceList,
)
from longshore.server.store import NoteRow
from longshore.server.tables.table import Table
from longshore.server.talk.chat import Reader, chat_message

_PAGE = 100


async def find(call: Call) -> Table:
    """The table of a call."""
    return await call.server.tables.get(call.params["id"])


async def need_reader(call: Call, table: Table) -> Reader:
    """The caller as a reader of a table's chat."""
    reader = await Reader.of(call.server.store, table, call.player.id)
    if reader is None:
        raise Problem("no_talker")
    return reader


# ---------------------------------------------------------------- chat


async def read_chat(call: CallWith[None, ChatQuery]) -> ChatPage:
    """The latest messages, or what was written or changed after a sequence number."""
    query = call.query
    table = await find(call)
    reader = await need_reader(call, table)
    if query.after is None:
        rows = await call.server.store.latest_chat(table.id, _PAGE)
    else:
        rows = await call.server.store.chat(table.id, query.after, _PAGE)
    seq = max((row.seq for row in rows), default=query.after or 0)
    messages = [chat_message(row, table, reader) for row in rows if reader.hears(row)]
    return ChatPage(table.id, seq, messages)


async def say(call: CallWith[NewChat, None]) -> Reply:
    """Write in the chat of a table."""
    body = call.body
    table = await find(call)
    row = await call.server.talk.say(table, call.player, body.text, body.id)
    reader = Reader(call.player.id, frozenset())
    return Reply(Said(body.id, chat_message(row, table, reader)), 201)


async def report_message(call: CallWith[NewReport, None]) -> Reply:
    """Report a message to the server's admin."""
    body = call.body
    table = await find(call)
    await call.server.talk.report(table, call.player, number_in(call), body.reason)
    return Reply(Empty(), 201)


def number_in(call: Call) -> int:
    """The number of a message, from the path."""
    text = call.params["number"]
    if not (text.isascii() and text.isdecimal() and len(text) < 16):
        raise Problem("no_such_message")
    return int(text)


# ---------------------------------------------------------------- mute and block


async def silence(call: CallWith[NewSilence, None]) -> Reply:
    """Mute or block the player at a place, or the author of a message."""
    body = call.body
    table = await find(call)
    if body.message is not None:
        await need_reader(call, table)
        other = (await call.server.talk.message(table, body.message)).player_id
    elif body.place is not None and body.place < len(table.seats):
        other = table.seats[body.place].player or ""
    else:
        raise Problem("bad_seat", text=str(body.place))
    if not other:
        raise Problem("not_at_table")
    await call.server.talk.silence(table, call.player, other, body.kind)
    return Reply(await silenced(call), 201)


async def read_silenced(call: Call) -> SilenceList:
    """The players whom the caller has muted or blocked."""
    return await silenced(call)


async def silenced(call: Call) -> SilenceList:
    """The current list."""
    rows = await call.server.store.silences(call.player.id)
    return SilenceList(
        [
            Silence(row.id, row.name, "block" if row.kind == "block" else "mute", row.at)
            for row in rows
        ]
    )


async def unsilence(call: Call) -> SilenceList:
    """Unmute or unblock a player."""
    if not await call.server.store.unsilence(call.player.id, call.params["silence"]):
        raise Problem("not_silenced")
    return await silenced(call)


# ---------------------------------------------------------------- notes


def note_answer(row: NoteRow | None, table_id: str) -> NoteAnswer:
    """A note for its owner."""
    if row is None or not row.text:
        return NoteAnswer(table_id, "", None)
    return NoteAnswer(row.table_id, row.text, row.changed_at)


async def read_note(call: Call) -> NoteAnswer:
    """The caller's note about a table."""
    table = await find(call)
    return note_answer(await call.server.store.note(table.id, call.player.id), table.id)


async def write_note(call: CallWith[NewNote, None]) -> NoteAnswer:
    """Save a note about a table."""
    body = call.body
    table = await find(call)
    return note_answer(await call.server.talk.note(table, call.player, body.text), table.id)


async def read_notes(call: Call) -> NoteList:
    """All notes of the caller."""
    rows = await call.server.store.notes(call.player.id)
    return NoteList([note_answer(row, row.table_id) for row in rows])


_TABLE = "/api/tables/{id}"

OPERATIONS = (
    Operation("GET", f"{_TABLE}/chat", read_chat, "Read the chat of a table", ChatPage),
    Operation(
        "POST",
        f"{_TABLE}/chat",
        say,
        "Write in the chat of a table",
        Said,
        status=201,
    ),
    Operation(
        "POST",
        f"{_TABLE}/chat/{{number}}/report",
        report_message,
        "Report a message to the server's admin",
        Empty,
        body_optional=True,
        status=201,
    ),
    Operation(
        "POST",
        f"{_TABLE}/silence",
        silence,
        "Mute or block a player",
        SilenceList,
        status=201,
    ),
    Operation(
        "GET",
        "/api/me/silenced",
        read_silenced,
        "List the players I have muted or blocked",
        SilenceList,
    ),
    Operation(
        "DELETE", "/api/me/silenced/{silence}", unsilence, "Hear somebody again", SilenceList
    ),
    Operation(
        "GET", f"{_TABLE}/note", read_note, "Get the caller's note about a table", NoteAnswer
    ),
    Operation(
        "PUT",
        f"{_TABLE}/note",
        write_note,
        "Save the caller's note about a table",
        NoteAnswer,
    ),
    Operation("GET", "/api/me/notes", read_notes, "All the caller's notes", NoteList),
)
