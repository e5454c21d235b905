"""Where games are saved: every game is a record in a file, from its first step on."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from longshore.record import OutsideError, Record, read_record
from longshore.record.files import (
    FileError,
    form_of,
    new_file,
    reason,
    replace_file,
    why_of,
    written,
)
from longshore.record.sentences import outside_sentence


def games_folder() -> Path:
    """The default folder for games: in XDG_STATE_HOME, or ~/.local/state."""
    base = os.environ.get("XDG_STATE_HOME", "")
    state = Path(base) if base.startswith("/") else Path.home() / ".local" / "state"
    return state / "longshore" / "games"


class Keeper:
    """Saves one game in one file. If that fails, `trouble` says why, and the game goes on."""

    def __init__(
        self, file: str | Path | None, *, exists: bool = False, trouble: FileError | None = None
    ) -> None:
        """Use an existing file or a new one. Without a file nothing is saved."""
        self.file = file
        self.exists = exists
        self.trouble = trouble
        self._kept: tuple[str, ...] | None = None

    def keep(self, record: Record) -> bool:
        """Write the record. False, with `trouble` set, if that fails."""
        if self.file is None or record.steps == self._kept:
            return self.file is not None
        text = written(record, as_json=form_of(self.file))
        try:
            if self.exists:
                replace_file(self.file, text)
            else:
                new_file(self.file, text)
        except FileError as error:
            self.trouble = error
            return False
        self.exists = True
        self.trouble = None
        self._kept = record.steps
        return True

    def why(self, language: str) -> str:
        """Why the game is not saved, as the end of a sentence."""
        return "" if self.trouble is None else outside_sentence(self.trouble, language)


def new_keeper() -> Keeper:
    """A new file for a new game, named after the time. Raises FileError if that fails."""
    folder = games_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(f"cannot write {folder}: {reason(error)}", why_of(error)) from error
    name = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    taken = {path.name for path in folder.glob(f"{name}*")}
    endings = ("", *(f"-{number}" for number in range(2, len(taken) + 3)))
    files = (f"{name}{ending}.txt" for ending in endings)
    return Keeper(folder / next(file for file in files if file not in taken))


def last_game() -> Path | None:
    """The latest saved game that is not over, or None."""
    paths = sorted(games_folder().glob("*.txt"), key=lambda path: path.stat().st_mtime)
    for path in reversed(paths):
        try:
            record = read_record(path.read_bytes())
        except (OSError, OutsideError):
            continue
        if record.result is None:
            return path
    return None
