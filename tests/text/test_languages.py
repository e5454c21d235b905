"""All languages have the same messages, with the same variables."""

import pytest
from fluent.syntax import ast
from tests.text.catalogue import FOLDER, entries, files, parse, variables

from longshore.text import LANGUAGES, language_name
from longshore.text.bundle import FILES, QUOTES, WORDS


def test_every_folder_is_a_language_that_says_its_own_name() -> None:
    folders = {path.parent.name for path in FOLDER.glob("*/*.ftl")}
    assert folders == set(LANGUAGES)
    names = {language_name(language) for language in LANGUAGES}
    assert {"English", "Deutsch"} <= names
    assert len(names) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_have_no_junk(language: str) -> None:
    junk = [
        (path.name, item.content)
        for path in files(language)
        for item in parse(path).body
        if isinstance(item, ast.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_messages_as_english(language: str) -> None:
    assert entries(language).keys() == entries("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_variables_as_english(language: str) -> None:
    wrong = {
        name: (variables(language, name), variables("en", name))
        for name in entries("en")
        if variables(language, name) != variables("en", name)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_in_the_file_its_id_names(language: str) -> None:
    wrong = {
        name: entry.file
        for name, entry in entries(language).items()
        if entry.file != FILES.get(name.partition("-")[0], WORDS)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_only_its_own_file_the_words_and_what_it_quotes(language: str) -> None:
    everything = entries(language)
    wrong = {
        (name, other)
        for name, entry in everything.items()
        for other in entry.messages
        if everything[other].file not in {entry.file, WORDS, *QUOTES.get(entry.file, ())}
    }
    assert wrong == set()
