"""The log of an arena: every decision of chosen bots as a line of JSON (docs/arena.md).

Games finish in any order, but are written in the order of the schedule, so that the same match
gives the same file on any number of processes, apart from CPU times.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO, TypedDict

from longshore.arena.entrants import entrants_of
from longshore.arena.errors import FolderError, PlanError, writing_to
from longshore.arena.games import GameResult
from longshore.bots.decided import Decided
from longshore.game.decisions import Decision
from longshore.record.words import SEATS


class CandidateLine(TypedDict):
    """A step that the bot considered."""

    step: str
    worth: float


class DecisionLine(TypedDict):
    """A line of the log."""

    game: int
    deal: int
    seat: str
    entrant: int
    bot: str
    turn: int
    step: int
    decision: Decision
    legal: int
    chosen: str
    candidates: list[CandidateLine]
    cpu_ms: float
    refused: int
    stand_in: bool


class DecisionLog:
    """Writes games in the order of their numbers, each as soon as all before it are there."""

    def __init__(self, stream: TextIO, path: Path) -> None:
        self._stream = stream
        self._path = path
        self._next = 1
        self._waiting: dict[int, GameResult] = {}

    def note(self, game: GameResult) -> None:
        """Take in a game that is over."""
        self._waiting[game.number] = game
        with writing_to(self._path):
            while (ready := self._waiting.pop(self._next, None)) is not None:
                for decided in ready.decided:
                    self._stream.write(json.dumps(line_of(ready, decided)) + "\n")
                self._stream.flush()
                self._next += 1


def line_of(game: GameResult, decided: Decided) -> DecisionLine:
    """A decision, ready for JSON."""
    seat = game.seats[decided.seat]
    return {
        "game": game.number,
        "deal": game.deal,
        "seat": SEATS[decided.seat],
        "entrant": seat.entrant,
        "bot": seat.bot,
        "turn": decided.turn,
        "step": decided.step,
        "decision": decided.decision,
        "legal": decided.legal,
        "chosen": decided.chosen,
        "candidates": [{"step": one.step, "worth": one.worth} for one in decided.candidates],
        "cpu_ms": round(1000 * decided.cpu_seconds, 3),
        "refused": decided.refused,
        "stand_in": decided.stand_in,
    }


@contextmanager
def decision_log(file: str | None) -> Iterator[DecisionLog | None]:
    """A log in a new file, or none. The log of other games is never written over."""
    if file is None:
        yield None
        return
    if not file.strip():
        raise FolderError("--log needs the name of a file")
    path = Path(file)
    with writing_to(path):
        if path.is_file() and path.stat().st_size:
            raise FolderError(f"{path} already contains something; --log needs a new file")
        stream = path.open("w", encoding="utf-8", newline="\n")
    with stream:
        yield DecisionLog(stream, path)


def logged_entrants(entrants: Sequence[str], file: str | None, bots: str | None) -> frozenset[int]:
    """The numbers of the entrants whose decisions are wanted: all of them, unless some are named.

    A name stands for all entrants of that name.
    """
    if file is None:
        if bots is not None:
            raise PlanError("--log-bots says whose decisions go to a log; --log names its file")
        return frozenset()
    if bots is None:
        return frozenset(range(len(entrants)))
    named = entrants_of(bots, "--log-bots")
    for name in named:
        if name not in entrants:
            raise PlanError(f'--log-bots names "{name}", which is not among the --seats')
    return frozenset(number for number, name in enumerate(entrants) if name in named)
