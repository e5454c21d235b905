"""What one would work out in the head, on positions worked by hand.

Blue has the black card: black 10, brown 5 or 10, orange 6, tan 4, white 2.
"""

from __future__ import annotations

from typing import Literal

import pytest
from tests.view.games import apply_lines, moments, position

from longshore.game import Game
from longshore.record import step_text
from longshore.record.words import Colour
from longshore.view import Views, insight, view_of, worth_of_lot
from longshore.view.forms import Insight

BLUE, RED = 0, 1
ROOMS: tuple[Literal["factory", "harbour", "ship"], ...] = ("factory", "harbour", "ship")


def of(game: Game, seat: int | None = BLUE) -> Insight:
    return insight(view_of(game, seat))


def test_r_build_2_prices_of_the_next_spaces() -> None:
    """R-BUILD-2, R-BUILD-3: the cheapest empty space, also one emptied by a seizure."""
    board = {"machines": ["black", "tan"], "warehouses": [True, True, False, True, False]}
    game = position(2018, 3, seats={"blue": board}, supply={"machines": {"white": 0}})
    assert of(game)["building"] == {
        "machine": {"space": 2, "cost": 9, "colours": ["brown", "orange"]},
        "warehouse": {"space": 2, "cost": 5},
    }


def test_r_build_6_full_boards_have_no_next_price() -> None:
    """R-BUILD-5, R-BUILD-6."""
    board = {"machines": ["black", "tan", "white", "brown"], "warehouses": 5}
    assert of(position(seats={"blue": board}))["building"] == {}
    assert "warehouse" not in of(position(2018, supply={"warehouses": 0}))["building"]


def test_r_build_7_room_in_both_stores_and_aboard() -> None:
    """R-BUILD-7, R-LOAD-3: 2 machines, 3 warehouses, a ship for 5."""
    board = {
        "machines": ["black", "tan"],
        "warehouses": 3,
        "factory": ["black@1"],
        "harbour": ["tan@2", "tan@3"],
        "ship": {"at": "sea", "cargo": ["tan", "tan"]},
    }
    assert of(position(seats={"blue": board}))["room"] == {"factory": 3, "harbour": 1, "ship": 3}


def test_r_ibcall_8_containers_on_the_payment_card_need_their_room() -> None:
    """R-IBCALL-8."""
    pledges = ["factory tan@2", "harbour tan@3"]
    game = position(
        2018,
        3,
        {"investment_bank": "on"},
        turn="red",
        payment={"holder": "blue", "space": "I money", "containers": pledges},
        seats={"blue": {"warehouses": 2}},
    )
    assert of(game)["room"] == {"factory": 0, "harbour": 1, "ship": 5}


def test_what_is_in_the_hand_needs_room_too() -> None:
    game = position(seats={"blue": {"warehouses": 2, "machines": ["black", "tan"]}})
    apply_lines(game, "blue: produce")
    assert of(game)["room"]["factory"] == 4 - 1 - 2
    apply_lines(game, "blue: place black@1", "blue: place tan@1", "blue: done")
    apply_lines(game, "blue: restock red", "blue: take brown@2")
    assert of(game)["room"]["harbour"] == 1
    assert of(game, RED)["room"] == {"factory": 2, "harbour": 1, "ship": 5}


def test_what_is_being_offered_needs_room_too() -> None:
    game = position(2018, 3, {"investment_bank": "on"})
    apply_lines(game, "blue: call I money", "blue: offer factory black@2")
    assert of(game)["room"]["factory"] == 1


def test_r_int_2_interest_of_the_next_turn() -> None:
    """R-INT-2: a dollar for each loan."""
    game = position(seats={"blue": {"loans": 2, "cash": 1}})
    assert of(game)["interest"] == {"due": 2, "short": 1}
    assert of(game, RED)["interest"] == {"due": 0, "short": 0}


