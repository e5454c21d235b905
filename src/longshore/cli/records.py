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
from longshore.record.files import reason
from longshore.record.read_record import LARGEST_FILE
from longshore.record.steps import shown
from longshore.record.words import SEATS, SPECTATOR, Seat
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
        """What the viewer may see; `all` sees everything."""
        if self.viewer == ALL:
            return view_of_all(self.game)
        return view_of(self.game, self.seat)


def read_content(file: str) -> bytes:
    """The bytes of a file, or of standard input."""
    where = "standard input" if file == STDIN else file
    try:
        if file == STDIN:
            return sys.stdin.buffer.read(LARGEST_FILE + 1)
        with Path(file).open("rb") as stream:
            return stream.read(LARGEST_FILE + 1)
    except OSError as error:
        raise Stop(f"cannot read {where}: {reason(error)}") from error
    except ValueError as error:  # a name with a NUL in it
        raise Stop(f"cannot read {shown(where)}: there is no such file") from error


def read_file(file: str) -> Record:
    """The record in a file."""
    return parse(read_content(file), file)


def parse(content: bytes, file: str) -> Record:
    """The record in the bytes of a file."""
    try:
        return read_record(content)
    except OutsideError as error:
        raise Stop(f"{file_name(file)}: {error}") from error


def moment(file: str, seat: str | None, to: int | None = None, wrong: int = UNUSABLE) -> Moment:
    """The game of a record after `to` steps, as a seat, a spectator or everyone sees it.

    `wrong` is the exit code for a record that can be read but not replayed.
    """
    record = read_file(file)
    viewer = viewer_of(record, seat)
    try:
        return Moment(record, replay_partial(record, to), viewer)
    except RecordError as error:
        if to is not None and not 0 <= to <= len(record.steps):
            raise Stop(str(error)) from error
        raise Stop(f"{file_name(file)}: {error}", wrong) from error
    except OutsideError as error:
        raise Stop(f"{file_name(file)}: {error}") from error


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


def file_name(file: str) -> str:
    """How messages refer to a file."""
    return "standard input" if file == STDIN else file
