"""examples/learn.py: it learns, draws its curve, and says what is wrong with its options."""

from __future__ import annotations

import csv
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.folders import ROOT

SCRIPT = ROOT / "examples" / "learn.py"
FIGURES = re.compile(r"difference +(-?[\d.]+) \+- *([\d.]+), wins +([\d.]+)%")


def learn(*options: object, timeout: float = 120) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), *map(str, options)]
    return subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False)


def curve_of(folder: Path) -> list[dict[str, str]]:
    with (folder / "curve.csv").open(newline="", encoding="utf-8") as stream:
        return [
            {name: value for name, value in row.items() if name != "seconds"}
            for row in csv.DictReader(stream)
        ]


def results_of(told: str) -> list[str]:
    """The lines with the figures before and after."""
    return [line for line in told.splitlines() if "on other deals" in line]


def test_it_draws_its_curve_and_repeats_itself(tmp_path: Path) -> None:
    first, again = tmp_path / "a" / "first", tmp_path / "again"
    told = [learn("--games", 18, "--tests", 2, "--out", out) for out in (first, again)]
    assert [run.returncode for run in told] == [0, 0], told[0].stderr
    assert (first / "curve.png").read_bytes().startswith(b"\x89PNG")
    curve = curve_of(first)
    assert [row["games"] for row in curve] == ["16", "18"]
    assert curve == curve_of(again)
    assert len(results_of(told[0].stdout)) == 2
    assert results_of(told[0].stdout) == results_of(told[1].stdout)


def test_time_is_a_limit_too(tmp_path: Path) -> None:
    told = learn("--seconds", 0.1, "--tests", 2, "--out", tmp_path)
    assert told.returncode == 0, told.stderr
    assert len(curve_of(tmp_path)) == 1


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--tests", "1"), "--tests above 1"),
        (("--games", "0"), "must be above 0"),
        (("--seconds", "-1"), "must be above 0"),
        (("--out", os.devnull), "cannot write to"),
    ],
)
def test_bad_options_are_told_in_a_sentence(options: tuple[str, ...], sentence: str) -> None:
    told = learn(*options)
    assert told.returncode == 2
    assert sentence in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.slow
def test_it_gets_better(tmp_path: Path) -> None:
    # It takes off after 300 to 800 games, depending on the seed.
    told = learn("--games", 960, "--tests", 60, "--out", tmp_path, timeout=900)
    before, after = (
        tuple(map(float, FIGURES.findall(line)[0])) for line in results_of(told.stdout)
    )
    assert after[0] - after[1] > before[0] + before[1]
    assert after[2] > 60
