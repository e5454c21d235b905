"""`longshore loadtest` on a small scale. The full one is a command, not a test."""

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.shell import longshore
from tests.server.tools.postgres import postgres
from tests.server.tools.process import ServerProcess

from longshore.load.http import Http, LoadError
from longshore.load.loadtest import Plan, processes_for, server_of
from longshore.load.processes import used_by
from longshore.load.tally import Tally

KEYS = ("tables", "sockets", "steps_per_second", "p50_ms", "p99_ms", "server_cpu_ms_per_step")


# Nobody believes the figures of a test, so it need not be calm while they are measured.
HURRY = """
from longshore.load import loadtest
loadtest._SETTLE_SECONDS = 0.2
loadtest._IDLE_SECONDS = 0.5
from longshore.cli.app import main
main()
"""


def loadtest(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", HURRY, "loadtest", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_running_server_is_measured(tmp_path: Path) -> None:
    small = ("--tables", "4", "--period", "0.5", "--seconds", "3")
    with ServerProcess(tmp_path, "--trust-loopback") as server:
        done = loadtest("--url", server.url, *small, "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["format"] == "longshore-load/1"
    assert (report["tables"], report["sockets"]) == (4, 12)
    assert all(report[key] > 0 for key in KEYS)
    assert report["rss_mb"] > 10
    assert 0 <= report["idle_cpu_percent"] < 100
    assert 0 < report["machine_cpu_percent"] <= 100
    assert report["steps"] >= 16
    assert report["lost"] == report["refused"] == 0
    assert "synchronous FULL" in report["durability"]


def test_a_test_that_fails_leaves_no_connection_to_a_running_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closed: list[Http] = []

    def close(http: Http) -> None:
        closed.append(http)

    monkeypatch.setattr(Http, "close", close)
    plan = Plan("http://127.0.0.1:9/", tables=1, seats=3, period=1, seconds=1)
    with pytest.raises(LoadError), server_of(plan, print):
        raise LoadError("it went wrong")
    assert len(closed) == 1


def test_a_server_of_its_own_is_started_and_ended() -> None:
    done = loadtest("--tables", "2", "--seats", "4", "--period", "0.5", "--seconds", "1")
    assert done.returncode == 0, done.stderr
    assert "2 tables, 8 sockets" in done.stdout
    assert "lost        0" in done.stdout
    assert "for a table of 2000 steps" in done.stdout


def test_several_processes_offer_more_than_can_be_done() -> None:
    small = ("--tables", "3", "--period", "0.5", "--seconds", "1", "--processes", "2", "--insight")
    done = loadtest(*small, "--overload", "2", "--json")
    report = json.loads(done.stdout)
    assert report["processes"] == 2
    assert report["lost"] == report["refused"] == 0
    assert report["best_per_second"] > 0
    assert report["offered_per_second"] > 0
    assert report["overloaded_per_second"] > 0
    for who in ("best_server", "best_client", "overloaded_server", "overloaded_client"):
        assert report[f"{who}_cpu_percent"] > 0
    assert done.returncode == (report["overloaded_share"] < 0.8)


@pytest.mark.slow
def test_several_processes_serve_over_postgres(tmp_path: Path) -> None:
    url = postgres().prepared_database(tmp_path)
    small = ("--tables", "3", "--period", "0.5", "--seconds", "1", "--workers", "2")
    done = loadtest(*small, "--database", url, "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["server_cpu_ms_per_step"] > 0
    assert "PostgreSQL" in report["durability"]


def test_as_many_processes_play_as_the_files_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1000, 1000))
    monkeypatch.setattr(resource, "setrlimit", lambda *_: None)
    assert processes_for(Plan("http://there", 300, 3, 1, 1)) == 1
    assert processes_for(Plan("http://there", 301, 3, 1, 1)) == 2
    assert processes_for(Plan("http://there", 2, 3, 1, 1, processes=9)) == 2
    with pytest.raises(LoadError, match="2 processes have to play"):
        processes_for(Plan("http://there", 301, 3, 1, 1, processes=1))
    with pytest.raises(LoadError, match="--workers"):
        processes_for(Plan(None, 301, 3, 1, 1))
    assert processes_for(Plan(None, 301, 3, 1, 1, workers=2)) == 2


def test_what_processes_have_counted_is_added_up() -> None:
    one, other = Tally(sent=2, ok_ms=[1.0], took=3.0, cpu=1.0), Tally(sent=1, took=4.0, cpu=2.0)
    one.add(other)
    assert (one.sent, one.ok_ms, one.took, one.cpu) == (3, [1.0], 4.0, 3.0)
    one.clear()
    assert one == Tally()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc")
def test_children_are_counted_with_their_parent() -> None:
    own = used_by(os.getpid())
    assert own is not None
    waits = [sys.executable, "-c", "print(flush=True); input()"]
    with subprocess.Popen(waits, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        child.stdout.readline()
        alone, together = used_by(child.pid), used_by(os.getpid())
        child.communicate(b"\n")
    assert alone is not None
    assert together is not None
    assert together.rss_bytes > alone.rss_bytes > 0
    assert together.cpu_seconds >= own.cpu_seconds


def test_what_is_no_server_is_said_in_a_sentence() -> None:
    for url in ("http://127.0.0.1:9/", "ftp://127.0.0.1/", "nonsense"):
        done = longshore("loadtest", "--url", url, "--tables", "1", "--seconds", "1")
        assert done.code != 0
        assert len(done.err.splitlines()) == 1, done.err
        assert "Traceback" not in done.err