def test_r_score_2_a_lot_can_complete_five_colours() -> None:
    """R-SCORE-2: brown goes from 5 to 10. R-SCORE-5: at first brown is among the tied colours."""
    island = ["black", "brown", "orange", "tan"]
    view = view_of(position(seats={"blue": {"island": island}}), BLUE)
    # Before: one each of four colours, brown tied for most and discarded: 10 + 6 + 4.
    # After: white is most (2), all five there: 10 + 10 + 6 + 4.
    assert worth_of_lot(view, ["white", "white"]) == {
        "lot": ["white", "white"],
        "before": 20,
        "after": 30,
        "difference": 10,
        "discarded_before": "brown",
        "discarded_after": "white",
        "five_colours_before": False,
        "five_colours_after": True,
        "at_best": 4,
        "discard": "instead",
    }


def test_r_score_3_a_lot_can_be_worth_less_than_nothing() -> None:
    """R-SCORE-3: two more black ones make black the colour that is discarded."""
    view = view_of(position(seats={"blue": {"island": ["black", "tan", "tan"]}}), BLUE)
    worth = worth_of_lot(view, ["black", "black"])
    assert (worth["before"], worth["after"], worth["difference"]) == (10, 8, -2)
    assert (worth["discarded_before"], worth["discarded_after"]) == ("tan", "black")
    assert (worth["discard"], worth["at_best"]) == ("instead", 20)


def test_r_score_6_the_first_lot() -> None:
    """R-SCORE-6: of an empty section nothing is discarded. A single colour is lost."""
    view = view_of(position(), BLUE)
    worth = worth_of_lot(view, ["black"])
    assert (worth["before"], worth["after"]) == (0, 0)
    assert (worth["discarded_before"], worth["discarded_after"]) == (None, "black")
    assert (worth["discard"], worth["at_best"]) == ("only", 10)


def test_r_score_3_a_lot_says_why_some_of_it_is_discarded() -> None:
    """R-SCORE-3 to R-SCORE-6."""

    def why(island: list[str], *lot: Colour) -> tuple[str | None, int]:
        view = view_of(position(seats={"blue": {"island": island}}), BLUE)
        worth = worth_of_lot(view, lot)
        return worth.get("discard"), worth["difference"]

    assert why([], "brown", "brown") == ("only", 0)
    assert why(["tan", "tan", "black"], "tan") == ("most", 0)
    assert why([], "tan", "tan", "black") == ("most", 10)
    assert why(["tan", "tan"], "black") == (None, 10)
    # R-SCORE-5: two brown ones tie with two white ones and go first: 5 before, 4 after.
    assert why(["brown", "white", "white"], "brown") == ("two_value", -1)
    # R-SCORE-4: of white and tan the cheaper one goes, which frees the tan one.
    assert why(["tan"], "white") == ("instead", 4)


def test_every_cargo_is_valued_with_the_own_card() -> None:
    cargo = {"ship": {"at": "sea", "cargo": ["black", "tan", "tan"]}}
    game = position(seats={"red": cargo})
    assert of(game)["lots"]["red"]["difference"] == 10  # tan discarded
    assert of(game, RED)["lots"]["red"]["difference"] == 2  # card brown: black 2
    assert of(game)["lots"].keys() == {"red"}
    assert "broker_lots" not in of(game)


def test_the_containers_of_a_broker_are_valued_like_a_cargo() -> None:
    brokers = [{"goods": ["black", "tan"], "money": 1}, *({"goods": [], "money": 2},) * 2]
    blue = {"island": ["tan", "tan"]}
    game = position(2018, 3, {"investment_bank": "on"}, seats={"blue": blue}, brokers=brokers)
    found = of(game)["broker_lots"]
    assert found.keys() == {"I"}
    assert found["I"] == worth_of_lot(view_of(game, BLUE), ["black", "tan"])
    assert "broker_lots" not in of(game, None)


