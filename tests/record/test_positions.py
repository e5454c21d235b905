from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from tests.record.random_games import Setting, play_on, settings_of_games, some_settings

from longshore.game import rules_for
from longshore.game.decisions import DECISION_NAMES
from longshore.game.editions import Value
from longshore.record import (
    PositionError,
    parse_line,
    position_of,
    read_position,
    standard_position,
)


def test_the_standard_position_is_itself() -> None:
    for setting in some_settings():
        rules = setting.rules()
        assert position_of(read_position(rules, {})) == standard_position(rules)


@settings(max_examples=settings().max_examples // 4)
@given(settings_of_games())
def test_a_position_comes_back_at_every_moment(setting: Setting) -> None:
    rules = setting.rules()
    lines = play_on(setting.new_game(), Random(setting.seed), 400)
    game = setting.new_game()
    for line in lines:
        game.apply(*parse_line(line))
        position = position_of(game)
        again = read_position(rules, position)
        assert position_of(again) == position
        assert again.asked() == game.asked()
    for seat in range(setting.players):
        assert game.over or read_position(rules, position_of(game)).legal(seat) == game.legal(seat)


def test_the_random_games_know_every_decision() -> None:
    """Otherwise the test above would show little."""
    seen: Counter[str] = Counter()
    for setting in some_settings():
        for seed in range(6):
            game = setting._replace(seed=seed).new_game()
            for _ in range(600):
                play_on(game, Random(seed + sum(seen.values())), 1)
                asked = game.asked()
                seen["over" if asked is None else asked.decision] += 1
                if asked is None:
                    break
    assert set(seen) == {*DECISION_NAMES[1:], "over"}  # all but "nothing"


Given = dict[str, Any]
BANK: dict[str, Value] = {"investment_bank": "on"}
PLAIN: dict[str, Value] = {}
BLUE_AT_ISLAND: Given = {"seats": {"blue": {"ship": {"at": "island", "cargo": ["tan"]}}}}
AUCTION: Given = {"seller": "blue", "lot": ["tan"], "round": 1, "committed": [], "bids": {}}
TIE: Given = AUCTION | {"round": 2, "first": {"red": 3, "yellow": 3}}


def blue(**board: object) -> Given:
    return {"seats": {"blue": board}}


def auction(**part: object) -> Given:
    return BLUE_AT_ISLAND | {"auction": AUCTION | part}


def opened(decision: object, **part: object) -> Given:
    return {"open": {"decision": decision, **part}}


NOTHING_TO_MAKE = blue(factory=[]) | opened("make", room=1, hand=["black"])

REFUSED: list[tuple[str, dict[str, Value], object]] = [
    ("a position is an object", PLAIN, []),
    ("unknown key", PLAIN, {"colour": "blue"}),
    ('turn: "mauve" is not one of', PLAIN, {"turn": "mauve"}),
    ("turn: no green seat", PLAIN, {"turn": "green"}),
    ('turn: "null"', PLAIN, {"turn": None}),
    ("phase", PLAIN, {"phase": "end"}),
    ("phase", PLAIN, {"phase": "before"}),
    ("actions: 3 is not between 0 and 2", PLAIN, {"actions": 3}),
    ("actions: -1 is not between", PLAIN, {"actions": -1}),
    ('actions: "true" is not a whole number', PLAIN, {"actions": True}),
    ('actions: "1.0" is not a whole number', PLAIN, {"actions": 1.0}),
    ("actions: the number is not between", PLAIN, {"actions": 10**5000}),
    ('produced: "1" is neither true nor false', PLAIN, {"produced": 1}),
    ('ending: "yes" is neither', PLAIN, {"ending": "yes"}),
    ("over", PLAIN, {"over": True, "open": {"decision": "domestic"}}),
    ("quiet_turns", PLAIN, {"quiet_turns": -1}),
    ("supply: unknown key", PLAIN, {"supply": {"ships": 3}}),
    ("supply.containers: unknown key", PLAIN, {"supply": {"containers": {"pink": 1}}}),
    ("supply.containers.tan: -1", PLAIN, {"supply": {"containers": {"tan": -1}}}),
    ("supply.machines.tan", PLAIN, {"supply": {"machines": {"tan": 1001}}}),
    ("supply.warehouses", PLAIN, {"supply": {"warehouses": None}}),
    ("supply: .* is not an object", PLAIN, {"supply": 4}),
    ("removed.tan", PLAIN, {"removed": {"tan": "1"}}),
    ("seats: unknown key", PLAIN, {"seats": {"green": {}}}),
    ("seats.blue: .* is not an object", PLAIN, {"seats": {"blue": None}}),
    ("seats.blue: unknown key", PLAIN, blue(money=5)),
    ("seats.blue.cash: -1", PLAIN, blue(cash=-1)),
    ("seats.blue.cash: 2147483648", PLAIN, blue(cash=2**31)),
    ("seats.blue.loans: 3 is not between 0 and 2", PLAIN, blue(loans=3)),
    ("seats.blue.turns", PLAIN, blue(turns=-1)),
    ("seats.blue.card", PLAIN, blue(card="blue")),
    ("seats.blue.machines: two tan machines", PLAIN, blue(machines=["tan", "tan"])),
    ("seats.blue.machines: there are 4", PLAIN, blue(machines=[None] * 5)),
    (r"seats.blue.machines\[0\]", PLAIN, blue(machines=["pink"])),
    ("seats.blue.warehouses", PLAIN, blue(warehouses=6)),
    ("seats.blue.warehouses", PLAIN, blue(warehouses=[True])),
    ("seats.blue.warehouses", PLAIN, blue(warehouses=[1, 0, 0, 0, 0])),
    ("seats.blue.factory: 3 containers, and room for 2", PLAIN, blue(factory=["tan@1"] * 3)),
    ("seats.blue.factory: .* prices go from 1 to 4", PLAIN, blue(factory=["tan@5"])),
    ("seats.blue.factory: .* is not a priced container", PLAIN, blue(factory=["tan"])),
    ("seats.blue.harbour: 2 containers, and room for 1", PLAIN, blue(harbour=["tan@2"] * 2)),
    ("seats.blue.harbour: .* prices go from 2 to 6", PLAIN, blue(harbour=["tan@1"])),
    ("seats.blue.ship.cargo: 6 containers", PLAIN, blue(ship={"cargo": ["tan"] * 6})),
    ("seats.blue.ship.at: a ship never enters", PLAIN, blue(ship={"at": "blue"})),
    ("seats.blue.ship.at: no green seat", PLAIN, blue(ship={"at": "green"})),
    ("seats.blue.ship.at: .* no Investment Bank", PLAIN, blue(ship={"at": "bank"})),
    ("seats.blue.ship.at", PLAIN, blue(ship={"at": "moon"})),
    ("seats.blue.island", PLAIN, blue(island=["tan@2"])),
    ("seats.blue.island: more than 1000", PLAIN, blue(island=["tan"] * 1001)),
    ("seats.blue.bank_harbour: .* no Investment Bank", PLAIN, blue(bank_harbour=["tan"])),
    ("brokers: this game has no Investment Bank", PLAIN, {"brokers": []}),
    ("payment: this game has no", PLAIN, {"payment": {"holder": "red", "space": "I goods"}}),
    ("brokers: there are 3", BANK, {"brokers": [{"goods": [], "money": 1}]}),
    (r"brokers\[0\].money", BANK, {"brokers": [{"goods": [], "money": -1}, {}, {}]}),
    (r"brokers\[0\]: \"money\" is missing", BANK, {"brokers": [{"goods": []}, {}, {}]}),
    ('payment: "money" is missing', BANK, {"payment": {"holder": "red", "space": "I goods"}}),
    (
        "payment.holder",
        BANK,
        {"payment": {"holder": "green", "space": "I goods", "money": 1}},
    ),
    (
        "payment: for I goods one bids money",
        BANK,
        {"payment": {"holder": "red", "space": "I goods", "money": 1, "containers": []}},
    ),
    (
        "payment.containers: .* is not a container of a store",
        BANK,
        {"payment": {"holder": "red", "space": "I money", "containers": ["harbour tan@1"]}},
    ),
    (
        "seats.red.factory: 3 containers with those in hand, offered or bid, and room for 2",
        BANK,
        {"payment": {"holder": "red", "space": "I money", "containers": ["factory tan@1"] * 2}},
    ),
    ('open.decision: "null"', PLAIN, {"open": {}}),
    ('open.decision: "null"', PLAIN, {"open": 5}),
    ('open.decision: "action"', PLAIN, opened("action")),
    ("open.decision", PLAIN, opened(["buy"])),
    ('open: "from" is missing', PLAIN, opened("buy")),
    ("open.from: players cannot buy", PLAIN, opened("buy", **{"from": "blue", "store": "factory"})),
    ("open.from: the ship does not", PLAIN, opened("buy", **{"from": "red", "store": "harbour"})),
    ("open.store", PLAIN, opened("stock", store="bank", hand=[], placed=[])),
    ("open.hand", PLAIN, opened("stock", store="factory", hand=["pink"], placed=[])),
    ("open.placed", PLAIN, opened("stock", store="factory", hand=[], placed=["tan@1"])),
    (
        "seats.blue.factory: 3 containers with",
        PLAIN,
        opened("stock", store="factory", hand=["tan", "tan"], placed=[]),
    ),
    ("open.room: 0", PLAIN, opened("make", room=0, hand=[])),
    ("seats.blue.factory", PLAIN, opened("make", room=2, hand=[])),
    ("open: nobody is asked for interest", PLAIN, opened("interest") | {"phase": "before"}),
    ("open: this game has no domestic sale", PLAIN, opened("domestic") | {"phase": "before"}),
    ("phase: .* does not fit", {"domestic_sale": "on"}, opened("domestic")),
    ("open: this game has no Investment Bank", PLAIN, opened("broker_bid", space="I goods")),
    ("open.space: broker_bid does not fit", BANK, opened("broker_bid", space="I money")),
    ("open.debtor", PLAIN, opened("seize", debtor="red", loans=1, due=1)),
    ("open.loans", PLAIN, opened("seize", debtor="blue", loans=1, due=1)),
    (
        "open.seat: nobody outbids",
        BANK,
        opened("restore", seat="blue", store="factory", hand=[], placed=[], later={}),
    ),
    ("open: unknown key", PLAIN, opened("stock", store="factory", hand=[], placed=[], due=1)),
    ("open: the seat .* could do nothing", PLAIN, NOTHING_TO_MAKE),
    ("auction: the seller's ship is not", PLAIN, {"auction": AUCTION}),
    ("auction.seller: the seller is the active player", PLAIN, auction(seller="red")),
    ("auction.lot", PLAIN, auction(lot=["white"])),
    ("auction.lot", PLAIN, auction(lot=[5])),
    ("auction.round: 3", PLAIN, auction(round=3)),
    ("auction.committed: it may name", PLAIN, auction(committed=["blue"])),
    ("auction.committed: it may name", PLAIN, auction(committed=["red", "red"])),
    ('auction.bids: "red" is missing', PLAIN, auction(committed=["red"])),
    ("auction.bids: unknown key", PLAIN, auction(bids={"red": 1})),
    ("auction.bids.red: more than", PLAIN, auction(committed=["red"], bids={"red": 21})),
    ("auction.bids.red: -1", PLAIN, auction(committed=["red"], bids={"red": -1})),
    (
        "auction.zero_cards.red: 1 is not between 0 and 0",
        PLAIN,
        auction(committed=["red"], bids={"red": 1}, zero_cards={"red": 1}),
    ),
    ('auction.first: "red" is missing', PLAIN, auction(round=2)),
    ("auction.first: no two", PLAIN, auction(**TIE | {"first": {"red": 3, "yellow": 4}})),
    ("open: an auction is open already", PLAIN, auction() | opened("make", room=1, hand=[])),
]


@pytest.mark.parametrize(("problem", "options", "given"), REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_exist_is_refused(
    problem: str, options: dict[str, Value], given: object
) -> None:
    edition = 2018 if "investment_bank" in options else 2007
    with pytest.raises(PositionError, match="^" + problem) as caught:
        read_position(rules_for(edition, 3, options), given)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    "given",
    [
        {"seats": {"blue": {"cash": 1_000_000}}},
        {"supply": {"containers": dict.fromkeys(("black", "tan"), 1000)}},
        {"seats": {"blue": {"warehouses": [False, True, False, True, False]}}},
        {"seats": {"blue": {"machines": [None, None, None, "black"]}}},
        {"asked": {"decision": "bid"}, "scores": 5},
        {"open": None, "auction": None},
        auction(**TIE),
        {"phase": "start", "turn": "yellow", "seats": {"yellow": {"loans": 2, "cash": 0}}},
    ],
)
def test_what_is_odd_but_possible_is_accepted(given: Given) -> None:
    rules = rules_for(2007, 3, {})
    game = read_position(rules, given)
    assert position_of(read_position(rules, position_of(game))) == position_of(game)
