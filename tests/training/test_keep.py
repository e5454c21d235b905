"""The gate keeps the last good weights."""

from __future__ import annotations

import json
from pathlib import Path

from training.keep import keep


def run_with(folder: Path, name: str, **wins: float) -> Path:
    """A run whose weights are its name, and whose gate found these win shares."""
    run = folder / name
    run.mkdir()
    (run / "weights.npz").write_text(name)
    rows = [{"kind": kind, "opponent": "trader", "wins": share} for kind, share in wins.items()]
    (run / "gate.json").write_text(json.dumps(rows))
    return run


def kept(run: Path) -> str:
    return (run / "good.npz").read_text()


def test_the_last_good_weights_are_kept_through_bad_runs(tmp_path: Path) -> None:
    first = run_with(tmp_path, "first", three=0.6, five=0.4)
    assert keep(first, None)
    bad = run_with(tmp_path, "bad", three=0.65, five=0.3)
    assert not keep(bad, first)
    assert kept(bad) == "first"
    better_than_bad = run_with(tmp_path, "third", three=0.65, five=0.32)
    assert not keep(better_than_bad, bad)
    assert kept(better_than_bad) == "first"
    good = run_with(tmp_path, "good", three=0.65, five=0.4)
    assert keep(good, better_than_bad)
    assert kept(good) == "good"
    assert (good / "good.json").read_text() == (good / "gate.json").read_text()


def test_only_lines_that_both_have_played_count(tmp_path: Path) -> None:
    first = run_with(tmp_path, "first", three=0.6, five=0.9)
    second = run_with(tmp_path, "second", three=0.6, four=0.1)
    assert keep(second, first)


def test_a_run_from_before_there_was_a_choice_is_judged_by_its_own_gate(tmp_path: Path) -> None:
    old = run_with(tmp_path, "old", three=0.6)
    new = run_with(tmp_path, "new", three=0.5)
    assert not keep(new, old)
    assert kept(new) == "old"


def test_without_matches_before_the_new_weights_are_good(tmp_path: Path) -> None:
    old = run_with(tmp_path, "old", three=0.6)
    (old / "gate.json").unlink()
    new = run_with(tmp_path, "new", three=0.5)
    assert keep(new, old)
    assert kept(new) == "new"
