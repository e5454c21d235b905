"""Help, version, check, fuzz and bench as commands."""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.shell import command
from tests.cli.shell import longshore as run
from tests.folders import SCENARIOS

import longshore
from longshore.cli.app import app
from longshore.game import compiled
from longshore.uncompiled import reason

COMMANDS = (
    *("play", "serve", "host", "join", "loadtest", "new", "show", "legal", "apply", "score"),
    *("replay", "why", "check", "fuzz", "bench", "arena", "dataset", "economy", "habits"),
)


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_a_help_with_examples(name: str) -> None:
    answer = run(name, "--help")
    assert answer.code == 0
    assert "For example:" in answer.out
    assert f"longshore {name}" in answer.out.partition("For example:")[2]


def test_the_help_lists_all_commands() -> None:
    out = run("--help").out
    assert [info.callback.__name__ for info in app.registered_commands if info.callback] == [
        *COMMANDS
    ]
    for name in COMMANDS:
        assert name in out


def test_the_help_needs_nothing_heavy() -> None:
    code = (
        "import sys; from longshore.cli.app import run; run(['--help']);"
        "sys.exit(any(name in sys.modules for name in"
        " ('longshore.game', 'longshore.record', 'longshore.check', 'fluent', 'multiprocessing')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0


def test_version() -> None:
    core = "compiled" if compiled() else "not compiled"
    expected = (
        f"longshore {longshore.__version__} (core {core}, Python {platform.python_version()})"
    )
    why = "" if compiled() else f"longshore: the core is not compiled: {reason()}\n"
    assert command("--version") == (0, f"{expected}\n", why)


def test_check(tmp_path: Path) -> None:
    answer = command("check", str(SCENARIOS))
    assert answer.code == 0
    assert answer.out.endswith(" passed, 0 failed\n")
    wrong = tmp_path / "wrong.json"
    wrong.write_text('[{"name": "no", "edition": "2007", "then": {"turn": "red"}}]')
    assert run("check", str(wrong)) == (
        1,
        f'{wrong}: "no": turn: expected "red", found "blue"\n0 passed, 1 failed\n',
        "",
    )
    bad = tmp_path / "bad.json"
    bad.write_text("[\n\n{]")
    answer = run("check", str(tmp_path))
    assert answer.code == 2
    assert answer.out.endswith("\n0 passed, 1 failed\n")
    assert answer.err.startswith(f"longshore: {bad}: line 3: ")
    assert run("check", str(tmp_path / "nowhere")).code == 2
    assert run("check", "x" * 5000).code == 2
    (tmp_path / "empty").mkdir()
    assert run("check", str(tmp_path / "empty")) == (
        0,
        "0 passed, 0 failed\n",
        "longshore: there are no scenarios here\n",
    )


def test_fuzz(tmp_path: Path) -> None:
    out = tmp_path / "out"
    arguments = ("fuzz", "--steps", "200", "--seed", "4", "--max-turns", "4", "--out", str(out))
    answer = run(*arguments, "--json")
    assert (answer.code, answer.err) == (0, "")
    found = json.loads(answer.out)
    assert found["format"] == "longshore-fuzz/1"
    assert found["steps"] >= 200
    assert found["failures"] == []
    assert run(*arguments).out.endswith("0 failures (seed 4)\n")
    assert not out.exists()


def test_fuzz_says_no_when_something_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("oh")

    monkeypatch.setattr("longshore.check.fuzz_game.check_record", broken)
    arguments = ("fuzz", "--steps", "1", "--max-turns", "2", "--out", str(tmp_path))
    answer = run(*arguments, "--json")
    assert answer.code == 1
    failure = json.loads(answer.out)["failures"][0]
    assert failure.keys() == {"record", "step", "rule", "text"}
    assert run("replay", failure["record"]).code == 0
    assert run(*arguments).code == 1
    blocked = tmp_path / "file"
    blocked.write_text("")
    answer = run(*arguments[:-1], str(blocked))
    assert answer.code == 2
    assert answer.err.startswith(f"longshore: cannot write to {blocked}")


def test_bench() -> None:
    answer = run("bench", "--only", "clone", "--seconds", "0", "--repeat", "2", "--json")
    assert answer.code == 0
    report = json.loads(answer.out)
    assert [result["name"] for result in report["results"]] == ["clone"] * 3
    assert len(answer.err.splitlines()) == 3
    lines = run("bench", "--only", "clone", "--seconds", "0").out.splitlines()
    assert len(lines) == 5


def test_colour_on_request_only() -> None:
    record = run("new", "--seed", "1").out
    environment = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
    shown = {}
    for name, extra in (("plain", {}), ("forced", {"FORCE_COLOR": "1"})):
        shown[name] = subprocess.run(
            [sys.executable, "-m", "longshore", "show", "-"],
            input=record.encode(),
            capture_output=True,
            check=True,
            env=environment | extra,
        ).stdout
    assert b"\x1b[" not in shown["plain"]
    assert b"\x1b[" in shown["forced"]
