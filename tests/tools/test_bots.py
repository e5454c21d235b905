"""The ladder in docs/bots.md has a row for every level."""

from __future__ import annotations

from longshore.bots import LEVELS
from longshore.tools.bots import ladder_table


def test_a_level_that_has_not_been_measured_says_so() -> None:
    each = {"seats": "216", "share": "3.7", "low": "1.7", "high": "7.7"}
    measured = {name: each for name in LEVELS if name != "mate"}
    rows = {line.split("`")[1]: line for line in ladder_table(measured).splitlines()[2:]}
    assert list(rows) == list(LEVELS)
    assert rows["mate"] == f"| 5 | `mate` | | not measured | {LEVELS['mate'].rating:.1f} |"
    assert "| 216 | 3.7 % (1.7 to 7.7) |" in rows["deckhand"]
