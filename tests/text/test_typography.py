"""Signs as each language prints them: spaces, ellipses, amounts, quotation marks."""

# ruff: noqa: RUF001, RUF003 - letters and signs of other languages are meant

import re

import pytest
from tests.text.catalogue import SPOT, strings

from longshore.text import LANGUAGES

NO_BREAK = "\u00a0"
every_language = pytest.mark.parametrize("language", LANGUAGES)

# Signs that would be another language's. The apostrophe is ’ everywhere.
FOREIGN_QUOTES = {
    "en": "„«»‘",
    "de": "”«»‘",
    "fr": "„“”‘",
    "it": "„“”‘",
    "nl": "„“”«»",
    "es": "„“”‘",
    "ru": "“”‘",
}


def found(language: str, wrong: str) -> list[tuple[str, str]]:
    return [(name, text) for name, text in strings(language) if re.search(wrong, text)]


def test_french_signs_never_stand_alone_on_a_line() -> None:
    """A no-break space stands before ; : ! ? » and after «."""
    assert found("fr", "[^\u00a0!?][;!?»]") == []
    assert found("fr", "[^\u00a0]:(?![^ \n])") == []
    assert found("fr", "«[^\u00a0]") == []


@every_language
def test_an_ellipsis_never_stands_alone_on_a_line(language: str) -> None:
    """German sets it apart, with a no-break space. The others do not. A list may go on with one."""
    apart = found(language, r"[^\s·] …")
    assert apart == []
    if language == "de":
        assert found(language, f"[^{NO_BREAK} ]…") == []
    else:
        assert found(language, f"{NO_BREAK}…") == []
    assert found(language, r"\.\.\.") == []


@every_language
def test_an_amount_and_its_sign_stay_together(language: str) -> None:
    if language in ("en", "nl"):
        assert found(language, rf"[\d{SPOT}][ {NO_BREAK}]\$(?![\d{SPOT}])") == []
    else:
        assert found(language, rf"[\d{SPOT}] \$") == []
        assert found(language, rf"\$[\d{SPOT}]") == []


@every_language
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    quotes = FOREIGN_QUOTES.get(language, "")
    assert found(language, f"[{quotes}\"']") == []
