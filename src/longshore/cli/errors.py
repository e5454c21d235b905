"""How a command ends early: one sentence on standard error, and an exit code."""

from __future__ import annotations

import sys
from typing import Final

NO: Final = 1  # the answer is no: a refused step, a failed scenario
UNUSABLE: Final = 2  # bad input: a wrong file, argument or option
INTERRUPTED: Final = 130

_NOT_ON_WINDOWS: Final = frozenset(("fcntl", "resource"))  # parts of Python that the server needs


class Stop(Exception):
    """Ends a command with a sentence and an exit code."""

    def __init__(self, sentence: str, code: int = UNUSABLE) -> None:
        super().__init__(sentence)
        self.code = code


def cannot_import(what: str, error: ImportError) -> Stop:
    """Why the server, or something that needs it, cannot run here."""
    if error.name in _NOT_ON_WINDOWS:
        return Stop(f"{what} needs Linux or macOS. On Windows, run it in WSL")
    return Stop(f"{what} needs more packages ({error.name}): install longshore[server]")


def complain(sentence: str) -> None:
    """Print one line on standard error, safe for a terminal."""
    print(f"longshore: {plain(sentence)}", file=sys.stderr)  # noqa: T201


def plain(text: str) -> str:
    """One line that does nothing to a terminal, whoever wrote it."""
    line = " ".join(text.split())
    return "".join(letter if letter.isprintable() else "?" for letter in line)
