"""Unguessable ids made of letters and digits."""

from __future__ import annotations

import secrets
import string
from typing import Final

_LETTERS: Final = string.ascii_letters + string.digits
_LENGTH: Final = 16  # 95 random bits
_IDS: Final = len(_LETTERS) ** _LENGTH


def new_id() -> str:
    """An id for a table, an invitation or a player."""
    # One question to the operating system instead of one for every letter: commands need ids too.
    number = secrets.randbelow(_IDS)
    letters: list[str] = []
    for _ in range(_LENGTH):
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)
