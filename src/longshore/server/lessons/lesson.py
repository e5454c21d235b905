"""The moments of a lesson, played by the rules: what the reader sees, and what comes next."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, cast

from longshore.record import Record, read_record, starting_game, step_text, steps_of
from longshore.record.words import SEATS
from longshore.server.messages.answers import BidRange, LessonMoment, LessonStep
from longshore.server.messages.forms import LoggedEvent
from longshore.view import insight, opening, play, view_of
from longshore.view.forms import GameEvent

FOLDER: Final = Path(__file__).parent
LESSONS: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.txt")))
READER: Final = 0  # The reader plays the first seat, blue.


@cache
def lesson_record(name: str) -> Record:
    """A lesson by name, one of LESSONS."""
    return read_record((FOLDER / f"{name}.txt").read_bytes())


@cache
def moments(name: str) -> tuple[LessonMoment, ...]:
    """All moments, starting before the first step."""
    record = lesson_record(name)
    steps = list(steps_of(record))
    game = starting_game(record)
    told = [opening(game)]
    views = [(view_of(game, READER), game.bids(READER))]
    for seat, step in steps:
        told.append(play(game, seat, step))
        views.append((view_of(game, READER), game.bids(READER)))
    return tuple(
        LessonMoment(
            lesson=name,
            steps=len(steps),
            to=number,
            view=view,
            bids=None if bids is None else BidRange(*bids),
            insight=insight(view),
            events=numbered(number, told[number]),
            next=next_step(*steps[number]) if number < len(steps) else None,
        )
        for number, (view, bids) in enumerate(views)
    )


def numbered(step: int, events: list[GameEvent]) -> list[LoggedEvent]:
    """Events as the log of a table has them; a lesson has no hours."""
    return [cast("LoggedEvent", {**event, "seq": step, "at": 0}) for event in events]


def next_step(seat: int, step: int) -> LessonStep:
    """Who moves next. Someone else's sealed bid is hidden from the reader."""
    return LessonStep(SEATS[seat], step_text(step) if seat == READER else None)
