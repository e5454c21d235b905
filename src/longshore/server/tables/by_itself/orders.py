"""What a standing order does about a decision: its steps, or why it stops."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from longshore.game import Game, Refused
from longshore.record import parse_step, step_text
from longshore.server.messages.orders import BidOrder, Orders, SettleOrder
from longshore.view import view_of
from longshore.view.forms import GameView

_LOAN_DOLLARS: Final = 10


@dataclass(frozen=True, slots=True)
class Verdict:
    """Without steps, the order stops and its owner is asked."""

    code: str
    steps: tuple[str, ...] = ()
    args: dict[str, str | int] = field(default_factory=dict)


def covers(orders: Orders, game: Game, seat: int, *, turn_begun: bool) -> bool:
    """Whether an order applies to a seat's decision."""
    asked = game.asked()
    if asked is None or seat not in asked.seats:
        return False
    if asked.decision == "bid":
        return orders.bid is not None
    if asked.decision == "settle":
        return orders.settle is not None
    return asked.decision == "action" and orders.pass_leftover and turn_begun


def verdict(orders: Orders, game: Game, seat: int) -> Verdict:
    """What to do about a decision that is covered. It is tried out first, so the rules decide."""
    view = view_of(game, seat)
    asked = view["asked"]
    decision = None if asked is None else asked["decision"]
    if decision == "bid" and orders.bid is not None:
        found = bid_verdict(orders.bid, game, seat, view, may_borrow=orders.loan)
    elif decision == "settle" and orders.settle is not None:
        found = settle_verdict(orders.settle, game, seat, view)
    else:
        found = Verdict("pass", ("pass",))
    trial = game.clone()
    try:
        for step in found.steps:
            trial.apply(seat, parse_step(step))
    except Refused as refused:
        return Verdict("refused", args={"code": refused.code})
    return found


def bid_verdict(
    order: BidOrder, game: Game, seat: int, view: GameView, *, may_borrow: bool
) -> Verdict:
    """The bid for a lot, or the extra amount in a tie-break."""
    lot = view["auction"]["lot"]
    bids = game.bids(seat)
    if bids is None:
        return Verdict("refused", args={"code": "not_asked"})
    prices = order.per_container
    covered = all(colour in prices for colour in lot)
    if not covered and order.other == "ask":
        return Verdict("other_lot")
    tie = view["auction"]["round"] == 2
    if tie:
        wanted, code = (order.tie if covered else 0), "tie"
    elif covered:
        wanted, code = sum(prices[colour] for colour in lot), "bid"
        if order.cap is not None:
            wanted = min(wanted, order.cap)
    else:
        wanted, code = 0, "other_zero"
    # In a tie-break the money of the first bid is locked, so only the rest can be bid.
    within = bids.highest - order.keep
    loans = 0
    if may_borrow and code != "other_zero":
        while within < wanted and loans < loans_left(game, seat):
            loans += 1
            within += _LOAN_DOLLARS
    amount = max(0, min(wanted, within))
    if amount < bids.lowest:
        return Verdict("below_least", args={"least": bids.lowest, "amount": amount})
    steps = (*("loan",) * loans, f"bid {amount}")
    return Verdict(f"{code}_borrowed" if loans else code, steps, {"amount": amount})


def loans_left(game: Game, seat: int) -> int:
    """How many loans a seat could take now."""
    trial = game.clone()
    step = parse_step("loan")
    count = 0
    while trial.why_not(seat, step) is None:
        trial.apply(seat, step)
        count += 1
    return count


def settle_verdict(order: SettleOrder, game: Game, seat: int, view: GameView) -> Verdict:
    """Accept the highest bid if it is high enough."""
    auction = view["auction"]
    legal = [step_text(step) for step in game.legal(seat)]
    offers = [step.removeprefix("accept ") for step in legal if step.startswith("accept ")]
    if not offers:
        return Verdict("nobody_bid")
    buyer = offers[0]
    bids: Counter[str] = Counter(auction["bids"])
    bids.update(auction.get("first", {}))
    amount = bids[buyer]
    least = order.accept_from * (len(auction["lot"]) if order.per_container else 1)
    args: dict[str, str | int] = {"amount": amount, "least": least, "seat": buyer}
    if amount >= least:
        return Verdict("accept", (f"accept {buyer}",), args)
    if order.below == "ask":
        return Verdict("bid_too_low", args=args)
    if "decline" not in legal:
        return Verdict("cannot_decline", args=args)
    return Verdict("decline", ("decline",), args)
