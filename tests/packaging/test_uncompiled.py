"""An uncompiled core says so: once, with the reason, and not to those who want it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.folders import ROOT

from longshore import uncompiled

COMMAND = "from longshore.cli.app import run\n"
QUIET = ("LONGSHORE_PURE", uncompiled.TOLD)


def told(program: str, **more: str) -> int:
    """How often this program, run on the sources, says that they are slow."""
    environment = {name: os.environ[name] for name in os.environ if name not in QUIET}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment | {"PYTHONPATH": str(ROOT / "src")} | more,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stderr.count("the core of Longshore is not compiled")


def test_the_reason_and_the_remedy_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LONGSHORE_PURE", raising=False)
    said = uncompiled.warning()
    assert said is not None
    assert uncompiled.reason() in said
    assert "LONGSHORE_REQUIRE_CORE=1 pip install" in said


def test_it_is_told_once_and_names_the_importer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LONGSHORE_PURE", raising=False)
    monkeypatch.delenv(uncompiled.TOLD, raising=False)
    with pytest.warns(RuntimeWarning, match="is not compiled") as caught:
        importer_of_this()
    assert [warning.filename for warning in caught] == [__file__]
    importer_of_this()  # a second warning would be an error


def importer_of_this() -> None:
    imported()


def imported() -> None:
    uncompiled.warn_importer()


def test_an_import_tells_it_and_what_it_starts_does_not() -> None:
    again = "import longshore.env, subprocess, sys\n"
    child = "subprocess.run([sys.executable, '-c', 'import longshore.game'], check=True)"
    assert told("import longshore.bots\n" + again + child) == 1


def test_it_is_not_told_to_those_who_want_it() -> None:
    assert told("import longshore.game", LONGSHORE_PURE="1") == 0


def test_short_commands_do_not_tell_it() -> None:
    assert told(COMMAND + "run(['new', '--seed', '1'])") == 0


@pytest.mark.parametrize(
    "program",
    [
        "run(['bench', '--only', 'nothing'])",
        "run(['fuzz', '--games', '1', '--max-turns', '1'])",
        "run('arena --seats trader,trader,trader --games 1 --max-turns 1 --jobs 1'.split())",
    ],
)
def test_long_commands_tell_it(program: str) -> None:
    """Once in a process, although a bench also imports the environments."""
    assert told(COMMAND + program) == 1
