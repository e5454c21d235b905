"""Public events: complete, in order, and silent about what is sealed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.view.games import FEW, position, random_play
from tests.view.tally import enter, tally_of

from longshore.game import Game, Refused
from longshore.record.position.write import position_of
from longshore.record.steps import parse_line
from longshore.record.words import Colour
from longshore.view import play, play_along, view_of
from longshore.view.forms import GameEvent, MoveEvent, PayEvent, Purpose, Purse, Spot

AT_SEA = {"at": "sea", "cargo": ["tan", "white"]}


def played(game: Game, *lines: str) -> list[GameEvent]:
    """The events of all these steps, without the steps themselves."""
    events = [event for line in lines for event in play(game, *parse_line(line))]
    return [event for event in events if event["event"] != "step"]


def pay(giver: Purse, receiver: Purse, amount: int, purpose: Purpose) -> PayEvent:
    return {"event": "pay", "from": giver, "to": receiver, "amount": amount, "for": purpose}


def move(container: Colour, source: Spot, target: Spot) -> MoveEvent:
    return {"event": "move", "container": container, "from": source, "to": target}


@settings(max_examples=2 * FEW)
@given(st.integers(0, 10**9))
def test_payments_and_moves_reproduce_money_and_containers(seed: int) -> None:
    """R-INV-1 and R-INV-4 as an onlooker can check them."""
    tally = None
    for game, seat, step in random_play(seed, 250):
        if tally is None:
            tally = tally_of(position_of(game))
        tally = enter(tally, play(game, seat, step))
        assert tally == tally_of(position_of(game))


@settings(max_examples=FEW)
@given(st.integers(0, 10**9))
def test_the_other_events_reproduce_ships_loans_buildings_and_the_turn(seed: int) -> None:
    known: dict[str, Any] | None = None
    for game, seat, step in random_play(seed, 250):
        if known is None:
            known = public_state(game)
        for event in play(game, seat, step):
            follow(known, event)
        assert known == public_state(game)


def public_state(game: Game) -> dict[str, Any]:
    view = view_of(game, None)
    state: dict[str, Any] = {"turn": view["turn"], "ending": view["ending"], "over": view["over"]}
    for name, board in view["seats"].items():
        built = board["warehouses"]
        state[name] = {
            "ship": board["ship"]["at"],
            "loans": board["loans"],
            "machines": {n: colour for n, colour in enumerate(board["machines"]) if colour},
            "warehouses": set(range(built))
            if isinstance(built, int)
            else {space for space, there in enumerate(built) if there},
        }
    return state


def follow(state: dict[str, Any], event: GameEvent) -> None:
    board = state.get(str({**event}.get("seat")), {})
    if event["event"] == "turn":
        state["turn"] = event["seat"]
    elif event["event"] == "ending":
        state["ending"] = True
    elif event["event"] == "scored":
        state["over"] = True
    elif event["event"] == "sail":
        assert board["ship"] == event["from"]
        board["ship"] = event["to"]
    elif event["event"] == "loan":
        board["loans"] += 1
    elif event["event"] == "repay":
        board["loans"] -= 1
    elif event["event"] == "build" and event["what"] == "machine":
        board["machines"][event["space"]] = event["colour"]
    elif event["event"] == "build":
        board["warehouses"].add(event["space"])
    elif event["event"] == "seized" and event["what"] == "machine":
        assert board["machines"].pop(event["space"]) == event["colour"]
    elif event["event"] == "seized":
        board["warehouses"].remove(event["space"])


@settings(max_examples=FEW)
@given(st.integers(0, 10**9))
def test_r_info_5_no_event_tells_a_bid_before_all_are_open(seed: int) -> None:
    """R-INFO-5: a commitment is public, its amount is not. Then all are opened at once."""
    for game, seat, step in random_play(seed, 250):
        asked = game.asked()
        assert asked is not None
        bidding = asked.decision == "bid"
        events = play(game, seat, step)
        kinds = [event["event"] for event in events]
        if bidding and kinds != ["step", "loan", "pay"]:
            last = len(asked.seats) == 1
            assert kinds == (["committed", "bids"] if last else ["committed"])
            assert events[0].keys() == {"event", "seat", "round"}
        else:
            assert kinds[0] == "step"
            assert not set(kinds) & {"committed", "bids"}


def test_a_refused_step_has_no_events_and_changes_nothing() -> None:
    game = position()
    before = position_of(game)
    for seat, step in ((1, 0x180), (0, 5 << 6), (9, 0), (0, 2**70), (0, -1), (0, 14 << 6 | 5)):
        with pytest.raises(Refused):
            play(game, seat, step)
    assert position_of(game) == before


def test_producing_pays_the_union_boss_and_places_what_was_made() -> None:
    game = position()
    assert play(game, *parse_line("blue: produce")) == [
        {"event": "step", "seat": "blue", "step": "produce"},
        pay("blue", "yellow", 1, "produce"),
        move("black", "supply", "blue.hand"),
    ]
    assert played(game, "blue: lift black@2", "blue: place black@4") == [
        move("black", "blue.factory@2", "blue.hand"),
        move("black", "blue.hand", "blue.factory@4"),
    ]


def test_buying_pays_first() -> None:
    game = position()
    assert played(game, "blue: restock red", "blue: take brown@2") == [
        pay("blue", "red", 2, "restock"),
        move("brown", "red.factory@2", "blue.hand"),
    ]


def test_building_names_space_and_cost() -> None:
    game = position(actions=2)
    assert played(game, "blue: warehouse", "blue: machine tan")[:4] == [
        {"event": "build", "seat": "blue", "what": "warehouse", "space": 1, "cost": 4},
        pay("blue", "bank", 4, "warehouse"),
        {
            "event": "build",
            "seat": "blue",
            "what": "machine",
            "colour": "tan",
            "space": 1,
            "cost": 6,
        },
        pay("blue", "bank", 6, "machine"),
    ]


def test_a_free_space_is_built_on_without_a_payment() -> None:
    game = position(seats={"blue": {"warehouses": 0}})
    assert played(game, "blue: warehouse") == [
        {"event": "build", "seat": "blue", "what": "warehouse", "space": 0, "cost": 0}
    ]


def test_sailing_and_loading() -> None:
    game = position(seats={"red": {"harbour": ["tan@5"]}})
    assert played(game, "blue: sail red", "blue: take tan@5", "blue: done") == [
        {"event": "sail", "seat": "blue", "from": "sea", "to": "red"},
        pay("blue", "red", 5, "load"),
        move("tan", "red.harbour@5", "blue.ship"),
    ]


def test_loans_and_the_turn_that_follows() -> None:
    game = position(actions=0, seats={"blue": {"cash": 10, "loans": 1}, "red": {"loans": 1}})
    assert played(game, "yellow: loan", "blue: repay") == [
        {"event": "loan", "seat": "yellow", "forced": False},
        pay("bank", "yellow", 10, "loan"),
        {"event": "repay", "seat": "blue"},
        pay("blue", "bank", 10, "repay"),
        {"event": "turn", "seat": "red"},
        pay("red", "bank", 1, "interest"),
    ]


def test_r_int_5_a_forced_loan_is_told() -> None:
    """R-INT-5: the loan comes before the interest it is taken for."""
    game = position(seats={"red": {"cash": 0, "loans": 1}})
    assert played(game, "blue: pass") == [
        {"event": "turn", "seat": "red"},
        {"event": "loan", "seat": "red", "forced": True},
        pay("bank", "red", 10, "loan"),
        pay("red", "bank", 1, "interest"),
    ]


def test_r_def_6_a_seized_building_is_told() -> None:
    """R-DEF-6: of two loans in default each costs a building where there is no container."""
    game = position(
        seats={
            "red": {
                "cash": 0,
                "loans": 2,
                "factory": [],
                "machines": ["brown", "tan", "white"],
                "warehouses": 3,
            }
        }
    )
    assert played(game, "blue: pass", "blue: seize machine white") == [
        {"event": "turn", "seat": "red"},
        {"event": "default", "seat": "red", "loans": 2},
        {"event": "seized", "seat": "red", "what": "machine", "colour": "white", "space": 2},
        {"event": "seized", "seat": "red", "what": "warehouse", "space": 2},
    ]


def test_r_def_13_seized_containers_move() -> None:
    """R-DEF-13: in 2018 they leave the game."""
    game = position(2018, seats={"red": {"cash": 0, "loans": 2, "island": ["tan"]}})
    assert played(game, "blue: pass")[1:] == [
        {"event": "default", "seat": "red", "loans": 2},
        move("tan", "red.island", "removed"),
        move("brown", "red.factory@2", "removed"),
    ]


def test_r_auct_11_an_accepted_bid() -> None:
    """R-AUCT-11: the bidder pays, the bank doubles it, the lot moves, the turn ends."""
    game = position(seats={"blue": {"ship": AT_SEA}})
    assert played(game, "blue: sail island", "yellow: bid 3", "red: bid 5", "blue: accept red") == [
        {"event": "sail", "seat": "blue", "from": "sea", "to": "island"},
        {"event": "committed", "seat": "yellow", "round": 1},
        {"event": "committed", "seat": "red", "round": 1},
        {
            "event": "bids",
            "round": 1,
            "bids": {"red": 5, "yellow": 3},
            "counted": {"red": 5, "yellow": 3},
            "highest": 5,
        },
        {
            "event": "settled",
            "seller": "blue",
            "buyer": "red",
            "accepted": True,
            "amount": 5,
            "lot": ["tan", "white"],
        },
        pay("red", "blue", 5, "bid"),
        pay("bank", "blue", 5, "subsidy"),
        move("tan", "blue.ship", "red.island"),
        move("white", "blue.ship", "red.island"),
        {"event": "turn", "seat": "red"},
    ]


def test_r_auct_8_a_tie_break_and_r_canc_3_a_cancelled_total() -> None:
    """R-AUCT-8, R-CANC-3: `bids` are the further amounts, `counted` the totals."""
    game = position(2018, 4, {"cancel_bid": "on"}, seats={"blue": {"ship": AT_SEA}})
    events = played(
        game,
        *("blue: sail island", "red: bid 6", "yellow: bid 9 +1", "green: bid 6"),
        *("red: bid 8 +1", "green: bid 1"),
    )
    assert [event for event in events if event["event"] == "bids"] == [
        {
            "event": "bids",
            "round": 1,
            "bids": {"red": 6, "yellow": 9, "green": 6},
            "zero_cards": {"red": 0, "yellow": 1, "green": 0},
            "counted": {"red": 6, "yellow": 0, "green": 6},
            "highest": 6,
        },
        {
            "event": "bids",
            "round": 2,
            "bids": {"red": 8, "green": 1},
            "zero_cards": {"red": 1, "green": 0},
            "counted": {"red": 0, "green": 7},
            "highest": 7,
        },
    ]


def test_r_ibdecl_1_a_declined_lot_with_the_bank() -> None:
    """R-IBDECL-1: the brokers get what the seller pays. `buyer` is who gets the lot."""
    game = position(2018, 3, {"investment_bank": "on"}, seats={"blue": {"ship": AT_SEA}})
    events = played(game, "blue: sail island", "red: bid 4", "yellow: bid 2", "blue: decline")
    assert events[4:] == [
        {
            "event": "settled",
            "seller": "blue",
            "buyer": "blue",
            "accepted": False,
            "amount": 4,
            "lot": ["tan", "white"],
        },
        pay("blue", "bank", 4, "decline"),
        pay("bank", "broker I", 2, "decline"),
        pay("bank", "broker II", 1, "decline"),
        pay("bank", "broker III", 1, "decline"),
        move("tan", "blue.ship", "blue.island"),
        move("white", "blue.ship", "blue.island"),
        {"event": "turn", "seat": "red"},
    ]


def test_r_ibcall_11_outbid_containers_return_to_their_owners_hand() -> None:
    """R-IBCALL-11: those of both stores. The new bid was in the bidder's hand before."""
    game = position(
        2018,
        3,
        {"investment_bank": "on"},
        turn="red",
        payment={"holder": "blue", "space": "I money", "containers": ["harbour tan@3"]},
        seats={"red": {"factory": ["brown@2", "white@1"]}},
    )
    assert played(
        game, "red: outbid", "red: offer factory white@1", "red: offer factory brown@2", "red: done"
    ) == [
        move("white", "red.factory@1", "red.hand"),
        move("brown", "red.factory@2", "red.hand"),
        move("tan", "payment card", "blue.hand"),
        move("white", "red.hand", "payment card"),
        move("brown", "red.hand", "payment card"),
    ]
    assert played(game, "blue: place tan@6", "blue: done") == [
        move("tan", "blue.hand", "blue.harbour@6")
    ]


