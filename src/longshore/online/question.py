"""What a table asks a seat, in the form that bots use."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from longshore.bots.bot import Asking
from longshore.bots.legal import BidSteps, is_bid
from longshore.game import Bids
from longshore.record.read_json import Json
from longshore.record.words import SEAT_NUMBERS

_MARGIN_MS: Final = 500  # of the clock, for the way there and back
_LEAST_MS: Final = 50
_MOST_MS: Final = 600_000  # at tables that give days


def asking_of(
    look: Json, steps: Sequence[str], *, without: Collection[str], think_ms: int | None
) -> Asking:
    """The open decision of a look at the table, less the steps that it is not to be offered."""
    view = look["view"]
    rest = [step for step in look["legal"] if step not in without]
    legal: Sequence[str] = rest
    if (bids := look["bids"]) is not None:  # of very many bids the server lists only some
        besides = tuple(step for step in rest if not is_bid(step))
        legal = BidSteps(Bids(bids["lowest"], bids["highest"], bids["zero_cards"]), besides)
    decision = view["asked"]["decision"]
    return Asking(SEAT_NUMBERS[look["seat"]], decision, view, legal, steps, think_ms)


def time_left(look: Json, seconds_ago: float) -> int | None:
    """Milliseconds that the seat's clock leaves, some seconds after the look. None without one."""
    clocks = look["clocks"]
    clock = None if clocks is None else clocks["seats"].get(look["seat"])
    if clock is None or not clock["running"]:
        return None
    left: int = clock["remaining_ms"] - round(seconds_ago * 1000) - _MARGIN_MS
    return min(max(left, _LEAST_MS), _MOST_MS)
