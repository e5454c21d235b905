"""A bot takes a seat at an online table by its invitation, and plays until the game is over."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from random import uniform
from typing import Final, TypedDict

from longshore.bots.bot import Bot
from longshore.bots.guests.guest import conduct_of
from longshore.online.account import Account
from longshore.online.chair import Chair, Over, Tell
from longshore.online.errors import Declined, JoinError, Lost
from longshore.online.http import Http
from longshore.online.invitation import invitation_of

_GIVE_UP_SECONDS: Final = 600.0  # without any contact
_FIRST_PAUSE, _LONGEST_PAUSE = 0.25, 15.0


class Report(TypedDict):
    """How it went, as `longshore join --json` prints it."""

    format: str
    table: str
    seat: str | None
    bot: str
    decisions: int
    ended_by: str | None
    scores: dict[str, int]
    winners: list[str]
    refused: int
    timeouts: int
    trouble: str


@dataclass(frozen=True)
class Wish:
    """Who is to play where."""

    link: str
    name: str
    seat: str | None = None
    token_file: Path | None = None
    time_ms: int | None = None


def join(wish: Wish, bot: Bot, tell: Tell) -> Report:
    """Play a whole game. However it ends, the bot is closed and the seat left to someone.

    An interruption goes on to the caller after that.
    """
    try:
        invitation = invitation_of(wish.link)
        account = Account(Http(invitation.server), invitation, wish.token_file)
        try:
            account.arrive(wish.name)
            account.sit_down(wish.seat)
        except Lost as error:  # nobody waits for a server that has never answered
            raise JoinError(str(error)) from error
        chair = Chair(account, bot, wish.time_ms, tell)
        tell(f"{wish.name} has a seat as a program")
        try:
            follow_to_the_end(chair, tell)
        except (JoinError, KeyboardInterrupt):
            stand_up(chair, tell)
            raise
        return report_of(chair)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise JoinError(f"the server said something unexpected: {error!r}") from error
    finally:
        bot.close()


def follow_to_the_end(chair: Chair, tell: Tell) -> None:
    """Connect, and again whenever the connection is lost."""
    pause, lost_at, heard = _FIRST_PAUSE, 0.0, chair.heard_at
    while True:
        try:
            chair.follow()
        except Over:
            return
        except Lost as error:
            now = time.monotonic()
            if chair.heard_at != heard:  # there was contact since
                pause, lost_at, heard = _FIRST_PAUSE, now, chair.heard_at
                tell(f"{error}; trying again")
            lost_at = lost_at or now
            if now - lost_at > _GIVE_UP_SECONDS:
                minutes = round(_GIVE_UP_SECONDS / 60)
                raise JoinError(f"no contact for {minutes} minutes: {error}") from error
            time.sleep(error.seconds if error.seconds is not None else pause * uniform(0.7, 1.3))
            pause = min(pause * 2, _LONGEST_PAUSE)


def stand_up(chair: Chair, tell: Tell) -> None:
    """Let the others play on."""
    if chair.phase not in ("open", "running"):
        return
    try:
        tell(chair.account.stand_up(chair.phase, chair.seat))
    except (JoinError, Lost) as error:
        if not (isinstance(error, Declined) and error.code == "not_at_table"):
            tell(f"the seat could not be left: {error}")


def report_of(chair: Chair) -> Report:
    """The result, from the table's own last word."""
    ended = chair.story.ended or {}
    conduct = conduct_of(chair.bot)
    return {
        "format": "longshore-join/1",
        "table": chair.account.invitation.table,
        "seat": chair.seat,
        "bot": chair.bot.name,
        "decisions": chair.decisions,
        "ended_by": ended.get("by"),
        "scores": ended.get("scores", {}),
        "winners": ended.get("winners", []),
        "refused": conduct.refused,
        "timeouts": conduct.timeouts,
        "trouble": conduct.trouble,
    }
