"""Checks for text that people write for others or for themselves."""

from __future__ import annotations

import unicodedata
from typing import Final

from longshore.server.base.problems import Problem

# Control characters, surrogates, and characters that change the direction of what follows.
_UNWANTED: Final = frozenset(("Cc", "Cs", "Co", "Cn", "Zl", "Zp"))
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def checked_line(text: str, most: int) -> str:
    """One line of chat: not empty, not too long, nothing that could garble a screen."""
    line = unicodedata.normalize("NFC", " ".join(text.split()))
    if not line or len(line) > most or not is_harmless(line):
        raise Problem("bad_text", most=most)
    return line


def checked_lines(text: str, most: int) -> str:
    """A note, which may be empty and may have many lines."""
    lines = unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\t", " ").rstrip())
    if len(lines) > most or not is_harmless(lines.replace("\n", " ")):
        raise Problem("bad_text", most=most)
    return lines


def is_harmless(text: str) -> bool:
    """Whether every character can be displayed as what it is."""
    return not any(
        letter in _TURNING or unicodedata.category(letter) in _UNWANTED for letter in text
    )
