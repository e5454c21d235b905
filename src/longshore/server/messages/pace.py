"""How much time there is at a table."""

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
    """Everyone is there: `turn` seconds for each decision, then the bank is used.

    After each of a seat's own turns `increment` seconds are added to its bank.
    """

    turn: Annotated[int, Meta(ge=5, le=3600, description="seconds, each time one is asked")] = 60
    bank: Annotated[int, Meta(ge=0, le=86400, description="seconds for the whole game")] = 300
    increment: Annotated[int, Meta(ge=0, le=600, description="seconds, after each own turn")] = 0
    out_of_time: OutOfTime = "bot"
    bot: BotName = USUAL_BOT


class DaysPace(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """A game over days: quiet hours and holidays of the one who is asked do not count."""

    days: Annotated[int, Meta(ge=1, le=30, description="each time one is asked")] = 3
    out_of_time: OutOfTime = "bot"
    bot: BotName = USUAL_BOT


Pace = FreePace | LivePace | DaysPace
Timed = LivePace | DaysPace


def allowance(pace: Timed) -> int:
    """Milliseconds that a seat has each time it is asked."""
    return pace.turn * SECOND if isinstance(pace, LivePace) else pace.days * DAY


def bank_at_start(pace: Timed) -> int:
    """Milliseconds of a seat's bank before the first turn."""
    return pace.bank * SECOND if isinstance(pace, LivePace) else 0


def increment(pace: Timed) -> int:
    """Milliseconds that a seat's own turn adds to its bank."""
    return pace.increment * SECOND if isinstance(pace, LivePace) else 0
