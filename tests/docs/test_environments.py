"""docs/environments.md: its tables match the code, and its examples run."""

from __future__ import annotations

import re

import pytest
from tests.folders import DOCS

from longshore.env.actions import ACTION_VERSION
from longshore.env.observation import OBSERVATION_VERSION
from longshore.tools.environments import filled

PAGE = DOCS / "environments.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_tables_are_those_of_the_code() -> None:
    """`python -m longshore.tools.environments < docs/environments.md` regenerates them."""
    assert filled(TEXT) == TEXT
    assert f"Action codes, version {ACTION_VERSION}" in TEXT
    assert f"Observation, version {OBSERVATION_VERSION}" in TEXT


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.split("\n", 1)[0])
def test_the_examples_run(example: str) -> None:
    exec(compile(example, str(PAGE), "exec"), {})  # noqa: S102


def test_there_is_an_example_for_each_face() -> None:
    assert len(EXAMPLES) >= 3
