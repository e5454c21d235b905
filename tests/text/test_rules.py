"""The rules of a game hold what is played there, and the page has the same parts."""

import re

import pytest
from tests.folders import ROOT

from longshore.text import LANGUAGES, translator
from longshore.text.rules import OPTIONS, PARTS, rules_of

PAGE = ROOT / "web" / "src" / "parts" / "rules"


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
    every = {name.replace("-", "_"): "on" for name in OPTIONS}
    parts = rules_of(translator(language), 2018, every)
    assert len(parts) == len(PARTS)
    assert all(len(line) > 20 and "{" not in line for part in parts for line in part.paragraphs)


def test_the_page_has_the_same_parts_in_the_same_order() -> None:
    listed = re.search(r"RULES = \[(.*?)\]", (PAGE / "rules.ts").read_text("utf-8"), re.DOTALL)
    assert listed is not None
    assert re.findall(r"'([a-z-]+)'", listed[1]) == list(PARTS)
    scopes = re.search(r"SCOPE_OF.*?= \{(.*?)\};", (PAGE / "game.ts").read_text("utf-8"), re.DOTALL)
    assert scopes is not None
    found = dict(re.findall(r"'?([a-z-]+)'?: '([a-z0-9-]+)'", scopes[1]))
    assert found == {part: scope for part, scope in PARTS.items() if scope}