def test_r_ibwin_2_a_won_broker_auction() -> None:
    """R-IBWIN-2, R-IBWIN-3: collect, then pay what was bid."""
    game = position(
        2018,
        3,
        {"investment_bank": "on"},
        payment={"holder": "red", "space": "I goods", "money": 2},
    )
    assert played(game, "blue: pass") == [
        {"event": "turn", "seat": "red"},
        {"event": "won", "seat": "red", "space": "I goods"},
        move("black", "broker I", "red.bank"),
        move("brown", "broker I", "red.bank"),
        pay("payment card", "broker I", 1, "broker_payment"),
        pay("payment card", "broker II", 1, "broker_payment"),
    ]


def test_the_end_is_announced_and_scored() -> None:
    game = position(
        actions=1,
        supply={"containers": {"black": 1, "brown": 0}},
        seats={"blue": {"factory": []}},
    )
    events = played(game, "blue: produce", "blue: place black@1", "blue: done")
    assert {"event": "ending", "seat": "blue"} in events
    assert events[-1] == {
        "event": "scored",
        "scores": {"blue": 19, "red": 20, "yellow": 21},
        "winners": ["yellow"],
    }


def test_a_whole_game_begins_with_its_first_turn() -> None:
    game = position()
    along = play_along(game, map(parse_line, ["blue: pass", "red: loan"]))
    assert [(number, [event["event"] for event in events]) for number, events in along] == [
        (0, ["turn"]),
        (1, ["step", "turn"]),
        (2, ["step", "loan", "pay"]),
    ]
