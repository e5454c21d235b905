"""The moments of a lesson, played by the rules: what the reader sees, and what comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, cast

from msgspec import structs

from longshore.game import Game
from longshore.record import (
    Record,
    parse_step,
    read_record,
    starting_game,
    step_text,
    steps_of,
)
from longshore.record.words import SEATS
from longshore.server.messages.answers import BidRange, LessonMoment, LessonStep
from longshore.server.messages.forms import LoggedEvent
from longshore.view import insight, opening, play, view_of
from longshore.view.forms import GameEvent

FOLDER: Final = Path(__file__).parent
LESSONS: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.txt")))
_ANY_ORDER: Final = ("place", "lift", "take")
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
            ahead=[],
            wanted=wanted_of(name, number, ()),
        )
        for number, (view, bids) in enumerate(views)
    )


def own_order(name: str, to: int, ahead: Sequence[str]) -> LessonMoment | None:
    """A moment that the reader reached in another order than the recorded one.

    None if `ahead` is not what the reader may do after `to` steps. Once all of these steps are
    done, it is the recorded moment again.
    """
    if Counter(ahead) - Counter(free_order(name, to)):
        return None
    game = game_at(name, to)
    events: list[GameEvent] = []
    for text in ahead:
        step = parse_step(text)
        if game.why_not(READER, step) is not None:
            return None
        events = play(game, READER, step)
    reached = to + len(ahead)
    whole = moments(name)[reached]
    if sorted(ahead) == sorted(free_order(name, to)[: len(ahead)]):
        return structs.replace(whole, events=numbered(reached, events))
    view, wanted = view_of(game, READER), wanted_of(name, to, ahead)
    return structs.replace(
        whole,
        view=view,
        insight=insight(view),
        events=numbered(reached, events),
        next=LessonStep(SEATS[READER], wanted[0]),
        ahead=list(ahead),
        wanted=wanted,
    )


def free_order(name: str, to: int) -> list[str]:
    """The reader's next steps whose order does not matter: prices, or a purchase."""
    found: list[str] = []
    for seat, step in list(steps_of(lesson_record(name)))[to:]:
        text = step_text(step)
        if seat != READER or text.partition(" ")[0] not in _ANY_ORDER:
            break
        found.append(text)
    return found


def wanted_of(name: str, to: int, ahead: Sequence[str]) -> list[str]:
    """What the reader may do now, the recorded step first."""
    steps = list(steps_of(lesson_record(name)))
    if to >= len(steps) or steps[to][0] != READER:
        return []
    left = free_order(name, to)
    if not left:
        return [step_text(steps[to][1])]
    game = game_at(name, to)
    for text in ahead:
        left.remove(text)
        game.apply(READER, parse_step(text))
    possible = [text for text in left if game.why_not(READER, parse_step(text)) is None]
    return list(dict.fromkeys(possible))


def game_at(name: str, to: int) -> Game:
    """The recorded game after some steps."""
    record = lesson_record(name)
    game = starting_game(record)
    for seat, step in list(steps_of(record))[:to]:
        game.apply(seat, step)
    return game


def numbered(step: int, events: list[GameEvent]) -> list[LoggedEvent]:
    """Events as the log of a table has them; a lesson has no hours."""
    return [cast("LoggedEvent", {**event, "seq": step, "at": 0}) for event in events]


def next_step(seat: int, step: int) -> LessonStep:
    """Who moves next. Someone else's sealed bid is hidden from the reader."""
    return LessonStep(SEATS[seat], step_text(step) if seat == READER else None)
