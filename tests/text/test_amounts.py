"""Whatever explains the rules names the amounts of the game, not figures of its own."""

import re

import pytest
from tests.text.catalogue import entries, strings, variables

from longshore.text import LANGUAGES, translator
from longshore.text.amounts import amounts

# The figures of a lesson are those of its position.
FIXED = {"learn.ftl"}
# Editions, $0 cards, the name of the colour with two values, and the first place, dollar or round.
NAMES = {"2007", "2018", "0", "5/10", "1"}
# Figures that are no amounts of the rules: signs and examples, prices that were measured, places.
OTHER = {
    *("error-bad-name", "terminal-end", "terminal-help-board", "terminal-help-typing"),
    *("table-command-about", "table-pace-quick", "table-pace-calm"),
    *("strategy-idea-worth", "strategy-idea-price", "strategy-idea-keep", "figures-places"),
    *("page-end-gauge", "story-behind", "story-level"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_is_typed(language: str) -> None:
    files = {name: entry.file for name, entry in entries(language).items()}
    typed = [
        (name, figure)
        for name, text in strings(language)
        if files.get(name) not in FIXED and name not in OTHER
        for figure in re.findall(r"5/10|\d+", text)
        if figure not in NAMES
    ]
    assert typed == []


def test_every_amount_is_named_somewhere() -> None:
    named = {variable for name in entries("en") for variable in variables("en", name)}
    assert amounts().keys() - named == {"card_2"}  # it is half of 5/10


@pytest.mark.parametrize("language", LANGUAGES)
def test_amounts_are_known_without_being_given(language: str) -> None:
    assert str(amounts()["sale_income"]) in translator(language).say("decision-domestic.long")
