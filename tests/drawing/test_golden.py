"""Every step and every event has its sentence, and the page says the same."""

import json
from typing import get_args, get_type_hints

import pytest
from tests.drawing.golden import FILE, golden
from tests.drawing.samples import EVENTS, MORE_STEPS, STEPS

from longshore.drawing.sentences import EVENTS as TOLD
from longshore.drawing.sentences import log_line
from longshore.drawing.spoken import spoken_step
from longshore.game.steps import FIRST_BID, KINDS, is_step
from longshore.record.steps import step_text
from longshore.text import LANGUAGES
from longshore.view.forms import GameEvent


def looks_right(text: str) -> bool:
    return bool(text) and not set("{}\u2068\u2069") & set(text) and "none" not in text.split()


def test_the_golden_sentences_are_up_to_date() -> None:
    assert json.loads(FILE.read_text("utf-8")) == golden(), (
        "sentences have changed: run `make types`, and read the difference"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_step(language: str) -> None:
    assert set(STEPS) == set(range(KINDS))
    for step in (*STEPS.values(), *MORE_STEPS):
        assert looks_right(spoken_step(step, language)), step


def test_every_step_of_the_notation() -> None:
    numbers = [number for number in range(FIRST_BID) if is_step(number)]
    spoken = {spoken_step(step_text(number)) for number in numbers}
    assert len(spoken) == len(numbers)  # no two steps sound alike


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event(language: str) -> None:
    kinds = {get_args(get_type_hints(kind)["event"])[0] for kind in get_args(GameEvent)}
    assert {event["event"] for event in EVENTS} == kinds - {"step"} == TOLD
    for event in EVENTS:
        assert looks_right(log_line(event, language)), event
