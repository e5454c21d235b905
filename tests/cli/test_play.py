"""The game in the terminal, started as people start it."""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest
from tests.cli.shell import command, longshore, refuses

from longshore.record import read_record, replay


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are saved in a folder of this test, and the language is English."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


# ---------------------------------------------------------------- line by line


def test_a_conversation(tmp_path: Path) -> None:
    file = tmp_path / "copy.txt"
    lines = ("?", "fly", "999", "", "red: pass", "bid 3", "table", "steps", "save", f"save {file}")
    more = (
        "produce",
        "undo",
        "undo",
        "redo",
        "reset",
        "hint",
        "score",
        "log",
        "cash",
        "blue: loan",
    )
    answer = longshore(
        *("play", "--plain", "--seed", "3"), stdin="\n".join((*lines, *more, "quit", ""))
    )
    assert (answer.code, answer.err) == (0, "")
    for words in (
        "2007 edition",
        "   1  produce",
        "Answer with the number of a step",
        "“fly” is not a step.",
        "Step 999 is not in the list.",
        "You are Blue.",
        "This does not answer the current decision.",
        "Blue (you): $",
        "Red (trader): $?",
        "a new file name for the copy:",
        f"Saved in {file}.",
        "There is nothing to undo.",
        "If the game ended now:",
        "You could keep the same tally on paper.",
        "You have left the game.",
    ):
        assert words in answer.out, words
    assert read_record(file.read_bytes()).partial is None


def test_the_plain_game_speaks_every_language() -> None:
    for language, words in (("de", "Hafengeschäft"), ("ru", "Портовый Магазин"), ("fr", "Usines")):
        answer = longshore("play", "--plain", "--language", language, stdin="?\nquit\n")
        assert words in answer.out
        assert "You have left" not in answer.out


def test_without_a_terminal_it_goes_line_by_line() -> None:
    answer = longshore("play", "--seed", "3", stdin="quit\n")
    assert answer.code == 0
    why = "the output is not a terminal, so the game is played line by line"
    assert answer.err == f"longshore: {why}\n"
    assert "You have left the game." in answer.out


def test_the_end_of_the_input_leaves_politely_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answer = command("play", "--plain", "--seed", "3", "--save", str(file), stdin="1\n1\n1\n")
    assert answer.code == 0
    assert answer.out.endswith(f"You have left the game.\nSaved in {file}.\n")
    saved = json.loads(file.read_text())
    assert any(step.startswith("blue: ") for step in saved["steps"])
    assert saved["names"]["red"] == "trader"
    refuses(longshore("play", "--plain", "--save", str(file)), 2, "is there already")
    longer = longshore("play", "--plain", "--load", str(file), stdin="1\n" * 20)
    assert longer.code == 0
    assert len(json.loads(file.read_text())["steps"]) > len(saved["steps"])


def test_a_game_is_kept_and_resumed(tmp_path: Path) -> None:
    first = longshore("play", "--plain", "--seed", "3", stdin="produce\n")
    assert first.code == 0
    kept = list((tmp_path / "state" / "longshore" / "games").iterdir())
    assert len(kept) == 1
    steps = read_record(kept[0].read_bytes()).steps
    again = longshore("play", "--plain", "--resume", stdin="loan\n")
    assert again.code == 0
    assert read_record(kept[0].read_bytes()).steps == (*steps, "blue: loan")


def test_a_game_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    answer = longshore(
        *("play", "--plain", "--edition", "2018", "--seats", "deckhand,me,trader,deckhand"),
        *("--seed", "1", "--option", "investment_bank=on", "--save", str(file)),
        stdin="pass\n1\nbid 0\ndone\n" * 2000,
    )
    assert answer.code == 0
    assert replay(read_record(file.read_bytes())).over
    assert "Final scores:" in answer.out
    assert "Island: count" in answer.out


def test_several_people_do_not_see_each_others_lines() -> None:
    answer = longshore(
        *("play", "--plain", "--seats", "me,me,me", "--seed", "7"),
        stdin="\nloan\npass\n\nquit\n",
    )
    blue, red = answer.out.split("Please pass the keyboard.")[1:3]
    assert "Blue ($30)" in blue
    assert blue.count("\n" * 50) == 1
    assert "Red (you): $20" in red
    assert "Blue: $?" in red
    assert "$30" not in red


