"""Hand a seat over: to a bot for a while, or to another person for good."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec.structs import replace

from longshore.record.words import SEATS
from longshore.server.base.clock import DAY
from longshore.server.base.problems import Problem
from longshore.server.messages.lending import USUAL_UNTIL, Until
from longshore.server.tables.commands.lending import come_back, lend
from longshore.server.tables.commands.steps import need_running, publish
from longshore.server.tables.table import RUNNING, Gift, Giver, Seat, Table
from longshore.server.tables.time.clocks import charged
from longshore.server.tables.work import Work

GIFT_DAYS: Final = 7


def hand_to_bot(work: Work, seat: int, bot: str, until: Until = USUAL_UNTIL) -> None:
    """Let a bot play for a while. The owner can take the seat back at any time.

    What the owner has drafted is played first, and the bot goes on from there. If that is the whole
    of the turn that the bot was to play, it has nothing to do.
    """
    table = work.table
    need_running(table)
    if (table.seats[seat].bot, table.lent_until(seat)) == (bot, until):
        return
    drafted = list(table.progress.draft.steps) if table.may_draft(seat) else []
    publish(work, seat, drafted, ())
    turn_was_whole = bool(drafted) and table.running_game.turn != seat
    if table.phase == RUNNING and not (until == "turn" and turn_was_whole):
        let_bot_play(work, seat, bot, until)


def let_bot_play(work: Work, seat: int, bot: str, until: Until = USUAL_UNTIL) -> None:
    """Let a bot play a person's seat. A draft that is left is dropped: bots commit every step."""
    if work.table.running_game.turn == seat:
        work.table.drop_draft()
    lend(work, seat, bot, until)


def take_back(work: Work, seat: int) -> None:
    """Give a seat back to its owner. Does nothing if no bot was playing."""
    need_running(work.table)
    come_back(work, seat)


# ---------------------------------------------------------------- another person


def offer_seat(work: Work, seat: int, digest: bytes) -> int:
    """Offer a seat to anyone with the code, until it expires. Revokes an earlier code."""
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
    """Revoke the code."""
    gifts = dict(work.table.progress.gifts)
    if gifts.pop(SEATS[seat], None) is not None:
        work.table.progress.gifts = gifts
        work.touch_silently()


def accept_seat(work: Work, player: str, name: str, digest: bytes) -> int:
    """Take a seat that is being handed over, in its current state.

    The previous owner's private draft and standing orders do not go with it.
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
        table.drop_draft()
    progress.drop_orders(seat)
    giver.name = ""  # the seat is no longer theirs, so its name is free
    name = table.name_for(player, name)
    table.seats[seat] = Seat("person", player, name)
    if progress.clocks is not None:
        clock = charged(progress.clocks.seats[seat], work.moment)
        progress.clocks.seats[seat] = replace(clock, owner=None, schedule=None)
    work.seat_changed()
    work.tell({"event": "seat_given", "seat": SEATS[seat], "name": name})
    return seat


def gift_of(table: Table, digest: bytes, now: int) -> int:
    """The seat for a code, if its owner still sits there."""
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
