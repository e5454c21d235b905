"""Operations to hand over seats: to a bot for a while, to another person for good."""

from __future__ import annotations

import secrets
from typing import Final

from longshore.server.api.http.operation import CallWith, Operation
from longshore.server.api.http.operations.votes import check_votes
from longshore.server.base.problems import Problem
from longshore.server.bots.names import check_bot
from longshore.server.messages.requests import AcceptSeat, GiveSeat, HandToBot
from longshore.server.messages.seats import SeatLink
from longshore.server.messages.tables import TableAnswer
from longshore.server.players.secret import digest
from longshore.server.tables.commands.hand_over import (
    accept_seat,
    hand_to_bot,
    offer_seat,
    take_back,
    withdraw_gift,
)
from longshore.server.tables.commands.lobby import FILLING_BOT
from longshore.server.tables.reading.info import table_info
from longshore.server.tables.reading.viewpoint import acting_seat
from longshore.server.tables.work import Work

_CODE_BYTES: Final = 24


async def hand_over_seat(call: CallWith[HandToBot, None]) -> TableAnswer:
    """Let a bot play the caller's seat, or take it back."""
    body = call.body
    player = call.player
    check_votes(call)
    bot = None if body.bot is None else check_bot(body.bot, call.server.settings.bot_plugins)

    def command(work: Work) -> None:
        seat = acting_seat(work.table, player.id, body.seat)
        if bot is None:
            take_back(work, seat)
        elif work.table.setup.rated and bot != FILLING_BOT:
            # A strong bot for a moment would amount to a hint.
            raise Problem("rated_bot", bot=FILLING_BOT)
        else:
            hand_to_bot(work, seat, bot, body.until)

    table, _ = await call.server.tables.change(call.params["id"], command)
    return TableAnswer(table_info(table, player.id))


async def give_seat(call: CallWith[GiveSeat, None]) -> SeatLink:
    """Create a one-time code with which someone else can take the caller's seat."""
    body = call.body
    player = call.player
    check_votes(call)
    table_id = call.params["id"]
    code = secrets.token_urlsafe(_CODE_BYTES)

    def command(work: Work) -> int | None:
        seat = acting_seat(work.table, player.id, body.seat)
        if body.withdraw:
            withdraw_gift(work, seat)
            return None
        return offer_seat(work, seat, digest(code))

    _, expires = await call.server.tables.change(table_id, command)
    if expires is None:
        return SeatLink(None, None, None)
    base = call.server.settings.public_url.rstrip("/")
    return SeatLink(code, f"{base}/table/{table_id}/seat#{code}", expires)


async def take_seat(call: CallWith[AcceptSeat, None]) -> TableAnswer:
    """Take a seat that someone hands over."""
    body = call.body
    player = call.player

    def command(work: Work) -> None:
        accept_seat(work, player.id, player.name, digest(body.code))

    table, _ = await call.server.tables.change(call.params["id"], command)
    return TableAnswer(table_info(table, player.id))


_TABLE = "/api/tables/{id}"

OPERATIONS = (
    Operation(
        "POST",
        f"{_TABLE}/bot",
        hand_over_seat,
        "Let a bot play the caller's seat, or take it back",
        TableAnswer,
    ),
    Operation(
        "POST",
        f"{_TABLE}/give",
        give_seat,
        "Hand the caller's seat to another person, with a one-time code",
        SeatLink,
    ),
    Operation(
        "POST",
        f"{_TABLE}/accept",
        take_seat,
        "Take a seat that is handed over",
        TableAnswer,
    ),
)
