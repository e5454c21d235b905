"""`longshore arena` and `longshore economy`, and everything that can go wrong with them."""

import csv
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.shell import Answer, command, longshore, refuses
from tests.folders import RECORDS

from longshore.arena import canvas, cluster, ratings

THREE = ("arena", "--seats", "deckhand,deckhand,deckhand")


def small(*more: str) -> Answer:
    return longshore(*THREE, "--games", "3", "--seed", "7", "--jobs", "1", *more)


def results(answer: Answer) -> dict[str, Any]:
    """What does not depend on how fast the machine is."""
    assert answer.code == 0, answer
    report: dict[str, Any] = json.loads(answer.out)
    for entry in report["entrants"]:
        assert entry.pop("cpu_ms_per_decision") >= 0
        assert entry.pop("cpu_ms_max") >= 0
    return report


def test_arena_as_json() -> None:
    answer = small("--json", "--edition", "2018", "--option", "investment_bank=on")
    report = results(answer)
    assert answer.err == ""
    assert answer.out.count("\n") == 1
    assert report["format"] == "longshore-arena/1"
    assert (report["edition"], report["players"], report["seed"]) == ("2018", 3, 7)
    assert report["options"] == {"investment_bank": "on"}
    assert (report["games"], report["deals"]) == (3, 1)
    keys = {"entrant", "bot", "games", "wins", "win_share", "interval", "score_mean", "score_sd"}
    assert set(report["entrants"][0]) >= keys | {"decisions", "refused", "timeouts", "rating"}


def test_arena_in_two_processes_says_the_same() -> None:
    arguments = (*THREE, "--games", "4", "--seed", "3", "--json")
    alone = longshore(*arguments, "--jobs", "1")
    assert "6 games are played" in alone.err
    together = command(*arguments, "--jobs", "2")
    assert "Traceback" not in together.err
    assert results(together) == results(alone)


def test_arena_on_the_terminal(tmp_path: Path) -> None:
    out = tmp_path / "out"
    answer = small("--out", str(out), "--max-turns", "3")
    assert answer.code == 0, answer
    assert answer.out.count("deckhand") == 3
    assert "3 games on 1 deal: 3 stopped after 3 turns of each seat" in answer.out
    assert " of trade in a game, $" in answer.out
    assert "bankrupt" not in answer.out
    assert "seed 7" in answer.out
    assert {path.name for path in out.iterdir()} == {
        *("records", "games.csv", "arena.json"),
        *("scores.png", "ratings.png", "lengths.png"),
    }
    again = small("--out", str(out))
    refuses(again, 2, "already contains")
    economy = longshore("economy", str(out), "--json")
    assert json.loads(economy.out)["games"] == 3


def test_arena_without_openskill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "find_spec", lambda _: None)
    answer = small("--json", "--max-turns", "3")
    assert "install longshore[arena]" in answer.err
    assert results(answer)["entrants"][0]["rating"] is None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seats", "deckhand,pirate,deckhand"), "pirate"),
        (("--seats", "deckhand,deckhand"), "2 entrants cannot fill 3 seats"),
        (("--seats", "deckhand"), "1 entrant cannot"),
        (("--seats", "deckhand,deckhand,deckhand", "--players", "4"), "cannot fill 4 seats"),
        (("--seats", "deckhand,,deckhand"), "empty name"),
        (("--seats", ""), "empty name"),
        (("--seats", "deckhand,deckhand,deckhand", "--players", "9"), "3 to 5 players"),
        (("--seats", "deckhand,deckhand,deckhand", "--edition", "1999"), "1999"),
        (("--seats", "deckhand,deckhand,deckhand", "--option", "tan=3"), "tan"),
        (("--seats", "deckhand,deckhand,deckhand", "--games", "0"), "games"),
        (("--seats", "deckhand,deckhand,deckhand", "--jobs", "0"), "jobs"),
        (("--seats", "deckhand,deckhand,deckhand", "--seed", "x"), "seed"),
        (("--seats", "deckhand,deckhand,deckhand", "--simulations", "0"), "simulations"),
        ((), "seats"),
    ],
)
def test_arenas_that_cannot_be_held(arguments: tuple[str, ...], words: str) -> None:
    refuses(longshore("arena", *arguments), 2, words)


def test_arena_folders_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    refuses(small("--out", str(file)), 2, "cannot write to")
    refuses(small("--out", str(file / "deep")), 2, "cannot write to")
    refuses(small("--out", "a\0b"), 2)
    monkeypatch.setattr(canvas, "find_spec", lambda _: None)
    refuses(small("--out", str(tmp_path / "out")), 2, "install longshore[arena]")
    assert not (tmp_path / "out").exists()


@pytest.mark.slow  # starts Dask
def test_arena_without_a_cluster(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 1)
    out = tmp_path / "out"
    answer = small("--cluster", "tcp://127.0.0.1:1", "--out", str(out))
    refuses(answer, 2, "there is no cluster at tcp://127.0.0.1:1")
    for address in ("no address", "http://127.0.0.1:1"):
        refuses(command(*THREE, "--cluster", address), 2, f"there is no cluster at {address}")
    assert not out.exists()
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    refuses(small("--cluster", "tcp://127.0.0.1:1"), 2, "install longshore[cluster]")


def test_economy_on_the_terminal(tmp_path: Path) -> None:
    out = tmp_path / "out"
    answer = longshore("economy", str(RECORDS), "--out", str(out))
    assert answer.code == 0, answer
    for word in ("factory", "harbour", "auction", "maker", "collector", "subsidy", "premium"):
        assert word in answer.out
    assert (out / "sales.csv").exists()
    assert (out / "prices.png").exists()