def test_r_auct_16_accepting_and_declining() -> None:
    """R-AUCT-16: +2H against -H and the lot. Here H is 9."""
    blue = {"cash": 5, "ship": {"at": "sea", "cargo": ["black", "tan", "tan"]}}
    game = position(2007, 4, seats={"blue": blue})
    apply_lines(game, "blue: sail island", "red: bid 9", "yellow: bid 9", "green: bid 1")
    apply_lines(game, "red: bid 0", "yellow: bid 0")
    assert of(game)["settle"] == {
        "highest": 9,
        "bidders": ["red", "yellow"],
        "accept": 18,
        "decline": {"cash": -9, "worth": 10, "total": 1, "short": 4},
    }
    for other in (RED, None):
        assert of(game, other)["settle"] == {"highest": 9, "bidders": ["red", "yellow"]}


def test_r_canc_1_a_cancelled_bid_counts_as_nothing() -> None:
    """R-CANC-1."""
    blue = {"ship": {"at": "sea", "cargo": ["black"]}}
    game = position(2018, 3, {"cancel_bid": "on"}, seats={"blue": blue})
    apply_lines(game, "blue: sail island", "red: bid 9 +1", "yellow: bid 2")
    assert of(game)["settle"]["highest"] == 2
    assert of(game)["settle"]["bidders"] == ["yellow"]


def test_r_auct_8_a_tie_breaker_without_money_left() -> None:
    """Shown cash of 0 goes with a further bid of 0, although the minimum is 1."""
    ship = {"at": "sea", "cargo": ["tan"]}
    seats = {"blue": {"ship": ship}, "red": {"cash": 5}, "yellow": {"cash": 5}}
    options: dict[str, str | int] = {"show_cash": "on", "tie_break_minimum": 1}
    game = position(2018, 3, options=options, seats=seats)
    apply_lines(game, "blue: sail island", "red: bid 5", "yellow: bid 5", "red: bid 0")
    assert "lots" in of(game)


def test_r_score_13_the_own_score_if_it_ended_now() -> None:
    """R-SCORE-13: 20 + (10 of black, tan discarded) + 2 + 3 - 11."""
    board = {
        "loans": 1,
        "island": ["black", "tan", "tan"],
        "harbour": ["tan@6"],
        "ship": {"at": "sea", "cargo": ["white"]},
    }
    score = of(position(seats={"blue": board}))["score"]
    assert score["total"] == 20 + 10 + 2 + 3 - 11
    assert score["island"] == 10
    assert score["colours"]["tan"] == {"count": 2, "value": 4, "discarded": True}


def test_r_ibend_2_an_open_broker_auction_would_be_won() -> None:
    """R-IBEND-2: the money on the card is gone, two containers are in the bank harbour."""
    game = position(
        2018,
        3,
        {"investment_bank": "on"},
        turn="red",
        payment={"holder": "blue", "space": "I goods", "money": 4},
    )
    assert of(game)["score"]["bank_harbour"] == 6
    assert of(game)["score"]["total"] == 26
    assert of(game, RED)["score"]["total"] == 20


def test_who_could_buy_what() -> None:
    game = position(
        options={"show_cash": "on"},
        seats={
            "blue": {
                "machines": ["black", "tan"],
                "warehouses": 2,
                "factory": ["black@2", "tan@4"],
                "harbour": ["tan@3", "white@6"],
            },
            "red": {"cash": 3, "warehouses": 2, "ship": {"at": "blue", "cargo": ["tan"]}},
            "yellow": {"harbour": ["tan@2"], "ship": {"at": "sea", "cargo": ["tan"] * 5}},
        },
    )
    assert of(game)["buyers"] == {
        "factory": {
            "red": {"room": 2, "cash": 3, "containers": ["black@2"]},
            "yellow": {"room": 0, "cash": 20, "containers": []},
        },
        "harbour": {
            "red": {"room": 4, "cash": 3, "containers": ["tan@3"], "at": "blue"},
            "yellow": {"room": 0, "cash": 20, "containers": [], "at": "sea"},
        },
    }


def test_cash_that_is_hidden_stays_out() -> None:
    buyers = of(position())["buyers"]
    assert buyers["factory"]["red"] == {"room": 1, "containers": ["black@2"]}


