"""What each client message does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from longshore.server.api.command import command, digest_of
from longshore.server.base.problems import Problem
from longshore.server.live.socket import Socket, encode
from longshore.server.messages.live import (
    DraftChange,
    FollowLobby,
    FromClient,
    Hello,
    Ok,
    Ping,
    Pong,
    Say,
    Steps,
    Unwatch,
    WatchTable,
    Welcome,
    WriteNote,
)
from longshore.server.players.people import player_info
from longshore.server.server import Server
from longshore.server.store import PlayerRow


class Commands:
    """Handles the messages of one socket. A message either works or raises, never half of each."""

    def __init__(self, server: Server, socket: Socket) -> None:
        self.server: Final = server
        self.socket: Final = socket
        self.arrived: float | None = None
        """When the message that is being answered arrived, by the clock of the event loop."""
        self._last: tuple[Ok, Steps | DraftChange] | None = None
        """The last answer to a seat's command, for impatient clients that send that again."""

    async def answer(self, message: FromClient) -> bytes | None:
        """Do what a message asks, and answer it.

        Returns the answer if it also answers the very same message sent again next.
        """
        return await _ANSWERS[type(message)](self, message)

    async def identify(self, message: Hello) -> None:
        """Find out who the client is."""
        await self.server.live.identify(self.socket, message.token)
        self.socket.send(Welcome(player_info(self.player), message.id))

    async def watch(self, message: WatchTable) -> None:
        """Follow a table."""
        await self.server.live.watch(self.socket, message)

    async def unwatch(self, message: Unwatch) -> None:
        """Stop following a table."""
        self.server.live.unwatch(self.socket, message.table, message.seat)

    async def play(self, message: Steps | DraftChange) -> bytes | None:
        """Carry out a command of a seat."""
        table_id = self._table(message.table)
        if self._last is not None:
            answer, done_before = self._last
            same = (answer.id, answer.table) == (message.id, table_id)
            if same and digest_of(done_before) == digest_of(message):
                return self._say_done(answer, message)
        message.insight |= self._wants_insight(table_id)
        done = await command(self.server, self.player.id, table_id, message, self.arrived)
        answer = Ok(message.id, table_id, done.seq, done.decision)
        self._last = answer, message
        return self._say_done(answer, message)

    def _say_done(self, answer: Ok, message: Steps | DraftChange) -> bytes | None:
        text = encode(answer)
        self.socket.write(text)
        # Without a table, the same message may mean another one the next time.
        return None if message.table is None else text

    async def say(self, message: Say) -> None:
        """Write into the chat of a table."""
        self.server.waiting.check(self.arrived)
        table = await self.server.tables.get(self._table(message.table))
        row = await self.server.talk.say(table, self.player, message.text, message.id)
        self.socket.send(Ok(message.id, table.id, row.seq))

    async def note(self, message: WriteNote) -> None:
        """Write down the player's note about a table."""
        self.server.waiting.check(self.arrived)
        table = await self.server.tables.get(self._table(message.table))
        await self.server.talk.note(table, self.player, message.text)
        self.socket.send(Ok(message.id, table.id, table.seq))

    async def lobby(self, message: FollowLobby) -> None:
        """Follow the lists of tables, or stop."""
        if message.follow:
            await self.server.live.lists.follow(self.socket)
        else:
            self.server.live.lists.leave(self.socket)

    async def ping(self, message: Ping) -> None:
        """Show that somebody is there."""
        self.socket.send(Pong(message.id))

    # ------------------------------------------------------------ tools

    @property
    def player(self) -> PlayerRow:
        """The player who sent the message."""
        if self.socket.player is None:
            raise Problem("no_credential")
        return self.socket.player

    def _table(self, named: str | None) -> str:
        """The table of a message. A client that follows only one need not name it."""
        if named is not None:
            return named
        tables = {table for table, _ in self.socket.watches}
        if len(tables) != 1:
            raise Problem("which_table")
        return tables.pop()

    def _wants_insight(self, table_id: str) -> bool:
        """Whether the client follows that table with insight. A refusal then includes it too."""
        return any(
            watch.insight for (table, _), watch in self.socket.watches.items() if table == table_id
        )


_ANSWERS: Final[dict[type, Callable[[Commands, Any], Awaitable[bytes | None]]]] = {
    Hello: Commands.identify,
    WatchTable: Commands.watch,
    Unwatch: Commands.unwatch,
    Steps: Commands.play,
    DraftChange: Commands.play,
    Say: Commands.say,
    WriteNote: Commands.note,
    FollowLobby: Commands.lobby,
    Ping: Commands.ping,
}
