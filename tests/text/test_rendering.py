"""Every message in every language can be formatted, whatever its variables are."""

import pytest
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from tests.text.catalogue import entries, files, parse, variables
from tests.text.samples import ROUNDS, arguments

from longshore.text import LANGUAGES, translator


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_without_error(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in files(language):
        bundle.add_resource(parse(path))
    for name in entries(language):
        for number in range(ROUNDS):
            pattern = _pattern(bundle, name)
            text, errors = bundle.format_pattern(
                pattern, arguments(variables(language, name), number)
            )
            assert errors == [], name
            assert "{" not in str(text), name
            assert str(text).strip() == str(text) != "", name


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_few_messages_are_the_same_in_english(language: str) -> None:
    """Some words happen to be the same, but sentences never are."""
    messages, english = translator(language), translator("en")
    same = []
    for name in entries("en"):
        sample = arguments(variables("en", name), 2)
        text = messages.say(name, **sample)
        if text == english.say(name, **sample) and len(text.split()) > 2:
            same.append(name)
    alike = {"several", "step-of-seat", "aid-machine", "economy-band"}
    assert [name for name in same if name not in alike] == []


def _pattern(bundle: FluentBundle, name: str) -> Pattern:
    message_id, _, attribute = name.partition(".")
    message = bundle.get_message(message_id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    return pattern
