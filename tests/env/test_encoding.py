"""Codes, masks and observations against the words of the game and the views of each seat."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.env.from_view import observation_from_view, worked_out
from tests.env.games import MAX_TURNS, legal, moments, random_session, start
from tests.view.games import FEW, position

from longshore.encoding import actions, observation
from longshore.env.session import NOBODY, IllegalActionError
from longshore.game import rules_for
from longshore.game.steps import FIRST_BID, bid_amount
from longshore.record import parse_step
from longshore.rows.codes import MAX_ENCODED_BID
from longshore.rows.observation import FIXED_NUMBERS
from longshore.view import view_of

SEEDS = st.integers(0, 10**9)


def test_the_compiled_places_are_those_of_the_tables() -> None:
    assert len(observation.NAMES) == len(set(observation.NAMES)) == observation.SIZE == 650
    assert len(actions.NAMES) == len(set(actions.NAMES)) == actions.ACTION_COUNT == 453
    assert actions.NAMES[actions.BID_ACTIONS] == "bid 0"
    assert actions.NAMES[-1] == f"bid {MAX_ENCODED_BID} +2"
    assert observation.NAMES.index("0: present") == 138
    assert observation.NAMES.index("+1: present") == 138 + 98
    assert observation.NAMES[628] == "option domestic_sale"
    assert observation.NAMES.index("decision interest") == FIXED_NUMBERS
    assert min(observation.HIGHS) > 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_code_means_the_same_for_every_seat(players: int) -> None:
    for seat in range(players):
        for code, step in enumerate(actions.steps_of(seat, players)):
            if step < 0:
                assert int(actions.NAMES[code][-1]) >= players
                continue
            assert actions.action_of(step, seat, players) == code
            words = actions.NAMES[code].split()
            if words[-1].startswith("+") and words[0] != "bid":
                other = ("blue", "red", "yellow", "green", "purple")[
                    (seat + int(words[-1])) % players
                ]
                words[-1] = other
            assert parse_step(" ".join(words)) == step


@settings(max_examples=FEW)
@given(SEEDS)
def test_an_observation_is_the_view_of_its_seat_and_no_more(seed: int) -> None:
    for session in moments(seed, 120):
        for seat in range(session.game.rules.players):
            numbers = session.encoder.observation(session.game, seat, repaid=session.repaid)
            view = view_of(session.game, seat)
            told = observation_from_view(view, MAX_TURNS, repaid=session.repaid)
            assert {
                name: (mine, other)
                for name, mine, other in zip(observation.NAMES, numbers, told, strict=True)
                if mine != other
            } == {}
            assert all(
                0 <= number <= high for number, high in zip(numbers, observation.HIGHS, strict=True)
            )
            rich = session.encoder.observation_rich(
                session.game, seat, repaid=session.repaid, clues=session.clues
            )
            assert rich[: observation.SIZE].tolist() == told
            assert rich[observation.SIZE :].tolist() == worked_out(session, seat)
            assert (rich <= observation.RICH_HIGHS).all()
            row = session.encoder.observation_bytes(session.game, seat, repaid=session.repaid)
            assert row.tobytes() == observation.bytes_row(told)
            assert (row <= observation.BYTE_HIGHS).all()


@settings(max_examples=FEW)
@given(SEEDS)
def test_the_mask_allows_what_the_game_allows(seed: int) -> None:
    for session in moments(seed, 120):
        game, players = session.game, session.game.rules.players
        for seat in range(players):
            mask = session.encoder.mask(game, seat, repaid=session.repaid)
            if seat != session.seat and seat not in getattr(game.asked(), "seats", ()):
                assert mask.sum() == 0
        if session.seat == NOBODY:
            return
        allowed = set(legal(session))
        assert allowed, "there is always something to do"
        steps = {
            step
            for step in game.legal(session.seat)
            if (step < FIRST_BID or bid_amount(step) <= MAX_ENCODED_BID)
            and not session.leaves_out(step)
        }
        assert {actions.action_of(step, session.seat, players) for step in steps} == allowed
        assert {session.step_of(action) for action in allowed} == steps


def test_the_highest_code_bids_what_an_outbidder_must() -> None:
    game = position(
        2018,
        3,
        {"investment_bank": "on"},
        turn="blue",
        actions=1,
        open={"decision": "broker_bid", "space": "I goods"},
        called=True,
        payment={"holder": "red", "space": "I goods", "money": 90},
        seats={"blue": {"cash": 120}},
    )
    session = start(game.rules, random.Random(1))
    session.game, session.seat = game, 0
    code = actions.NAMES.index("bid 63")
    assert sorted(legal(session)) == [actions.NAMES.index("loan"), code]
    session.act(code)
    payment = view_of(session.game, 0)["payment"]
    assert payment is not None
    assert payment["money"] == 91


def test_borrowing_does_not_undo_repaying_in_the_same_turn() -> None:
    session = start(rules_for(2007, 3, {}), random.Random(3))
    loan, repay = actions.NAMES.index("loan"), actions.NAMES.index("repay")
    session.act(loan)
    session.act(repay)
    assert loan not in legal(session)
    with pytest.raises(IllegalActionError, match="for ever"):
        session.act(loan)
    session.act(actions.NAMES.index("pass"))
    assert loan in legal(session)


def test_a_seat_repays_inside_an_action_and_does_not_borrow_again_in_its_turn() -> None:
    game = position(
        2018,
        3,
        turn="blue",
        actions=1,
        seats={"blue": {"cash": 24, "loans": 2, "machines": ["black"], "factory": []}},
    )
    session = start(game.rules, random.Random(1))
    session.game, session.seat = game, 0
    loan, repay = actions.NAMES.index("loan"), actions.NAMES.index("repay")
    session.act(actions.NAMES.index("produce"))
    assert repay in legal(session)
    session.act(repay)
    assert loan not in legal(session)
    with pytest.raises(IllegalActionError, match="for ever"):
        session.act(loan)
    session.act(repay)
    assert {loan, repay}.isdisjoint(legal(session))
    session.act(actions.NAMES.index("place black@3"))
    session.act(actions.NAMES.index("done"))
    assert session.seat == 1
    assert loan in legal(session)


@pytest.mark.parametrize(("cash", "left"), [(10, False), (11, True)])
def test_a_seat_keeps_what_its_bid_to_a_broker_needs(cash: int, left: bool) -> None:
    """It could not borrow again, so it would have nothing to do."""
    game = position(
        2018,
        3,
        {"investment_bank": "on"},
        turn="blue",
        actions=1,
        called=True,
        open={"decision": "broker_bid", "space": "I goods"},
        seats={"blue": {"cash": cash, "loans": 1}},
    )
    session = start(game.rules, random.Random(1))
    session.game, session.seat = game, 0
    repay = actions.NAMES.index("repay")
    assert (repay in legal(session)) == left
    if not left:
        with pytest.raises(IllegalActionError, match="for ever"):
            session.act(repay)


@pytest.mark.parametrize("action", [-1, 453, 10**9, 5, 300])
def test_an_illegal_action_says_why_and_changes_nothing(action: int) -> None:
    session = start(rules_for(2007, 3, {}), random.Random(3))
    before = view_of(session.game, 0)
    with pytest.raises(IllegalActionError):
        session.act(action)
    assert view_of(session.game, 0) == before


def test_a_copy_goes_its_own_way() -> None:
    session = random_session(random.Random(5))
    other = session.copy()
    before = other.encoder.observation(other.game, 0, repaid=False).tolist()
    session.act(legal(session)[0])
    assert other.encoder.observation(other.game, 0, repaid=False).tolist() == before
