"""What is public and what is hidden: R-INFO-1, R-INFO-2, R-INFO-4, R-INFO-5 and R-INFO-6."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.view.games import apply_lines, moments, position

from longshore.game import Refused
from longshore.record.position.write import position_of
from longshore.view import view_of

BLUE, RED, YELLOW = 0, 1, 2
AT_SEA = {"blue": {"ship": {"at": "sea", "cargo": ["tan", "white"]}}}
ENDING: dict[str, Any] = {
    "actions": 0,
    "ending": True,
    "supply": {"containers": {"black": 0, "brown": 0, "orange": 5, "tan": 5, "white": 5}},
}


def test_r_info_1_everybody_sees_what_lies_on_the_table() -> None:
    game = position(2018, 4, {"investment_bank": "on"}, seats={"red": {"bank_harbour": ["tan"]}})
    whole: Mapping[str, Any] = position_of(game)
    for seat in (None, 0, 1, 2, 3):
        view: Mapping[str, Any] = view_of(game, seat)
        for key in whole.keys() - {"seats"}:
            assert view[key] == whole[key]
        for name, board in whole["seats"].items():
            for key in board.keys() - {"cash", "card"}:
                assert view["seats"][name][key] == board[key]


def test_the_frame_says_which_game_and_who_looks() -> None:
    game = position(2018, 3, {"show_cash": "on"})
    view = view_of(game, RED)
    assert view["edition"] == "2018"
    assert view["players"] == 3
    assert view["seat"] == "red"
    assert view["options"] == game.rules.options
    assert view["options"]["docked_purchase"] == "off"
    assert view["asked"] == {"decision": "action", "seats": ["blue"]}
    assert view["over"] is False
    assert view_of(game, None)["seat"] == "spectator"
    assert not view.keys() & {"scores", "winners", "score_sheet"}


def test_no_such_seat_has_a_view() -> None:
    game = position(players=3)
    for seat in (-1, 3):
        with pytest.raises(Refused):
            view_of(game, seat)


def test_r_info_2_cash_is_shown_to_its_owner_only() -> None:
    game = position()
    assert view_of(game, RED)["seats"]["red"]["cash"] == 20
    assert "cash" not in view_of(game, RED)["seats"]["blue"]
    assert all("cash" not in board for board in view_of(game, None)["seats"].values())


def test_r_info_2_option_show_cash() -> None:
    game = position(options={"show_cash": "on"})
    for seat in (None, RED):
        boards = view_of(game, seat)["seats"]
        assert [boards[name]["cash"] for name in ("blue", "red", "yellow")] == [20, 20, 20]
        assert "card" not in boards["blue"]


def test_r_info_3_the_number_of_money_cards_is_not_shown() -> None:
    """Nothing about money or $0 cards of others in a view outside auctions (A-08)."""
    board = view_of(position(2018), RED)["seats"]["blue"]
    assert board.keys() == {
        *("loans", "turns", "machines", "warehouses", "factory", "harbour", "ship", "island")
    }


def test_r_info_4_the_value_card_is_shown_to_its_owner_only() -> None:
    game = position()
    assert view_of(game, YELLOW)["seats"]["yellow"]["card"] == "orange"
    assert "card" not in view_of(game, YELLOW)["seats"]["red"]
    assert all("card" not in board for board in view_of(game, None)["seats"].values())


def test_r_info_4_all_dealt_cards_are_open_after_the_end() -> None:
    game = position(**ENDING, seats={"blue": {"loans": 1, "cash": 12}})
    assert "card" not in view_of(game, RED)["seats"]["blue"]
    apply_lines(game, "blue: pass")
    for seat in (None, RED):
        boards = view_of(game, seat)["seats"]
        assert [board["card"] for board in boards.values()] == ["black", "brown", "orange"]
        assert [board["cash"] for board in boards.values()] == [12, 20, 20]


def test_r_info_5_a_bid_is_sealed_until_the_last_one() -> None:
    game = apply_lines(position(2018, 4, seats=AT_SEA), "blue: sail island", "red: bid 7 +1")
    own = view_of(game, RED)["auction"]
    assert own["bids"] == {"red": 7}
    assert own["zero_cards"] == {"red": 1}
    for seat in (None, BLUE, YELLOW):
        auction = view_of(game, seat)["auction"]
        assert auction["committed"] == ["red"]
        assert auction["bids"] == {}
        assert auction["zero_cards"] == {}
    apply_lines(game, "yellow: bid 3", "green: bid 0 +2")
    for seat in (None, BLUE, YELLOW):
        auction = view_of(game, seat)["auction"]
        assert auction["bids"] == {"red": 7, "yellow": 3, "green": 0}
        assert auction["zero_cards"] == {"red": 1, "yellow": 0, "green": 2}


def test_r_info_5_first_bids_are_open_in_the_tie_break_and_further_ones_sealed() -> None:
    game = apply_lines(
        position(2007, 4, seats=AT_SEA),
        *("blue: sail island", "red: bid 7", "yellow: bid 7", "green: bid 2", "red: bid 5"),
    )
    first = {"red": 7, "yellow": 7, "green": 2}
    for seat, bids in ((None, {}), (BLUE, {}), (RED, {"red": 5}), (YELLOW, {})):
        auction = view_of(game, seat)["auction"]
        assert auction["round"] == 2
        assert auction["first"] == first
        assert auction["bids"] == bids
    apply_lines(game, "yellow: bid 1")
    assert view_of(game, None)["auction"]["bids"] == {"red": 5, "yellow": 1}


def test_r_info_6_loans_are_public_while_bids_are_prepared() -> None:
    game = apply_lines(position(seats=AT_SEA), "blue: sail island", "yellow: loan")
    assert view_of(game, RED)["seats"]["yellow"]["loans"] == 1
    assert "cash" not in view_of(game, RED)["seats"]["yellow"]


def test_r_score_13_the_sheet_adds_up() -> None:
    """Worked by hand: card black pays black 10, brown 5/10, orange 6, tan 4, white 2."""
    island = ["black", "brown", "brown", "orange", "tan", "white", "white", "white"]
    game = position(
        **ENDING,
        seats={
            "blue": {
                "cash": 13,
                "loans": 1,
                "island": island,
                "harbour": ["tan@3"],
                "ship": {"at": "sea", "cargo": ["tan", "tan"]},
            }
        },
    )
    apply_lines(game, "blue: pass")
    view = view_of(game, None)
    line = view["score_sheet"]["blue"]
    assert line["colours"]["brown"] == {"count": 2, "value": 10, "discarded": False}
    assert line["colours"]["white"] == {"count": 3, "value": 2, "discarded": True}
    assert line["island"] == 10 + 20 + 6 + 4
    assert (line["cash"], line["harbour"], line["ship"]) == (13, 2, 6)
    assert (line["bank_harbour"], line["loans"]) == (0, -11)
    assert line["total"] == 13 + 40 + 2 + 6 - 11
    assert line["place"] == 1
    assert view["scores"] == {"blue": 50, "red": 20, "yellow": 20}
    assert view["winners"] == ["blue"]
    assert view["asked"] is None
    assert view["over"] is True


def test_a_view_shares_nothing_with_the_game() -> None:
    game = position()
    view_of(game, RED)["options"]["show_cash"] = "on"
    assert game.rules.options["show_cash"] == "off"


@pytest.mark.parametrize("seed", range(6))
def test_a_view_is_the_position_without_what_is_hidden(seed: int) -> None:
    """Whatever a view shows is true."""
    for game in moments(seed, 120):
        whole: Mapping[str, Any] = position_of(game)
        for seat in (None, *range(game.rules.players)):
            view: Mapping[str, Any] = view_of(game, seat)
            for key in whole.keys() - {"seats", "auction"}:
                assert view[key] == whole[key]
            for name, board in view["seats"].items():
                assert board.items() <= whole["seats"][name].items()
            if "auction" in whole:
                assert view["auction"]["bids"].items() <= whole["auction"]["bids"].items()