def test_r_end_1_distance_to_the_end() -> None:
    """R-END-1: the second colour to run out has three left. Each production takes one at most."""
    supply = {"containers": {"black": 0, "brown": 7, "orange": 3, "tan": 9, "white": 4}}
    assert of(position(supply=supply), None)["end"] == {
        "ending": False,
        "gone": ["black"],
        "left": supply["containers"],
        "productions_at_least": 3,
    }
    gone = {"containers": {"black": 0, "brown": 0}}
    assert of(position(ending=True, supply=gone))["end"]["productions_at_least"] == 0


def test_a_spectator_gets_what_makes_sense_without_a_seat() -> None:
    assert of(position(), None).keys() == {"end"}


def test_after_the_end_only_the_score_is_left() -> None:
    game = apply_lines(position(ending=True, actions=1), "blue: pass")
    assert of(game).keys() == {"end", "score"}
    assert of(game)["score"]["total"] == game.scores()[BLUE]


@pytest.mark.parametrize("seed", range(8))
def test_there_is_insight_at_every_moment(seed: int) -> None:
    """And the room it finds is never negative (R-INV-3)."""
    for number, game in enumerate(moments(seed, 120)):
        viewer = (None, *range(game.rules.players))[number % (game.rules.players + 1)]
        found = of(game, viewer)
        if "room" in found:
            assert min(found["room"][kind] for kind in ROOMS) >= 0
        if "buyers" in found:
            assert all(buyer["room"] >= 0 for buyer in found["buyers"]["factory"].values())


@pytest.mark.parametrize("seed", range(8))
def test_views_of_one_moment_give_the_insight_of_each_alone(seed: int) -> None:
    """What everyone sees is read once for all of them. Sealed bids, cards and cash are not."""
    for game in moments(seed, 60):
        views = Views(game)
        for viewer in (None, *range(game.rules.players)):
            view = views.of(viewer)
            assert views.insight(view) == insight(view)


def test_what_cannot_be_done_says_why() -> None:
    """R-PROD-2, R-BUILD-2, R-SAIL-2: by the same guards that refuse the step."""
    game = position(seats={"blue": {"cash": 0, "machines": ["black"]}})
    blocked = of(game)["blocked"]
    assert blocked["produce"] == {"code": "produce_cash", "need": 1, "have": 0}
    assert blocked["warehouse"] == {"code": "warehouse_cash", "need": 4, "have": 0}
    assert blocked["machine tan"] == {"code": "machine_cash", "need": 6, "have": 0}
    assert blocked["load"]["code"] == "not_docked"
    assert blocked["repay"]["code"] == "no_loan"
    assert blocked["sail sea"]["code"] == "sail_nowhere"
    assert {"sail red", "sail island", "sail bank", "outbid", "loan"}.isdisjoint(blocked)
    assert of(game, RED)["blocked"] == {}


def test_what_cannot_be_bought_says_why() -> None:
    """R-HBUY-4, R-HBUY-9: too dear, then no room."""
    seats = {"blue": {"cash": 3, "warehouses": 1}, "red": {"factory": ["tan@2", "tan@4"]}}
    game = position(seats=seats)
    apply_lines(game, "blue: restock red")
    assert of(game)["blocked"] == {"take tan@4": {"code": "restock_cash", "need": 4, "have": 3}}
    apply_lines(game, "blue: take tan@2")
    assert of(game)["blocked"]["take tan@4"]["code"] == "restock_room"


def test_the_bank_and_its_brokers_say_why() -> None:
    """R-IBCALL-4, R-IBCALL-10, R-IBSAIL-2."""
    blue = {"ship": {"at": "bank", "cargo": []}, "bank_harbour": ["tan", "white"]}
    game = position(2018, 3, {"investment_bank": "on"}, seats={"blue": blue})
    blocked = of(game)["blocked"]
    assert blocked["outbid"]["code"] == "card_unused"
    assert blocked["sail bank"]["code"] == "sail_nowhere"
    full = {"ship": {"at": "sea", "cargo": ["tan"] * 5}, "bank_harbour": ["tan", "white"]}
    game = position(2018, 3, {"investment_bank": "on"}, seats={"blue": full})
    apply_lines(game, "blue: sail bank")
    assert set(of(game)["blocked"]) == {"take tan", "take white"}


