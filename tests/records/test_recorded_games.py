"""Whole recorded games, replayed with their result, step count and money totals."""

import json
from pathlib import Path

import pytest
from tests.records.make import FOLDER, FROM_POSITION, GAMES, NEWEST, TOTALS, totals

from longshore.game import KNOWN_RULES
from longshore.record import read_record, replay, result_of, write_json, write_text

FILES = sorted(FOLDER.glob("*.txt"))
EXPECTED = json.loads(TOTALS.read_text("utf-8"))


def test_all_games_are_there() -> None:
    assert {file.stem for file in FILES} == set(EXPECTED) >= {*GAMES, FROM_POSITION, *NEWEST}


def test_records_of_every_rules_number_are_there() -> None:
    numbers = {read_record(file.read_bytes()).rules for file in FILES}
    assert numbers == KNOWN_RULES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    content = file.read_bytes()
    record = read_record(content)
    game = replay(record)
    assert game.over
    as_json = json.dumps(write_json(record))  # which says who won, too
    assert totals(read_record(as_json)) == EXPECTED[file.stem]
    assert EXPECTED[file.stem]["ending"]  # R-END-1, not a stalemate
    assert result_of(game) is not None
    assert write_text(record).encode() == content
