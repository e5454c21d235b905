"""The available languages, and which of them to use for a reader.

A language is a folder next to this file, named by its ISO 639-1 code.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
FALLBACK: Final = "en"
LANGUAGES: Final = (
    FALLBACK,
    *sorted({path.parent.name for path in FOLDER.glob("*/words.ftl")} - {FALLBACK}),
)

_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


@lru_cache(maxsize=256)
def language_of(accepted: str, chosen: str | None) -> str:
    """The language a player chose, or the best of an `Accept-Language` header, or English."""
    if chosen in LANGUAGES:
        return chosen
    best, weight = FALLBACK, 0.0
    for part in accepted[:500].split(","):
        tag, _, quality = part.partition(";")
        language = tag.strip().lower().split("-")[0]
        try:
            wish = float(quality.strip().removeprefix("q=")) if quality.strip() else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and wish > weight:
            best, weight = language, wish
    return best


def language_of_locale(environment: Mapping[str, str]) -> str:
    """The first language of the environment's locale that we have, or English."""
    locale = next((environment[name] for name in _LOCALE_VARIABLES if environment.get(name)), "")
    # As in gettext: LANGUAGE is a list of preferences, unless the locale is C.
    wishes = environment.get("LANGUAGE", "").split(":") if locale not in ("C", "POSIX", "") else []
    for wish in (*wishes, locale):
        if wish[:2] in LANGUAGES and not wish[2:3].isalpha():
            return wish[:2]
    return FALLBACK
