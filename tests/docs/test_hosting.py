"""docs/hosting.md: its tables are current, and its options are those of the program."""

from __future__ import annotations

import inspect
import re

from tests.folders import DOCS

from longshore.cli.serve import serve
from longshore.tools.hosting import filled

PAGE = (DOCS / "hosting.md").read_text(encoding="utf-8")


def test_the_tables_are_those_of_the_code() -> None:
    """`make types` writes them."""
    assert filled(PAGE) == PAGE


def test_the_options_are_those_of_the_program() -> None:
    options = re.findall(r"^\| `LONGSHORE_\w+` \| `--([a-z-]+)` \|", PAGE, re.MULTILINE)
    assert {name.replace("-", "_") for name in options} == inspect.signature(
        serve
    ).parameters.keys()