def test_r_hbuy_8_a_purchase_of_nothing_says_what_is_missing() -> None:
    """R-HBUY-4, R-HBUY-8, R-HBUY-9: goods, money or room. Legal all the same."""
    seats = {"blue": {"cash": 3}, "red": {"factory": []}, "yellow": {"factory": ["tan@4"]}}
    game = position(seats=seats)
    idle = of(game)["idle"]
    assert idle["restock red"] == {"code": "empty_shelf", "need": 1, "have": 0}
    assert idle["restock yellow"] == {"code": "restock_cash", "need": 4, "have": 3}
    assert idle["reprice"]["code"] == "nothing_to_price"
    assert idle.keys().isdisjoint(of(game)["blocked"])
    assert set(idle) <= {step_text(step) for step in game.legal(BLUE)}
    full = position(seats={"blue": {"warehouses": 1, "harbour": ["tan@3"]}})
    assert of(full)["idle"]["restock red"]["code"] == "restock_room"
    assert "reprice" not in of(full)["idle"]
    apply_lines(game, "blue: loan")
    assert "restock yellow" not in of(game)["idle"]


def test_r_load_2_a_voyage_for_nothing_says_what_is_missing() -> None:
    """R-LOAD-3, R-LOAD-6, R-SAIL-7, R-IBSAIL-2."""
    blue = {"cash": 3, "ship": {"at": "sea", "cargo": []}}
    seats = {"blue": blue, "red": {"harbour": ["tan@2"]}, "yellow": {"harbour": ["tan@4"]}}
    idle = of(position(2018, 4, {"investment_bank": "on"}, seats=seats))["idle"]
    assert {step: why["code"] for step, why in idle.items() if step.startswith("sail")} == {
        "sail yellow": "load_cash",
        "sail green": "empty_shelf",
        "sail island": "no_cargo",
        "sail bank": "nothing_waiting",
    }
    docked = {"ship": {"at": "red", "cargo": ["tan"] * 5}}
    idle = of(position(seats={"blue": docked, "red": {"harbour": ["tan@2"]}}))["idle"]
    assert idle["load"] == {"code": "ship_full", "need": 5, "have": 5}
    assert "sail sea" not in idle
    options: dict[str, str | int] = {"empty_island_visit": "ends_turn"}
    assert of(position(options=options))["idle"]["sail island"]["code"] == "no_cargo_ends_turn"
    waiting = {"ship": {"at": "sea", "cargo": ["tan"] * 5}, "bank_harbour": ["tan"]}
    game = position(2018, 3, {"investment_bank": "on"}, seats={"blue": waiting})
    assert of(game)["idle"]["sail bank"]["code"] == "ship_full"
    assert "sail island" not in of(game)["idle"]


def test_r_prod_9_a_production_of_nothing_without_anything_to_price() -> None:
    """R-PROD-9: a dollar for nothing. With old stock it still sets prices."""
    supply = {"containers": {"black": 0}}
    blue = {"machines": ["black"], "factory": []}
    assert of(position(seats={"blue": blue}, supply=supply))["idle"]["produce"] == {
        "code": "nothing_to_make",
        "need": 1,
        "have": 0,
    }
    assert "produce" not in of(position(seats={"blue": blue}))["idle"]
    stocked = {**blue, "factory": ["black@2"]}
    assert "produce" not in of(position(seats={"blue": stocked}, supply=supply))["idle"]


def test_only_an_action_can_be_idle() -> None:
    game = position()
    assert of(game, RED)["idle"] == {}
    apply_lines(game, "blue: restock red")
    assert of(game)["idle"] == {}
