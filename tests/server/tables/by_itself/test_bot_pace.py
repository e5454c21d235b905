"""Seats lent to bots: for how long, and at what pace the bots then play."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.tools.timed import TimedDesk

from longshore.server.messages.lending import Until
from longshore.server.tables.commands.hand_over import hand_to_bot, take_back
from longshore.server.tables.commands.lobby import leave
from longshore.server.tables.work import Delays

SHIP = {"turn": "blue", "seats": {"blue": {"ship": {"at": "sea", "cargo": ["tan"]}}}}
WAIT = Delays().bot_turns


def desk_with_bots(*people: int, position: dict[str, Any] | None = None) -> TimedDesk:
    """A table where bots have all seats but those of `people`."""
    desk = TimedDesk(None, position)
    for number, seat in enumerate(desk.table.seats):
        if number not in people:
            seat.kind, seat.player, seat.bot = "bot", None, "deckhand"
    desk.do_command(lambda work: work.touch())
    return desk


def lend(desk: TimedDesk, seat: int, until: Until = "back") -> None:
    desk.do_command(lambda work: hand_to_bot(work, seat, "trader", until))


def waits(desk: TimedDesk) -> bool:
    """Whether bots are asked, but have to wait."""
    assert desk.table.asks_bot()
    return not desk.table.waits_for_bot()


def due_in(desk: TimedDesk) -> int | None:
    """When the server next has to act by itself, from now on."""
    return None if desk.table.due_at is None else desk.table.due_at - desk.at.now


# ---------------------------------------------------------------- the pace


def test_bots_wait_before_each_player_where_all_people_are_away() -> None:
    desk = desk_with_bots(0)
    lend(desk, 0)
    for seat in ("blue", "red", "yellow", "blue"):
        assert desk.table.asked() == [seat]
        assert waits(desk)
        assert due_in(desk) == WAIT
        desk.pass_time(WAIT - 1)
        desk.act()
        assert waits(desk)
        desk.pass_time(1)
        desk.act()
        assert not waits(desk)
        assert due_in(desk) is None
        desk.take(seat, "loan")  # the same player goes on at once
        assert not waits(desk)
        desk.take(seat, "pass")


def test_an_auction_waits_for_its_bids_and_its_seller() -> None:
    desk = desk_with_bots(0, position=SHIP)
    lend(desk, 0)
    desk.pass_time(WAIT)
    desk.act()
    desk.take("blue", "sail island")
    assert waits(desk)
    desk.pass_time(WAIT)
    desk.act()
    desk.take("red", "bid 1")
    assert not waits(desk)  # envelopes come in one after the other
    desk.take("yellow", "bid 2")
    assert waits(desk)
    assert desk.table.asked() == ["blue"]


def test_a_seat_that_is_taken_back_ends_the_wait() -> None:
    desk = desk_with_bots(0)
    lend(desk, 0)
    desk.pass_time(WAIT)
    desk.act()
    desk.take("blue", "pass")
    assert waits(desk)
    desk.do_command(lambda work: take_back(work, 0))
    assert desk.table.waits_for_bot()
    assert due_in(desk) is None


def test_a_person_who_plays_sets_the_pace() -> None:
    desk = desk_with_bots(0, 1)
    lend(desk, 0)
    assert not waits(desk)
    lend(desk, 1)
    assert waits(desk)


def test_nobody_waits_for_bots_among_themselves_or_for_who_has_left() -> None:
    assert not waits(desk_with_bots())
    left = desk_with_bots(0, 1)
    left.do_command(lambda work: leave(work, "ann"))
    lend(left, 1)
    assert waits(left)
    lend(left, 1, "end")
    assert not waits(left)


def test_to_the_end_there_is_no_wait_unless_somebody_else_means_to_come_back() -> None:
    desk = desk_with_bots(0, 1)
    lend(desk, 0, "end")
    lend(desk, 1)
    assert waits(desk)
    lend(desk, 1, "end")
    assert not waits(desk)


def test_the_pace_can_be_switched_off() -> None:
    desk = desk_with_bots(0)
    desk.delays = Delays(bot_turns=0)
    lend(desk, 0)
    assert not waits(desk)


# ---------------------------------------------------------------- for how long


def test_for_its_own_turn() -> None:
    desk = desk_with_bots(0, 1, 2)
    lend(desk, 0, "turn")
    desk.take("blue", "loan")
    assert desk.table.lent_until(0) == "turn"
    desk.take("blue", "pass")
    assert desk.table.lent_until(0) is None
    assert desk.told("back") == [{"event": "back", "seat": "blue", "name": "Ann"}]


def test_for_its_next_turn_if_nothing_is_asked_of_it() -> None:
    desk = desk_with_bots(0, 1, 2)
    lend(desk, 1, "turn")
    desk.take("blue", "pass")
    assert desk.table.lent_until(1) == "turn"
    desk.take("red", "pass")
    assert desk.table.lent_until(1) is None


def test_for_the_turn_in_which_it_is_asked_for_a_bid() -> None:
    desk = desk_with_bots(0, 1, 2, position=SHIP)
    desk.take("blue", "sail island")
    lend(desk, 1, "turn")
    desk.take("red", "bid 1")
    desk.take("yellow", "bid 2")
    assert desk.table.lent_until(1) == "turn"
    desk.take("blue", "accept yellow")
    assert desk.table.asked() == ["red"]
    assert desk.table.lent_until(1) is None


@pytest.mark.parametrize("until", ["back", "end"])
def test_until_it_is_taken_back(until: Until) -> None:
    desk = desk_with_bots(0, 1, 2)
    lend(desk, 0, until)
    for seat in ("blue", "red", "yellow", "blue"):
        desk.take(seat, "pass")
    assert desk.table.lent_until(0) == until
    desk.do_command(lambda work: take_back(work, 0))
    assert desk.table.lent_until(0) is None


def test_another_choice_replaces_the_first() -> None:
    desk = desk_with_bots(0, 1, 2)
    lend(desk, 0, "turn")
    lend(desk, 0, "back")
    lend(desk, 0, "back")
    assert [event["until"] for event in desk.told("bot_plays")] == ["turn", "back"]
    desk.take("blue", "pass")
    assert desk.table.lent_until(0) == "back"
