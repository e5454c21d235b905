"""How a command ends early: one sentence on standard error, and an exit code."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

NO: Final = 1  # the answer is no: a refused step, a failed scenario
UNUSABLE: Final = 2  # bad input: a wrong file, argument or option
INTERRUPTED: Final = 130


class Stop(Exception):
    """Ends a command with a sentence and an exit code."""

    def __init__(self, sentence: str, code: int = UNUSABLE) -> None:
        super().__init__(sentence)
        self.code = code


@contextmanager
def importing(what: str) -> Iterator[None]:
    """Import the server, or something that needs it, or say why it cannot run here."""
    if sys.platform == "win32":
        raise Stop(f"{what} needs Linux or macOS. On Windows, run it in WSL")
    try:
        yield
    except ImportError as error:
        sentence = f"{what} needs more packages ({error.name}): install longshore[server]"
        raise Stop(sentence) from error


def complain(sentence: str) -> None:
    """Print one line on standard error, safe for a terminal."""
    print(f"longshore: {plain(sentence)}", file=sys.stderr)  # noqa: T201


def plain(text: str) -> str:
    """One line that cannot garble a terminal, no matter who wrote it."""
    line = " ".join(text.split())
    return "".join(letter if letter.isprintable() else "?" for letter in line)
