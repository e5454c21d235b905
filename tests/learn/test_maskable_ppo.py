"""examples/maskable_ppo.py: it learns, saves what it has learned, and plays with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.folders import ROOT

SCRIPT = ROOT / "examples" / "maskable_ppo.py"


def run(*options: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), *map(str, options)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def test_it_learns_and_plays_again_with_what_it_saved(tmp_path: Path) -> None:
    model = tmp_path / "learned.zip"
    table = ("--tests", 2, "--against", "deckhand")
    first = run("--steps", 2048, "--out", model, *table)
    assert first.returncode == 0, first.stderr
    told, heading, row = first.stdout.splitlines()
    assert told.startswith("learned from 2048 decisions")
    assert heading.split()[:2] == ["against", "two"]
    assert row.split()[:2] == ["deckhand", "2"]
    again = run("--model", model, *table)
    assert again.returncode == 0, again.stderr
    assert again.stdout.splitlines()[0] == heading


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--tests", "1"), "--tests must be above 1"),
        (("--steps", "0"), "--steps must be above 0"),
        (("--model", "nothing.zip"), "there is no model nothing.zip"),
    ],
)
def test_bad_options_are_told_in_a_sentence(options: tuple[str, ...], sentence: str) -> None:
    told = run(*options)
    assert told.returncode == 2
    assert sentence in told.stderr
    assert "Traceback" not in told.stderr
