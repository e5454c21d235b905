"""Names of players, as people type them."""

from __future__ import annotations

import unicodedata
from typing import Final

from longshore.record import why_no_name
from longshore.server.base.problems import Problem

LONGEST: Final = 30


def checked_name(text: str) -> str:
    """The name with single spaces, or a problem. It appears in records, pages and messages."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not name or len(name) > LONGEST or why_no_name(name):
        raise Problem("bad_name", most=LONGEST)
    return name
