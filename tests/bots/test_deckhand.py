"""The deckhand draws its steps, but never gives away what it needs to go on."""

from __future__ import annotations

from typing import Any

import pytest

from longshore.bots import Asking
from longshore.bots.deckhand import Deckhand, spare
from longshore.bots.legal import legal_steps
from longshore.game import Game, rules_for
from longshore.record import parse_step, read_position
from longshore.view import view_of

DRAWS = 200


def game_at(board: dict[str, Any], *steps: str, **others: Any) -> Game:
    """Blue's turn with this board, after some steps of blue's."""
    position = {"turn": "blue", "seats": {"blue": board, **others}}
    game = read_position(rules_for(2007, 3, {}), position)
    for step in steps:
        game.apply(0, parse_step(step))
    return game


def asking_of(game: Game, seat: int) -> Asking:
    asked = game.asked()
    assert asked is not None
    return Asking(seat, asked.decision, view_of(game, seat), legal_steps(game, seat))


def drawn(game: Game, seat: int = 0) -> set[str]:
    """What deckhands with many seeds answer."""
    asking = asking_of(game, seat)
    return {Deckhand(seed=seed).answer(asking).step for seed in range(DRAWS)}


@pytest.mark.parametrize(("loans", "most"), [(0, 7), (1, 4), (2, 1)])
def test_a_bid_leaves_wages_and_interest(loans: int, most: int) -> None:
    ship = {"at": "sea", "cargo": ["tan", "tan", "tan", "tan", "tan"]}
    game = game_at({"ship": ship}, "sail island", red={"cash": 12, "loans": loans})
    bids = {int(step.removeprefix("bid ")) for step in drawn(game, 1)}
    assert max(bids) == most


def test_nothing_is_bought_with_the_last_money() -> None:
    goods = {"factory": ["brown@1", "brown@2", "brown@3"], "machines": ["brown", "tan"]}
    assert "restock red" in drawn(game_at({"cash": 20}, red=goods))
    assert "restock red" not in drawn(game_at({"cash": 5}, red=goods))
    choice = drawn(game_at({"cash": 7}, "restock red", red=goods))
    assert {"take brown@1", "take brown@2"} <= choice
    assert "take brown@3" not in choice


def test_nothing_is_built_that_leaves_it_unable_to_produce() -> None:
    assert any(step.startswith("machine ") for step in drawn(game_at({"cash": 40})))
    poor = drawn(game_at({"cash": 20}))
    assert not any(step.startswith(("machine ", "warehouse")) for step in poor)


def test_wages_are_not_paid_for_a_full_store() -> None:
    """It might still set new prices in this way, as rarely as in the other."""
    board = {"cash": 20, "machines": ["tan"], "factory": ["tan@2", "tan@2"]}
    asking = asking_of(game_at(board), 0)
    answers = [Deckhand(seed=seed).answer(asking).step for seed in range(DRAWS)]
    assert answers.count("produce") < DRAWS / 4
    roomy = asking_of(game_at(board | {"factory": []}), 0)
    assert [Deckhand(seed=seed).answer(roomy).step for seed in range(DRAWS)].count("produce") > 20


def test_a_cargo_is_not_kept_at_any_price() -> None:
    ship = {"at": "sea", "cargo": ["tan"]}
    for cash, kept in ((20, True), (12, False)):
        game = game_at({"cash": cash, "ship": ship}, "sail island")
        game.apply(1, parse_step("bid 8"))
        game.apply(2, parse_step("bid 3"))
        assert ("decline" in drawn(game)) is kept


def test_a_loan_is_paid_back_when_it_is_rich() -> None:
    assert "repay" in drawn(game_at({"cash": 25, "loans": 1}))
    assert "repay" not in drawn(game_at({"cash": 15, "loans": 1}))


def test_what_it_can_spare() -> None:
    board = view_of(game_at({"cash": 20, "loans": 2}), 0)["seats"]["blue"]
    assert 0 < spare(board) < 20
