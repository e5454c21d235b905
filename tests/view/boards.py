"""Recorded games as events and boards, which the page must bring together.

Between two views the page works out the board from the events (`web/src/game/after.ts`). Here is
what it must come to. `python -m tests.view.boards` prints it; `make types` writes it into its file.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.folders import RECORDS

from longshore.record import Record, read_text, starting_game
from longshore.record.replay import steps_of
from longshore.view import view_of
from longshore.view.replay import play_along

FILE = Path(__file__).parent / "boards.json"
# Two whole games, one with the Investment Bank, and turns with seizures and outbid containers.
GAMES = {
    "2007-3-players": (0, None),
    "2018-bank-3-players": (0, None),
    "2007-4-players": (30, 42),
    "2018-bank-4-players": (20, 32),
}
SEAT = 0
PARTS = ("turn", "ending", "supply", "removed", "seats", "brokers", "payment")

Board = dict[str, Any]


def boards() -> dict[str, Any]:
    """Each game with its first view, then turn by turn the events and what changed on the board."""
    return {name: game_of(name, first, last) for name, (first, last) in GAMES.items()}


def game_of(name: str, first: int, last: int | None) -> dict[str, Any]:
    record = read_text((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))
    turns = list(turns_of(record))[first:last]
    before = turns[0][1]
    told = []
    for events, view in turns[1:]:
        told.append({"events": events, "board": difference(board_of(before), board_of(view))})
        before = view
    return {"start": turns[0][1], "turns": told}


def turns_of(record: Record) -> Iterator[tuple[list[Any], Any]]:
    """The events up to each new turn, and the view of a seat at that moment."""
    game = starting_game(record)
    yield [], view_of(game, SEAT)
    events: list[Any] = []
    for _, happened in play_along(game, steps_of(record)):
        events += happened
        if happened[-1]["event"] == "turn" and not game.over:
            yield events, view_of(game, SEAT)
            events = []


def board_of(view: Any) -> Board:
    """What lies on the table, and the cash of the viewer."""
    return {part: view[part] for part in PARTS if part in view}


def difference(before: Board, after: Board) -> Board:
    """What has changed: whole parts, and of the seats the parts of each board."""
    changed = {part: after[part] for part in after if after[part] != before[part]}
    if "seats" in changed:
        changed["seats"] = {
            name: {key: board[key] for key in board if board[key] != before["seats"][name][key]}
            for name, board in after["seats"].items()
            if board != before["seats"][name]
        }
    return changed


def written() -> str:
    """A line for each turn, so that a difference can be read."""
    parts = []
    for name, game in boards().items():
        turns = ",\n".join(json.dumps(turn, separators=(",", ":")) for turn in game["turns"])
        start = json.dumps(game["start"], separators=(",", ":"))
        parts.append(f'"{name}":{{"start":{start},"turns":[\n{turns}\n]}}')
    games = ",\n".join(parts)
    return f"{{\n{games}\n}}\n"


if __name__ == "__main__":
    sys.stdout.write(written())
