"""The tables of docs/bots.md: the crew, and the ladder of all levels.

`python -m longshore.tools.bots < docs/bots.md` prints the page with fresh tables. What the ladder
has measured is read from docs/ladder.csv (`longshore.tools.ladder`).
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from longshore.bots.crew.slips import BROKE, Slips
from longshore.bots.levels import LEVELS, PILOT_SIMULATIONS
from longshore.tools.marks import with_tables

MEASURED: Final = Path("docs/ladder.csv")  # in the folder of the project, where make runs
_OWN_BUDGET: Final = {
    "pilot": f"{PILOT_SIMULATIONS} simulations a turn, whatever `--simulations` says"
}


def crew_table() -> str:
    """How each level of the crew falls short of the one that it is based on."""
    rows = [
        "| level | based on | hesitates | weighs | bids (share of the right bid) | also |",
        "|---|---|---|---|---|---|",
    ]
    for name, level in LEVELS.items():
        if level.based_on:
            cells = [f"`{name}`", level.based_on, *_told(level.slips, level.based_on)]
            also = "; ".join([*_overlooked(level.slips or Slips()), _OWN_BUDGET.get(name, "")])
            cells.append(also.strip("; "))
            rows.append("|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|")
    return "\n".join(rows)


def _told(slips: Slips | None, based_on: str) -> tuple[str, str, str]:
    """Hesitation, steps and bids."""
    if slips is None:
        return "", "", "100 %"
    warmth = f"{slips.warmth:g}"
    if based_on == "trader":  # which reckons in dollars
        warmth = f"${slips.warmth:g}" if slips.warmth % 1 == 0 else f"${slips.warmth:.2f}"
    low, high = slips.bids
    bids = f"{low} %" if low == high else f"{low} to {high} %"
    return warmth, f"{slips.seen} steps", bids


def _overlooked(slips: Slips) -> Iterator[str]:
    """What such a bot never thinks of."""
    if not slips.keeps:
        yield "never keeps its cargo"
    if not slips.borrows:
        yield f"borrows only when it has less than ${BROKE}"
    if not slips.foresees:
        yield "does not see the end coming"


def ladder_table(measured: Mapping[str, Mapping[str, str]]) -> str:
    """What each level has won, and its rating."""
    rows = ["| | level | seats | win share (95 %) | rating |", "|---|---|---|---|---|"]
    for number, (name, level) in enumerate(LEVELS.items(), 1):
        each = measured.get(name)
        seats, share = "", "not measured"
        if each is not None:
            seats, share = each["seats"], f"{each['share']} % ({each['low']} to {each['high']})"
        cells = [str(number), f"`{name}`", seats, share, f"{level.rating:.1f}"]
        rows.append("|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|")
    return "\n".join(rows)


def read(path: Path) -> dict[str, dict[str, str]]:
    """What was measured, by level."""
    with path.open(newline="", encoding="utf-8") as file:
        return {row["level"]: row for row in csv.DictReader(file)}


def filled(page: str, measured: Mapping[str, Mapping[str, str]]) -> str:
    """The page with its tables made anew."""
    return with_tables(page, {"crew": crew_table(), "ladder": ladder_table(measured)})


if __name__ == "__main__":  # reads a page, writes it with its tables
    sys.stdout.write(filled(sys.stdin.read(), read(MEASURED)))
