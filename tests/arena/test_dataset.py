"""A data set: rows from records, nothing lost or doubled, and a codebook that tells the truth."""

import csv
import json
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from tests.cli.shell import Answer, longshore, refuses
from tests.folders import RECORDS

from longshore.arena import players
from longshore.arena.dataset import writers
from longshore.arena.dataset.codebook import codebook, columns_of
from longshore.arena.dataset.rows import rows_of
from longshore.arena.dataset.tables import TABLES, BidRow
from longshore.arena.economy.files import read_file
from longshore.arena.games import GameResult
from longshore.arena.plan import Task
from longshore.arena.workers import play_here
from longshore.record import parse_line, starting_game
from longshore.record.words import SEATS
from longshore.view import play, view_of, worth_of_lot

parquet: Any = import_module("pyarrow.parquet")  # typed or not, as its version has it
FILES = sorted(RECORDS.glob("*.txt"))
MATCH = ("--seats", "deckhand,trader,deckhand", "--games", "6", "--seed", "7", "--max-turns", "9")


def dataset(folder: Path, *more: str) -> Answer:
    return longshore("dataset", str(folder), *MATCH, "--jobs", "1", *more)


def table(folder: Path, name: str) -> list[dict[str, str]]:
    with (folder / f"{name}.csv").open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def everything(folder: Path) -> dict[str, str]:
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_text("utf-8") for file in files}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data set that was never stopped."""
    folder = tmp_path_factory.mktemp("whole") / "data"
    answer = dataset(folder, "--format", "csv")
    assert answer.code == 0, answer
    return folder


@pytest.mark.parametrize("turns", ["9", "100"])  # the limit stops all games, or few
def test_a_data_set_agrees_with_the_arena(tmp_path: Path, turns: str) -> None:
    arguments = (*MATCH, "--max-turns", turns, "--jobs", "1")
    arena = longshore("arena", *arguments, "--out", str(tmp_path / "arena"), "--json")
    made = longshore("dataset", str(tmp_path / "data"), *arguments, "--format", "csv")
    assert (arena.code, made.code) == (0, 0), made
    games = {row["game"]: row for row in table(tmp_path / "data", "games")}
    seats = {(row["game"], row["seat"]): row for row in table(tmp_path / "data", "seats")}
    rows = table(tmp_path / "arena", "games")
    assert len(rows) == len(seats) == 3 * len(games) == 18
    for row in rows:
        name = Path(row["record"]).name
        game, seat = games[name], seats[name, row["seat"]]
        ended = "stopped" if row["ended_by"] == "cap" else row["ended_by"]
        assert (game["turns"], game["trade"], game["money_end"], game["ended_by"]) == (
            *(row["turns"], row["trade"], row["money"]),
            ended,
        )
        assert (seat["bot"], seat["score"], seat["place"]) == (
            *(row["bot"], row["score"], row["place"]),
        )
        assert round(float(seat["win"]), 4) == float(row["win"])
        assert seat["bankrupt"] == ("true" if row["bankrupt"] == "1" else "false")
    deals = Counter(game["deal"] for game in games.values())
    assert sorted(deals.values()) == [3, 3]
    assert json.loads(arena.out)["ended_by"]["cap"] == sum(
        game["ended_by"] == "stopped" for game in games.values()
    )


def test_tables_of_one_game_agree_with_each_other() -> None:
    for file in FILES:
        rows = rows_of(read_file(file), "run", file.name)
        (game,) = (row._asdict() for row in rows["games"])
        tables = {name: [row._asdict() for row in found] for name, found in rows.items()}
        assert game["steps"] == len(tables["steps"]) == tables["steps"][-1]["step"]
        assert game["turns"] == tables["steps"][-1]["turn"]
        assert [row["turn"] for row in tables["turns"]] == list(range(game["turns"] + 1))
        whose = {row["turn"]: row["seat"] for row in tables["turns"]}
        for step in tables["steps"]:
            if step["decision"] == "action":
                assert step["seat"] == whose[step["turn"]]
        stages = ("factory", "harbour", "auction")
        sold = sum(row["price"] for row in tables["trades"] if row["stage"] in stages)
        assert sold == pytest.approx(game["trade"], abs=0.01)
        for auction in tables["auctions"]:
            bids = [row for row in tables["bids"] if row["auction"] == auction["auction"]]
            assert auction["seller"] not in {bid["seat"] for bid in bids}
            assert max((bid["bid"] for bid in bids), default=0) == auction["price"]
            assert sum(bid["won"] for bid in bids) == auction["accepted"]


def test_worths_are_those_of_the_bidders_own_views() -> None:
    checked = 0
    for file in FILES:
        record = read_file(file)
        bids = [row for row in rows_of(record, "", "")["bids"] if isinstance(row, BidRow)]
        game = starting_game(record)
        auction = 0
        for line in record.steps:
            before = game.clone()
            for event in play(game, *parse_line(line)):
                if event["event"] == "settled":
                    auction += 1
                    for row in (row for row in bids if row.auction == auction):
                        view = view_of(before, SEATS.index(row.seat))
                        assert row.worth == worth_of_lot(view, event["lot"])["difference"]
                        checked += 1
    assert checked > 50


def test_a_stopped_data_set_goes_on(
    tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def stopped(tasks: Sequence[Task], jobs: int) -> Iterator[GameResult]:
        for game in islice(play_here(tasks, jobs), 2):
            played.append(game.number)
            yield game
        raise KeyboardInterrupt

    folder = tmp_path / "data"
    monkeypatch.setattr(players, "play_here", stopped)
    for _ in range(2):
        answer = dataset(folder, "--format", "csv")
        assert (answer.code, answer.out) == (130, "")
        assert answer.err.endswith("longshore: stopped; the same command goes on from here\n")
        assert not list(folder.glob("*.csv"))
    monkeypatch.undo()
    assert played == [1, 2, 3, 4]
    (folder / "records" / ".game-00005.txt.part").write_text("longshore-rec")  # cut off
    answer = dataset(folder, "--format", "csv")
    assert "4 of 6 games are already there" in answer.err
    assert everything(folder) == everything(whole)
    again = dataset(folder, "--format", "csv")
    assert again.code == 0, again
    assert everything(folder) == everything(whole)


def test_a_killed_data_set_goes_on(tmp_path: Path, whole: Path) -> None:
    folder = tmp_path / "data"
    arguments = ("dataset", str(folder), *MATCH, "--jobs", "2", "--format", "csv")
    running = subprocess.Popen(
        [sys.executable, "-m", "longshore", *arguments], stdout=subprocess.PIPE, text=True
    )
    until = time.monotonic() + 60
    while not list(folder.glob("records/game-*.txt")) and time.monotonic() < until:
        time.sleep(0.02)
    running.send_signal(signal.SIGKILL)
    # The workers hold the same pipe: it ends only when all of them are gone.
    running.communicate(timeout=60)
    assert dataset(folder, "--format", "csv").code == 0
    assert everything(folder) == everything(whole)


def test_a_data_set_can_grow(tmp_path: Path, whole: Path) -> None:
    folder = tmp_path / "data"
    dataset(folder, "--format", "csv", "--games", "3")
    assert len(table(folder, "games")) == 3
    refuses(dataset(folder, "--games", "1"), 2, "was begun with 3 games")
    assert longshore("dataset", str(folder), *MATCH[:4], *MATCH[6:], "--format", "csv").code == 0
    assert everything(folder) == everything(whole)


def test_parquet_holds_the_same_rows(tmp_path: Path, whole: Path) -> None:
    folder = tmp_path / "data"
    assert longshore("dataset", str(folder), "--from", str(whole)).code == 0
    for name, rows in TABLES.items():
        found = parquet.read_table(folder / f"{name}.parquet")
        assert found.column_names == [column.name for column in columns_of(rows)]
        written = [{key: as_text(value) for key, value in row.items()} for row in found.to_pylist()]
        assert written == table(whole, name)
        assert all(field.metadata[b"meaning"] for field in found.schema)


def as_text(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return "" if value is None else str(value)


def test_large_data_sets_are_written_in_groups(
    tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writers, "_GAMES_AT_ONCE", 4)
    folder = tmp_path / "data"
    assert longshore("dataset", str(folder), "--from", str(whole)).code == 0
    found = parquet.ParquetFile(folder / "games.parquet")
    assert (found.num_row_groups, found.metadata.num_rows) == (2, 6)


def test_runs_of_the_same_name_stay_apart(tmp_path: Path, whole: Path) -> None:
    for run in ("x/data", "y/data"):
        assert longshore("dataset", str(tmp_path / "runs" / run), "--from", str(whole)).code == 0
    both = tmp_path / "both"
    answer = longshore("dataset", str(both), "--from", str(tmp_path / "runs"), "--format", "csv")
    assert answer.code == 0, answer
    games = Counter((row["run"], row["game"]) for row in table(both, "games"))
    assert set(games.values()) == {1}
    assert Counter(run for run, _ in games) == {"x/data/data": 6, "y/data/data": 6}
    out = tmp_path / "economy"
    assert longshore("economy", str(both), "--out", str(out)).code == 0
    assert {row["run"] for row in table(out, "money")} == {"x/data/data", "y/data/data"}


def test_the_codebook_is_true() -> None:
    text = codebook()
    rows = [rows_of(read_file(file), "run", file.name) for file in FILES]
    for name, kind in TABLES.items():
        assert f"## {name}\n" in text
        found = [row for each in rows for row in each[name]]
        assert found
        for place, column in enumerate(columns_of(kind)):
            assert f"| `{column.name}` | " in text
            assert column.meaning in text
            types = {type(row[place]) for row in found}
            assert types - {type(None)} <= {column.type}, (name, column.name)
            assert column.optional or type(None) not in types


def test_data_sets_that_cannot_be_made(
    tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuses(dataset(whole, "--seed", "8"), 2, "was begun with another seed: 7, not 8")
    refuses(dataset(tmp_path, "--from", str(whole)), 2, "either --seats", "or --from")
    refuses(longshore("dataset", str(tmp_path)), 2, "either --seats", "or --from")
    refuses(longshore("dataset", " ", *MATCH), 2, "DIR needs the name of a folder")
    refuses(dataset(tmp_path, "--format", "xls"), 2, "parquet or csv")
    refuses(longshore("dataset", str(whole / "in"), "--from", str(whole)), 2, "is inside")
    refuses(longshore("dataset", str(whole), "--from", str(RECORDS)), 2, "already contains")
    empty = tmp_path / "empty"
    empty.mkdir()
    refuses(longshore("dataset", str(tmp_path / "d"), "--from", str(empty)), 2, "no records")
    (tmp_path / "dataset.json").write_text("{}")
    refuses(dataset(tmp_path), 2, "is not the plan of a data set")
    monkeypatch.setattr(writers, "find_spec", lambda _: None)
    refuses(dataset(tmp_path / "d", "--format", "parquet"), 2, "install longshore[parquet]")
    assert not (tmp_path / "d").exists()
