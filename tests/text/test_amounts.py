"""Whatever explains the rules names the amounts of the game, not figures of its own."""

import re

import pytest
from tests.text.catalogue import entries, strings, variables

from longshore.text import LANGUAGES
from longshore.text.amounts import amounts

FILES = {"rules.ftl", "aid.ftl", "help.ftl", "trays.ftl"}
SECOND_LOAN = "page-confirm-loan"
# What a tray knows of the game that is played.
PLAYED = {"need", "price", "made", "able"}
# Editions, $0 cards, the name of the colour with two values, and the first place or dollar.
NAMES = {"2007", "2018", "0", "5/10"}
# By how much a broker is outbid is one dollar or one container, in the same breath.
ONE_MORE = "rules-part-call.text"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_is_typed(language: str) -> None:
    files = {name: entry.file for name, entry in entries(language).items()}
    typed = [
        (name, figure)
        for name, text in strings(language)
        if (files.get(name) in FILES or name == SECOND_LOAN) and name != ONE_MORE
        for figure in re.findall(r"5/10|\d+", text)
        if figure not in NAMES
    ]
    assert typed == []


def test_every_amount_is_named_somewhere() -> None:
    named = {
        variable
        for name, entry in entries("en").items()
        if entry.file in FILES or name == SECOND_LOAN
        for variable in variables("en", name)
    }
    assert named - PLAYED <= amounts().keys()
    assert amounts().keys() - named == {"card_2"}  # it is half of 5/10
