"""Whole matches: results, records, and independence from the number of processes."""

import csv
import json
import os
import signal
from collections import Counter
from multiprocessing import active_children
from pathlib import Path

import pytest
from tests.arena.matches import match_of, without_times

from longshore.arena import play as play_module
from longshore.arena import workers
from longshore.arena.errors import CannotPlay, FolderError, WorkersLost
from longshore.arena.folder import prepare
from longshore.arena.games import GameResult
from longshore.arena.plan import Task, tasks_of
from longshore.arena.play import as_name, play_task
from longshore.arena.plots import save_plots
from longshore.arena.run import hold
from longshore.arena.workers import play_here
from longshore.record import read_record, replay
from longshore.record.words import SEATS

PNG = b"\x89PNG"


def test_a_match_and_its_folder(tmp_path: Path) -> None:
    match = match_of("trader", "deckhand", "deckhand", "deckhand", games=12)
    out = tmp_path / "deep" / "out"
    prepare(out)
    counted: list[int] = []
    outcome = hold(match, lambda tasks: play_here(tasks, 1), counted.append, out)
    save_plots(out, outcome)
    report = outcome.report
    assert counted == list(range(1, 13))
    assert json.loads((out / "arena.json").read_text()) == report
    assert sum(report["ended_by"].values()) == report["games"] == 12
    assert report["deals"] == 1
    assert sum(entry["wins"] for entry in report["entrants"]) == pytest.approx(12, abs=0.01)
    for entry in report["entrants"]:
        assert entry["games"] == 9
        low, high = entry["interval"]
        assert low <= entry["win_share"] <= high
        assert entry["decisions"] > 0
        assert 0 < entry["cpu_ms_per_decision"] <= entry["cpu_ms_max"]
        assert entry["refused"] == entry["timeouts"] == 0
        assert entry["rating"] is not None
        assert entry["rating"].keys() == {"mu", "sigma"}

    with (out / "games.csv").open(newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert len(rows) == 36
    scores = Counter[str]()
    for row in rows:
        scores[row["entrant"]] += int(row["score"])
        record = read_record((out / row["record"]).read_bytes())
        assert record.names[row["seat"]] == row["bot"]
        assert replay(record).scores()[SEATS.index(row["seat"])] == int(row["score"])
        assert (record.result is None) == (row["ended_by"] == "cap")
    assert scores["0"] == pytest.approx(9 * report["entrants"][0]["score_mean"], abs=0.01)
    assert len(list((out / "records").iterdir())) == 12
    for name in ("scores", "ratings", "lengths"):
        assert (out / f"{name}.png").read_bytes().startswith(PNG)
    with pytest.raises(FolderError, match="already contains"):
        prepare(out)


def test_the_same_deals_and_different_seats() -> None:
    games = list(play_here(list(tasks_of(match_of(games=6))), 1))
    deals = {(game.deal, read_record(game.record).deal) for game in games}
    assert len(deals) == 2
    for game in games:
        replay(read_record(game.record))
    assert [tuple(seat.entrant for seat in game.seats) for game in games] == [
        (0, 1, 2),
        (2, 0, 1),
        (1, 2, 0),
        (0, 2, 1),
        (1, 0, 2),
        (2, 1, 0),
    ]


def test_processes_do_not_matter() -> None:
    tasks = list(tasks_of(match_of(games=6, edition=2018, options={"investment_bank": "on"})))
    alone = without_times(play_here(tasks, 1))
    assert without_times(play_here(tasks, 2)) == alone
    assert without_times(play_here(tasks[::-1], 1)) == alone


def test_a_game_without_end_is_stopped_and_scored() -> None:
    game = play_task(next(tasks_of(match_of(max_turns=2))))
    assert game.ended_by == "cap"
    assert {seat.place for seat in game.seats} <= {1, 2, 3}
    assert sum(seat.win for seat in game.seats) == pytest.approx(1)
    assert read_record(game.record).result is None


def test_a_bot_that_breaks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(play_module, "play_game", broken)
    with pytest.raises(CannotPlay, match=r"game 1 .deal 1, .* failed: ZeroDivisionError: oh"):
        play_task(next(tasks_of(match_of())))


def test_another_version_does_not_play() -> None:
    task = next(tasks_of(match_of()))
    other = Task(**(vars(task) | {"version": "0.0.0"}))
    with pytest.raises(CannotPlay, match="a worker has Longshore"):
        play_task(other)


def test_games_of_a_process_that_dies_are_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks = list(tasks_of(match_of(games=3)))
    pools: list[int] = []

    def pool(left: list[Task], jobs: int) -> list[GameResult]:
        pools.append(len(left))
        assert jobs <= 2
        return [play_task(left[0])]

    monkeypatch.setattr(workers, "_play_in_pool", pool)
    assert [game.number for game in play_here(tasks, 2)] == [1, 2, 3]
    assert pools == [3, 2, 1]
    monkeypatch.setattr(workers, "_play_in_pool", lambda _tasks, _jobs: [])
    with pytest.raises(WorkersLost, match="3 games are left"):
        list(play_here(tasks, 2))


def test_a_process_that_is_killed_costs_no_game() -> None:
    tasks = list(tasks_of(match_of(games=12, max_turns=30)))
    games: list[GameResult] = []
    for game in play_here(tasks, 2):
        if not games:
            child = active_children()[0]
            assert child.pid is not None
            os.kill(child.pid, signal.SIGKILL)
        games.append(game)
    assert without_times(games) == without_times(play_here(tasks, 1))


def test_names_that_a_record_can_hold() -> None:
    assert as_name("trader") == "trader"
    assert as_name("cmd:a#b\tc\n" + "x" * 99) == ("cmd:abc" + "x" * 99)[:60]
    assert as_name("##") == "bot"


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FolderError, match="cannot write to"):
        prepare(tmp_path / "file" / "out")
    with pytest.raises(FolderError, match="NUL"):
        prepare(Path("a\0b"))
