"""Our bots repay where it is good for them, and never borrow and repay in turns (R-LOAN-5)."""

from __future__ import annotations

import pytest
from tests.view.games import position

from longshore.bots import Asking, make_bot
from longshore.bots.legal import BidSteps, bid_range, has_bids, legal_steps, steps_for_bots
from longshore.bots.seats import Seats
from longshore.game import Game
from longshore.game.generator import new_generator
from longshore.game.playout import BIASED, draw_step
from longshore.game.steps import LOAN_STEP
from longshore.record import parse_step, step_text
from longshore.view import view_of

BOTS = ("deckhand", "trader", "trader:banker", "captain", "admiral")
SETTLE = {"seller": "blue", "lot": ["tan", "white"], "round": 1, "committed": ["red", "yellow"]}


def selling(cash: int, loans: int) -> Game:
    """Blue has seen the bids for its lot: 12 from red, 3 from yellow."""
    return position(
        turn="blue",
        actions=1,
        auction=SETTLE | {"bids": {"red": 12, "yellow": 3}},
        seats={
            "blue": {
                "cash": cash,
                "loans": loans,
                "turns": 5,
                "card": "orange",
                "ship": {"at": "island", "cargo": ["tan", "white"]},
            },
            "yellow": {"card": "white"},
        },
    )


def calling(cash: int, loans: int, money: int) -> Game:
    """Blue outbids red at Broker I, and must bid more than red's money."""
    return position(
        2018,
        3,
        {"investment_bank": "on"},
        turn="blue",
        actions=1,
        called=True,
        open={"decision": "broker_bid", "space": "I goods"},
        payment={"holder": "red", "space": "I goods", "money": money},
        seats={"blue": {"cash": cash, "loans": loans, "turns": 5}},
    )


def answers(bot: str, game: Game, most: int) -> list[str]:
    """What a bot in blue's seat does until somebody else is asked."""
    player = make_bot(bot, seed=1, simulations=40)
    player.start(view_of(game, 0))
    found: list[str] = []
    while game.turn == 0 and (asked := game.asked()) is not None and asked.seats == (0,):
        asking = Asking(0, asked.decision, view_of(game, 0), legal_steps(game, 0), [])
        step = player.answer(asking).step
        found.append(step)
        game.apply(0, parse_step(step))
        assert len(found) <= most, found
    player.close()
    return found


@pytest.mark.parametrize("bot", ["trader", "captain"])
def test_a_seller_repays_before_accepting(bot: str) -> None:
    assert answers(bot, selling(15, 1), 3) == ["repay", "accept red"]
    assert answers(bot, selling(25, 2), 4) == ["repay", "repay", "accept red"]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("cash", "loans"), [(9, 1), (10, 1), (30, 2), (30, 0)])
def test_a_settlement_ends(bot: str, cash: int, loans: int) -> None:
    assert answers(bot, selling(cash, loans), 6)[-1] in ("accept red", "decline")


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(
    ("cash", "loans", "money"), [(5, 0, 11), (12, 1, 15), (4, 0, 20), (35, 2, 9)]
)
def test_who_repaid_what_a_bid_needs_borrows_it_again(
    bot: str, cash: int, loans: int, money: int
) -> None:
    """Perhaps somebody else sat here before."""
    found = answers(bot, calling(cash, loans, money), 30)
    assert any(step.startswith("bid ") for step in found)
    if bot == "admiral":  # may repay more than the others, and then takes no loan in the same turn
        assert "loan" not in found[found.index("repay") if "repay" in found else len(found) :]
        return
    assert "repay" not in found[: found.index(next(s for s in found if s.startswith("bid ")))]


def test_legal_steps_after_bids() -> None:
    game = calling(35, 1, 9)
    legal = legal_steps(game, 0)
    assert isinstance(legal, BidSteps)
    assert list(legal) == [step_text(step) for step in game.legal(0)]
    assert list(legal[-2:]) == ["repay", "loan"]
    assert has_bids(legal)
    assert bid_range(legal) == (10, 35)
    broke = legal_steps(calling(5, 0, 11), 0)
    assert list(broke) == ["loan"]
    assert not has_bids(broke)


def test_random_play_borrows_again_for_its_bid() -> None:
    """All else it could do is repay and borrow again, endlessly."""
    game = calling(12, 1, 15)
    assert draw_step(game, 0, new_generator(1), BIASED) == LOAN_STEP


def test_a_bot_is_offered_no_loan_in_the_turn_in_which_it_repaid() -> None:
    seats = Seats(selling(25, 1), [make_bot("deckhand", seed=seed) for seed in range(3)])
    assert {"repay", "loan"} <= set(seats.asking(0).legal)
    seats.play(0, "repay")
    assert list(seats.asking(0).legal) == ["accept red", "decline"]
    seats.play(0, "decline")
    assert not seats.repaid
    assert "loan" in seats.asking(seats.game.turn).legal


def test_a_bot_is_not_offered_to_repay_its_bid_to_a_broker() -> None:
    legal = steps_for_bots(calling(24, 1, 15), 0, repaid=False)
    assert legal[0] == "bid 16"
    assert legal[-1] == "loan"
    assert "repay" not in legal
