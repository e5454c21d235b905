"""`longshore loadtest` on a small scale. The full one is a command, not a test."""

import json
import subprocess
import sys
from pathlib import Path

from tests.cli.shell import longshore
from tests.server.tools.process import ServerProcess

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
    assert report["steps"] >= 16
    assert report["lost"] == report["refused"] == 0
    assert "synchronous FULL" in report["durability"]


def test_a_server_of_its_own_is_started_and_ended() -> None:
    done = loadtest("--tables", "2", "--seats", "4", "--period", "0.5", "--seconds", "1")
    assert done.returncode == 0, done.stderr
    assert "2 tables, 8 sockets" in done.stdout
    assert "lost        0" in done.stdout
    assert "for a table of 2000 steps" in done.stdout


def test_what_is_no_server_is_said_in_a_sentence() -> None:
    for url in ("http://127.0.0.1:9/", "ftp://127.0.0.1/", "nonsense"):
        done = longshore("loadtest", "--url", url, "--tables", "1", "--seconds", "1")
        assert done.code != 0
        assert len(done.err.splitlines()) == 1, done.err
        assert "Traceback" not in done.err
