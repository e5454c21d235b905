"""The runner notices whatever a scenario gets wrong, and only that."""

from typing import Any

import pytest

from longshore.check.scenario_files import a_scenario
from longshore.check.scenarios import run_scenario
from longshore.game import RULES_NUMBER

AUCTION: dict[str, Any] = {
    "name": "an accepted bid is doubled by the bank",
    "rules": ["R-AUCT-11"],
    "edition": "2007",
    "given": {
        "turn": "blue",
        "actions": 2,
        "seats": {"blue": {"cash": 5, "ship": {"at": "sea", "cargo": ["tan", "white"]}}},
    },
    "when": [
        "blue: sail island",
        "red: bid 12",
        "!yellow: bid 21",
        "yellow: bid 3",
        "blue: accept red",
    ],
    "then": {"seats": {"blue": {"cash": 29}}},
}
ENDING: dict[str, Any] = {
    "name": "the end",
    "edition": "2007",
    "given": {"actions": 1, "ending": True},
    "when": ["blue: pass"],
}
START: dict[str, Any] = {"name": "the start", "edition": "2007"}
BANK: dict[str, Any] = {"name": "a bank", "edition": "2018", "options": {"investment_bank": "on"}}


def result(base: dict[str, Any], **changes: Any) -> str | None:
    return run_scenario(a_scenario(base | changes))


HOLDS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (AUCTION, {"seats": {"red": {"island": ["white", "tan"]}}}),  # in any order
    (AUCTION, {"asked": {"seats": ["red"], "decision": "action"}}),
    (AUCTION, {"auction": None, "open": None}),  # null equals absent
    (AUCTION, {"seats": {"blue": {"machines": ["black", None, None, None]}}}),
    (AUCTION, {"seats": {"blue": {"machines": ["black"]}}}),
    (AUCTION, {"seats": {"blue": {"warehouses": 1}}}),
    (AUCTION, {"seats": {"blue": {"warehouses": [True, False, False, False, False]}}}),
    (AUCTION, {"can": ["red: produce", "blue: loan"], "cannot": ["blue: produce", "red: done"]}),
    (AUCTION, {"hidden": {"red": ["seats.blue.cash"], "spectator": ["seats.red.card"]}}),
    (AUCTION, {"shown": {"red": ["seats.red.cash"], "spectator": ["seats.blue.ship.at"]}}),
    (AUCTION, {"cannot": ["green: loan"]}),  # a seat that does not play
    (AUCTION, {"over": False, "turn": "red", "supply": {"warehouses": 22}}),
    (ENDING, {"over": True, "asked": None, "scores": {"blue": 20}}),
    (ENDING, {"winners": ["yellow", "red", "blue"], "score_sheet": {"red": {"cash": 20}}}),
    (ENDING, {"shown": {"red": ["scores", "winners", "score_sheet.blue.total"]}}),
    (BANK, {"brokers": [{"goods": ["brown", "black"]}, {"money": 2}, {}], "payment": None}),
    (START, {"rules_number": RULES_NUMBER, "shown": {"red": ["rules_number"]}}),
    (START | {"rules_number": 1}, {"rules_number": 1}),
    (START | {"given": {"rules_number": 1}}, {"rules_number": 1}),
    (BANK, {"shown": {"spectator": ["brokers.2.money"]}, "hidden": {"red": ["brokers.3"]}}),
]


@pytest.mark.parametrize(("base", "then"), HOLDS)
def test_what_holds_passes(base: dict[str, Any], then: dict[str, Any]) -> None:
    assert result(base, then=then) is None


