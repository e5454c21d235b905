"""Lists of things in a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from longshore.text.bundle import Translator


def lot_text(messages: Translator, colours: Iterable[str]) -> str:
    """The colours of a lot, each with its count: "black, 2 tan"."""
    counts = sorted(Counter(colours).items())
    return ", ".join(colour_counted(messages, colour, count) for colour, count in counts)


def colour_counted(messages: Translator, colour: str, count: int) -> str:
    """How many containers of a colour: "tan", "2 tan"."""
    name = messages.say(f"colour-{colour}")
    return name if count == 1 else messages.say("several", count=count, what=name)


def enumeration(messages: Translator, words: list[str]) -> str:
    """`Blue, Red and Green`."""
    if len(words) < 2:
        return "".join(words)
    return messages.say("list-and", first=", ".join(words[:-1]), last=words[-1])
