"""examples/ppo.py: it learns, saves what it has learned, and goes on with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.folders import ROOT

SCRIPT = ROOT / "examples" / "ppo.py"


def run(*options: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), "--device", "cpu", *map(str, options)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def test_it_learns_and_goes_on_with_what_it_saved(tmp_path: Path) -> None:
    model = tmp_path / "learned.pt"
    small = ("--games", 24, "--workers", 2, "--tests", 2)
    for seconds, more in ((14, ()), (8, ("--resume", model)), (0, ("--resume", model))):
        told = run("--seconds", seconds, "--out", model, *small, *more)
        assert told.returncode == 0, told.stderr
        heading, *rows = told.stdout.splitlines()[-4:]
        assert heading.split()[:2] == ["against", "two"]
        assert [row.split()[0] for row in rows] == ["deckhand", "trader", "captain"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--tests", "1"), "--tests must be above 1"),
        (("--resume", "nothing.pt"), "there is no file nothing.pt"),
    ],
)
def test_bad_options_are_told_in_a_sentence(options: tuple[str, ...], sentence: str) -> None:
    told = run(*options)
    assert told.returncode == 2
    assert sentence in told.stderr
    assert "Traceback" not in told.stderr
