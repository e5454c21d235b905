"""How much time players have at a table."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from longshore.bots import LEVELS, USUAL_BOT
from longshore.server.base.clock import DAY, SECOND

OutOfTime = Literal["bot", "least"]
_BOTS: Final = (*LEVELS, f"{USUAL_BOT}:{LEVELS[USUAL_BOT].styles[0]}", "...")
BotName = Annotated[str, Meta(max_length=60, description=", ".join(_BOTS))]


class FreePace(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="free"):
    """No clock."""


class LivePace(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """A live game: `turn` seconds for each decision, then the bank is used.

    After each of its turns, a seat gains `increment` seconds in its bank.
    """

    turn: Annotated[int, Meta(ge=5, le=3600, description="seconds per decision")] = 60
    bank: Annotated[int, Meta(ge=0, le=86400, description="seconds for the whole game")] = 300
    increment: Annotated[int, Meta(ge=0, le=600, description="seconds gained after each turn")] = 0
    out_of_time: OutOfTime = "bot"
    bot: BotName = USUAL_BOT


class DaysPace(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """A game over days. A player's quiet hours and holidays do not count."""

    days: Annotated[int, Meta(ge=1, le=30, description="per decision")] = 3
    out_of_time: OutOfTime = "bot"
    bot: BotName = USUAL_BOT


Pace = FreePace | LivePace | DaysPace
Timed = LivePace | DaysPace


def allowance(pace: Timed) -> int:
    """Milliseconds that a seat has for each decision."""
    return pace.turn * SECOND if isinstance(pace, LivePace) else pace.days * DAY


def bank_at_start(pace: Timed) -> int:
    """Milliseconds in a seat's bank before the first turn."""
    return pace.bank * SECOND if isinstance(pace, LivePace) else 0


def increment(pace: Timed) -> int:
    """Milliseconds that each turn adds to a seat's bank."""
    return pace.increment * SECOND if isinstance(pace, LivePace) else 0
