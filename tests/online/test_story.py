"""What a program is told of a game is what a bot at our own table would be told."""

from __future__ import annotations

import pytest
from tests.folders import ROOT

from longshore.online.story import Story
from longshore.record import parse_line, read_record, starting_game
from longshore.record.read_json import Json
from longshore.view.events import play


@pytest.mark.parametrize("name", ["2007-4-players", "2018-cancel-bid"])
def test_public_steps_come_from_events(name: str) -> None:
    record = read_record((ROOT / f"tests/records/{name}.txt").read_text(encoding="utf-8"))
    game = starting_game(record)
    story, bids = Story(), 0
    lines: list[str] = []
    sealed: list[str] = []
    for seq, line in enumerate(record.steps, start=1):
        events: list[Json] = [{**event, "seq": seq} for event in play(game, *parse_line(line))]
        kinds = {event["event"] for event in events}
        (sealed if "committed" in kinds else lines).append(line)
        if "bids" in kinds:
            lines += sealed
            bids += len(sealed)
            sealed.clear()
        story.add(events, seq)
        story.add(events, seq)  # after a lost connection some may come twice
        assert story.lines == lines
    assert bids > 20


def test_a_repayment_is_known_until_the_next_turn() -> None:
    story = Story()
    story.add([{"event": "repay", "seat": "red", "seq": 1}], 1)
    assert story.repaid == {"red"}
    story.add([{"event": "turn", "seat": "blue", "seq": 2}], 2)
    assert not story.repaid
