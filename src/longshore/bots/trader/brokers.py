"""What a trader thinks of the brokers of the Investment Bank (R-IB)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longshore.bots.rollout import thumb
from longshore.bots.trader.sight import Sight
from longshore.record.words import SPACE_NUMBERS
from longshore.view.forms import BrokerGoods

_BANKED: Final = thumb.BANKED / thumb.DOLLAR
_MADE: Final = thumb.MADE / thumb.DOLLAR
_STOCKED: Final = thumb.STOCKED / thumb.DOLLAR
_RISK: Final = thumb.RISK / 100
_FIRST_BID: Final = thumb.FIRST_MONEY_BID / thumb.DOLLAR


def broker_of(sight: Sight, space: str) -> BrokerGoods:
    """What a broker holds."""
    return sight.view["brokers"][SPACE_NUMBERS[space] // 2]


def prize(sight: Sight, space: str) -> float:
    """The value of what is on a space now."""
    broker = broker_of(sight, space)
    if space.endswith("money"):
        return float(broker["money"])
    return _BANKED * len(broker["goods"])


def containers_price(sight: Sight, count: int) -> float:
    """The value of this many containers from the trader's stores, cheapest first."""
    made = len(sight.board["factory"])
    return _MADE * min(count, made) + _STOCKED * max(count - made, 0)


def broker_steps(sight: Sight, legal: frozenset[str]) -> Iterator[tuple[str, float]]:
    """Calling a broker, or outbidding the current holder."""
    for step in legal:
        if step.startswith("call "):
            space = step.removeprefix("call ")
            yield step, _RISK * (prize(sight, space) - opening(sight, space))
        elif step == "outbid" and (payment := sight.view["payment"]) is not None:
            space = payment["space"]
            if space.endswith("money"):
                cost = containers_price(sight, len(payment["containers"]) + 1)
            else:
                cost = payment["money"] + 1.0
            yield step, _RISK * (prize(sight, space) - cost)


def opening(sight: Sight, space: str) -> float:
    """The cost of the opening bid: a few dollars per container, or one container."""
    if space.endswith("money"):
        return containers_price(sight, 1)
    return float(first_bid(sight, space))


def first_bid(sight: Sight, space: str) -> int:
    """Enough that a higher bid is hardly worth an action to others."""
    return max(1, round(_FIRST_BID * len(broker_of(sight, space)["goods"])))


def money_bid(sight: Sight, lowest: int, highest: int) -> int:
    """The bid for goods, outbidding by as little as possible."""
    space = sight.view["open"]["space"]
    return min(max(first_bid(sight, space) if lowest <= 1 else lowest, lowest), highest)


def offer_step(legal: list[str]) -> str:
    """One container at a time, least useful first, until the bid is high enough."""
    if "done" in legal:
        return "done"
    factory = [step for step in legal if step.startswith("offer factory")]
    harbour = [step for step in legal if step.startswith("offer harbour")]
    # The most expensive has been there longest, because nobody wanted it at that price.
    return max(factory or harbour or legal, key=lambda step: (step[-1], step))
