"""What each message of a client does."""

from __future__ import annotations

import functools
from typing import Any, Final

from longshore.server.api.command import Command, draft_command, perform, steps_command
from longshore.server.base.problems import Problem
from longshore.server.live.socket import Socket
from longshore.server.messages.live import (
    DraftChange,
    FollowLobby,
    FromClient,
    Hello,
    Ping,
    Say,
    Steps,
    Unwatch,
    WatchTable,
    WriteNote,
)
from longshore.server.messages.requests import ChangeDraft, TakeSteps
from longshore.server.players.people import player_info
from longshore.server.server import Server
from longshore.server.store import PlayerRow


class Commands:
    """The messages of one socket at work. What is wrong is raised, nothing is half done."""

    def __init__(self, server: Server, socket: Socket) -> None:
        self.server: Final = server
        self.socket: Final = socket

    @functools.singledispatchmethod
    async def carry_out(self, message: FromClient) -> None:
        """Do what a message asks, and answer it."""
        raise TypeError(type(message))

    @carry_out.register
    async def _(self, message: Hello) -> None:
        await self.server.live.identify(self.socket, message.token)
        welcome = {"type": "welcome", "player": player_info(self.player), "id": message.id}
        self.socket.send(welcome)

    @carry_out.register
    async def _(self, message: WatchTable) -> None:
        await self.server.live.watch(
            self.socket,
            message.table,
            message.seat,
            after=message.after,
            insight=message.insight,
            also=frozenset(message.also),
            chat_after=message.chat_after,
        )

    @carry_out.register
    async def _(self, message: Unwatch) -> None:
        self.server.live.unwatch(self.socket, message.table, message.seat)

    @carry_out.register
    async def _(self, message: Steps) -> None:
        body = TakeSteps(message.id, message.seat, message.steps, message.decision, message.commit)
        body.insight = self._wants_insight(message.table)
        await self._act(message.table, body, steps_command(self.server, body))

    @carry_out.register
    async def _(self, message: DraftChange) -> None:
        body = ChangeDraft(message.id, message.seat, message.do)
        body.insight = self._wants_insight(message.table)
        await self._act(message.table, body, draft_command(body))

    @carry_out.register
    async def _(self, message: Say) -> None:
        table = await self.server.tables.get(self._table(message.table))
        row = await self.server.talk.say(table, self.player, message.text, message.id)
        self._ok(message.id, table.id, seq=row.seq)

    @carry_out.register
    async def _(self, message: WriteNote) -> None:
        table = await self.server.tables.get(self._table(message.table))
        await self.server.talk.note(table, self.player, message.text)
        self._ok(message.id, table.id, seq=table.seq)

    @carry_out.register
    async def _(self, message: FollowLobby) -> None:
        if message.follow:
            await self.server.live.lobby.follow(self.socket)
        else:
            self.server.live.lobby.leave(self.socket)

    @carry_out.register
    async def _(self, message: Ping) -> None:
        self.socket.send({"type": "pong", "id": message.id})

    # ------------------------------------------------------------ tools

    @property
    def player(self) -> PlayerRow:
        """Who speaks."""
        if self.socket.player is None:
            raise Problem("no_credential")
        return self.socket.player

    def _table(self, named: str | None) -> str:
        """The table a message is about: who follows only one need not name it."""
        if named is not None:
            return named
        tables = {table for table, _ in self.socket.watches}
        if len(tables) != 1:
            raise Problem("which_table")
        return tables.pop()

    def _wants_insight(self, named: str | None) -> bool:
        """Whether the client follows that table with insight: a refusal then has it too."""
        return any(
            watch.insight
            for (table, _), watch in self.socket.watches.items()
            if named in (None, table)
        )

    async def _act(
        self, table: str | None, body: TakeSteps | ChangeDraft, command: Command
    ) -> None:
        table_id = self._table(table)
        done = await perform(self.server, self.player.id, table_id, body, command)
        self._ok(body.id, table_id, seq=done.seq, decision=done.decision)

    def _ok(self, command_id: str, table_id: str, **numbers: Any) -> None:
        self.socket.send({"type": "ok", "id": command_id, "table": table_id, **numbers})
