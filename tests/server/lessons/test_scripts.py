"""What a lesson says fits what the reader does there, in every language."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from longshore.record import RecordError
from longshore.server.lessons.script import LESSONS, read_script, script_of
from longshore.text import LANGUAGES, translator

TEXT = """longshore-record 1
rules 1
edition 2007
players 3
first blue
machines orange black tan
cards white orange brown

say first
blue: machine white

say second
blue: produce
"""


def sections(name: str) -> list[tuple[str, list[str]]]:
    """Each message of a lesson with the reader's steps below it."""
    script = script_of(name)
    starts = [*script.messages, len(script.steps)]
    lines = script.record.steps
    return [
        (message, [line[6:] for line in lines[start:end] if line.startswith("blue: ")])
        for (start, message), end in zip(script.messages.items(), starts[1:], strict=True)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_each_text_names_every_amount_of_its_steps(name: str, language: str) -> None:
    for message, steps in sections(name):
        text = translator(language).say(message)
        amounts = {amount for step in steps for amount in re.findall(r"(?:@|bid )(\d+)", step)}
        # What is offered to a broker was priced one message before.
        amounts -= {"2"} if message == "learn-bank-offer" else set()
        assert amounts <= set(re.findall(r"\d+", text)), (message, text)


@pytest.mark.parametrize("name", LESSONS)
def test_every_text_of_a_lesson_is_said(name: str) -> None:
    said = set(script_of(name).messages.values())
    texts = (files("longshore.text") / "en" / "learn.ftl").read_text("utf-8")
    written = set(re.findall(rf"^(learn-{name}-[a-z-]+) =", texts, re.MULTILINE))
    assert said == written - {f"learn-{name}-about"}


def test_a_script_says_each_message_at_its_place() -> None:
    script = read_script("voyage", TEXT)
    assert script.messages == {0: "learn-voyage-first", 1: "learn-voyage-second"}
    assert script.record.steps == ("blue: machine white", "blue: produce")
    assert [script.message_at(number) for number in range(3)] == [
        "learn-voyage-first",
        "learn-voyage-second",
        "learn-voyage-second",
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("say second", "say first"),
        ("say first\n", ""),
        ("say second", "say second\nsay third"),
    ],
)
def test_a_script_says_nothing_twice_and_never_nothing(old: str, new: str) -> None:
    with pytest.raises(RecordError):
        read_script("voyage", TEXT.replace(old, new))
