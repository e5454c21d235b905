"""An uncompiled core says so: once, with the reason, and not to those who want it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from longshore.check import core


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "compiled", lambda: False)
    monkeypatch.setattr(core.Told, "already", False)
    monkeypatch.delenv("LONGSHORE_PURE", raising=False)


@pytest.mark.usefixtures("uncompiled")
def test_it_is_said_once() -> None:
    said = core.warning()
    assert said is not None
    assert "these are the sources as they are" in said
    assert "LONGSHORE_REQUIRE_CORE=1 pip install" in said
    assert core.warning() is None


@pytest.mark.usefixtures("uncompiled")
def test_not_to_those_who_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGSHORE_PURE", "1")
    assert core.warning() is None


def test_a_compiled_core_has_nothing_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "compiled", lambda: True)
    monkeypatch.delenv("LONGSHORE_PURE", raising=False)
    assert core.why_uncompiled() is None
    assert core.warning() is None


@pytest.mark.parametrize(
    "program",
    [
        "import longshore.env, longshore.env.batch",
        "run(['bench', '--only', 'nothing'])",
        "run(['fuzz', '--games', '1', '--max-turns', '1'])",
        "run('arena --seats trader,trader,trader --games 1 --max-turns 1 --jobs 1'.split())",
    ],
)
def test_environments_and_long_commands_say_it(program: str) -> None:
    """Once in a process, although a bench also imports the environments."""
    pretend = "import longshore.game; longshore.game.compiled = lambda: False\n"
    ready = "from longshore.cli.app import run\n"
    environment = {name: os.environ[name] for name in os.environ if name != "LONGSHORE_PURE"}
    done = subprocess.run(
        [sys.executable, "-c", pretend + ready + program],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr.count("the core of Longshore is not compiled") == 1, done.stderr
