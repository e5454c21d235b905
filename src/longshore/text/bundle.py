"""Messages by id and language, loaded when first needed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from longshore.text.amounts import amounts
from longshore.text.languages import FALLBACK, FOLDER, LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# The first word of an id names the file of its message, in the singular or plural: `step-take` is
# in steps.ftl. All others are in WORDS. A message may use only messages from its own file, WORDS
# and the files that its own QUOTES.
WORDS: Final = "words.ftl"
# Buttons and options are named by their messages, so that each name is written once.
QUOTES: Final = {
    "decisions.ftl": ("steps.ftl",),
    "learn.ftl": ("page.ftl", "steps.ftl", "trays.ftl"),
    "refusals.ftl": ("options.ftl",),
}
FILES: Final = {
    word: path.name
    for path in (FOLDER / FALLBACK).glob("*.ftl")
    for word in (path.stem, path.stem.removesuffix("s"))
} | {"edition": "options.ftl"}


class Translator:
    """Formats messages in one language. Get one from `translator`, which caches them."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._loaded: Final[set[str]] = set()
        self._bundle: FluentBundle | None = None

    def say(self, message_id: str, **args: str | int) -> str:
        """The message with its variables filled in. The amounts of the game are always known.

        `option-show-cash.about` names an attribute of a message. What a language lacks is given in
        English, and what English lacks as the bare words of its id.
        """
        text = self._format(message_id, args)
        if text is None and self.language != FALLBACK:
            text = translator(FALLBACK)._format(message_id, args)
        return message_id.replace("-", " ").replace(".", " ") if text is None else text

    def has(self, message_id: str) -> bool:
        """Whether this language itself has the message."""
        name, _, attribute = message_id.partition(".")
        bundle = self._bundle_for(name)
        if not bundle.has_message(name):
            return False
        return not attribute or attribute in bundle.get_message(name).attributes

    def _format(self, message_id: str, args: dict[str, str | int]) -> str | None:
        if not self.has(message_id):
            return None
        name, _, attribute = message_id.partition(".")
        bundle = self._bundle_for(name)
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return None
        text, _errors = bundle.format_pattern(pattern, _amounts() | _printable(args))
        return str(text)

    def _bundle_for(self, name: str) -> FluentBundle:
        """The bundle, with the file of this message in it."""
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to import

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        own = FILES.get(name.partition("-")[0], WORDS)
        for file in (WORDS, own, *QUOTES.get(own, ())):
            if file not in self._loaded:
                source = (FOLDER / self.language / file).read_text("utf-8")
                self._bundle.add_resource(FluentResource(source))
                self._loaded.add(file)
        return self._bundle


def _printable(args: Mapping[str, str | int]) -> dict[str, object]:
    from fluent.runtime.types import fluent_number  # noqa: PLC0415 - slow to import

    return {
        key: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
        for key, value in args.items()
    }


@cache
def _amounts() -> dict[str, object]:
    return _printable(amounts())


@cache
def _translator(language: str) -> Translator:
    return Translator(language)


def translator(language: str) -> Translator:
    """The one translator of a language. Raises ValueError if it is not one of LANGUAGES."""
    if language not in LANGUAGES:
        message = f"there is no language {language!r}; there are {', '.join(LANGUAGES)}"
        raise ValueError(message)
    return _translator(language)


def language_name(language: str) -> str:
    """What speakers of a language call it: `Deutsch`."""
    return translator(language).say("language-name")