def test_economy_of_one_file_as_json() -> None:
    answer = longshore("economy", str(RECORDS / "2007-3-players.txt"), "--json")
    report = json.loads(answer.out)
    assert answer.err == ""
    assert report["format"] == "longshore-economy/1"
    assert report["games"] == 1
    assert set(report) >= {"prices", "margins", "money", "loans", "auctions"}


def test_economy_and_arena_count_alike_and_keep_runs_apart(tmp_path: Path) -> None:
    counted = []
    for run, turns in (("a", "4"), ("b", "200")):
        out = str(tmp_path / run)
        arguments = ("--seats", "deckhand,deckhand,deckhand", "--games", "3", "--seed", "7")
        arena = longshore("arena", *arguments, "--max-turns", turns, "--out", out, "--json")
        economy = longshore("economy", out, "--json")
        ours, theirs = json.loads(arena.out), json.loads(economy.out)
        counted.append(ours["mean_turns"])
        assert theirs["mean_turns"] == counted[-1]
        assert theirs["money"]["end_mean"] == pytest.approx(ours["money_mean"], abs=1e-3)
        flows = theirs["flows_per_game"]
        trade = sum(flows.get(purpose, 0) for purpose in ("restock", "load", "bid"))
        assert trade == pytest.approx(ours["trade_mean"], abs=1e-3)
        with (tmp_path / run / "games.csv").open(encoding="utf-8", newline="") as stream:
            rows = list(csv.DictReader(stream))
        assert sum(int(row["trade"]) for row in rows) / 9 == pytest.approx(trade, abs=1e-3)
        assert {row["bankrupt"] for row in rows} <= {"0", "1"}
    assert counted[0] == 12 < counted[1]
    longshore("economy", str(tmp_path), "--out", str(tmp_path / "both"))
    lines = (tmp_path / "both" / "money.csv").read_text("utf-8").splitlines()
    games = {row["game"] for row in csv.DictReader(lines)}
    assert games == {f"{run}/records/game-0000{game}.txt" for run in "ab" for game in (1, 2, 3)}


def test_economies_that_cannot_be_shown(tmp_path: Path) -> None:
    refuses(longshore("economy", str(tmp_path)), 2, "there are no records in")
    refuses(longshore("economy", str(tmp_path / "nowhere")), 2, "no such file")
    refuses(longshore("economy", "a\0b"), 2)
    refuses(longshore("economy"), 2)
    bad = tmp_path / "bad.txt"
    bad.write_text("longshore-record 1\nrules 1\nedition 1999\n")
    refuses(longshore("economy", str(bad)), 2, "bad.txt", "line 3")
    refuses(longshore("economy", str(tmp_path)), 2, "bad.txt", "line 3")
    bad.write_bytes(b"\0\xff")
    refuses(longshore("economy", str(bad)), 2, "UTF-8")
    good = RECORDS / "2007-3-players.txt"
    partial = good.read_text().replace("players 3\n", "players 3\npartial spectator\n")
    bad.write_text(partial)
    refuses(longshore("economy", str(bad)), 2, "bad.txt")
    refuses(longshore("economy", str(good), "--out", str(bad / "deep")), 2, "cannot write to")


def test_a_program_that_is_not_there_is_refused() -> None:
    seats = "cmd:/nowhere/bot --fast,deckhand,deckhand"
    refuses(longshore("arena", "--seats", seats), 2, "there is no program /nowhere/bot")
    refuses(longshore("fuzz", "--bots", "cmd:nowhere-at-all"), 2, "there is no program")


def test_it_is_told_when_a_deckhand_takes_over(tmp_path: Path) -> None:
    seats = f"cmd:{sys.executable} -c 0,deckhand,deckhand"
    given = ("--games", "3", "--max-turns", "2", "--jobs", "1")
    answer = longshore("arena", "--seats", seats, *given, "--out", str(tmp_path))
    assert answer.code == 0, answer
    assert answer.err.count("a deckhand has taken over from cmd:") == 1
    assert "in 3 of 3 games, first because: it has ended" in answer.out
    report = json.loads((tmp_path / "arena.json").read_text())
    assert [entry["taken_over"] for entry in report["entrants"]] == [3, 0, 0]
    assert [entry["trouble"] for entry in report["entrants"]] == ["it has ended", "", ""]


def test_the_records_do_not_depend_on_processes(tmp_path: Path) -> None:
    """Nor does anything else in the folder, except CPU times."""
    seats = ("arena", "--seats", "trader,deckhand,trader:banker,trader:shipper", "--players", "3")
    given = ("--games", "12", "--seed", "5", "--edition", "2018", "--option", "investment_bank=on")
    folders = {jobs: tmp_path / jobs for jobs in ("1", "2")}
    for jobs, out in folders.items():
        answer = command(*seats, *given, "--max-turns", "8", "--jobs", jobs, "--out", str(out))
        assert answer.code == 0, answer
    kept = [
        {file.name: file.read_text() for file in (out / "records").iterdir()}
        for out in folders.values()
    ]
    assert len(kept[0]) == 12
    assert kept[0] == kept[1]
    tables = [
        list(csv.DictReader((out / "games.csv").read_text().splitlines()))
        for out in folders.values()
    ]
    for table in tables:
        for row in table:
            del row["cpu_ms"], row["cpu_ms_max"]
    assert tables[0] == tables[1]


@pytest.mark.parametrize(
    "arguments", [(*THREE,), ("fuzz", "--games", "1"), ("economy", str(RECORDS))]
)
def test_a_folder_has_a_name(arguments: tuple[str, ...]) -> None:
    refuses(longshore(*arguments, "--out", " "), 2, "--out needs the name of a folder")
