"""What people type, as steps."""

import json

import pytest
from tests.terminal.games import dealt

from longshore.record import StepError, parse_step, read_record, step_text
from longshore.terminal.choices import choices_of, completed, narrowed, step_of
from longshore.terminal.session import Session


def test_typed_steps() -> None:
    session = Session(dealt(), ("me", "me", "me"))
    choices = choices_of(session.game, 0, "en")
    for typed in ("produce", " Produce ", "1", "blue: produce", "prod"):
        assert step_text(step_of(choices, 0, typed, "en")) == "produce"
    assert step_text(step_of(choices, 0, "foreign island", "en")) == "sail island"
    assert step_text(step_of(choices, 0, "take tan@3", "en")) == "take tan@3"  # not for us to judge


@pytest.mark.parametrize("typed", ["fly", "sail", "99", "0", "red: produce", "bid", "", "machine"])
def test_what_is_no_step(typed: str) -> None:
    session = Session(dealt(), ("me", "me", "me"))
    choices = choices_of(session.game, 0, "en")
    with pytest.raises(StepError):
        step_of(choices, 0, typed, "en")


def test_typed_words_of_a_language() -> None:
    session = Session(dealt(), ("me", "me", "me"))
    choices = choices_of(session.game, 0, "de")
    assert step_text(step_of(choices, 0, "lagerhaus", "de")) == "warehouse"
    assert [choice.step for choice in narrowed(choices, "hafen rot")] == ["sail red"]


def test_a_number_is_a_bid_where_bids_are_asked() -> None:
    session = Session(dealt(edition=2018, investment_bank="on"), ("me", "me", "me"))
    seat = session.game.turn
    session.play(seat, parse_step("call I goods"))
    choices = choices_of(session.game, seat, "en")
    assert step_text(step_of(choices, seat, "3", "en")) == "bid 3"


def test_completion() -> None:
    session = Session(dealt(), ("me", "me", "me"))
    choices = choices_of(session.game, 0, "en")
    assert completed(choices, "sa") == "sail "
    assert completed(choices, "sail ") == "sail red"  # the first of several
    assert completed(choices, "ma") == "machine "
    assert completed(choices, "pr") == "produce"
    assert completed(choices, "xyz") == "xyz"
    assert completed(choices, "foreign") == "sail island"


def test_calls_may_be_typed_in_small_letters() -> None:
    session = Session(dealt(edition=2018, investment_bank="on"), ("me", "me", "me"))
    choices = choices_of(session.game, 0, "en")
    assert step_text(step_of(choices, 0, "call ii goods", "en")) == "call II goods"


def test_steps_that_bring_nothing_say_what_is_missing() -> None:
    session = Session(dealt(), ("me", "me", "me"))
    choices = {choice.step: choice.idle for choice in choices_of(session.game, 0, "en")}
    assert choices["produce"] == choices["restock red"] == ""
    assert choices["sail red"] == "Nothing is for sale there."
    german = {choice.step: choice.idle for choice in choices_of(session.game, 0, "de")}
    assert {step for step in german if german[step]} == {step for step in choices if choices[step]}
    assert german["sail red"] != choices["sail red"]


def test_room_and_money_can_be_missing_too() -> None:
    start = {
        "turn": "blue",
        "actions": 2,
        "seats": {
            "blue": {"cash": 1, "harbour": []},
            "red": {"factory": ["tan@4"], "harbour": ["white@5"]},
        },
    }
    text = f"longshore-record 1\nrules 2\nedition 2007\nplayers 3\nstart {json.dumps(start)}\n"
    session = Session(read_record(text.encode()), ("me", "me", "me"))
    choices = {choice.step: choice.idle for choice in choices_of(session.game, 0, "en")}
    assert "$" in choices["restock red"]
    assert "$" in choices["sail red"]
