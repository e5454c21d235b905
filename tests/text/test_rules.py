"""The rules of a game hold what is played there, and every text and option has its part."""

import re

import pytest
from tests.folders import ROOT

from longshore.game.editions import OPTIONS
from longshore.text import LANGUAGES, translator
from longshore.text.rules import PARTS, SCOPES, part_of, rules_of


def words(edition: int, **options: str) -> str:
    parts = rules_of(translator("en"), edition, options)
    return "\n".join(line for part in parts for line in (part.title, *part.paragraphs))


def test_a_game_knows_its_edition_and_its_options() -> None:
    old, new = words(2007), words(2018, investment_bank="off")
    assert "buy again" in old
    assert "Bluffing" not in old
    assert "leave and come back" in new
    assert "broker" not in new.lower()
    assert "Domestic Sale" in words(2007, domestic_sale="on")
    assert "Domestic Sale" not in old
    assert "bank harbour comes right after your ship" in words(2018, investment_bank="on")
    assert "whatever else is in it" in words(2018, cancel_bid="on")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_part(language: str) -> None:
    every = {option.name: "on" for option in OPTIONS}
    parts = rules_of(translator(language), 2018, every)
    assert len(parts) == len(PARTS)
    assert all(len(line) > 20 and "{" not in line for part in parts for line in part.paragraphs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_told_somewhere(language: str) -> None:
    messages = translator(language)
    parts = (ROOT / "src/longshore/text" / language / "rules.ftl").read_text("utf-8")
    named = set(re.findall(r"^    \.([\w-]+) =", parts, re.MULTILINE))
    assert named <= {"text", *SCOPES}
    assert re.findall(r"^rules-part-([\w-]+) =", parts, re.MULTILINE) == list(PARTS)
    assert all(messages.has(f"rules-part-{part}.text") for part in PARTS)


def test_each_rule_of_the_specification_has_its_part() -> None:
    spec = (ROOT / "docs" / "rules" / "spec.md").read_text("utf-8")
    numbers = set(re.findall(r"^\*\*R-([A-Z]+)-\d+", spec, re.MULTILINE))
    told = [number for part in PARTS.values() for number in part.numbers]
    assert len(told) == len(set(told))
    assert set(told) == numbers - {"OPT", "INV"}  # when options are set, and what tests check


def test_each_option_changes_a_part() -> None:
    parts = {option.name: part_of(option) for option in OPTIONS}
    assert parts["same_seller_twice"] == "restock"
    assert parts["investment_bank"] == "brokers"
    assert parts["cancelled_first_bid"] == "bluff"
