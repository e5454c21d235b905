"""One word for one thing (docs/rules/interface-glossary.csv), and never one of its synonyms."""

import csv
import re

import pytest
from tests.folders import DOCS
from tests.text.catalogue import entries, strings

from longshore.text import LANGUAGES

RULES = DOCS / "rules" / "glossary.csv"
INTERFACE = DOCS / "rules" / "interface-glossary.csv"
# Bots at the table talk as they like.
FREE = "banter.ftl"


def rows(*paths: object) -> list[dict[str, str]]:
    found = []
    for path in paths:
        with open(str(path), encoding="utf-8") as lines:  # noqa: PTH123
            found += list(csv.DictReader(lines))
    return found


def stems(term: str) -> list[str]:
    """The beginnings of the words of a term, which inflection leaves alone."""
    plain = re.sub(r" \(.*\)", "", term).casefold()
    return [word[: max(3, min(5, len(word) - 1))] for word in plain.split()]


def pattern(synonym: str) -> str:
    """Whole words, where a * allows any ending."""
    words = re.escape(synonym.strip().casefold()).replace(r"\*", r"\w*")
    return rf"(?<![\w-]){words}(?!\w)"


def texts(language: str, name: str) -> str:
    return " ".join(text for other, text in strings(language) if other == name).casefold()


def test_every_term_is_there_once_and_in_every_language() -> None:
    table = rows(INTERFACE)
    keys = [row["key"] for row in table]
    assert len(set(keys)) == len(keys)
    assert [row["key"] for row in table for language in LANGUAGES if not row.get(language)] == []
    named = {name for row in table for name in row["messages"].split()}
    assert named - entries("en").keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_has_its_own_word_wherever_it_is_named(language: str) -> None:
    wrong = [
        (row["key"], name, row[language])
        for row in rows(INTERFACE)
        for name in row["messages"].split()
        if not all(stem in texts(language, name) for stem in stems(row[language]))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_synonym_is_used(language: str) -> None:
    free = {name for name, entry in entries(language).items() if entry.file == FREE}
    said = [(name, text.casefold()) for name, text in strings(language) if name not in free]
    wrong = [
        (synonym.strip(), name)
        for row in rows(RULES, INTERFACE)
        for synonym in (row.get(f"not_{language}") or "").split("|")
        if synonym.strip()
        for name, text in said
        if re.search(pattern(synonym), text)
    ]
    assert wrong == []
