"""The public ledger: cash that the record proves, and who paid whom."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.view.games import FEW, Player, busy_game, dealt_game, position

from longshore.record.position.write import position_of
from longshore.record.steps import parse_line
from longshore.record.words import SEATS
from longshore.view import UNKNOWN, Ledger, play, view_of
from longshore.view.forms import Position


@settings(max_examples=2 * FEW)
@given(st.integers(0, 10**9))
def test_r_info_2_in_a_dealt_game_the_public_record_proves_all_cash(seed: int) -> None:
    """R-INFO-2, A-09: from a spectator's view and public events alone."""
    chance = random.Random(seed)
    game = dealt_game(chance)
    ledger = Ledger(view_of(game, None), dealt=True)
    player = Player(chance)
    for _ in range(250):
        ledger.note(play(game, *player.step(game)))
        state = game.snapshot()
        for seat in range(game.rules.players):
            account = ledger.accounts[SEATS[seat]]
            assert account.cash == account.at_least == state.money[seat]
        if game.over:
            break


@settings(max_examples=2 * FEW)
@given(st.integers(0, 10**9))
def test_from_a_position_it_proves_bounds_and_changes(seed: int) -> None:
    chance = random.Random(seed)
    game = busy_game(chance, show_cash="off")
    viewer = chance.choice((None, *range(game.rules.players)))
    start = game.snapshot().money
    ledger = Ledger(view_of(game, viewer), dealt=False)
    player = Player(chance)
    for _ in range(250):
        ledger.note(play(game, *player.step(game)))
        state = game.snapshot()
        for seat in range(game.rules.players):
            account = ledger.accounts[SEATS[seat]]
            assert account.change == state.money[seat] - start[seat]
            assert 0 <= account.at_least <= state.money[seat]
            assert account.cash in (None, state.money[seat])
            assert seat != viewer or account.cash is not None
        if game.over:
            break


@settings(max_examples=FEW)
@given(st.integers(0, 10**9))
def test_the_flows_add_up_to_the_changes(seed: int) -> None:
    chance = random.Random(seed)
    game = dealt_game(chance)
    before = position_of(game)
    ledger = Ledger(view_of(game, None), dealt=True)
    player = Player(chance)
    for _ in range(250):
        if game.over:
            break
        ledger.note(play(game, *player.step(game)))
    data = ledger.as_data()
    for sums in data["seats"].values():
        assert sum(sums["received"].values()) - sum(sums["paid"].values()) == sums["change"]
        assert sum(sums["paid_to"].values()) == sum(sums["paid"].values())
    assert data["bank"]["put_in"] == money_in(position_of(game)) - money_in(before)
    assert sum(flow["amount"] for flow in data["flows"]) == sum(
        flow.amount for flow in ledger.flows
    )


def money_in(whole: Position) -> int:
    """All money outside the bank (R-INV-4)."""
    cash = sum(board["cash"] for board in whole["seats"].values())
    brokers = sum(broker["money"] for broker in whole.get("brokers", []))
    payment = whole.get("payment")
    return cash + brokers + (0 if payment is None else payment.get("money", 0))


def test_payments_and_opened_bids_make_a_lower_bound() -> None:
    """Red pays 4 and has bid 7 when the bids are opened: 11 at the start, 7 now."""
    game = position(
        turn="red",
        actions=1,
        seats={"yellow": {"ship": {"at": "sea", "cargo": ["tan"]}}, "blue": {"cash": 3}},
    )
    ledger = Ledger(view_of(game, 0), dealt=False)
    red = ledger.accounts["red"]
    assert (ledger.cash("blue"), ledger.cash("red"), red.at_least) == (3, None, 0)
    for line in ("red: warehouse", "yellow: sail island", "red: bid 7", "blue: bid 0"):
        ledger.note(play(game, *parse_line(line)))
    assert ledger.as_data()["seats"]["red"] == {
        "cash": UNKNOWN,
        "at_least": 7,
        "change": -4,
        "received": {},
        "paid": {"warehouse": 4},
        "paid_to": {"bank": 4},
    }
    ledger.note(play(game, *parse_line("yellow: accept red")))
    assert (red.at_least, red.change) == (0, -11)
    assert ledger.accounts["yellow"].at_least == 14


def test_r_auct_6_in_the_tie_break_both_bids_are_proven() -> None:
    """R-AUCT-6: the first bid stays locked while the further one is made."""
    game = position(seats={"blue": {"ship": {"at": "sea", "cargo": ["tan"]}}})
    ledger = Ledger(view_of(game, None), dealt=False)
    lines = ("blue: sail island", "red: bid 5", "yellow: bid 5", "red: bid 4", "yellow: bid 2")
    for line in lines:
        ledger.note(play(game, *parse_line(line)))
    assert [ledger.accounts[name].at_least for name in ("blue", "red", "yellow")] == [0, 9, 7]


def test_r_int_4_a_default_proves_that_nothing_is_left() -> None:
    """R-INT-4: interest is paid while cash lasts."""
    game = position(seats={"red": {"cash": 1, "loans": 2}})
    ledger = Ledger(view_of(game, None), dealt=False)
    assert ledger.cash("red") is None
    ledger.note(play(game, *parse_line("blue: pass")))
    assert ledger.cash("red") == 0
    assert ledger.accounts["red"].start == 1


def test_with_show_cash_everything_is_known_from_the_start() -> None:
    game = position(options={"show_cash": "on"}, seats={"red": {"cash": 4}})
    assert Ledger(view_of(game, None), dealt=False).cash("red") == 4


def test_flows_by_purpose_by_pair_and_through_the_bank() -> None:
    game = position(seats={"red": {"warehouses": 2, "harbour": ["tan@5", "white@2"]}})
    ledger = Ledger(view_of(game, 0), dealt=True)
    for line in ("blue: sail red", "blue: take tan@5", "blue: take white@2", "blue: done"):
        ledger.note(play(game, *parse_line(line)))
    ledger.note(play(game, *parse_line("blue: loan")))
    data = ledger.as_data()
    assert data["seats"]["blue"]["paid"] == {"load": 7}
    assert data["seats"]["blue"]["paid_to"] == {"red": 7}
    assert data["seats"]["red"]["received"] == {"load": 7}
    assert data["bank"] == {"received": {}, "paid": {"loan": 10}, "put_in": 10}
    assert data["flows"][0] == {
        "from": "blue",
        "to": "red",
        "for": "load",
        "amount": 7,
        "payments": 2,
    }
