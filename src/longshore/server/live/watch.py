"""Following one table over one socket: nothing is missed, nothing comes twice.

A watch knows the number of the last entry it has sent. While it *catches up* it reads what it
missed from storage; afterwards it is told of every change as it happens. Whatever happens meanwhile
makes it catch up once more, so no change falls between the two.
"""

from __future__ import annotations

from typing import Final, Protocol

from longshore.record.words import SEATS
from longshore.server.base.problems import Problem
from longshore.server.live.news import News
from longshore.server.live.socket import Socket
from longshore.server.messages.live import EarlierEvents, WatchTable
from longshore.server.store import EntryRow
from longshore.server.tables.history import events_of
from longshore.server.tables.table import RUNNING, Table
from longshore.server.tables.viewpoint import viewpoint


class WatchedRoom(Protocol):
    """What a watch needs of the room it is in."""

    def catch_up(self, watch: Watch) -> None:
        """Let it read what it has missed."""

    def refuse(self, watch: Watch, problem: Problem) -> None:
        """Let it show nothing any more, and say why."""

    def leave(self, watch: Watch) -> None:
        """Take it out."""


class Watch:
    """One table through one seat's eyes, for one socket."""

    __slots__ = (
        "again",
        "also",
        "catching_up",
        "chat_seq",
        "insight",
        "key",
        "room",
        "seat",
        "seq",
        "socket",
    )

    def __init__(self, room: WatchedRoom, socket: Socket, wish: WatchTable) -> None:
        self.room: Final = room
        self.socket: Final = socket
        self.seat: Final = wish.seat
        """As asked for: a seat's name, `spectator`, or None for the player's only seat, if any."""
        self.seq = wish.after
        """The last entry that was sent; None until the first update if none was asked for."""
        self.insight: Final = wish.insight
        self.also: Final = frozenset(wish.also)
        self.chat_seq = wish.chat_after
        self.key: Final = (wish.table, wish.seat)
        """Which one it is among those of its socket."""
        self.catching_up = True
        self.again = False

    def leave(self) -> None:
        """Follow the table no more."""
        self.room.leave(self)

    def eyes(self, table: Table) -> int | None:
        """The seat whose view is sent, or a problem if it is not this player's any more."""
        if table.game is None:
            return None
        own = table.seats_of(self.socket.player_id)
        if self.seat is None and table.setup.partial is None and len(own) != 1:
            return None  # a player of several seats names the one to be shown
        return viewpoint(table, self.socket.player_id, self.seat)

    # ------------------------------------------------------------ what happens

    def tell(self, news: News) -> None:
        """A change, as it happens."""
        if self.catching_up:
            self.again = True
            return
        if not news.entries:
            if self.sees_draft(news.table):
                self._send(news)
            return
        if self.seq is not None and news.entries[-1].seq <= self.seq:
            return
        if self.seq is not None and news.entries[0].seq != self.seq + 1:
            self.room.catch_up(self)
            return
        self.seq = news.entries[-1].seq
        self._send(news)

    def sees_draft(self, table: Table) -> bool:
        """Whether this is the socket of the active seat's owner: a draft is nobody else's."""
        if table.phase != RUNNING or table.game is None:
            return False
        turn: int = table.game.turn
        shown = SEATS[turn] if self.seat is None else self.seat
        own = table.seats_of(self.socket.player_id)
        return shown == SEATS[turn] and turn in own and (self.seat is not None or len(own) == 1)

    def _send(self, news: News) -> None:
        try:
            eyes = self.eyes(news.table)
        except Problem as problem:
            # The seat has gone to somebody else.
            self.room.refuse(self, problem)
            return
        self.socket.write(news.text(eyes, self.socket.player_id, insight=self.insight))

    # ------------------------------------------------------------ catching up

    def send_missed(self, table: Table, missed: list[EntryRow]) -> None:
        """What was missed up to a table, and that table."""
        self.seq = table.seq
        self._send(News(table, missed, whole=True))

    def send_earlier(self, table: Table, missed: list[EntryRow]) -> None:
        """Part of what was missed, when it is too much for one message."""
        eyes = self.eyes(table)
        self.seq = missed[-1].seq
        seat = None if eyes is None else SEATS[eyes]
        self.socket.send(EarlierEvents(table.id, seat, self.seq, events_of(missed)))
