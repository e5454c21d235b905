"""Unguessable ids made of letters and digits."""

from __future__ import annotations

import secrets
import string
from typing import Final

_LETTERS: Final = string.ascii_letters + string.digits
_LENGTH: Final = 16  # 95 random bits


def new_id() -> str:
    """An id for a table, an invitation or a player."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
