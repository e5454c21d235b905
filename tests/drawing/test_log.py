"""The log tells everything once."""

from typing import cast

from tests.terminal.games import recorded

from longshore.drawing.log import told
from longshore.terminal.session import Session
from longshore.view.forms import GameEvent


def test_nothing_is_told_twice() -> None:
    session = Session(recorded("2018-bank-4-players", 580), ("me",) * 4)
    everything = list(told(session.events, "en"))
    lines = [line.text for line in everything]
    for words in ("for a warehouse.", "for a machine.", "a loan of", "pays the"):
        assert not any(words in line for line in lines), words
    for words in ("builds a warehouse for $", "takes a loan", "sells", "interest to"):
        assert any(words in line for line in lines), words
    turns = [event["seat"] for event in session.events if event["event"] == "turn"]
    assert [line.seat for line in everything if line.seat] == turns


def test_a_pass_is_told_only_where_a_turn_was_not_used() -> None:
    def step(seat: str, step: str) -> dict[str, str]:
        return {"event": "step", "seat": seat, "step": step}

    def turn(seat: str) -> dict[str, str]:
        return {"event": "turn", "seat": seat}

    idle = [turn("blue"), step("red", "seize tan@2"), step("blue", "skip"), step("blue", "pass")]
    used = [turn("red"), step("red", "loan"), step("red", "pass")]
    events = cast("list[GameEvent]", [*idle, *used])
    said = [line.text for line in told(events, "en")]
    assert said == ["Blue\u2019s turn.", "Blue passes.", "Red\u2019s turn."]
    # What was told before counts, though it is not told again.
    assert [line.text for line in told(events, "en", since=3)] == said[1:]
