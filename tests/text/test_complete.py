"""Everything the rules can ask, refuse or offer, and every bot, has words in every language."""

import pytest

from longshore.bots import LEVELS
from longshore.game.decisions import DECISION_NAMES
from longshore.game.editions import EDITIONS, OPTIONS, Option
from longshore.game.refusals import REFUSALS, Refused
from longshore.text import (
    LANGUAGES,
    option_name,
    option_value,
    refusal_sentence,
    translator,
)

every_language = pytest.mark.parametrize("language", LANGUAGES)
BOUNDS: dict[str, int | str] = {
    "need": 5,
    "have": 3,
    "value": "7",
    "option": "show_cash",
    "edition": 2007,
    "part": "cards",
    "seat": 9,
}


def looks_right(text: str) -> bool:
    return bool(text) and not set("{}\u2068\u2069") & set(text) and "none" not in text.split()


@every_language
@pytest.mark.parametrize("code", [row.name for row in REFUSALS])
def test_every_refusal(code: str, language: str) -> None:
    assert translator(language).has("refusal-" + code.replace("_", "-"))
    assert looks_right(refusal_sentence(Refused(code, "", BOUNDS), language))


@every_language
@pytest.mark.parametrize("decision", [*DECISION_NAMES, "over"])
def test_every_decision(decision: str, language: str) -> None:
    for part in ("", ".long"):
        name = f"decision-{decision.replace('_', '-')}{part}"
        assert translator(language).has(name)
        assert looks_right(translator(language).say(name))


@every_language
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition(edition: int, language: str) -> None:
    assert translator(language).has(f"edition-{edition}")
    assert translator(language).has(f"edition-{edition}.about")


@every_language
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_and_value(option: Option, language: str) -> None:
    assert translator(language).has(f"option-{option.name.replace('_', '-')}.about")
    assert option_name(option.name, language) != option.name
    for value in option.values:
        text = option_value(option.name, value, language)
        assert looks_right(text)
        # "off" is no German word, and "0" explains nothing.
        assert language == "en" or text != str(value)


@every_language
@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_and_its_styles(level: str, language: str) -> None:
    assert translator(language).has(f"page-seat-{level}")
    for style in LEVELS[level].styles:
        assert translator(language).has(f"page-style-{style}")
