"""Read records from files and standard input, and find the moment that a command looks at."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from longshore.cli.errors import UNUSABLE, Stop
from longshore.game import Game
from longshore.record import (
    OutsideError,
    Record,
    RecordError,
    files,
    read_record,
    replay_partial,
)
from longshore.record.files import FileError, reason, why_of
from longshore.record.read_record import LARGEST_FILE
from longshore.record.sentences import outside_sentence
from longshore.record.steps import shown
from longshore.record.words import SEATS, SPECTATOR, Seat
from longshore.text import FALLBACK, translator
from longshore.view import view_of, view_of_all
from longshore.view.forms import GameView

STDIN: Final = "-"
ALL: Final = "all"


@dataclass(frozen=True)
class Moment:
    """A moment of a recorded game, and its viewer: a seat, `spectator` or `all`."""

    record: Record
    game: Game
    viewer: str

    @property
    def seat(self) -> int | None:
        """The number of the viewing seat. None for a spectator and for all."""
        return SEATS.index(self.viewer) if self.viewer in SEATS else None

    def seats(self) -> dict[int, Seat]:
        """The seats that the viewer may see as their players do: one, all or none."""
        if self.viewer == ALL:
            return dict(enumerate(SEATS[: self.record.players]))
        return {} if self.seat is None else {self.seat: SEATS[self.seat]}

    def view(self) -> GameView:
        """What the viewer may see. `all` sees everything."""
        if self.viewer == ALL:
            return view_of_all(self.game)
        return view_of(self.game, self.seat)


def read_content(file: str, language: str = FALLBACK) -> bytes:
    """The bytes of a file, or of standard input."""
    where = file_name(file, language)
    try:
        if file == STDIN:
            return sys.stdin.buffer.read(LARGEST_FILE + 1)
        with Path(file).open("rb") as stream:
            return stream.read(LARGEST_FILE + 1)
    except OSError as error:
        unread = FileError(f"cannot read {where}: {reason(error)}", why_of(error))
        raise Stop(_sentence(unread, where, language)) from error
    except ValueError as error:  # a name with a NUL in it
        raise Stop(f"cannot read {shown(where)}: there is no such file") from error


def _sentence(error: FileError, where: str, language: str) -> str:
    """Why a file cannot be read. English names the file in the sentence itself."""
    said = outside_sentence(error, language)
    return said if language == FALLBACK else f"{where}: {said}"


def read_file(file: str, language: str = FALLBACK) -> Record:
    """The record in a file."""
    return parse(read_content(file, language), file, language)


def parse(content: bytes, file: str, language: str = FALLBACK) -> Record:
    """The record in the bytes of a file."""
    try:
        return read_record(content)
    except OutsideError as error:
        raise Stop(problem_in(file, error, language)) from error


def problem_in(file: str, error: OutsideError, language: str) -> str:
    """What is wrong with a file."""
    return f"{file_name(file, language)}: {outside_sentence(error, language)}"


def moment(
    file: str,
    seat: str | None,
    to: int | None = None,
    wrong: int = UNUSABLE,
    language: str = FALLBACK,
) -> Moment:
    """The game of a record after `to` steps, as a seat or a spectator sees it, or all of it.

    `wrong` is the exit code for a record that can be read but not replayed.
    """
    record = read_file(file, language)
    viewer = viewer_of(record, seat)
    try:
        return Moment(record, replay_partial(record, to), viewer)
    except RecordError as error:
        if to is not None and not 0 <= to <= len(record.steps):
            raise Stop(str(error)) from error
        raise Stop(problem_in(file, error, language), wrong) from error
    except OutsideError as error:
        raise Stop(problem_in(file, error, language)) from error


def viewer_of(record: Record, seat: str | None) -> str:
    """The viewer. A whole record shows everything, a partial one only what its viewer may see."""
    names = (*SEATS[: record.players], SPECTATOR, ALL)
    if seat is not None and seat not in names:
        raise Stop(f"there is no seat {shown(seat)} in this game; there are {', '.join(names)}")
    if record.partial is None:
        return seat or ALL
    if seat not in (None, record.partial):
        raise Stop(f"this is a partial record: it shows only what {record.partial} may see")
    return record.partial


def replace_file(file: str, text: str) -> None:
    """Replace a file atomically. On any problem the old contents stay."""
    try:
        files.replace_file(file, text)
    except files.FileError as error:
        raise Stop(str(error)) from error


def file_name(file: str, language: str = FALLBACK) -> str:
    """How messages refer to a file."""
    return translator(language).say("error-standard-input") if file == STDIN else file
