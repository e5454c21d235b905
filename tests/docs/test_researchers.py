"""docs/researchers.md: its tables are made by the script, and its examples run as printed."""

from __future__ import annotations

import doctest
import re

import pytest
from tests.folders import DOCS

from longshore.check.bench import Report
from longshore.tools.researchers import BOXES, SPEEDS, filled, rounded, span, speed_table

PAGE = DOCS / "researchers.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_table_of_the_game_is_that_of_the_code() -> None:
    """`python -m longshore.tools.researchers < docs/researchers.md` regenerates it."""
    assert filled(TEXT) == TEXT


def test_the_examples_run_as_printed() -> None:
    examples = "\n".join(re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, PAGE.name, str(PAGE), 0)
    assert len(test.examples) > 5
    assert doctest.DocTestRunner().run(test).failed == 0


def a_report(name: str, factor: int) -> Report:
    """A bench of one measurement: 3 and 4 players, every kind of game."""
    return {
        "format": "longshore-bench/1",
        "version": "0.1.0",
        "compiled": True,
        "python": "3.11.7",
        "calibration_per_cpu_second": factor * 1_000_000,
        "results": [
            {
                "name": name,
                "edition": str(edition),
                "players": players,
                "options": options,
                "count": 1,
                "cpu_seconds": 1.0,
                "per_cpu_second": factor * players * 11_111,
                "us_each": 1.0,
                "games": 1,
                "capped": 0,
            }
            for players in (3, 4)
            for edition, options in BOXES.values()
        ],
    }


def test_the_table_of_speeds_is_made_from_reports() -> None:
    table = speed_table([a_report(name, at) for at, name in enumerate(SPEEDS, start=9)])
    rows = table.splitlines()
    assert len(rows) == 2 + len(SPEEDS) + 1
    assert rows[2].endswith("| 400,000 | 400,000 | 400,000 |")
    assert rows[-1].startswith("| rounds of the calibration loop | 9.0 to 16.0 million |")
    before, _, after = filled(TEXT, [a_report(name, 9) for name in SPEEDS]).partition("400,000")
    assert before.startswith(TEXT[:200])
    assert after


def test_the_page_has_every_speed() -> None:
    for told in SPEEDS.values():
        assert re.search(rf"^\| {re.escape(told)} \|( [\d,]+ \|){{3}}$", TEXT, re.MULTILINE), told


@pytest.mark.parametrize(
    ("number", "short"), [(887_912, 888_000), (41, 41), (1_234_567, 1_230_000)]
)
def test_three_digits_are_enough(number: int, short: int) -> None:
    assert rounded(number) == short
    assert span([1.04, 1.0]) == "1.0"
