"""The rules of one game in words: what always holds, then what its edition and options add."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from longshore.game.editions import EDITIONS, OPTIONS, Option
from longshore.text.bundle import Translator


class Scope(NamedTuple):
    """What a rule may need: an edition, or an option that is switched on."""

    edition: str | None = None
    option: str | None = None

    def holds(self, edition: str, options: Mapping[str, object]) -> bool:
        """Whether a game of this edition and with these options has it."""
        return edition == self.edition if self.option is None else options.get(self.option) == "on"


class Part(NamedTuple):
    """What a part of the rules tells, and when."""

    numbers: tuple[str, ...] = ()  # the sections of docs/rules/spec.md, by the letters of a rule
    scope: str | None = None  # that the part as a whole needs


# By the attribute that holds their texts. An option has one if switching it on can add rules.
SCOPES: Final[dict[str, Scope]] = {
    **{f"edition-{edition}": Scope(edition=str(edition)) for edition in EDITIONS},
    **{
        option.name.replace("_", "-"): Scope(option=option.name)
        for option in OPTIONS
        if option.values == ("off", "on") and not option.fixed_2018
    },
}

# In the order in which a newcomer reads them. An option is told in the part that has its rule.
PARTS: Final[dict[str, Part]] = {
    "goal": Part(),
    "setup": Part(("SETUP",)),
    "turn": Part(("TURN",)),
    "build": Part(("BUILD",)),
    "produce": Part(("PROD",)),
    "restock": Part(("HBUY",)),
    "sail": Part(("SAIL",)),
    "load": Part(("LOAD",)),
    "auction": Part(("AUCT",)),
    "bluff": Part(("BLUF", "CANC"), "edition-2018"),
    "card": Part(("COMP",)),
    "loans": Part(("LOAN",)),
    "interest": Part(("INT", "DEF")),
    "domestic": Part(("DOM",), "domestic-sale"),
    "hidden": Part(("INFO",)),
    "end": Part(("END",)),
    "scoring": Part(("SCORE",)),
    "brokers": Part(("IBSETUP", "IBPAY", "IBINT", "IBDECL"), "investment-bank"),
    "call": Part(("IBCALL",), "investment-bank"),
    "win": Part(("IBWIN", "IBEND"), "investment-bank"),
    "bank-harbour": Part(("IBSAIL",), "investment-bank"),
}
_PART_OF_NUMBER: Final = {number: name for name, part in PARTS.items() for number in part.numbers}


class RulePart(NamedTuple):
    """A part of the rules."""

    title: str
    paragraphs: list[str]


def rules_of(
    messages: Translator, edition: int | str, options: Mapping[str, object]
) -> list[RulePart]:
    """The parts that the game knows. Options that are switched on are `on`."""
    scopes = [name for name, scope in SCOPES.items() if scope.holds(str(edition), options)]
    found = []
    for part, about in PARTS.items():
        if about.scope is not None and about.scope not in scopes:
            continue
        name = f"rules-part-{part}"
        texts = [f"{name}.text", *(f"{name}.{one}" for one in scopes)]
        said = [messages.say(one) for one in texts if messages.has(one)]
        found.append(RulePart(messages.say(name), [line for text in said for line in lines(text)]))
    return found


def part_of(option: Option) -> str:
    """The part that an option changes."""
    _, number, _ = option.rule.split("-")
    return _PART_OF_NUMBER[number]


def lines(text: str) -> list[str]:
    """Each line is a paragraph."""
    return text.split("\n")
