"""Finding messages, and what happens if one is missing."""

import subprocess
import sys

import pytest

from longshore.text import translator


def test_a_translator_is_kept() -> None:
    assert translator("de") is translator("de")


def test_an_unknown_language_is_named_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"no language 'xx'; there are en, .*de.*ru"):
        translator("xx")


def test_an_attribute_is_said_by_its_dotted_name() -> None:
    assert translator("en").say("decision-over.long") == "The game is over."


@pytest.mark.parametrize("message_id", ["no-such-thing", "loan.no-such-thing"])
def test_an_unknown_message_is_said_as_its_words(message_id: str) -> None:
    said = message_id.replace("-", " ").replace(".", " ")
    assert translator("ru").say(message_id) == said
    assert not translator("ru").has(message_id)


def test_a_missing_translation_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    german = translator("de")
    monkeypatch.setattr(german, "has", lambda _message_id: False)
    assert german.say("loan") == "loan"


@pytest.mark.parametrize("language", ["en", "de", "fr", "ru"])
def test_numbers_are_plain(language: str) -> None:
    said = translator(language).say("dollars", amount=1234567)
    assert said.replace("\u00a0", "").replace("$", "") == "1234567"


def test_importing_is_cheap() -> None:
    """Fluent is loaded with the first message, not with the command line."""
    code = "import longshore.text, sys; sys.exit('fluent.runtime' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
