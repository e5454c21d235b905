"""The examples of docs/bots.md are run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.bots.programs import command_for, play_against
from tests.folders import DOCS

PAGE = (DOCS / "bots.md").read_text(encoding="utf-8")
OUTSIDE, INSIDE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_example_program_plays(tmp_path: Path) -> None:
    bot, game = play_against(command_for(tmp_path, OUTSIDE), max_turns=8)
    assert (bot.name, bot.trouble) == ("Lucky", "")
    assert (game.refused[0], game.timeouts[0]) == (0, 0)
    assert len(OUTSIDE.splitlines()) <= 25


def test_the_example_of_a_game_in_python(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(INSIDE, "docs/bots.md", "exec"), {})  # noqa: S102 (our own page)
    assert re.fullmatch(r"(supply|cap) \[-?\d+, -?\d+, -?\d+\]\n", capsys.readouterr().out)
