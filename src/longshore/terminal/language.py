"""Which language the game speaks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from longshore.text import LANGUAGES

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """The first language of the environment's locale that we speak, or else English."""
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    # As gettext has it: LANGUAGE is a list of wishes, unless the locale is C.
    wishes = environment.get("LANGUAGE", "").split(":") if locale not in ("C", "POSIX", "") else []
    for wish in (*wishes, locale):
        if wish[:2] in LANGUAGES and not wish[2:3].isalpha():
            return wish[:2]
    return "en"
