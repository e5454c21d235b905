"""Prose in the docs wraps at 100 columns. Tables and code may be as wide as they need to be."""

from pathlib import Path

import pytest
from tests.folders import DOCS, ROOT

PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]
WIDTH = 100


def long_lines(text: str) -> list[str]:
    found, in_code = [], False
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            in_code = not in_code
        elif not in_code and not line.lstrip().startswith("|") and len(line) > WIDTH:
            found.append(line)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_prose_wraps(page: Path) -> None:
    assert long_lines(page.read_text(encoding="utf-8")) == []
