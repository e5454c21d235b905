"""Seats that bots play for their owners, and how the owners get them back."""

from __future__ import annotations

from longshore.record.words import SEATS
from longshore.server.messages.lending import Until
from longshore.server.tables.table import Lent, Table
from longshore.server.tables.work import Work


def lend(work: Work, seat: int, bot: str, until: Until) -> None:
    """Let a bot play a person's seat."""
    table = work.table
    turn = last_turn(table, seat) if until == "turn" else None
    table.seats[seat].bot = bot
    table.progress.lent[seat] = Lent(until, turn)
    work.seat_changed()
    work.tell({"event": "bot_plays", "seat": SEATS[seat], "bot": bot, "until": until})


def last_turn(table: Table, seat: int) -> int:
    """The seat whose turn is the last one that a bot plays for a seat lent for a turn.

    If the seat is asked in someone else's turn, for a bid, that turn is the one meant. Otherwise it
    is the seat's own turn, now or next, and the bot answers whatever is asked until then.
    """
    turn = table.running_game.turn
    return turn if SEATS[seat] in table.asked() else seat


def come_back(work: Work, seat: int) -> None:
    """Give a seat back to its owner. Acting for your own seat does that, too."""
    table = work.table
    if table.lent_until(seat) is None:
        return
    sitting = table.seats[seat]
    sitting.bot = None
    table.progress.lent.pop(seat, None)
    work.seat_changed()
    work.tell({"event": "back", "seat": SEATS[seat], "name": sitting.name})


def turn_over(work: Work, turn: int) -> None:
    """A turn is over: seats that were lent until then go back."""
    table = work.table
    for seat, lent in list(table.progress.lent.items()):
        if lent.turn == turn:
            come_back(work, seat)
