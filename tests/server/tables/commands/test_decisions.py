"""Decision numbers: a command is stale only if its decision is over (docs/api.md)."""

import pytest
from tests.server.tools.games import Desk, table_at

from longshore.game import Refused
from longshore.server.base.problems import Problem

SHIP = {"turn": "blue", "seats": {"blue": {"ship": {"at": "sea", "cargo": ["tan"]}}}}


def test_bids_at_the_same_time_do_not_conflict() -> None:
    desk = Desk(table_at(SHIP))
    desk.take("blue", "sail island")
    red, yellow = desk.number("red"), desk.number("yellow")
    assert desk.number("blue") is None
    desk.take("yellow", "bid 4", decision=yellow)
    assert desk.number("red") == red
    desk.take("red", "loan", decision=red)
    desk.take("red", "bid 3", decision=red)
    assert desk.number("blue") is not None
    for seat, number in (("red", red), ("yellow", yellow)):
        with pytest.raises(Problem, match="stale"):
            desk.take(seat, "bid 9", decision=number)


def test_a_tie_break_is_another_decision() -> None:
    desk = Desk(table_at(SHIP))
    desk.take("blue", "sail island")
    first = desk.number("red")
    desk.take("red", "bid 4")
    desk.take("yellow", "bid 4")
    assert desk.number("red") not in (None, first)
    with pytest.raises(Problem, match="stale"):
        desk.take("red", "bid 5", decision=first)


def test_a_loan_does_not_make_a_decision_stale() -> None:
    desk = Desk(table_at())
    number = desk.number("blue")
    desk.take("red", "loan", decision=None)
    desk.take("blue", "loan", decision=number)
    desk.take("blue", "produce", decision=number)
    assert desk.number("blue") != number


def test_a_step_of_a_draft_that_was_undone_is_stale() -> None:
    desk = Desk(table_at())
    desk.draft("blue", "produce")
    after_produce = desk.number("blue")
    desk.do("blue", "undo")
    desk.draft("blue", "restock red")
    assert desk.number("blue") != after_produce
    with pytest.raises(Problem, match="stale"):
        desk.take("blue", "done", decision=after_produce)


def test_a_committed_draft_keeps_its_number() -> None:
    desk = Desk(table_at())
    desk.draft("blue", "produce")
    number = desk.number("blue")
    desk.do("blue", "commit")
    assert desk.number("blue") == number
    desk.take("blue", "place black@1", decision=number)


def test_without_a_number_only_loans_are_accepted() -> None:
    desk = Desk(table_at())
    with pytest.raises(Problem, match="decision_needed"):
        desk.take("blue", "produce", decision=None)
    with pytest.raises(Refused, match="not_asked"):
        desk.take("red", "produce", decision=None)
    with pytest.raises(Problem, match="stale"):
        desk.take("red", "loan", decision=1)
    desk.take("blue", "loan", decision=None)
    assert desk.drafted == []


def test_numbers_are_never_used_twice() -> None:
    desk = Desk(table_at())
    seen: set[int] = set()
    for seat in ("blue", "red", "yellow") * 3:
        for step in ("warehouse", "pass"):
            number = desk.number(seat)
            assert number is not None
            assert number not in seen
            seen.add(number)
            desk.take(seat, step)
