"""Follow one table over one socket, without missing or repeating anything.

A watch knows the number of the last entry it has sent. While it *catches up*, it reads what it
missed from storage. After that it hears of every change as it happens. Any change in the meantime
makes it catch up once more, so nothing is lost in between.
"""

from __future__ import annotations

from typing import Final, Protocol

from longshore.record.words import SEATS
from longshore.server.base.problems import Problem
from longshore.server.live.news import News
from longshore.server.live.socket import Socket
from longshore.server.messages.live import EarlierEvents, WatchTable
from longshore.server.store import EntryRow
from longshore.server.tables.reading.history import events_of
from longshore.server.tables.reading.viewpoint import viewpoint
from longshore.server.tables.table import RUNNING, Table


class WatchedRoom(Protocol):
    """What a watch needs from its room."""

    def catch_up(self, watch: Watch) -> None:
        """Let it read what it has missed."""

    def refuse(self, watch: Watch, problem: Problem) -> None:
        """Stop it, and say why."""

    def leave(self, watch: Watch) -> None:
        """Remove it."""


class Watch:
    """One table, seen from one seat, for one socket."""

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
        """What was asked for: a seat, `spectator`, or None for the player's only seat, if any."""
        self.seq = wish.after
        """The last entry that was sent. None until the first update if none was given."""
        self.insight: Final = wish.insight
        self.also: Final = frozenset(wish.also)
        self.chat_seq = wish.chat_after
        self.key: Final = (wish.table, wish.seat)
        """Its key among the watches of its socket."""
        self.catching_up = True
        self.again = False

    def leave(self) -> None:
        """Stop following the table."""
        self.room.leave(self)

    def eyes(self, table: Table) -> int | None:
        """The seat whose view is sent, or a problem if it is no longer this player's."""
        if table.game is None:
            return None
        own = table.seats_of(self.socket.player_id)
        if self.seat is None and table.setup.partial is None and len(own) != 1:
            return None  # a player with several seats says which one to show
        return viewpoint(table, self.socket.player_id, self.seat)

    # ------------------------------------------------------------ what happens

    def tell(self, news: News) -> None:
        """Send a change as it happens."""
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
        """Whether this socket belongs to the active seat's owner. Nobody else sees the draft."""
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
            # The seat has a new owner.
            self.room.refuse(self, problem)
            return
        self.socket.write(news.text(eyes, self.socket.player_id, insight=self.insight))

    # ------------------------------------------------------------ catching up

    def send_missed(self, table: Table, missed: list[EntryRow]) -> None:
        """Send what was missed up to a table, and that table."""
        self.seq = table.seq
        self._send(News(table, missed, whole=True))

    def send_earlier(self, table: Table, missed: list[EntryRow]) -> None:
        """Send part of what was missed, when it is too much for one message."""
        eyes = self.eyes(table)
        self.seq = missed[-1].seq
        seat = None if eyes is None else SEATS[eyes]
        self.socket.send(EarlierEvents(table.id, seat, self.seq, events_of(missed)))
