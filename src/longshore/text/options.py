"""The names of editions and options, and what their values mean."""

from __future__ import annotations

from longshore.text.bundle import translator


def option_id(option: str) -> str:
    """The message id of an option. Its attribute `about` explains it."""
    return "option-" + option.replace("_", "-")


def option_name(option: str, language: str = "en") -> str:
    """What people call an option, or the word itself if it is unknown."""
    messages = translator(language)
    name = option_id(option)
    return messages.say(name) if messages.has(name) else option


def option_value(option: str, value: str | int, language: str = "en") -> str:
    """What this value means, or the value itself if it is unknown."""
    messages = translator(language)
    word = str(value).replace("_", "-")
    for attribute in (f"value-{word}", "value-number"):
        name = f"{option_id(option)}.{attribute}"
        if messages.has(name):
            return messages.say(name, value=value)
    return str(value)
