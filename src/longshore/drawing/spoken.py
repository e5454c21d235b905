"""A step as a person would say it, for buttons and screen readers.

`text/steps.json` says which message stands for which step. The web page reads it too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple, TypedDict

from longshore.game.cells import PRICES
from longshore.game.editions import WAREHOUSE_COSTS
from longshore.record.words import BROKERS, COLOURS, SEATS
from longshore.text import FOLDER, translator

_AMOUNT: Final = r"\d{1,10}"
_RECORDED: Final = re.compile(rf"(?P<seat>{'|'.join(SEATS)}): (?P<step>.+)")


class Form(NamedTuple):
    """A form of a step, its message, and what the form leaves out."""

    message_id: str
    pattern: re.Pattern[str]
    given: Mapping[str, str | int]


def spoken_step(step_text: str, language: str = "en") -> str:
    """`take tan@3` as "Take the tan container at $3". ValueError if it is not a step.

    A recorded step includes its seat: `blue: take tan@3` is "Blue: Take the tan container at $3".
    It starts with a capital, even in languages that start with the container: "Den weißen ...".
    """
    messages = translator(language)
    recorded = _RECORDED.fullmatch(step_text)
    if recorded:
        text = spoken_step(recorded["step"], language)
        return messages.say("step-of-seat", seat=recorded["seat"], text=text)
    for form in forms():
        match = form.pattern.fullmatch(step_text)
        if match:
            said = {name: number_or_word(name, word) for name, word in match.groupdict().items()}
            spoken = messages.say(form.message_id, **form.given, **said)
            return spoken[0].upper() + spoken[1:]
    raise ValueError(messages.say("refusal-bad-step", text=step_text))


class Table(TypedDict):
    """The data that Python and the page share."""

    words: dict[str, list[str]]
    numbers: list[str]
    steps: list[list[Any]]  # the id of a message, the form of a step, and what else is said


@cache
def table() -> Table:
    """Read once."""
    found: Table = json.loads((FOLDER / "steps.json").read_text("utf-8"))
    return found


@cache
def forms() -> tuple[Form, ...]:
    """All forms of a step, ready to match."""
    words = table()["words"] | {
        "seat": SEATS,
        "colour": COLOURS,
        "broker": BROKERS,
        "price": [str(price) for price in range(1, PRICES + 1)],
        "cost": [str(cost) for cost in WAREHOUSE_COSTS],
    }
    kinds = {"amount": _AMOUNT} | {name: "|".join(choice) for name, choice in words.items()}
    return tuple(
        Form(message_id, re.compile(pattern_of(form, kinds)), *given or ({},))
        for message_id, form, *given in table()["steps"]
    )


def pattern_of(form: str, kinds: Mapping[str, str]) -> str:
    """`machine {colour}` as a regular expression with a group for the colour."""
    literal, *rest = re.split(r"\{(\w+)\}", form)
    parts = [re.escape(literal)]
    for name, after in zip(rest[::2], rest[1::2], strict=True):
        parts += [f"(?P<{name}>{kinds[name]})", re.escape(after)]
    return "".join(parts)


def number_or_word(name: str, word: str) -> str | int:
    """A part of a step, as its message expects it."""
    return int(word) if name in table()["numbers"] else word
