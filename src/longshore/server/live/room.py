"""Everyone who follows one table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from typing import Any, Final

from longshore.record.words import SEATS
from longshore.server.base.problems import Problem
from longshore.server.base.turns import Turns
from longshore.server.live.news import News
from longshore.server.live.watch import Watch
from longshore.server.messages.errors import error_of
from longshore.server.messages.live import Chat, Note, Presence, Refusal
from longshore.server.store import Store, StoreError, Unavailable
from longshore.server.tables.kept.tables import Tables
from longshore.server.tables.table import Table
from longshore.server.talk.chat import Reader, chat_message

_log: Final = logging.getLogger("longshore.live")
_PRESENCE_SECONDS: Final = 0.25  # changes of presence within this time are sent together
_PAUSE_SECONDS: Final = 1.0  # until a failed read from storage is retried
_OTHERS_SHARE: Final = 4  # of time, for each share that sending the parts of a long log takes
_CHAT_CHUNK: Final = 500  # chat messages per socket message
_CHAT_AT_FIRST: Final = 100  # messages for a client that does not say which ones it has

Begin = Callable[[Coroutine[Any, Any, None]], None]


class Room:
    """The watches of a table. A room exists as long as somebody watches."""

    def __init__(
        self,
        table_id: str,
        tables: Tables,
        store: Store,
        *,
        begin: Begin,
        emptied: Callable[[Room], None],
        most_entries: int,
        turns: Turns,
    ) -> None:
        self.table_id: Final = table_id
        self.most_entries: Final = most_entries
        self.watches: Final[list[Watch]] = []
        self._tables = tables
        self._store = store
        self._begin = begin
        self._emptied = emptied
        self._turns = turns
        self._players: list[str | None] = []
        self._drawn = False
        self._presence_timer: asyncio.TimerHandle | None = None
        self._told_presence: tuple[list[int], int] | None = None
        self._delivering = False
        self._deliver_again = False
        self._noted: set[str | None] = set()

    # ------------------------------------------------------------ updates

    def tell(self, news: News) -> None:
        """Pass on a change of the table."""
        self._know(news.table)
        if news.tells_info:
            self.presence_changed()
        for watch in list(self.watches):
            watch.tell(news)

    def catch_up(self, watch: Watch) -> None:
        """Let a watch read what it has missed, in a task of its own."""
        watch.catching_up = True
        self._begin(self.bring_up_to_date(watch))

    async def bring_up_to_date(self, watch: Watch) -> None:
        """Send everything a watch has missed. From then on it hears of changes as they happen."""
        watch.catching_up = True
        while watch in self.watches:
            watch.again = False
            try:
                table = await self._tables.get(self.table_id)
                await self._send_missed(watch, table)
            except Unavailable:
                await asyncio.sleep(_PAUSE_SECONDS)
                continue
            except StoreError as trouble:  # a damaged log, which no waiting repairs
                _log.error("table %s cannot be shown: %s", self.table_id, trouble)
                self.refuse(watch, Problem("internal"))
                return
            except Problem as problem:
                self.refuse(watch, problem)
                return
            if not watch.again:
                watch.catching_up = False
                return

    async def _send_missed(self, watch: Watch, table: Table) -> None:
        watch.eyes(table)  # raise a problem before anything is read
        self._know(table)
        async with AsyncExitStack() as stack:
            alone = False
            while watch.seq is not None and watch.seq < table.seq:
                found = await self._store.entries(self.table_id, watch.seq, self.most_entries)
                missed = [entry for entry in found if entry.seq <= table.seq]
                if not missed or missed[-1].seq == table.seq:
                    watch.send_missed(table, missed)
                    return
                if not alone and watch.socket.address:
                    await stack.enter_async_context(self._turns.turn(watch.socket.address))
                    if watch not in self.watches:
                        return
                alone = True
                began = time.perf_counter()
                watch.send_earlier(table, missed)
                await asyncio.sleep((time.perf_counter() - began) * _OTHERS_SHARE)
            watch.send_missed(table, [])

    def refuse(self, watch: Watch, problem: Problem) -> None:
        """Tell a watch why it can show nothing any more."""
        socket = watch.socket
        socket.watches.pop(watch.key, None)
        self.leave(watch)
        error = error_of(problem, socket.language)
        socket.send(Refusal(None, error, table=self.table_id))

    # ------------------------------------------------------------ presence

    def enter(self, watch: Watch) -> None:
        """Add a watch."""
        self.watches.append(watch)
        self._told_presence = None  # the new watch does not know yet
        self.presence_changed()

    def leave(self, watch: Watch) -> None:
        """Remove a watch. An empty room is closed."""
        if watch in self.watches:
            self.watches.remove(watch)
            self.presence_changed()
        if not self.watches:
            self._emptied(self)

    def presence_changed(self) -> None:
        """Announce presence soon, together with any other changes."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(_PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer = None
        readers = [watch for watch in self.watches if "presence" in watch.also]
        if not readers:
            return
        present = {watch.socket.player_id for watch in self.watches}
        places = [
            place
            for place, player in enumerate(self._players)
            if player is not None and player in present
        ]
        sockets = {
            watch.socket
            for watch in self.watches
            if watch.socket.player_id is None or watch.socket.player_id not in self._players
        }
        if self._told_presence == (places, len(sockets)):
            return
        self._told_presence = places, len(sockets)
        seats = [SEATS[place] for place in places] if self._drawn else []
        told = Presence(self.table_id, places, seats, len(sockets))
        for socket in {watch.socket for watch in readers}:
            socket.send(told)

    def has_player(self, player_id: str) -> bool:
        """Whether a player is looking at this table right now."""
        return any(watch.socket.player_id == player_id for watch in self.watches)

    def _know(self, table: Table) -> None:
        self._players = [None if seat.left else seat.player for seat in table.seats]
        self._drawn = table.has_drawn_seats

    # ------------------------------------------------------------ chat and notes

    def note_heard(self, players: set[str | None]) -> None:
        """These players may have changed their notes, in any process."""
        self._noted |= players
        self.talked()

    def talked(self) -> None:
        """The chat has changed. Everyone gets what is new to them."""
        if self._delivering:
            self._deliver_again = True
            return
        self._delivering = True
        self._begin(self._deliver())

    async def _deliver(self) -> None:
        try:
            while self.watches:
                self._deliver_again = False
                noted, self._noted = self._noted, set()
                try:
                    await self._send_all(noted)
                except Unavailable as trouble:
                    _log.warning("chat is late: %s", trouble)
                    self._noted |= noted
                    await asyncio.sleep(_PAUSE_SECONDS)
                    continue
                if not self._deliver_again:
                    return
        finally:
            self._delivering = False

    async def _send_all(self, noted: set[str | None]) -> None:
        for watch in list(self.watches):
            if "chat" in watch.also:
                await self._send_chat(watch)
            if "note" in watch.also and watch.socket.player_id in noted:
                await self._send_note(watch)

    async def _send_chat(self, watch: Watch) -> None:
        table = await self._tables.get(self.table_id)
        reader = await Reader.of(self._store, table, watch.socket.player_id)
        if reader is None:
            return  # only players at the table read the chat
        if watch.chat_seq is None:
            rows = await self._store.latest_chat(self.table_id, _CHAT_AT_FIRST)
            watch.chat_seq = 0
        else:
            rows = await self._store.chat(self.table_id, watch.chat_seq, _CHAT_CHUNK)
        if not rows:
            return
        if len(rows) == _CHAT_CHUNK:
            self._deliver_again = True
        watch.chat_seq = max(watch.chat_seq, *(row.seq for row in rows))
        messages = [chat_message(row, table, reader) for row in rows if reader.hears(row)]
        if messages and watch in self.watches:
            watch.socket.send(Chat(self.table_id, messages))

    def noted(self, player_id: str, text: str, changed_at: int | None) -> None:
        """A player has changed a note, so the player's other sockets show it too."""
        for watch in self.watches:
            if "note" in watch.also and watch.socket.player_id == player_id:
                self._tell_note(watch, text, changed_at)

    async def _send_note(self, watch: Watch) -> None:
        if watch.socket.player_id is None:
            return
        note = await self._store.note(self.table_id, watch.socket.player_id)
        if watch in self.watches:
            self._tell_note(watch, note.text if note else "", note.changed_at if note else None)

    def _tell_note(self, watch: Watch, text: str, changed_at: int | None) -> None:
        watch.socket.send(Note(self.table_id, text, changed_at))
