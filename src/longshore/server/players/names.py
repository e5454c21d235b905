"""Names of players, as people type them."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from longshore.record import why_no_name
from longshore.server.base.names import LONGEST, numbered
from longshore.server.base.problems import Problem

_GUESTS: Final = range(100, 1000)


def checked_name(text: str) -> str:
    """The name with single spaces, or a problem. It appears in records, pages and messages."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not name or len(name) > LONGEST or why_no_name(name):
        raise Problem("bad_name", most=LONGEST)
    return name


def guest_name(text: str) -> str:
    """A name for someone who has not chosen one: "Guest 417"."""
    return numbered(checked_name(text), secrets.choice(_GUESTS))
