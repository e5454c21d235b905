"""Collect a data set: play the games that are missing, and write the tables from the records.

A record is the only thing a game leaves behind, it is written in one piece, and all tables are made
from the records at the end. So a data set can be stopped at any moment, and whatever was there
before, the same command leads to the same tables.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, TypedDict

from longshore import __version__
from longshore.arena.dataset.codebook import codebook
from longshore.arena.dataset.rows import rows_of
from longshore.arena.dataset.tables import Row
from longshore.arena.dataset.writers import save_tables
from longshore.arena.economy.files import read_file, record_files, run_of
from longshore.arena.errors import FolderError, writing_to
from longshore.arena.folder import RECORDS, replace_text, save_record
from longshore.arena.games import file_name_of
from longshore.arena.plan import Match, Task, tasks_of
from longshore.arena.run import Player, Progress
from longshore.record.read_json import Json

FORMAT: Final = "longshore-dataset/1"
PLAN: Final = "dataset.json"


def planned_seed(folder: Path) -> int | None:
    """The seed of the data set that was begun in a folder."""
    plan = _plan_in(folder)
    seed = None if plan is None else plan.get("seed")
    return seed if isinstance(seed, int) else None


class Plan(TypedDict):
    """Everything that decides which games are played, as `PLAN` keeps it."""

    format: str
    version: str
    entrants: list[str]
    edition: int
    players: int
    options: Mapping[str, str | int]
    seed: int
    games: int
    max_turns: int
    simulations: int | None
    time_ms: int | None


def plan_of(match: Match) -> Plan:
    """The plan of a match."""
    return {
        "format": FORMAT,
        "version": __version__,
        "entrants": list(match.entrants),
        "edition": match.edition,
        "players": match.players,
        "options": match.options,
        "seed": match.seed,
        "games": match.games,
        "max_turns": match.max_turns,
        "simulations": match.simulations,
        "time_ms": match.time_ms,
    }


def begin(folder: Path, match: Match) -> list[Task]:
    """Make the folder, or check that it was begun with the same games. Returns what is to play."""
    plan = plan_of(match)
    found = _plan_in(folder)
    records = folder / RECORDS
    with writing_to(folder):
        if found is None and records.is_dir() and any(records.iterdir()):
            raise FolderError(f"{folder} already contains records of other games")
        if found is not None:
            _check_same(folder, found, plan)
        records.mkdir(parents=True, exist_ok=True)
        replace_text(folder / PLAN, json.dumps(plan, indent=1) + "\n")
        there = {file.name for file in records.iterdir()}
    return [task for task in tasks_of(match) if file_name_of(task.number) not in there]


def play_missing(folder: Path, tasks: list[Task], player: Player, progress: Progress) -> None:
    """Play games, and save each record as soon as its game is over."""
    if not tasks:
        return
    for count, game in enumerate(player(tasks), 1):
        save_record(folder, game)
        progress(count)


def copy_records(source: Path, folder: Path) -> None:
    """Take over existing records, each in a folder of its run."""
    if folder.resolve().is_relative_to(source.resolve()):
        raise FolderError(f"{folder} is inside {source}, the records it is to be made of")
    files = record_files(source)
    with writing_to(folder):
        if (folder / RECORDS).exists():
            raise FolderError(f"{folder} already contains records of other games")
        beginning = folder / f".{RECORDS}"
        shutil.rmtree(beginning, ignore_errors=True)
        for file in files:
            target = beginning / run_of(source, file) / file.name
            if target.exists():
                raise FolderError(f"two records would be {run_of(source, file)}/{file.name}")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
        beginning.replace(folder / RECORDS)


def write_tables(folder: Path, form: str, progress: Callable[[int], None]) -> int:
    """Make all tables and the codebook from the records of a folder. Returns the games."""
    files = record_files(folder / RECORDS)

    def games() -> Iterator[dict[str, list[Row]]]:
        for count, file in enumerate(files, 1):
            yield rows_of(read_file(file), run_of(folder, file), file.name)
            progress(count)

    with writing_to(folder):
        save_tables(folder, form, games())
        replace_text(folder / "codebook.md", codebook())
    return len(files)


def _plan_in(folder: Path) -> Json | None:
    try:
        plan = json.loads((folder / PLAN).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise FolderError(f"cannot read {folder / PLAN}") from error
    if not isinstance(plan, dict) or plan.get("format") != FORMAT:
        raise FolderError(f"{folder / PLAN} is not the plan of a data set")
    return plan


def _check_same(folder: Path, found: Json, wanted: Plan) -> None:
    """A data set may grow, but everything else stays as it was begun."""
    for key, value in wanted.items():
        if key != "games" and found.get(key) != value:
            raise FolderError(
                f"{folder} was begun with another {key}: {found.get(key)}, not {value}"
            )
    if found["games"] > wanted["games"]:
        raise FolderError(f"{folder} was begun with {found['games']} games, which is more")
