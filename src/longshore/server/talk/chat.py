"""The chat of a table, for the players who sit there."""

from __future__ import annotations

from longshore.record.words import SEATS
from longshore.server.base.problems import Problem
from longshore.server.messages.talk import ChatMessage
from longshore.server.store import ChatRow, Store
from longshore.server.tables.table import Table


class Reader:
    """A player who reads the chat of a table, and the players muted for them."""

    def __init__(self, player_id: str, silent: frozenset[str]) -> None:
        self.player_id = player_id
        self.silent = silent

    @classmethod
    async def of(cls, store: Store, table: Table, player_id: str | None) -> Reader | None:
        """The reader, if this player may read here."""
        if player_id is None or not may_talk(table, player_id):
            return None
        return cls(player_id, frozenset(await store.silent_for(player_id)))

    def hears(self, row: ChatRow) -> bool:
        """Whether this reader gets a message."""
        return row.player_id not in self.silent


def may_talk(table: Table, player_id: str) -> bool:
    """Whether a player sits at the table, even after leaving the game, or hosts it."""
    return table.host == player_id or any(seat.player == player_id for seat in table.seats)


def need_talker(table: Table, player_id: str) -> None:
    """Spectators neither read nor write, because outside advice is not part of the game."""
    if not may_talk(table, player_id):
        raise Problem("no_talker")


def chat_message(row: ChatRow, table: Table, reader: Reader) -> ChatMessage:
    """A message as a reader gets it. The place is where the writer sits now."""
    place = next(
        (number for number, seat in enumerate(table.seats) if seat.player == row.player_id), None
    )
    drawn = table.has_drawn_seats
    return ChatMessage(
        number=row.number,
        seq=row.seq,
        at=row.at,
        name=row.name,
        place=place,
        seat=SEATS[place] if place is not None and drawn else None,
        mine=row.player_id == reader.player_id,
        text=row.text,
        removed=row.removed,
    )
