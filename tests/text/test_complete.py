"""Everything the rules can ask, refuse or offer has its words in every language."""

import pytest
from tests.text.samples import EVENTS, MORE_STEPS, STEPS

from longshore.game.decisions import DECISION_NAMES
from longshore.game.editions import EDITIONS, OPTIONS, Option
from longshore.game.refusals import REFUSALS, Refused
from longshore.game.steps import FIRST_BID, KINDS, is_step
from longshore.record.steps import step_text
from longshore.text import (
    LANGUAGES,
    log_line,
    option_name,
    option_value,
    refusal_sentence,
    spoken_step,
    translator,
)
from longshore.text.log import EVENTS as KINDS_OF_EVENTS

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
@pytest.mark.parametrize("code", [code for code, _rule in REFUSALS])
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
def test_every_kind_of_step(language: str) -> None:
    assert set(STEPS) == set(range(KINDS))
    for step in (*STEPS.values(), *MORE_STEPS):
        assert looks_right(spoken_step(step, language)), step


def test_every_step_of_the_notation() -> None:
    numbers = [number for number in range(FIRST_BID) if is_step(number)]
    spoken = {spoken_step(step_text(number)) for number in numbers}
    assert len(spoken) == len(numbers)  # no two steps sound alike


@every_language
def test_every_kind_of_event(language: str) -> None:
    assert {event["event"] for event in EVENTS} == KINDS_OF_EVENTS
    for event in EVENTS:
        assert looks_right(log_line(event, language)), event
