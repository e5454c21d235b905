"""A game keeps the rules number it began with, wherever it is written down (design.md, 5)."""

import json

import pytest

from longshore.game import KNOWN_RULES, RULES_NUMBER, Refused, Rules, new_game, rules_for
from longshore.record import (
    PositionError,
    RecordError,
    deal_from_seed,
    new_record,
    position_of,
    read_position,
    read_record,
    replay,
    starting_game,
    write_json,
    write_text,
)
from longshore.view import game_from_view, view_of
from longshore.view.plausible import GuessedGames, plausible_game, some_cards

NUMBERS = sorted(KNOWN_RULES)


def rules_by(number: int) -> Rules:
    """Rules with every part of the game."""
    return rules_for(2018, 3, {"investment_bank": "on", "show_cash": "on"}, number)


def test_new_games_are_played_by_the_newest_rules() -> None:
    assert rules_for(2007, 3, {}).number == RULES_NUMBER == max(KNOWN_RULES)
    with pytest.raises(Refused, match="unknown_rules"):
        rules_for(2007, 3, {}, RULES_NUMBER + 1)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_record_keeps_its_number(number: int) -> None:
    rules = rules_by(number)
    record = new_record(rules, deal_from_seed(rules, 1))
    assert record.rules == number
    for form in (write_text(record), json.dumps(write_json(record))):
        again = read_record(form)
        assert again == record
        assert replay(again).rules.number == number
    started = new_record(rules, start=position_of(starting_game(record)))
    assert starting_game(read_record(write_text(started))).rules.number == number


@pytest.mark.parametrize("number", NUMBERS)
def test_positions_and_views_keep_the_number(number: int) -> None:
    game = new_game(rules_by(number), deal_from_seed(rules_by(number), 1))
    assert position_of(game)["rules_number"] == number
    view = view_of(game, 0)
    assert view["rules_number"] == number
    assert plausible_game(view).rules.number == number
    guess = GuessedGames(view).game((0, 1, 2), (20, 20, 20))
    assert guess.rules.number == number
    assert game.clone().rules.number == number


def test_a_view_without_a_number_is_of_the_newest_rules() -> None:
    game = new_game(rules_by(RULES_NUMBER), deal_from_seed(rules_by(RULES_NUMBER), 1))
    view = view_of(game, None)
    del view["rules_number"]
    assert game_from_view(view, {"cards": some_cards(view)}).rules.number == RULES_NUMBER


@pytest.mark.parametrize("said", [RULES_NUMBER + 1, 0, True, "1", None, 10**30])
def test_a_position_may_only_repeat_the_number_of_its_game(said: object) -> None:
    rules = rules_by(1)
    assert read_position(rules, {"rules_number": 1}).rules.number == 1
    with pytest.raises(PositionError, match="rules_number"):
        read_position(rules, {"rules_number": said})
    with pytest.raises(RecordError, match="rules_number"):
        new_record(rules, start={"rules_number": said})


INSIDE_AN_ACTION = """longshore-record 1
rules {number}
edition 2007
players 3
first blue
machines black brown orange
cards tan white black

blue: loan
blue: produce
blue: repay
"""


def test_a_repayment_inside_an_action_belongs_to_rules_2() -> None:
    assert replay(read_record(INSIDE_AN_ACTION.format(number=2))).snapshot().loans[0] == 0
    with pytest.raises(RecordError, match=r"step 3, .blue: repay.") as caught:
        replay(read_record(INSIDE_AN_ACTION.format(number=1)))
    assert caught.value.step == 3
