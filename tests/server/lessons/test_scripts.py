"""What a lesson says fits what the reader does there, in every language."""

# ruff: noqa: RUF001 - quotation marks of several languages are meant

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from longshore.game import RULES_NUMBER
from longshore.record import RecordError
from longshore.server.lessons.script import LESSONS, read_script, script_of
from longshore.text import LANGUAGES, translator
from longshore.text.amounts import amounts

# How each language quotes.
QUOTES = {
    **dict.fromkeys(("fr", "it", "es", "ru"), ("«", "»")),
    "en": ("“", "”"),
    "de": ("„", "“"),
    "nl": ("‘", "’"),
}
TEXT = """longshore-record 1
rules 2
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
        text = translator(language).say(message, **amounts())
        named = {amount for step in steps for amount in re.findall(r"(?:@|bid )(\d+)", step)}
        # What is offered to a broker was priced one message before.
        named -= {"2"} if message == "learn-bank-offer" else set()
        assert named <= set(re.findall(r"\d+", text)), (message, text)


@pytest.mark.parametrize("name", LESSONS)
def test_every_text_of_a_lesson_is_said(name: str) -> None:
    said = set(script_of(name).messages.values())
    texts = (files("longshore.text") / "en" / "learn.ftl").read_text("utf-8")
    written = set(re.findall(rf"^(learn-{name}-[a-z-]+) =", texts, re.MULTILINE))
    # The page itself says what a lesson is about, and at its end what the reader has done.
    assert said == written - {f"learn-{name}-about", f"learn-{name}-did"}


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_short_and_played_by_the_newest_rules(name: str) -> None:
    assert script_of(name).record.rules == RULES_NUMBER
    # The first two teach a whole game. What is special is shown from a position in the middle.
    assert 8 <= len(script_of(name).messages) <= (22 if name in ("quay", "island", "bank") else 15)


def quotes(language: str) -> list[tuple[str, str]]:
    """What stands between quotation marks in the lessons, as it is written in the file."""
    opening, closing = QUOTES[language]
    marks = rf"{opening}\u00a0?([^{opening}{closing}]*?)\u00a0?{closing}"
    source = (files("longshore.text") / language / "learn.ftl").read_text("utf-8")
    lines = [line.partition(" = ") for line in source.splitlines() if line.startswith("learn-")]
    return [(name, quoted) for name, _, text in lines for quoted in re.findall(marks, text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_quoted_by_their_messages(language: str) -> None:
    """So a lesson names a button as the screen does, whatever that is called one day."""
    found, say = quotes(language), translator(language).say
    assert found == quotes("en")
    assert len(found) > 10
    for name, quoted in found:
        assert re.fullmatch(r"\{ (\$action|(page|step|trays)-[a-z-]+) \}", quoted), (name, quoted)
        button = quoted.strip("{ }")
        if not button.startswith("$"):
            assert say(button, **amounts()) in say(name, **amounts())


def test_a_script_says_each_message_at_its_place() -> None:
    script = read_script("voyage", TEXT)
    assert script.messages == {0: "learn-voyage-first", 1: "learn-voyage-second"}
    assert script.record.steps == ("blue: machine white", "blue: produce")
    assert [script.message_at(number) for number in range(3)] == [
        "learn-voyage-first",
        "learn-voyage-second",
        "learn-voyage-second",
    ]


def test_the_reader_may_end_the_last_turn() -> None:
    script = read_script("voyage", TEXT + "\nsay third\nblue: end\n\nsay last\n")
    assert (script.ends, len(script.steps), script.length) == (True, 2, 3)
    assert [script.message_at(number) for number in (2, 3)] == [
        "learn-voyage-third",
        "learn-voyage-last",
    ]
    with pytest.raises(RecordError, match="after the end"):
        read_script("voyage", TEXT + "\nblue: end\nblue: place orange@2\n")


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
