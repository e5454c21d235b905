"""The facts of the game that the page shows, as JSON.

`python -m longshore.tools.rules_json` prints it, and `make types` puts it where the page reads it.
A test fails when the page's copy is out of date.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, Literal, TypedDict

from longshore.bots import FIRST_BOTS, LEVELS, USUAL_BOT
from longshore.bots.personas import PERSONAS
from longshore.bots.styles import BALANCED, STYLES
from longshore.drawing.sentences import OWN, RECEIVED
from longshore.game import editions
from longshore.game.cells import FACTORY, HARBOUR
from longshore.game.editions import OPTIONS, Option, Value
from longshore.online.passing import PASSING
from longshore.record.words import BROKERS, COLOURS, EDITIONS, SEATS
from longshore.text import LANGUAGES, language_name
from longshore.text.amounts import amounts
from longshore.text.rules import PARTS, SCOPES, part_of

_WIDTH: Final = 100  # columns of the page's formatter
_SHOWN_NUMBERS: Final = 4  # what to offer for options that accept any number


class OptionEntry(TypedDict):
    """An option, as the page offers it."""

    name: str
    kind: Literal["number", "choice"]
    values: Sequence[Value]
    default: dict[str, Value | None]
    """By edition."""
    part_of: str | None
    """The option that must be on."""
    told_in: str
    """The part of the rules that it changes."""


class ScopeEntry(TypedDict):
    """What a rule may need."""

    edition: str | None
    option: str | None
    """That must be on."""


class PersonaEntry(TypedDict):
    """Who a bot is at a table, and how to draw that face."""

    she: bool
    skin: int
    hair: int
    cut: str
    beard: str
    glasses: bool


class Facts(TypedDict):
    """Everything that is written."""

    seats: Sequence[str]
    colours: Sequence[str]
    brokers: Sequence[str]
    editions: Sequence[str]
    paymentsReceived: Sequence[str]
    """Reasons of payments that the log tells from the recipient's side."""
    ownPlaces: dict[str, str]
    """What the log calls a place when a container stays with its owner."""
    prices: dict[str, Sequence[int]]
    costs: dict[str, Sequence[int]]
    cargo: int
    actions: int
    amounts: dict[str, int]
    """What messages can name."""
    cardValues: list[str]
    options: list[OptionEntry]
    ruleScopes: dict[str, ScopeEntry]
    """By the attribute that holds their texts."""
    ruleParts: dict[str, str | None]
    """In their order, each with the scope that it as a whole needs."""
    bots: dict[str, Sequence[str]]
    """The styles of each level, weakest first."""
    firstBots: Sequence[str]
    """Who plays in a first game."""
    usualBot: str
    hats: dict[str, str]
    """By level."""
    clothes: dict[str, str]
    """By style. A bot without one has the empty style."""
    personas: dict[str, PersonaEntry]
    languages: dict[str, str]
    passing: Sequence[str]
    """Problems of the server that may be over the next time the page asks."""


def rules() -> Facts:
    """Everything, by subject."""
    return {
        "seats": SEATS,
        "colours": COLOURS,
        "brokers": BROKERS,
        "editions": tuple(EDITIONS.values()),
        "paymentsReceived": RECEIVED,
        "ownPlaces": OWN,
        "prices": {
            "factory": tuple(editions.STORE_PRICES[FACTORY]),
            "harbour": tuple(editions.STORE_PRICES[HARBOUR]),
        },
        "costs": {"machines": editions.MACHINE_COSTS, "warehouses": editions.WAREHOUSE_COSTS},
        "cargo": editions.SHIP_CAPACITY,
        "actions": editions.ACTIONS,
        "amounts": amounts(),
        "cardValues": [
            f"{value}/{editions.TWO_VALUE_HIGH}" if place == editions.TWO_VALUE else str(value)
            for place, value in enumerate(editions.CARD_VALUES)
        ],
        "options": [entry(option) for option in OPTIONS if not option.of_deal],
        "ruleScopes": {
            name: {"edition": scope.edition, "option": scope.option}
            for name, scope in SCOPES.items()
        },
        "ruleParts": {name: part.scope for name, part in PARTS.items()},
        "bots": {name: level.styles for name, level in LEVELS.items()},
        "firstBots": FIRST_BOTS,
        "usualBot": USUAL_BOT,
        "hats": {name: level.hat for name, level in LEVELS.items()},
        "clothes": {
            "": BALANCED.clothes,
            **{name: style.clothes for name, style in STYLES.items()},
        },
        "personas": {
            name: {
                "she": one.she,
                "skin": one.skin,
                "hair": one.hair,
                "cut": one.cut,
                "beard": one.beard,
                "glasses": one.glasses,
            }
            for name, one in PERSONAS.items()
        },
        "languages": {language: language_name(language) for language in LANGUAGES},
        "passing": tuple(PASSING),
    }


def entry(option: Option) -> OptionEntry:
    """An option. Its default is null if the edition fixes its value."""
    many = option.is_range
    return {
        "name": option.name,
        "kind": "number" if many else "choice",
        "values": option.values[:_SHOWN_NUMBERS] if many else option.values,
        "default": {
            "2007": None if option.only_2018 else option.default_2007,
            "2018": None if option.fixed_2018 else option.default_2018,
        },
        "part_of": option.part_of or None,
        "told_in": part_of(option),
    }


def text_of(value: object, indent: str = "", column: int = 0) -> str:
    """JSON in the style of the page's formatter, with short lists of plain values on one line.

    It begins in this column of its line.
    """
    deeper = indent + "  "
    if isinstance(value, dict):
        lines = []
        for key, it in value.items():
            before = f"{deeper}{json.dumps(key)}: "
            lines.append(before + text_of(it, deeper, len(before)))
        return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
    line = json.dumps(value, ensure_ascii=False)
    if isinstance(value, list | tuple) and (
        any(isinstance(it, dict) for it in value) or column + len(line) > _WIDTH
    ):
        return "[\n" + ",\n".join(deeper + text_of(it, deeper) for it in value) + f"\n{indent}]"
    return line


if __name__ == "__main__":
    import sys

    sys.stdout.write(text_of(rules()) + "\n")
