"""The log tells everything once."""

from tests.terminal.games import recorded

from longshore.drawing.log import told
from longshore.terminal.session import Session


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
