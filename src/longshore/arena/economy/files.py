"""Find records, and write the economy of games as tables."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from longshore.arena.economy.book import Book
from longshore.arena.economy.csv_tables import tables_of
from longshore.arena.economy.forms import EconomyReport
from longshore.arena.economy.trace import economy_of
from longshore.arena.errors import writing_to
from longshore.arena.folder import RECORDS, write_csv
from longshore.game import Refused
from longshore.record import Record, StepError, read_record, replay
from longshore.record.read_record import LARGEST_FILE

ENDINGS: Final = (".txt", ".json")
_ENOUGH: Final = 2**16  # bytes read to recognise a record


class NoRecords(Exception):
    """There is nothing to analyse."""


def record_files(path: Path) -> list[Path]:
    """The file itself, or every record in a folder and its subfolders, in order."""
    if not path.is_dir():
        return [path]
    found = [file for file in sorted(path.rglob("*")) if file.suffix in ENDINGS and is_record(file)]
    if not found:
        raise NoRecords(f"there are no records in {path}")
    return found


def is_record(file: Path) -> bool:
    """Whether a file looks like a record. A folder may also hold other files."""
    if not file.is_file():
        return False
    with file.open("rb") as stream:
        beginning = stream.read(_ENOUGH).lstrip(b"\xef\xbb\xbf \r\n\t")
    if beginning.startswith(b"{"):
        return b'"longshore-record"' in beginning
    return beginning.startswith(b"longshore-record")


def name_in(path: Path, file: Path) -> str:
    """What a game is called in tables: its way from the folder, since two runs share file names."""
    return file.name if file == path else file.relative_to(path).as_posix()


def run_of(path: Path, file: Path) -> str:
    """Which run a game belongs to: its folder seen from the given one, or the given one itself."""
    inside = () if file == path else file.relative_to(path).parts[:-1]
    folders = [part for part in inside if part != RECORDS]
    if folders:
        return "/".join(folders)
    around = file.resolve().parent if file == path else path.resolve()
    return around.parent.name if around.name == RECORDS else around.name


def read_file(file: Path) -> Record:
    """Read the record in a file, or raise `RecordError`."""
    with file.open("rb") as stream:
        return read_record(stream.read(LARGEST_FILE + 1))


def read_book(file: Path, name: str | None = None, run: str = "") -> Book:
    """Read the economy of the game in a file, or raise `RecordError`."""
    return book_of(read_file(file), file.name if name is None else name, run)


def book_of(record: Record, name: str, run: str) -> Book:
    """The economy of a record, or a `RecordError` that names the step that is wrong."""
    try:
        return economy_of(record, name, run)
    except (Refused, StepError):
        replay(record)  # name the step that is wrong, and its line
        raise


def save_tables(folder: Path, report: EconomyReport, books: Sequence[Book]) -> None:
    """Write the report as JSON, and every sale, margin, auction, loan and payment as CSV."""
    with writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "economy.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
        for name, columns, rows in tables_of(books):
            write_csv(folder / f"{name}.csv", columns, rows)
