"""Styles of a captain: what it favours, as dollars added to the value of a plan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from longshore.bots.captain.plans import Plan
from longshore.game.steps import (
    BID,
    CALL,
    DECLINE,
    LOAD,
    LOAN,
    MACHINE,
    OUTBID,
    PRODUCE,
    REPAY,
    SAIL,
    bid_amount,
    kind_of,
)

# Small compared with the differences between plans, so that no style plays badly. The rules of
# thumb that a captain departs from have the same style (`longshore.bots.styles`).
_LIKINGS: Final[Mapping[str, Mapping[int, float]]] = {
    "producer": {PRODUCE: 0.8, MACHINE: 0.8},
    "shipper": {SAIL: 0.4, LOAD: 0.4},
    "collector": {DECLINE: 1.5},
    "banker": {CALL: 1.2, OUTBID: 1.2, LOAN: -1.0, REPAY: 0.8},
}
_A_DOLLAR_BID: Final = 0.06  # how much a collector likes each dollar of a bid


def liking(style: str | None, plan: Plan) -> float:
    """How much a style favours a plan."""
    if style is None:
        return 0.0
    likes = _LIKINGS[style]
    found = sum(likes.get(kind_of(step), 0.0) for step in plan)
    if style == "collector":
        bids = (bid_amount(step) for step in plan if kind_of(step) == BID)
        found += _A_DOLLAR_BID * int(sum(bids))
    return found
