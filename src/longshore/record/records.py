"""A record: how a game started and every step, enough to replay it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from longshore.game import (
    RULES_NUMBER,
    Deal,
    Game,
    Refused,
    Rules,
    new_game,
    rules_for,
)
from longshore.game.editions import Value
from longshore.record.errors import RecordError
from longshore.record.position.read import read_position
from longshore.record.read_json import Json
from longshore.record.words import SEATS, SPECTATOR
from longshore.text import refusal_sentence

HIDDEN: Final = -1  # a card of a partial record's deal that its viewer may not see


@dataclass(frozen=True)
class Result:
    """How a game ended. `winners` is empty if a text record leaves a tie open."""

    scores: dict[str, int]  # by seat name
    winners: tuple[str, ...] = ()


@dataclass(frozen=True, repr=False)
class Record:
    """Created by `new_record`, the readers, `extended` and `partial_record`, which check it."""

    edition: int
    players: int
    options: dict[str, Value] = field(default_factory=dict)  # only what differs from the defaults
    names: dict[str, str] = field(default_factory=dict)  # by seat name
    deal: Deal | None = None
    start: Json | None = None  # a position, instead of a deal
    steps: tuple[str, ...] = ()  # "blue: produce"
    result: Result | None = None
    partial: str | None = None  # whose record of a running game it is: a seat or "spectator"
    rules: int = RULES_NUMBER
    # The line of each step in its text. Empty if it came from elsewhere.
    lines: tuple[int, ...] = field(default=(), compare=False)

    def __repr__(self) -> str:
        """Short, because a game has hundreds of steps. `write_text` shows all of it."""
        parts = [f"{self.edition}", f"{self.players} players"]
        parts += [f"{name}={value}" for name, value in self.options.items()]
        parts.append(f"{len(self.steps)} steps")
        if self.partial is not None:
            parts.append(f"seen by {self.partial}")
        if self.result is not None:
            parts.append(f"scores {self.result.scores}")
        return f"<Record {', '.join(parts)}>"

    @property
    def viewer(self) -> int | None:
        """The seat whose partial record this is. None for a spectator's or a whole one."""
        return None if self.partial in (None, SPECTATOR) else SEATS.index(self.partial)


def rules_of(record: Record) -> Rules:
    """The rules a record is played by."""
    try:
        return rules_for(record.edition, record.players, record.options, record.rules)
    except Refused as refused:
        raise RecordError(0, refusal_sentence(refused)) from refused


def starting_game(record: Record) -> Game:
    """The game before the first step of a whole record."""
    need_whole(record)
    rules = rules_of(record)
    if record.start is not None:
        return read_position(rules, record.start)
    if record.deal is None:
        raise RecordError(0, "the record has neither a deal nor a start")
    try:
        return new_game(rules, record.deal)
    except Refused as refused:
        raise RecordError(0, refusal_sentence(refused)) from refused


def need_whole(record: Record) -> None:
    """Raise if a partial record lacks what is needed to play on or to score it."""
    if record.partial is not None:
        raise RecordError(
            0, f"this is a partial record ({record.partial}): it is replayed as views, not scored"
        )
