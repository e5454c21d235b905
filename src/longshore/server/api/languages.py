"""Which of the seven languages somebody reads."""

from __future__ import annotations

from functools import lru_cache

from longshore.text import LANGUAGES


@lru_cache(maxsize=256)
def language_of(accepted: str, chosen: str | None) -> str:
    """The player's own language, or the best of an `Accept-Language` header, or English."""
    if chosen in LANGUAGES:
        return chosen
    best, weight = "en", 0.0
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
