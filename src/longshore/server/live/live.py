"""All sockets of this process, and what they follow."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Coroutine
from typing import Any, Final

from longshore.server.base import metrics
from longshore.server.base.problems import Problem
from longshore.server.base.turns import Turns
from longshore.server.live.lists import Lists
from longshore.server.live.news import News
from longshore.server.live.room import Room
from longshore.server.live.socket import CREDENTIAL_GONE, Socket
from longshore.server.live.watch import Watch
from longshore.server.messages.errors import error_of
from longshore.server.messages.live import Closing, Refusal, WatchTable
from longshore.server.players.people import People
from longshore.server.settings import Limits
from longshore.server.store import Store, Unavailable
from longshore.server.tables.kept.hub import Changed
from longshore.server.tables.kept.tables import Tables
from longshore.server.talk.talk import Talk

_log: Final = logging.getLogger("longshore.live")
_RETRY_MS: Final = (500, 3000)  # so that clients do not all reconnect at once


class Live:
    """Sockets, the rooms they are in, and the lists they follow."""

    def __init__(
        self, store: Store, tables: Tables, people: People, talk: Talk, limits: Limits
    ) -> None:
        self._store = store
        self._tables = tables
        self._people = people
        self._limits = limits
        self.lists: Final = Lists(store, tables, self._begin, limits.listed_tables)
        self._rooms: Final[dict[str, Room]] = {}
        self._sockets: Final[set[Socket]] = set()
        self._of_player: Final[dict[str, set[Socket]]] = {}
        self._of_address: Final[dict[str, set[Socket]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._long_logs: Final = Turns(limits.sockets)
        """Long logs are sent to one client at a time, by address."""
        talk.heard.append(self.talked)
        talk.noted.append(self.noted)
        people.dropped.append(self.credentials_dropped)
        people.bans.changed.append(self.bans_changed)

    # ------------------------------------------------------------ sockets

    def open(self, socket: Socket) -> None:
        """Open a socket, if its address and its player may have another."""
        if len(self._sockets) >= self._limits.sockets:
            raise Problem("too_many_sockets")
        neighbours = self._of_address.get(socket.address, ())
        if len(neighbours) >= self._limits.sockets_per_address:
            raise Problem("too_many_sockets")
        self._check_player(socket)
        self._sockets.add(socket)
        put_in(self._of_address, socket.address, socket)
        put_in(self._of_player, socket.player_id, socket)
        metrics.SOCKETS.set(len(self._sockets))

    def _check_player(self, socket: Socket) -> None:
        player = socket.player_id
        if player is not None and self._count_of(player) >= self._limits.sockets_per_player:
            raise Problem("too_many_sockets")

    def _count_of(self, player: str) -> int:
        return len(self._of_player.get(player, ()))

    def close(self, socket: Socket) -> None:
        """Close a socket, and stop everything it followed."""
        if socket not in self._sockets:
            return
        socket.closed = True
        self._sockets.discard(socket)
        self.lists.leave(socket)
        for watch in list(socket.watches.values()):
            watch.leave()
        socket.watches.clear()
        take_out(self._of_address, socket.address, socket)
        take_out(self._of_player, socket.player_id, socket)
        metrics.SOCKETS.set(len(self._sockets))

    async def identify(self, socket: Socket, secret: str) -> None:
        """Identify the client, from its first message."""
        if socket.player is not None:
            raise Problem("known_already")
        socket.player = await self._people.who(secret)
        try:
            self._check_player(socket)
        except Problem:
            socket.player = None
            raise
        socket.secret = secret
        put_in(self._of_player, socket.player.id, socket)

    # ------------------------------------------------------------ following

    async def watch(self, socket: Socket, wish: WatchTable) -> None:
        """Follow a table. Following the same seat again starts over."""
        table_id, key = wish.table, (wish.table, wish.seat)
        most = self._limits.watches_per_socket
        if len(socket.watches) >= most and key not in socket.watches:
            raise Problem("too_many_watches", most=most)
        if key not in socket.watches:
            self._check_strangers(socket)
        table = await self._tables.get(table_id)
        # Nothing is awaited until the watch is in its room, so that no change is missed.
        if socket.closed:
            return
        old = socket.watches.pop(key, None)
        if old is not None:
            old.leave()
        room = self._rooms.get(table_id)
        if room is None:
            room = Room(
                table_id,
                self._tables,
                self._store,
                begin=self._begin,
                emptied=self._close_room,
                most_entries=self._limits.listed_entries,
                turns=self._long_logs,
            )
        watch = Watch(room, socket, wish)
        watch.eyes(table)  # a problem, if this player may not see this seat
        self._rooms[table_id] = room
        socket.watches[watch.key] = watch
        room.enter(watch)
        await room.bring_up_to_date(watch)
        if "chat" in watch.also:
            room.talked()

    def _check_strangers(self, socket: Socket) -> None:
        """Sockets cost nothing without a player, and each step is written once for every watch."""
        if socket.player is not None:
            return
        most = self._limits.watches_per_address
        strangers = (s for s in self._of_address.get(socket.address, ()) if s.player is None)
        if sum(len(stranger.watches) for stranger in strangers) >= most:
            raise Problem("too_many_watches", most=most)

    def unwatch(self, socket: Socket, table_id: str, seat: str | None) -> None:
        """Stop following a seat of a table, or without a seat all of it."""
        for key in list(socket.watches):
            if key[0] == table_id and seat in (None, key[1]):
                socket.watches.pop(key).leave()

    def _close_room(self, room: Room) -> None:
        if self._rooms.get(room.table_id) is room:
            del self._rooms[room.table_id]

    def is_watching(self, table_id: str, player_id: str) -> bool:
        """Whether a player is looking at a table and so needs no notification."""
        room = self._rooms.get(table_id)
        return room is not None and room.has_player(player_id)

    def is_followed(self, table_id: str) -> bool:
        """Whether any socket of this process follows a table."""
        return table_id in self._rooms

    def shows(self, table_id: str) -> bool:
        """Whether someone here needs other processes' changes to a table.

        If not, an idle table may leave memory even though sockets follow it.
        """
        return not self._store.exclusive and table_id in self._rooms

    # ------------------------------------------------------------ what happens

    def changed(self, changed: Changed) -> None:
        """A table has changed, and the change is stored."""
        room = self._rooms.get(changed.table.id)
        if room is not None:
            room.tell(News(changed.table, changed.entries))
        self.lists.changed(changed)

    def talked(self, table_id: str) -> None:
        """The chat of a table has changed."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.talked()

    def noted(self, table_id: str, player_id: str, text: str, changed_at: int) -> None:
        """A player has changed a note."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.noted(player_id, text, changed_at)

    # ------------------------------------------------------------ other processes

    def heard(self, what: str, table_id: str) -> None:
        """Some process, perhaps this one, has written something."""
        word, _, player_id = what.partition(":")
        room = self._rooms.get(table_id)
        if word == "chat" and room is not None:
            room.talked()
        elif word == "note" and room is not None:
            room.note_heard({player_id})
        elif word in ("table", "lists"):
            self.lists.heard(table_id, more_than_steps=word == "lists")

    def missed(self) -> None:
        """Announcements were missed, so whatever is shown here may be out of date."""
        for room in self._rooms.values():
            room.talked()
            room.note_heard({watch.socket.player_id for watch in room.watches})
        self.lists.missed()

    # ------------------------------------------------------------ credentials

    def credentials_dropped(self, player_id: str) -> None:
        """Close the sockets that signed in with secrets that have been revoked."""
        own = self._of_player.get(player_id)
        if own is not None:
            self._begin(self._recheck(list(own)))

    def bans_changed(self) -> None:
        """Close the sockets of players who are banned now."""
        for socket in list(self._sockets):
            try:
                self._people.bans.check_address(socket.address)
                if socket.player_id is not None:
                    self._people.bans.check_player(socket.player_id)
            except Problem as problem:
                socket.send(Refusal(None, error_of(problem, socket.language), None))
                socket.close(CREDENTIAL_GONE, "banned from this server")

    async def recheck(self) -> None:
        """Check all sockets now and then, because another process may have revoked secrets."""
        await self._recheck(list(self._sockets))

    async def _recheck(self, sockets: list[Socket]) -> None:
        for socket in sockets:
            if not socket.secret or socket.closed:
                continue
            try:
                await self._people.who(socket.secret)
            except Problem:
                socket.close(CREDENTIAL_GONE, "the credentials are no longer valid")
            except Unavailable:
                return

    # ------------------------------------------------------------ shutdown

    def say_goodbye(self) -> None:
        """Tell clients that the server is closing and when to come back, spread over time."""
        for socket in self._sockets:
            socket.send(Closing(random.randint(*_RETRY_MS)))

    async def stop(self) -> None:
        """Stop what is still being read for sockets."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a socket was not served", exc_info=task.exception())


def put_in(sockets: dict[str, set[Socket]], key: str | None, socket: Socket) -> None:
    """Note a socket under a key, if it has one."""
    if key:
        sockets.setdefault(key, set()).add(socket)


def take_out(sockets: dict[str, set[Socket]], key: str | None, socket: Socket) -> None:
    """Undo that, and leave nothing empty behind."""
    found = sockets.get(key or "")
    if found is None:
        return
    found.discard(socket)
    if not found:
        del sockets[key or ""]
