"""The levels between the others: traders and admirals with blind spots."""

from __future__ import annotations

from random import Random

import pytest
from tests.bots.games import played, some_rules

from longshore.bots import LEVELS, Asking, make_bot
from longshore.bots.admiral import making
from longshore.bots.captain import Captain
from longshore.bots.crew.hand import Hand
from longshore.bots.crew.slips import Slips
from longshore.bots.likelihood import draw
from longshore.bots.trader import Trader
from longshore.game import new_game
from longshore.game.decisions import Decision
from longshore.record import deal_from_seed
from longshore.view import view_of
from longshore.view.forms import GameView
from longshore.view.own import own_board

HANDS = ("apprentice", "stevedore", "bosun", "mate")
CREW = (*HANDS, "pilot", "commodore")
RANKED = [("loan", 9.0), ("machine tan", 8.0), ("warehouse", 7.0), ("produce", 6.0)]


def first_view(cash: int | None = None) -> GameView:
    rules = some_rules()
    view = view_of(new_game(rules, deal_from_seed(rules, 1)), 0)
    if cash is not None:
        own_board(view)["cash"] = cash
    return view


def asked(decision: Decision, *legal: str, cash: int | None = None) -> Asking:
    return Asking(0, decision, first_view(cash), legal)


def chosen(slips: Slips, cash: int | None = None) -> str:
    asking = asked("action", *(step for step, _ in RANKED), cash=cash)
    return slips.choose(RANKED, asking, Random(1))


def test_without_slips_it_takes_the_best() -> None:
    assert chosen(Slips()) == "loan"


def test_it_overlooks_what_it_never_does() -> None:
    assert chosen(Slips(borrows=False)) == "machine tan"
    accept, decline = ("accept red", 2.0), ("decline", 9.0)
    asking = asked("settle", "accept red", "decline")
    assert Slips(keeps=False).choose([decline, accept], asking, Random(1)) == "accept red"


def test_out_of_money_it_borrows_all_the_same() -> None:
    assert chosen(Slips(borrows=False), cash=1) == "loan"
    assert chosen(Slips(borrows=False), cash=2) == "machine tan"


def test_it_does_what_it_overlooks_if_nothing_else_is_left() -> None:
    asking = asked("settle", "decline")
    assert Slips(keeps=False).choose([("decline", 1.0)], asking, Random(1)) == "decline"


def test_it_bids_its_own_share_within_what_is_legal() -> None:
    asking = asked("bid", *(f"bid {amount}" for amount in range(8)), "loan")
    amounts = {Slips(bids=(50, 60)).bent("bid 6", asking, Random(seed)) for seed in range(20)}
    assert amounts == {"bid 3"}
    assert Slips(bids=(200, 200)).bent("bid 6", asking, Random(1)) == "bid 7"
    assert Slips(bids=(200, 200)).bent("loan", asking, Random(1)) == "loan"
    cards = asked("bid", *(f"bid {each}" for each in ("0", "0 +1", "1", "1 +1", "2", "2 +1")))
    assert Slips(bids=(50, 50)).bent("bid 2 +1", cards, Random(1)) == "bid 1 +1"


def test_warmth_makes_likings_count_for_less() -> None:
    def best(warmth: float) -> int:
        chance = Random(1)
        return sum(draw(chance, (3.0, 2.0, 0.0), warmth) == 0 for _ in range(1000))

    cool, usual, warm = best(0.1), best(1.0), best(30.0)
    assert cool == 1000
    assert 650 < usual < 760  # 0.705 of them
    assert 300 < warm < 400


def test_draws_are_whole_numbers_of_the_seed() -> None:
    chance = Random("a hand 1")
    drawn = [draw(chance, (3.0, 2.5, 1.0), 2.0) for _ in range(12)]
    assert drawn == [0, 0, 1, 0, 1, 1, 1, 0, 1, 0, 1, 1]


@pytest.mark.parametrize("name", CREW)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    rules = some_rules()
    turns = 100 if name in HANDS else 12
    one, again, other = (
        played(rules, (name, "trader", name), seed, max_turns=turns) for seed in (4, 4, 5)
    )
    assert one.lines == again.lines != other.lines
    assert one.refused == [0, 0, 0]


def test_hands_have_styles() -> None:
    for name in HANDS:
        bot = make_bot(f"{name}:shipper", seed=1)
        assert isinstance(bot, Hand)
        assert (bot.name, bot.style.ship > 1) == (f"{name}:shipper", True)


def test_a_pilot_is_a_captain_in_a_hurry() -> None:
    bot = make_bot("pilot:shipper", seed=1, simulations=3000)
    assert isinstance(bot, Captain)
    assert (bot.name, bot.style, bot.simulations) == ("pilot:shipper", "shipper", 60)


def test_who_does_not_foresee_the_end_plays_as_if_there_was_time() -> None:
    view = first_view()
    view["ending"] = True
    trader, hand = Trader(), Hand("hand", Slips(foresees=False))
    trader.start(view)
    hand.start(view)
    assert trader.look(view).rounds_left == 0
    assert hand.look(view).rounds_left > 10


@pytest.mark.parametrize("name", [name for name in LEVELS if LEVELS[name].learned])
def test_where_no_network_is_a_captain_plays(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "why_absent", lambda: "there is no network")
    monkeypatch.setattr(making, "_said", set())
    with pytest.warns(RuntimeWarning, match="there is no network"):
        assert isinstance(make_bot(name, seed=1), Captain)
