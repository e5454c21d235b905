"""Standing orders: what they do, what they never do, and when."""

import json
from typing import Any

import pytest
from tests.server.tools.timed import TimedDesk

from longshore.server.api.http.operations.orders import log_entry
from longshore.server.base.clock import MINUTE, SECOND
from longshore.server.messages.orders import BidOrder, Orders, SettleOrder
from longshore.server.messages.pace import DaysPace, LivePace
from longshore.server.store import OrderLogRow
from longshore.server.tables.by_itself.order_plan import set_orders
from longshore.server.tables.commands.hand_over import hand_to_bot
from longshore.server.tables.work import Delays
from longshore.text import LANGUAGES, translator

OWNERS = ("ann", "bob", "cem")
BIDS = Orders(bid=BidOrder({"tan": 4, "white": 3}, cap=9, keep=5, tie=2))


def ship(*cargo: str, **boards: Any) -> dict[str, Any]:
    board = {"ship": {"at": "sea", "cargo": list(cargo)}} | boards.pop("blue", {})
    return {"turn": "blue", "seats": {"blue": board} | boards}


def at_auction(orders: Orders, *cargo: str, **boards: Any) -> TimedDesk:
    """Red has standing orders, and blue has brought a lot to the island."""
    desk = TimedDesk(None, ship(*cargo, **boards))
    give(desk, 1, orders)
    desk.take("blue", "sail island")
    return desk


def give(desk: TimedDesk, seat: int, orders: Orders) -> None:
    work = desk.do_command(lambda work: set_orders(work, seat, OWNERS[seat], orders))
    assert work.silent
    assert not work.entries


def wait(desk: TimedDesk) -> None:
    """Wait until something is due, and let it happen."""
    assert desk.table.due_at is not None
    desk.pass_time(desk.table.due_at - desk.at.now)
    desk.act()


def bid_of(desk: TimedDesk, seat: str) -> int:
    """The bid of a seat, once everyone has bid."""
    found: int = desk.told("bids")[-1]["bids"][seat]
    return found


@pytest.mark.parametrize(
    ("lot", "red", "expected"),
    [
        (["tan"], {}, 4),
        (["tan", "white"], {}, 7),
        (["tan", "tan", "tan"], {}, 9),  # the cap
        (["tan", "white"], {"cash": 11}, 6),  # five stay
        (["tan", "white"], {"cash": 3}, 0),
    ],
)
def test_bids_by_colour_within_cap_and_cash(
    lot: list[str], red: dict[str, int], expected: int
) -> None:
    desk = at_auction(BIDS, *lot, red=red)
    wait(desk)
    desk.take("yellow", "bid 19")
    assert bid_of(desk, "red") == expected
    assert desk.log == [("red", "bid", {"amount": expected})]


def test_other_lots_are_asked_about_or_get_nothing() -> None:
    desk = at_auction(BIDS, "tan", "black")
    wait(desk)
    assert desk.table.asked() == ["red", "yellow"]
    assert desk.log[-1] == ("red", "stopped_other_lot", {})
    assert desk.table.due_at is None  # it is not tried again
    zero = Orders(bid=BidOrder({"tan": 4}, other="zero"))
    desk = at_auction(zero, "tan", "black")
    wait(desk)
    desk.take("yellow", "bid 1")
    assert bid_of(desk, "red") == 0
    assert desk.log[-1][1] == "other_zero"


def test_a_tie_break_gets_the_further_amount() -> None:
    desk = at_auction(BIDS, "tan")
    wait(desk)
    desk.take("yellow", "bid 4")
    assert desk.table.asked() == ["red", "yellow"]
    wait(desk)
    desk.take("yellow", "bid 0")
    assert bid_of(desk, "red") == 2
    assert desk.log[-1] == ("red", "tie", {"amount": 2})


def test_never_a_loan_unless_it_is_allowed() -> None:
    poor = {"cash": 2}
    order = BidOrder({"tan": 8})
    desk = at_auction(Orders(bid=order), "tan", red=poor)
    wait(desk)
    desk.take("yellow", "bid 1")
    assert bid_of(desk, "red") == 2
    desk = at_auction(Orders(bid=order, loan=True), "tan", red=poor)
    wait(desk)
    desk.take("yellow", "bid 1")
    assert bid_of(desk, "red") == 8
    assert [event["seat"] for event in desk.told("loan")] == ["red"]
    assert desk.log[-1][1] == "bid_borrowed"


