"""The rules of one game in words: what always holds, then what its edition and options add."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from longshore.text.bundle import Translator

# The parts in the order in which a newcomer reads them, with the option or edition that they as a
# whole belong to. The page has the same list in web/src/parts/rules.
PARTS: Final[dict[str, str]] = {
    "goal": "",
    "setup": "",
    "turn": "",
    "build": "",
    "produce": "",
    "restock": "",
    "sail": "",
    "load": "",
    "auction": "",
    "bluff": "edition-2018",
    "card": "",
    "loans": "",
    "interest": "",
    "domestic": "domestic-sale",
    "hidden": "",
    "end": "",
    "scoring": "",
    "brokers": "investment-bank",
    "call": "investment-bank",
    "win": "investment-bank",
    "bank-harbour": "investment-bank",
}
OPTIONS: Final = ("domestic-sale", "investment-bank", "cancel-bid")


class RulePart(NamedTuple):
    """A part of the rules."""

    title: str
    paragraphs: list[str]


def rules_of(
    messages: Translator, edition: int | str, options: Mapping[str, object]
) -> list[RulePart]:
    """The parts that the game knows. Options that are switched on are `on`."""
    scopes = [f"edition-{edition}"]
    scopes += [name for name in OPTIONS if options.get(name.replace("-", "_")) == "on"]
    found = []
    for part, scope in PARTS.items():
        if scope and scope not in scopes:
            continue
        name = f"rules-part-{part}"
        texts = [f"{name}.text", *(f"{name}.{one}" for one in scopes)]
        said = [messages.say(one) for one in texts if messages.has(one)]
        found.append(RulePart(messages.say(name), [line for text in said for line in lines(text)]))
    return found


def lines(text: str) -> list[str]:
    """Each line is a paragraph."""
    return text.split("\n")