def test_an_interrupt_leaves_politely_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    process = subprocess.Popen(
        [sys.executable, "-m", "longshore", "play", "--plain", "--save", str(file)],
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
    answer = longshore("play", "--plain", stdin=b"\xff\xfe\0\x1b[2J\n" + b"9" * 100_000 + b"\n")
    assert answer.code == 0
    assert "Traceback" not in answer.out + answer.err


# ---------------------------------------------------------------- what cannot be


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seats", "me,wizard,trader"), "wizard"),
        (("--seats", "me,trader"), "3 to 5"),
        (("--seats", "me,trader,trader", "--players", "4"), "--seats names 3"),
        (("--seats", "me,,trader"), "empty name"),
        (("--seats", "me,cmd:,trader"), "cmd:"),
        (("--players", "9"), "3 to 5"),
        (("--edition", "1999"), "1999"),
        (("--language", "xx"), "there is no language"),
        (("--load", "nowhere.txt"), "nowhere.txt"),
        (("--load", "-"), "--load needs a file"),
        (("--resume",), "no unfinished game"),
        (("--resume", "--load", "x"), "use only one of them"),
        (("--save", "/nowhere/at/all.txt"), "/nowhere/at/all.txt"),
        (("--think-ms", "0"), "--think-ms"),
        (("--name", "green=Ann"), "green"),
    ],
)
def test_bad_input_is_one_sentence(arguments: tuple[str, ...], words: str) -> None:
    refuses(longshore("play", "--plain", *arguments), 2, words)


def test_a_lacking_game_is_said_in_the_language() -> None:
    refuses(longshore("play", "--plain", "--resume", "--language", "es"), 2, "ninguna partida")


def test_a_broken_record_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("longshore-record 1\nrules 1\nedition 2007\nplayers 3\n\nblue: fly\n")
    refuses(longshore("play", "--plain", "--load", str(file)), 2, "game.txt")
    whole = longshore("new", "--seed", "3").out
    file.write_text(whole + "\nyellow: sail island\n")
    refuses(longshore("play", "--plain", "--load", str(file)), 2, "step 1")


# ---------------------------------------------------------------- in a real terminal


class Window:
    """The program in a pseudo-terminal of a given size."""

    def __init__(self, columns: int, lines: int, *arguments: str) -> None:
        self.side, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "longshore", "play", *arguments],
            stdin=other,
            stdout=other,
            stderr=other,
            env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "", "LINES": ""},
        )
        os.close(other)
        self.seen = b""

    def wait_for(self, words: str, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while words.encode() not in self.seen:
            assert time.monotonic() < end, self.seen[-2000:]
            if select.select([self.side], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.side, 65536)
                except OSError:  # the program has ended
                    assert words.encode() in self.seen, self.seen[-2000:]

    def press(self, keys: str) -> None:
        self.seen = b""
        os.write(self.side, keys.encode())

    def end(self) -> int:
        code = self.process.wait(timeout=60)
        os.close(self.side)
        return code


def test_a_real_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    window = Window(80, 24, "--seed", "7", "--save", str(file))
    try:
        window.wait_for("Choose an action")
        window.press("\r")  # produce
        window.wait_for("Set prices")
        window.press("q")
        window.wait_for("Leave the game?")
        window.press("\r")
        window.wait_for(f"Saved in {file}")
        assert window.end() == 0
    finally:
        window.process.kill()
    assert read_record(file.read_bytes()).steps == ("blue: produce",)


def test_a_terminal_that_is_too_small() -> None:
    window = Window(79, 24)
    try:
        window.wait_for("Use --plain")
        assert b"a window of 80 columns and 24 lines. This one is 79 by 24." in window.seen
        assert window.end() == 2
    finally:
        window.process.kill()


def test_the_plain_game_tells_of_a_stand_in() -> None:
    """The replacement of a program that cannot start is reported once, in the player's language."""
    seats = ("--seats", "me,cmd:/nowhere/bot,deckhand", "--seed", "7", "--language", "de")
    answer = longshore("play", "--plain", *seats, stdin="pass\npass\npass\npass\n")
    assert answer.out.count("Ein Matrose spielt für Rot weiter: ") == 1
