"""The moments of a lesson, played by the rules: what the reader sees, and what comes next."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from longshore.game import Game
from longshore.record import Record, read_record, starting_game, step_text, steps_of
from longshore.record.words import SEATS
from longshore.view import insight, opening, play, view_of
from longshore.view.forms import GameEvent, GameView, Insight

Json = dict[str, Any]

FOLDER: Final = Path(__file__).parent
LESSONS: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.txt")))
READER: Final = 0  # The reader has the first seat, blue.


class Moment(NamedTuple):
    """The game after some of the steps."""

    steps: int
    view: GameView
    bids: Json | None
    insight: Insight
    events: list[Json]
    next: Json | None


@cache
def lesson_record(name: str) -> Record:
    """A lesson; the name must be one of LESSONS."""
    return read_record((FOLDER / f"{name}.txt").read_bytes())


@cache
def moments(name: str) -> tuple[Moment, ...]:
    """All moments, beginning with the one before the first step."""
    record = lesson_record(name)
    steps = list(steps_of(record))
    game = starting_game(record)
    found = [moment(game, len(steps), numbered(0, opening(game)), steps[0])]
    for number, (seat, step) in enumerate(steps, start=1):
        events = numbered(number, play(game, seat, step))
        following = steps[number] if number < len(steps) else None
        found.append(moment(game, len(steps), events, following))
    return tuple(found)


def numbered(step: int, events: list[GameEvent]) -> list[Json]:
    """Events as the log of a table has them; a lesson has no hours."""
    return [{**event, "seq": step, "at": 0} for event in events]


def moment(game: Game, steps: int, events: list[Json], following: tuple[int, int] | None) -> Moment:
    """What the reader is shown now."""
    view = view_of(game, READER)
    bids = game.bids(READER)
    return Moment(
        steps=steps,
        view=view,
        bids=None
        if bids is None
        else {"lowest": bids.lowest, "highest": bids.highest, "zero_cards": bids.zero_cards},
        insight=insight(view),
        events=events,
        next=None
        if following is None
        else {
            "seat": SEATS[following[0]],
            # A sealed bid of somebody else is not for the reader's eyes.
            "step": step_text(following[1]) if following[0] == READER else None,
        },
    )