@pytest.mark.parametrize(
    ("order", "expected", "reason"),
    [
        (SettleOrder(6), "accept red", "accept"),
        (SettleOrder(3, per_container=True), "accept red", "accept"),
        (SettleOrder(7, below="decline"), "decline", "decline"),
        (SettleOrder(7), None, "stopped_bid_too_low"),
        (SettleOrder(4, per_container=True), None, "stopped_bid_too_low"),
    ],
)
def test_the_threshold_at_the_island(order: SettleOrder, expected: str | None, reason: str) -> None:
    desk = TimedDesk(None, ship("tan", "white"))
    give(desk, 0, Orders(settle=order))
    desk.take("blue", "sail island")
    assert desk.table.due_at is None
    desk.take("red", "bid 6")
    desk.take("yellow", "bid 2")
    wait(desk)
    steps = [event["step"] for event in desk.told("step")]
    assert steps[-1] == (expected or "sail island")
    assert desk.log[-1][1] == reason


def test_who_cannot_decline_is_asked() -> None:
    desk = TimedDesk(None, ship("tan", blue={"cash": 1}))
    give(desk, 0, Orders(settle=SettleOrder(9, below="decline")))
    desk.take("blue", "sail island")
    desk.take("red", "bid 6")
    desk.take("yellow", "bid 2")
    wait(desk)
    assert desk.table.asked() == ["blue"]
    assert desk.log[-1][1] == "stopped_cannot_decline"


def test_leftover_actions_are_passed_but_never_a_whole_turn() -> None:
    desk = TimedDesk(None)
    give(desk, 0, Orders(pass_leftover=True))
    assert desk.table.due_at is None  # the turn has not begun
    desk.take("blue", "warehouse")
    wait(desk)
    assert desk.table.asked() == ["red"]
    assert desk.log[-1][1] == "pass"


def test_a_draft_is_not_passed_over() -> None:
    desk = TimedDesk(None)
    give(desk, 0, Orders(pass_leftover=True))
    desk.take("blue", "warehouse")
    desk.draft("blue", "produce")
    wait(desk)
    assert desk.drafted == ["produce"]
    assert desk.log[-1][1] == "stopped_draft"


def test_the_delay_is_drawn_and_never_outlasts_the_clock() -> None:
    delays = set()
    for _ in range(30):
        desk = at_auction(BIDS, "tan")
        assert desk.table.due_at is not None
        delays.add(desk.table.due_at - desk.at.now)
    assert len(delays) > 20
    assert Delays().orders_least <= min(delays) <= max(delays) <= Delays().orders_most
    desk = TimedDesk(LivePace(turn=5, bank=0), ship("tan"))
    give(desk, 1, BIDS)
    desk.take("blue", "sail island")
    assert desk.table.progress.orders[1].act_at is not None
    assert desk.table.progress.orders[1].act_at <= desk.at.now + 2.5 * SECOND
    desk = TimedDesk(DaysPace(), ship("tan"))
    give(desk, 1, BIDS)
    desk.take("blue", "sail island")
    assert desk.table.progress.orders[1].act_at is not None
    assert desk.table.progress.orders[1].act_at >= desk.at.now + MINUTE


def test_an_order_that_is_late_draws_another_moment() -> None:
    """Otherwise everyone would see which bids came as soon as the server was back."""
    desk = at_auction(BIDS, "tan")
    desk.pass_time(MINUTE)
    desk.act()
    assert desk.table.asked() == ["red", "yellow"]
    assert desk.table.due_at is not None
    assert desk.table.due_at > desk.at.now
    wait(desk)
    assert desk.table.asked() == ["yellow"]
    assert not desk.act().changed


def test_the_owner_may_be_quicker_or_change_the_order() -> None:
    desk = at_auction(BIDS, "tan")
    desk.take("red", "bid 1")
    assert desk.table.due_at is None
    desk = at_auction(BIDS, "tan")
    give(desk, 1, Orders())
    assert desk.table.due_at is None
    give(desk, 1, Orders(bid=BidOrder({"tan": 11})))
    wait(desk)
    desk.take("yellow", "bid 0")
    assert bid_of(desk, "red") == 11


def test_a_bot_that_plays_the_seat_does_not_follow_its_orders() -> None:
    desk = at_auction(BIDS, "tan")
    desk.do_command(lambda work: hand_to_bot(work, 1, "trader"))
    assert desk.table.due_at is None


CODES = """bid bid_borrowed tie tie_borrowed other_zero accept decline pass
stopped_other_lot stopped_below_least stopped_bid_too_low stopped_cannot_decline stopped_nobody_bid
stopped_refused stopped_draft"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES.split())
def test_every_line_of_the_log_has_a_sentence(code: str, language: str) -> None:
    args = {"amount": 7, "least": 9, "seat": "red", "code": "not_asked"}
    entry = log_entry(OrderLogRow("ann", "blue", 1, code, json.dumps(args)), "blue", language)
    assert translator(language).has(f"order-{code.replace('_', '-')}")
    assert not set("{}") & set(entry.text)
    if code in ("bid", "tie", "accept", "decline", "stopped_bid_too_low"):
        assert "7" in entry.text
