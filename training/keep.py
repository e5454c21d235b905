"""Keeps the best weights of a chain of runs, as judged by the gate.

Training can get worse from one stretch to the next. Each folder of a run therefore has `good.npz`
and its matches, `good.json`: its own if it plays no worse than the best before it, else those of
the run that it began with.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

GOOD: Final = ("good.npz", "good.json")
OWN: Final = ("weights.npz", "gate.json")

Rows = Sequence[Mapping[str, Any]]


def keep(out: Path, before: Path | None) -> bool:
    """Keep this run's weights or those from before. Says whether this run's are good."""
    earlier = None if before is None else judged(before)
    good = earlier is None or no_worse(rows_of(out / OWN[1]), rows_of(earlier[1]))
    chosen = (out / OWN[0], out / OWN[1]) if good or earlier is None else earlier
    for source, name in zip(chosen, GOOD, strict=True):
        shutil.copyfile(source, out / name)
    return good


def judged(run: Path) -> tuple[Path, Path] | None:
    """The good weights of a run and their matches, or None if it has played none."""
    for names in (GOOD, OWN):
        weights, matches = (run / name for name in names)
        if weights.exists() and matches.exists():
            return weights, matches
    return None


def rows_of(path: Path) -> Rows:
    """The matches that a gate has written."""
    rows: Rows = json.loads(path.read_text())
    return rows


def no_worse(new: Rows, old: Rows) -> bool:
    """Whether the mean win share over the lines that both have played is at least as high."""
    shares = [
        {(row["kind"], row["opponent"]): float(row["wins"]) for row in rows} for rows in (new, old)
    ]
    both = shares[0].keys() & shares[1].keys()
    return sum(shares[0][line] - shares[1][line] for line in both) >= 0
