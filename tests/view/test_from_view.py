"""A game from a view and guesses."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.view.games import FEW, apply_lines, moments, position
from tests.view.secrets import true_guess

from longshore.record.errors import OutsideError
from longshore.record.position.write import position_of
from longshore.record.words import Seat
from longshore.view import Guess, GuessError, game_from_view, view_of
from longshore.view.plausible import plausible_game

CARGO = {"ship": {"at": "sea", "cargo": ["tan", "white"]}}
GUESS: Guess = {
    "cards": {"blue": "tan", "yellow": "white"},
    "cash": {"blue": 17, "yellow": 3},
}


@settings(max_examples=2 * FEW)
@given(st.integers(0, 10**9))
def test_the_true_secrets_give_the_same_game_at_every_moment(seed: int) -> None:
    for number, game in enumerate(moments(seed, 150)):
        viewer = (None, *range(game.rules.players))[number % (game.rules.players + 1)]
        view = view_of(game, viewer)
        rebuilt = game_from_view(view, true_guess(game, view))
        assert position_of(rebuilt) == position_of(game)
        assert view_of(rebuilt, viewer) == view
        asked = game.asked()
        for seat in asked.seats if asked is not None else ():
            assert rebuilt.legal(seat) == game.legal(seat)


@settings(max_examples=FEW)
@given(st.integers(0, 10**9))
def test_other_secrets_give_a_game_that_looks_the_same(seed: int) -> None:
    for number, game in enumerate(moments(seed, 150)):
        viewer = (None, *range(game.rules.players))[number % (game.rules.players + 1)]
        view = view_of(game, viewer)
        assert view_of(plausible_game(view), viewer) == view


def test_a_guess_becomes_true() -> None:
    game = game_from_view(view_of(position(), 1), GUESS)
    seats = position_of(game)["seats"]
    assert [seats[name]["cash"] for name in seats] == [17, 20, 3]
    assert [seats[name]["card"] for name in seats] == ["tan", "brown", "white"]


def test_the_view_is_not_changed() -> None:
    view = view_of(position(), 1)
    game_from_view(view, GUESS)
    assert view == view_of(position(), 1)


def test_what_the_view_shows_holds_whatever_is_guessed_of_it() -> None:
    guess: Guess = {
        "cards": {**GUESS["cards"], "red": "orange"},
        "cash": {**GUESS["cash"], "red": 99},
    }
    board = position_of(game_from_view(view_of(position(), 1), guess))["seats"]["red"]
    assert (board["cash"], board["card"]) == (20, "brown")


@pytest.mark.parametrize(
    ("guess", "problem"),
    [
        ({"cards": GUESS["cards"]}, "guess cash.blue: is missing"),
        ({"cash": GUESS["cash"]}, "guess cards.blue: is missing"),
        ({**GUESS, "cash": {"blue": 5, "yellow": -1}}, "guess cash.yellow: -1 is not between"),
        ({**GUESS, "cash": {"blue": 5.0, "yellow": 1}}, "guess cash.blue: .* not a whole number"),
        ({**GUESS, "cash": {"blue": True, "yellow": 1}}, "guess cash.blue: .* not a whole number"),
        ({**GUESS, "cash": {"blue": 1, "yellow": 2**70}}, "guess cash.yellow: .* not between"),
        (
            {**GUESS, "cards": {"blue": "pink", "yellow": "tan"}},
            "guess cards.blue: .* not a colour",
        ),
        ({**GUESS, "cards": {"blue": [], "yellow": "tan"}}, "guess cards.blue: .* not a colour"),
        ({**GUESS, "cards": {"blue": "brown", "yellow": "tan"}}, "cards.blue: another seat has"),
        ({**GUESS, "cards": {"blue": "tan", "yellow": "tan"}}, "cards.yellow: another seat has"),
        ({**GUESS, "cash": {**GUESS["cash"], "green": 1}}, "guess cash: .green. is not a seat"),
        ({**GUESS, "money": {"blue": 3}}, "guess money: there are bids, cards, cash, zero_cards"),
        ({**GUESS, "bids": {"blue": 3}}, "guess bids.blue: that seat has not committed a bid"),
        ({**GUESS, "zero_cards": {"blue": 1}}, "zero_cards.blue: that seat has not committed"),
    ],
)
def test_a_guess_that_is_missing_or_impossible(guess: Any, problem: str) -> None:
    with pytest.raises(GuessError, match=problem):
        game_from_view(view_of(position(), 1), guess)


@pytest.mark.parametrize(
    ("bids", "cards", "problem"),
    [
        ({}, {"red": 0}, "guess bids.red: is missing"),
        ({"red": 4}, {}, "guess zero_cards.red: is missing"),
        ({"red": 5}, {"red": 0}, "auction.bids.red: more than the bidder's cash"),
        ({"red": 4}, {"red": 3}, "guess zero_cards.red: 3 is not between 0 and 2"),
        ({"red": 4, "yellow": 1}, {"red": 1}, "guess bids.yellow: that seat has not committed"),
    ],
)
def test_sealed_bids_must_be_guessed_within_the_cash(
    bids: dict[Seat, int], cards: dict[Seat, int], problem: str
) -> None:
    """R-AUCT-3: nobody bids more cash than they have, or more $0 cards than there are."""
    game = apply_lines(position(2018, seats={"blue": CARGO}), "blue: sail island", "red: bid 7")
    guess: Guess = {
        "cards": {"red": "tan", "yellow": "white"},
        "cash": {"red": 4, "yellow": 9},
        "bids": bids,
        "zero_cards": cards,
    }
    with pytest.raises(OutsideError, match=problem):
        game_from_view(view_of(game, 0), guess)


def test_r_auct_8_a_guessed_tie_break_bid_keeps_the_minimum() -> None:
    """R-AUCT-8 with `tie_break_minimum` 1."""
    game = position(options={"tie_break_minimum": 1}, seats={"blue": CARGO})
    apply_lines(game, "blue: sail island", "red: bid 2", "yellow: bid 2", "red: bid 3")
    view = view_of(game, 0)
    guess: Guess = {
        "cards": {"red": "tan", "yellow": "white"},
        "cash": {"red": 4, "yellow": 9},
    }
    assert game_from_view(view, {**guess, "bids": {"red": 2}}).asked() == game.asked()
    with pytest.raises(GuessError, match=r"bids.red: .*tie_break_minimum"):
        game_from_view(view, {**guess, "bids": {"red": 0}})


def test_r_turn_8_cash_with_which_the_turn_would_be_over_is_refused() -> None:
    """R-TURN-8: after the last action only somebody who can repay a loan is still asked."""
    game = position(actions=0, seats={"blue": {"loans": 1, "cash": 10}})
    view = view_of(game, 1)
    assert game_from_view(view, {**GUESS, "cash": {"blue": 10, "yellow": 0}}).turn == 0
    with pytest.raises(GuessError, match="guess cash: the game would wait for another decision"):
        game_from_view(view, {**GUESS, "cash": {"blue": 9, "yellow": 0}})


@pytest.mark.parametrize(
    "change",
    [
        {"edition": "1999"},
        {"edition": 2007},
        {"players": 7},
        {"options": {"no_such": "on"}},
        {"options": []},
        {"seats": None},
        {"turn": "mauve"},
        {"surprise": 1},
    ],
)
def test_what_is_not_a_view_is_refused(change: dict[str, Any]) -> None:
    view = view_of(position(), 1)
    nothing: Any = {}
    changed: Any = {**view, **change}
    for wrong in (changed, nothing):
        with pytest.raises(OutsideError):
            game_from_view(wrong, GUESS)
