"""A seat in other hands: a bot's for a while, or another person's for good."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec.structs import replace

from longshore.record.words import SEATS
from longshore.server.base.clock import DAY
from longshore.server.base.problems import Problem
from longshore.server.tables.steps import clear_draft, need_running
from longshore.server.tables.table import Gift, Giver, Seat, Table
from longshore.server.tables.time.clocks import charged
from longshore.server.tables.work import Work

GIFT_DAYS: Final = 7


def hand_to_bot(work: Work, seat: int, bot: str) -> None:
    """The owner lets a bot play until it takes the seat back."""
    need_running(work.table)
    if work.table.seats[seat].bot != bot:
        let_bot_play(work, seat, bot)


def let_bot_play(work: Work, seat: int, bot: str) -> None:
    """A bot plays a person's seat. The draft is dropped: bots play for good."""
    table = work.table
    if table.running_game.turn == seat:
        clear_draft(table)
    table.seats[seat].bot = bot
    work.seat_changed()
    work.tell({"event": "bot_plays", "seat": SEATS[seat], "bot": bot})


def take_back(work: Work, seat: int) -> None:
    """The owner is back; nothing happens if no bot has played."""
    need_running(work.table)
    come_back(work, seat)


def come_back(work: Work, seat: int) -> None:
    """A player who acts for a seat that a bot plays takes it back."""
    sitting = work.table.seats[seat]
    if not sitting.is_person or sitting.bot is None:
        return
    sitting.bot = None
    work.seat_changed()
    work.tell({"event": "back", "seat": SEATS[seat], "name": sitting.name})


# ---------------------------------------------------------------- another person


def offer_seat(work: Work, seat: int, digest: bytes) -> int:
    """Give a seat to the player who has the code; returns until when. Earlier codes are void."""
    table = work.table
    need_running(table)
    if table.setup.rated:
        raise Problem("rated_gift")
    giver = table.seats[seat].player
    if giver is None:
        raise Problem("not_at_table")
    expires = work.now + GIFT_DAYS * DAY
    table.progress.gifts = {
        **table.progress.gifts,
        SEATS[seat]: Gift(giver, digest, expires),
    }
    work.touch_silently()
    return expires


def withdraw_gift(work: Work, seat: int) -> None:
    """The code is worthless."""
    gifts = dict(work.table.progress.gifts)
    if gifts.pop(SEATS[seat], None) is not None:
        work.table.progress.gifts = gifts
        work.touch_silently()


def accept_seat(work: Work, player: str, name: str, digest: bytes) -> int:
    """Take the seat that somebody gives away, with all that is open about it.

    What the giver kept to itself does not go with it: its draft and its standing orders.
    """
    table = work.table
    need_running(table)
    seat = gift_of(table, digest, work.now)
    giver = table.seats[seat]
    if giver.player is None or giver.player == player:
        raise Problem("seated_already")
    progress = table.progress
    progress.givers = [*progress.givers, Giver(SEATS[seat], giver.player, giver.name)]
    progress.gifts = {key: gift for key, gift in progress.gifts.items() if key != SEATS[seat]}
    if table.running_game.turn == seat:
        clear_draft(table)
    progress.drop_orders(seat)
    table.seats[seat] = Seat("person", player, name)
    if progress.clocks is not None:
        clock = charged(progress.clocks.seats[seat], work.moment)
        progress.clocks.seats[seat] = replace(clock, owner=None, schedule=None)
    work.seat_changed()
    work.tell({"event": "seat_given", "seat": SEATS[seat], "name": name})
    return seat


def gift_of(table: Table, digest: bytes, now: int) -> int:
    """The seat of a code; the giver must still sit there."""
    found: int | None = None
    for number, seat in enumerate(table.seats):
        gift = table.progress.gifts.get(SEATS[number])
        if gift is None or seat.left or gift.giver != seat.player or gift.expires_at <= now:
            continue
        if secrets.compare_digest(gift.digest, digest):
            found = number
    if found is None:
        raise Problem("link_expired")
    return found
