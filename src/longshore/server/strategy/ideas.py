"""The ideas of the strategy page, each with a position and with what was measured.

A position is the start of a recorded game between our bots, in `<idea>.txt`. The reader takes over
the seat that has no name there. `figures.json` is written by `longshore.tools.strategy`. The words
are in `text/*/strategy.ftl`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from longshore.record import Record, read_record, replay
from longshore.record.words import SEATS
from longshore.server.messages.lessons import IdeaPosition, Strategy
from longshore.view import insight, view_of

FOLDER: Final = Path(__file__).parent
FIGURES: Final = FOLDER / "figures.json"
IDEAS: Final = (
    "worth",
    "price",
    "build",
    "sail",
    "subsidy",
    "keep",
    "card",
    "loan",
    "supply",
    "end",
)


class Figure(Struct, frozen=True):
    """A measured number, and how sure it is."""

    value: float
    source: str
    """Where it is found: a path into the report of `longshore economy`, or a count of our own."""
    interval: tuple[float, float] | None = None
    """95 %, over deals, where the number is a share or a difference."""


class Measured(Struct, frozen=True):
    """Everything that was measured, and the command that did it."""

    command: str
    games: int
    deals: int
    figures: dict[str, dict[str, Figure]]


@cache
def measured() -> Measured:
    """What was measured, as it is in the package."""
    return msgspec.json.decode(FIGURES.read_bytes(), type=Measured)


@cache
def position_record(idea: str) -> Record:
    """The game that leads to an idea's position, one of IDEAS."""
    return read_record((FOLDER / f"{idea}.txt").read_bytes())


def reader_of(record: Record) -> int:
    """The seat that the reader takes over."""
    return next(seat for seat in range(record.players) if SEATS[seat] not in record.names)


@cache
def strategy() -> Strategy:
    """All ideas with their positions, as the reader's seat sees them."""
    found = measured()
    return Strategy(
        games=found.games, ideas=[idea_position(idea, found.figures[idea]) for idea in IDEAS]
    )


def idea_position(idea: str, figures: dict[str, Figure]) -> IdeaPosition:
    """One idea with its position."""
    record = position_record(idea)
    view = view_of(replay(record), reader_of(record))
    values = {name: figure.value for name, figure in figures.items()}
    return IdeaPosition(idea, view, insight(view), values)
