"""The events of a whole game, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from longshore.game import Game
from longshore.record.records import Record, starting_game
from longshore.record.replay import steps_of
from longshore.record.words import SEATS
from longshore.view.events import play
from longshore.view.forms import GameEvent


def opening(game: Game) -> list[GameEvent]:
    """The first event of a log: whose turn it is, since no step causes the first turn."""
    return [] if game.over else [{"event": "turn", "seat": SEATS[game.turn]}]


def play_along(
    game: Game, steps: Iterable[tuple[int, int]]
) -> Iterator[tuple[int, list[GameEvent]]]:
    """Play steps one after the other. After each, yield its number from 1 and its events.

    Number 0 is the opening. The game itself moves on, so you can take a view of each moment.
    """
    yield 0, opening(game)
    for number, (seat, step) in enumerate(steps, 1):
        yield number, play(game, seat, step)


def events_of_record(record: Record) -> Iterator[tuple[int, list[GameEvent]]]:
    """The events of a whole record, with the number of each step."""
    return play_along(starting_game(record), steps_of(record))
