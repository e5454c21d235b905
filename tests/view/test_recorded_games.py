"""Whole recorded games as their onlookers saw them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.folders import RECORDS

from longshore.drawing.sentences import log_line
from longshore.record import read_text, replay, starting_game
from longshore.view import Ledger, events_of_record, view_of

FILES = sorted(RECORDS.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_events_prove_the_cash_and_can_all_be_read(file: Path) -> None:
    record = read_text(file.read_text(encoding="utf-8"))
    ledger = Ledger(view_of(starting_game(record), None), dealt=record.deal is not None)
    count = 0
    for number, events in events_of_record(record):
        assert number == count
        count += 1
        ledger.note(events)
        for event in events:
            assert event["event"] == "step" or log_line(event)
    assert count == len(record.steps) + 1
    game = replay(record)
    for account, cash in zip(ledger.accounts.values(), game.snapshot().money, strict=False):
        assert account.cash in (None, cash)
        assert account.cash is not None or record.start is not None
    if game.over:
        final = events[-1]
        view = view_of(game, None)
        assert final == {
            "event": "scored",
            "scores": view["scores"],
            "winners": view["winners"],
        }


def test_there_are_recorded_games() -> None:
    assert FILES
