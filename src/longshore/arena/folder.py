"""The output folder of an arena: every record, a table of all results, the report and plots."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from longshore.arena.canvas import need_plots
from longshore.arena.errors import FolderError, writing_to
from longshore.arena.forms import ArenaReport
from longshore.arena.games import GameResult
from longshore.record.words import SEATS

RECORDS: Final = "records"
UNFINISHED: Final = ".part"  # ends the name of a file that is being written
COLUMNS: Final = (
    "game",
    "deal",
    "ended_by",
    "turns",
    "seat",
    "entrant",
    "bot",
    "score",
    "place",
    "win",
    "decisions",
    "cpu_ms",
    "cpu_ms_max",
    "refused",
    "timeouts",
    "record",
    "trouble",
    "refusal",
    "bankrupt",
    "trade",
    "money",
)


def prepare(folder: Path) -> None:
    """Create the folder before any game starts, and make sure it is writable."""
    need_plots()
    records = folder / RECORDS
    with writing_to(folder):
        records.mkdir(parents=True, exist_ok=True)
        if any(records.iterdir()):
            raise FolderError(f"{folder} already contains records of other games")
        probe = records / ".writable"
        probe.touch()
        probe.unlink()


def save_record(folder: Path, game: GameResult) -> None:
    """Save a record as soon as its game is over. It is there whole, or not at all."""
    with writing_to(folder):
        replace_text(folder / RECORDS / game.file_name, game.record)


def replace_text(path: Path, text: str) -> None:
    """Write a file in one piece, even if the program or the machine stops meanwhile."""
    beginning = path.with_name(f".{path.name}{UNFINISHED}")
    with beginning.open("w", encoding="utf-8", newline="") as stream:
        stream.write(text)
        stream.flush()
        os.fsync(stream.fileno())
    beginning.replace(path)


def save_report(folder: Path, report: ArenaReport, games: Sequence[GameResult]) -> None:
    """Write the report as JSON, and a row for every seat of every game as CSV."""
    with writing_to(folder):
        (folder / "arena.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
        write_csv(folder / "games.csv", COLUMNS, rows_of(games))


def rows_of(games: Iterable[GameResult]) -> Iterable[tuple[object, ...]]:
    """A row for every seat of every game."""
    for game in games:
        for seat in game.seats:
            yield (
                game.number,
                game.deal,
                game.ended_by,
                game.turns,
                SEATS[seat.seat],
                seat.entrant,
                seat.bot,
                seat.score,
                seat.place,
                round(seat.win, 4),
                seat.decisions,
                round(1000 * seat.cpu_seconds, 3),
                round(1000 * seat.cpu_seconds_max, 3),
                seat.refused,
                seat.timeouts,
                f"{RECORDS}/{game.file_name}",
                seat.trouble,
                seat.refusal,
                int(seat.bankrupt),
                game.trade,
                game.money,
            )


def write_csv(path: Path, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Write a table that any spreadsheet can open."""
    with path.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(rows)
