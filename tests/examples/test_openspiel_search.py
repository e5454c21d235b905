"""examples/openspiel_search.py: it plays whole games, and says what is wrong with its options."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.folders import ROOT

SCRIPT = ROOT / "examples" / "openspiel_search.py"


def run(*options: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "ignore", str(SCRIPT), *map(str, options)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_it_plays_and_repeats_itself() -> None:
    options = ("--games", 2, "--simulations", 4, "--max-turns", 2, "--against", "deckhand")
    first, again = run(*options), run(*options)
    assert first.returncode == 0, first.stderr
    heading, row = first.stdout.splitlines()
    assert heading.split()[:2] == ["against", "two"]
    assert row.split()[:2] == ["deckhand", "2"]
    assert first.stdout == again.stdout


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--games", "1"), "--games must be above 1"),
        (("--simulations", "0"), "must be above 0"),
        (("--against", "admirals"), "invalid choice"),
    ],
)
def test_bad_options_are_told_in_a_sentence(options: tuple[str, ...], sentence: str) -> None:
    told = run(*options)
    assert told.returncode == 2
    assert sentence in told.stderr
    assert "Traceback" not in told.stderr
