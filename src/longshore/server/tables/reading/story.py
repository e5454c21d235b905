"""The story of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast, get_args

from longshore.record import parse_line, starting_game
from longshore.server.base.problems import Problem
from longshore.server.store import EntryRow
from longshore.server.tables.reading.history import need_header
from longshore.server.tables.table import FINISHED, STUDY, Table
from longshore.view.forms import GameEnd, Story
from longshore.view.story import story_of


def story_of_table(table: Table, entries: Sequence[EntryRow]) -> Story:
    """Everything is open once the game is over. Until then there is nothing to tell."""
    header = need_header(table)
    if table.phase not in (FINISHED, STUDY) or header.partial is not None:
        raise Problem("still_hidden")
    steps = (parse_line(entry.step) for entry in entries if entry.step is not None)
    story = story_of(starting_game(header), steps, ended_by(table))
    if story is None:
        raise Problem("still_hidden")  # an imported record that stops before the end
    return story


def ended_by(table: Table) -> GameEnd | None:
    """How it ended, where the rules did not end it."""
    ended = table.progress.ended
    if ended is None or ended.by not in get_args(GameEnd):
        return None
    return cast("GameEnd", ended.by)
