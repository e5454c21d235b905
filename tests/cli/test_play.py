"""The game in the terminal, with piped input."""

import json
import signal
import subprocess
import sys
from pathlib import Path

from tests.cli.shell import command, longshore

from longshore.record import read_record, replay


def test_a_conversation(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = ("?", "fly", "999", "", "red: pass", "bid 3", "table", "steps", "save", f"save {file}")
    answer = longshore("play", "--seed", "3", stdin="\n".join((*lines, "blue: loan", "quit", "")))
    assert answer.code == 0
    for words in (
        "Container, 2007 edition, 3 players (as blue sees it)",
        "   1  produce",
        "Answer with the number of a step",
        '"fly" is not a step',
        "there is no step 999",
        "you are blue",
        "Save where?",
        f"Saved in {file}.",
        "You have left the game.",
    ):
        assert words in answer.out
    assert "Red  cash hidden" in answer.out
    assert read_record(file.read_bytes()).partial is None


def test_the_end_of_the_input_leaves_politely_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answer = command("play", "--seed", "3", "--save", str(file), stdin="1\n1\n1\n")
    assert answer.code == 0
    assert answer.out.endswith(f"You have left the game.\nSaved in {file}.\n")
    saved = json.loads(file.read_text())
    assert any(step.startswith("blue: ") for step in saved["steps"])
    again = longshore("play", "--save", str(file))
    assert (again.code, again.out) == (2, "")
    assert "is there already" in again.err
    longer = longshore("play", "--load", str(file), "--save", str(file), stdin="1\n" * 20)
    assert longer.code == 0
    assert len(json.loads(file.read_text())["steps"]) > len(saved["steps"])


def test_a_game_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    answer = longshore(
        *("play", "--edition", "2018", "--players", "4", "--seat", "red", "--seed", "1"),
        *("--option", "investment_bank=on", "--save", str(file)),
        stdin="pass\n1\nbid 0\ndone\n" * 2000,
    )
    assert answer.code == 0
    game = replay(read_record(file.read_bytes()))
    assert game.over
    assert "The game is over." in answer.out


def test_an_interrupt_leaves_politely_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    process = subprocess.Popen(
        [sys.executable, "-m", "longshore", "play", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout
    while b"Take a loan" not in process.stdout.readline():  # the list of steps is there
        pass
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"")
    assert b"You have left the game." in out
    assert read_record(file.read_bytes()).players == 3


def test_strange_input() -> None:
    answer = longshore("play", stdin=b"\xff\xfe\0\x1b[2J\n" + b"9" * 100_000 + b"\n")
    assert answer.code == 0
    assert "Traceback" not in answer.out + answer.err
