"""All sockets of this process, and what they follow."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Coroutine
from typing import Any, Final

from longshore.server.base import metrics
from longshore.server.base.problems import Problem
from longshore.server.live.lists import Lists
from longshore.server.live.news import News
from longshore.server.live.room import Room
from longshore.server.live.socket import CREDENTIAL_GONE, Socket
from longshore.server.live.watch import Watch
from longshore.server.messages.live import Closing, WatchTable
from longshore.server.players.people import People
from longshore.server.settings import Limits
from longshore.server.store import Store, Unavailable
from longshore.server.tables.hub import Changed
from longshore.server.tables.tables import Tables
from longshore.server.talk.talk import Talk

_log: Final = logging.getLogger("longshore.live")
_RETRY_MS: Final = (500, 3000)  # so that not all come back in the same moment


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
        self._of_player: Final[Counter[str]] = Counter()
        self._of_address: Final[Counter[str]] = Counter()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        talk.heard.append(self.talked)
        talk.noted.append(self.noted)
        people.dropped.append(self.credentials_dropped)

    # ------------------------------------------------------------ sockets

    def open(self, socket: Socket) -> None:
        """One more socket, if its address and its player may have one more."""
        if len(self._sockets) >= self._limits.sockets:
            raise Problem("too_many_sockets")
        if socket.address and self._of_address[socket.address] >= self._limits.sockets_per_address:
            raise Problem("too_many_sockets")
        self._check_player(socket)
        self._sockets.add(socket)
        if socket.address:
            self._of_address[socket.address] += 1
        if socket.player_id is not None:
            self._of_player[socket.player_id] += 1
        metrics.SOCKETS.set(len(self._sockets))

    def _check_player(self, socket: Socket) -> None:
        player = socket.player_id
        if player is not None and self._of_player[player] >= self._limits.sockets_per_player:
            raise Problem("too_many_sockets")

    def close(self, socket: Socket) -> None:
        """A socket is gone, and with it all it followed."""
        if socket not in self._sockets:
            return
        socket.closed = True
        self._sockets.discard(socket)
        self.lists.leave(socket)
        for watch in list(socket.watches.values()):
            watch.leave()
        socket.watches.clear()
        drop_one(self._of_address, socket.address)
        drop_one(self._of_player, socket.player_id)
        metrics.SOCKETS.set(len(self._sockets))

    async def identify(self, socket: Socket, secret: str) -> None:
        """The client says who it is, with its first message."""
        if socket.player is not None:
            raise Problem("known_already")
        socket.player = await self._people.who(secret)
        try:
            self._check_player(socket)
        except Problem:
            socket.player = None
            raise
        socket.secret = secret
        self._of_player[socket.player.id] += 1

    # ------------------------------------------------------------ following

    async def watch(self, socket: Socket, wish: WatchTable) -> None:
        """Follow a table; once more with the same seat begins anew."""
        table_id, key = wish.table, (wish.table, wish.seat)
        most = self._limits.watches_per_socket
        if len(socket.watches) >= most and key not in socket.watches:
            raise Problem("too_many_watches", most=most)
        table = await self._tables.get(table_id)
        # Nothing is awaited from here until the watch is in its room, so no change slips by.
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
            )
        watch = Watch(room, socket, wish)
        watch.eyes(table)  # a problem, if this seat may not be looked through
        self._rooms[table_id] = room
        socket.watches[watch.key] = watch
        room.enter(watch)
        await room.bring_up_to_date(watch)
        if "chat" in watch.also:
            room.talked()

    def unwatch(self, socket: Socket, table_id: str, seat: str | None) -> None:
        """Follow a seat of a table no more, or without a seat all of it."""
        for key in list(socket.watches):
            if key[0] == table_id and seat in (None, key[1]):
                socket.watches.pop(key).leave()

    def _close_room(self, room: Room) -> None:
        if self._rooms.get(room.table_id) is room:
            del self._rooms[room.table_id]

    def is_watching(self, table_id: str, player_id: str) -> bool:
        """Whether a player is looking at a table: nobody needs to write to such a player."""
        room = self._rooms.get(table_id)
        return room is not None and room.has_player(player_id)

    def shows(self, table_id: str) -> bool:
        """Whether changes of a table by other processes must be loaded for somebody here.

        Where there are none, an idle table may leave memory although sockets follow it.
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
        """The chat of a table has news."""
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
        """Some process has written something, perhaps this one."""
        word, _, player_id = what.partition(":")
        room = self._rooms.get(table_id)
        if word == "chat" and room is not None:
            room.talked()
        elif word == "note" and room is not None:
            room.note_heard({player_id})
        elif word in ("table", "lists"):
            self.lists.heard(table_id, more_than_steps=word == "lists")

    def missed(self) -> None:
        """For a while nothing was heard: whatever is shown here may be old."""
        for room in self._rooms.values():
            room.talked()
            room.note_heard({watch.socket.player_id for watch in room.watches})
        self.lists.missed()

    # ------------------------------------------------------------ keys

    def credentials_dropped(self, player_id: str) -> None:
        """Some secrets of a player are worthless now: so are the sockets that came with them."""
        self._begin(self._recheck([s for s in self._sockets if s.player_id == player_id]))

    async def recheck(self) -> None:
        """Now and then for all: another process may have dropped secrets."""
        await self._recheck(list(self._sockets))

    async def _recheck(self, sockets: list[Socket]) -> None:
        for socket in sockets:
            if not socket.secret or socket.closed:
                continue
            try:
                await self._people.who(socket.secret)
            except Problem:
                socket.close(CREDENTIAL_GONE, "the key is not valid any more")
            except Unavailable:
                return

    # ------------------------------------------------------------ the end

    def say_goodbye(self) -> None:
        """The server is closing: when to come back, not all in the same moment."""
        for socket in self._sockets:
            socket.send(Closing(random.randint(*_RETRY_MS)))

    async def stop(self) -> None:
        """End what is still being read for sockets."""
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


def drop_one(counter: Counter[str], key: str | None) -> None:
    """One less; a key of which there is none left is forgotten."""
    if not key:
        return
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
