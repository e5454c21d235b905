"""The base forms are the terms of the published rulebooks (docs/rules/glossary.csv)."""

import csv

import pytest
from tests.folders import DOCS
from tests.text.catalogue import entries

from longshore.text import LANGUAGES, translator
from longshore.text.bundle import WORDS

GLOSSARY = DOCS / "rules" / "glossary.csv"
# Where the base form is not what the rulebook prints, and why.
OTHERWISE = {
    ("harbour_storage_capacity", "de"),  # a doubtful print (spec.md, section 22)
    ("foreign_island", "nl"),  # printed as it is after an article
    ("loans_heading", "es"),  # it stands above a number of loans
    ("colour_tan", "it"),  # alone in a list, the print's "legno" would be wood
}
# What no game can be shown without.
MAIN = (
    *("container", "machine", "warehouse", "ship", "loan", "interest", "bank", "money", "price"),
    *("factory_store", "harbour_store", "harbour", "open_sea", "foreign_island", "value_card"),
    *("container_supply", "player", "turn", "action", "auction", "bid", "highest_bid"),
    *("union_boss", "domestic_sale", "colour_tan", "player_blue"),
)


def terms() -> dict[str, dict[str, str]]:
    with GLOSSARY.open(encoding="utf-8") as lines:
        return {row.pop("key"): row for row in csv.DictReader(lines)}


def message_id(key: str) -> str:
    return key.replace("player_", "seat-", 1) if is_seat(key) else key.replace("_", "-")


def is_seat(key: str) -> bool:
    return key in {f"player_{seat}" for seat in ("blue", "red", "yellow", "green", "purple")}


def plain(term: str) -> str:
    return term.casefold().replace("\u2019", "'").replace("\u00a0", " ")


def test_the_main_nouns_are_there() -> None:
    words = {name for name, entry in entries("en").items() if entry.file == WORDS}
    assert {message_id(key) for key in MAIN} <= words


@pytest.mark.parametrize("language", LANGUAGES)
def test_base_forms_are_those_of_the_rulebooks(language: str) -> None:
    wrong = {}
    for key, row in terms().items():
        term = row.get(language, "")  # a language without a rulebook has no column
        if term and message_id(key) in entries("en") and (key, language) not in OTHERWISE:
            said = translator(language).say(message_id(key))
            if plain(said) != plain(term):
                wrong[key] = (said, term)
    assert wrong == {}
