"""The full-screen game in a real terminal, where keys come as fast as the line carries them."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

SECONDS = 60.0  # far more than it takes, on a busy machine too


class Terminal:
    """A terminal of 100 columns and 30 rows with a game in it."""

    def __init__(self, line: int, kept: Path) -> None:
        self.line, self.kept = line, kept
        self.seen = b""

    def type(self, keys: str) -> None:
        """Send keys all at once, as pasting does."""
        os.write(self.line, keys.encode())

    def wait_for(self, sign: str) -> None:
        """Wait until the game has drawn something."""
        self._until(lambda: sign.encode() in self.seen, sign)
        self.seen = b""

    def wait_for_step(self, step: str) -> None:
        """Wait until the saved game has a step."""
        self._until(lambda: self.kept.exists() and step in self.kept.read_text(), step)

    def _until(self, done: Callable[[], bool], what: str) -> None:
        end = monotonic() + SECONDS
        while not done():
            assert monotonic() < end, f"{what} never came; the terminal shows {self.seen[-2000:]!r}"
            if select.select([self.line], [], [], 0.05)[0]:
                self.seen += os.read(self.line, 65536)


@contextmanager
def terminal(kept: Path) -> Iterator[Terminal]:
    """A game of one person and two deckhands, saved in a file."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    command = [sys.executable, "-m", "longshore", "play", "--seats", "me,deckhand,deckhand"]
    command += ["--seed", "7", "--language", "en", "--pace", "0", "--save", str(kept)]
    game = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm-256color"},
    )
    os.close(theirs)
    try:
        yield Terminal(ours, kept)
    finally:
        game.kill()
        game.wait()
        os.close(ours)


def test_no_letter_of_a_fast_typist_is_lost(tmp_path: Path) -> None:
    with terminal(tmp_path / "game.txt") as game:
        game.wait_for("warehouse")
        game.type("warehouse\r")  # h and u alone would be commands
        game.wait_for_step("blue: warehouse")