FAILS: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    (AUCTION, {"seats": {"blue": {"cash": 28}}}, "seats.blue.cash: expected 28, found 29"),
    (AUCTION, {"seats": {"red": {"island": ["tan"]}}}, "seats.red.island: expected"),
    (AUCTION, {"seats": {"red": {"island": ["tan", "white", "white"]}}}, "seats.red.island"),
    (AUCTION, {"seats": {"green": {"cash": 20}}}, "seats.green: expected"),
    (AUCTION, {"asked": {"decision": "bid"}}, 'asked.decision: expected "bid", found "action"'),
    (AUCTION, {"asked": {"seats": ["red", "blue"]}}, "asked.seats"),
    (AUCTION, {"asked": None}, "asked: expected nothing, found"),
    (AUCTION, {"turn": None}, 'turn: expected nothing, found "red"'),
    (AUCTION, {"auction": {"round": 1}}, "auction: expected"),
    (AUCTION, {"auction": {}}, "auction: expected {}, found nothing"),
    (AUCTION, {"seats": {"blue": {"machines": [None, "black"]}}}, "seats.blue.machines"),
    (AUCTION, {"seats": {"blue": {"warehouses": 2}}}, "seats.blue.warehouses"),
    (
        AUCTION,
        {"seats": {"blue": {"warehouses": [False, True, False, False, False]}}},
        "seats.blue.warehouses",
    ),
    (AUCTION, {"over": 0}, "over: expected 0, found false"),  # 0 is not false
    (AUCTION, {"seats": {"blue": {"cash": 29.0}}}, "seats.blue.cash: expected 29.0, found 29"),
    (AUCTION, {"seats": ["blue"]}, "seats: expected"),
    (AUCTION, {"seats": {"blue": {"ship": {"at": "sea"}}}}, "seats.blue.ship.at"),
    (AUCTION, {"supply": {"warehouses": 9}}, "supply.warehouses: expected 9, found 22"),
    (AUCTION, {"removed": {"tan": 1}}, "removed.tan: expected 1, found 0"),
    (AUCTION, {"can": ["blue: produce"]}, 'can: "blue: produce" is not legal'),
    (AUCTION, {"can": ["blue: fly"]}, 'can: "blue: fly" is not legal'),
    (AUCTION, {"can": ["produce"]}, "is not a step with its seat"),
    (AUCTION, {"cannot": ["pink: produce"]}, "is not a step with its seat"),
    (AUCTION, {"cannot": ["red: produce"]}, 'cannot: "red: produce" is legal'),
    (AUCTION, {"can": "red: produce"}, "is not a list of texts"),
    (AUCTION, {"cannot": [1]}, "is not a list of texts"),
    (AUCTION, {"hidden": {"red": ["seats.red.cash"]}}, 'hidden.red: "seats.red.cash" is shown'),
    (AUCTION, {"shown": {"red": ["seats.blue.cash"]}}, 'shown.red: "seats.blue.cash" is hidden'),
    (AUCTION, {"shown": {"spectator": ["seats.red.card"]}}, "is hidden"),
    (AUCTION, {"shown": {"green": ["turn"]}}, "is not a seat of this game"),
    (AUCTION, {"hidden": ["seats.red.cash"]}, "is not an object"),
    (AUCTION, {"hidden": {"red": "seats.red.cash"}}, "is not a list of texts"),
    (AUCTION, {"scores": {"blue": 29}}, "scores: expected"),  # not before the end
    (AUCTION, {"trun": "red"}, 'unknown key "trun"'),
    (START | {"rules_number": 1}, {"rules_number": 2}, "rules_number: expected 2, found 1"),
    (START | {"rules_number": 9}, {}, "rules version 9"),
    (START | {"given": {"rules_number": "1"}}, {}, "rules_number"),
    (START | {"rules_number": 1, "given": {"rules_number": 2}}, {}, "rules_number"),
    (ENDING, {"over": False}, "over: expected false, found true"),
    (ENDING, {"scores": {"blue": 21}}, "scores.blue: expected 21, found 20"),
    (ENDING, {"winners": ["blue"]}, "winners: expected"),
    (ENDING, {"asked": {"decision": "action"}}, "asked: expected"),
    (ENDING, {"can": ["blue: loan"]}, "is not legal"),
    (BANK, {"brokers": [{"goods": ["black"]}, {}, {}]}, "brokers[0].goods"),
    (BANK, {"brokers": [{}]}, "brokers: expected 1 entries, found 3"),
    (BANK, {"payment": {"holder": "red"}}, "payment: expected"),
]


@pytest.mark.parametrize(("base", "then", "difference"), FAILS)
def test_a_wrong_expectation_is_reported(
    base: dict[str, Any], then: dict[str, Any], difference: str
) -> None:
    found = result(base, then=then)
    assert found is not None
    assert difference in found
    assert "\n" not in found


@pytest.mark.parametrize(
    ("when", "difference"),
    [
        (["blue: fly"], "step 1 (blue: fly)"),
        (["blue: pass", "blue: pass"], "step 2 (blue: pass): refused"),
        (["!blue: pass"], "step 1 (!blue: pass): accepted"),
        (["!produce"], "is not a step with its seat"),
        (["!pink: produce"], "is not a step with its seat"),
        (["\x1b[31mblue: pass"], "is not a step"),
    ],
)
def test_a_wrong_step_is_reported(when: list[str], difference: str) -> None:
    found = result(START, when=when)
    assert found is not None
    assert difference in found
    assert found.isprintable()


def test_words_that_are_no_step_are_refused() -> None:
    assert result(START, when=["!blue: machine purple", "!blue: bid -1", "!green: loan"]) is None


@pytest.mark.parametrize(
    "changes",
    [
        {"given": {"seats": {"blue": {"cash": -1}}}},
        {"given": {"seats": {"green": {"cash": 1}}}},
        {"given": {"trun": "red"}},
        {"given": {"seats": {"blue": {"loans": 3}}}},
        {"options": {"investment_bank": "on"}},
        {"options": {"flying": "on"}},
        {"options": {"show_cash": ["on"]}},
        {"options": {"show_cash": None}},
        {"options": {"tie_break_minimum": True}},
        {"players": 2},
        {"players": 10**30},
        {"edition": "1999"},
    ],
)
def test_a_game_that_cannot_be(changes: dict[str, Any]) -> None:
    found = result(START, **changes)
    assert found is not None
    assert found.startswith("the game was not created: ")
    assert result(START, create_refused=True, **changes) is None


def test_a_game_that_should_have_been_refused() -> None:
    assert result(START, create_refused=True) == (
        "such a game was created, and should have been refused"
    )
