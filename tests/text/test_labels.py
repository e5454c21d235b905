"""Labels begin with a capital where the English ones do, and only there."""

# ruff: noqa: RUF001 - quotation marks of several languages are meant

import pytest
from tests.text.catalogue import SPOT, entries, strings

from longshore.text import LANGUAGES
from longshore.text.bundle import WORDS


def first_letters(language: str) -> dict[str, str]:
    """The letter that each message begins with, if it begins with one."""
    letters: dict[str, str] = {}
    for name, text in strings(language):
        if name not in letters:
            start = text.lstrip("„“‘«¿¡\u00a0 ")[:1]
            # "2007 edition" is a label like any other.
            letters[name] = start.replace(SPOT, "") if start.isalnum() else ""
    return letters


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_labels_begin_as_in_english(language: str) -> None:
    """Single words of WORDS are put into sentences and get their capital there."""
    english, here = first_letters("en"), first_letters(language)
    wrong = {}
    for name, entry in entries("en").items():
        letter, other = english[name], here[name]
        if entry.file == WORDS or not letter or not other:
            continue
        small = not letter.islower() and other.islower()
        # German nouns have a capital anywhere.
        large = letter.islower() and other.isupper() and language != "de"
        if small or large:
            wrong[name] = other
    assert wrong == {}
