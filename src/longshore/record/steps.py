"""Steps as text, the one language of the project (docs/notation.md), and back."""

from __future__ import annotations

import re
import reprlib
from typing import Final

from longshore.game import steps as codes
from longshore.game.editions import MAX_BID, WAREHOUSE_COSTS
from longshore.record.errors import StepError
from longshore.record.words import (
    COLOURS,
    PLACES,
    PRICED,
    SEAT_NUMBERS,
    SEATS,
    SPACES,
)

_PLAIN: Final = {
    codes.LOAN: "loan",
    codes.REPAY: "repay",
    codes.PASS: "pass",
    codes.DONE: "done",
    codes.SKIP: "skip",
    codes.DEFAULT: "default",
    codes.PRODUCE: "produce",
    codes.REPRICE: "reprice",
    codes.LOAD: "load",
    codes.OUTBID: "outbid",
    codes.WAREHOUSE: "warehouse",
    codes.DECLINE: "decline",
}
_NAMING: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    codes.MACHINE: ("machine", COLOURS),
    codes.RESTOCK: ("restock", SEATS),
    codes.SAIL: ("sail", PLACES),
    codes.CALL: ("call", SPACES),
    codes.MAKE: ("make", COLOURS),
    codes.TAKE: ("take", PRICED),
    codes.TAKE_FREE: ("take", COLOURS),
    codes.LIFT: ("lift", PRICED),
    codes.PLACE: ("place", PRICED),
    codes.SELL: ("sell", PRICED),
    codes.SEIZE: ("seize", COLOURS),
    codes.SEIZE_PRICED: ("seize", PRICED),
    codes.SEIZE_MACHINE: ("seize machine", COLOURS),
    codes.SEIZE_WAREHOUSE: ("seize warehouse", tuple(str(cost) for cost in WAREHOUSE_COSTS)),
    codes.PAY: ("pay", COLOURS),
    codes.OFFER_FACTORY: ("offer factory", PRICED),
    codes.OFFER_HARBOUR: ("offer harbour", PRICED),
    codes.ACCEPT: ("accept", SEATS),
}


def _all_texts() -> dict[int, str]:
    texts = {codes.step_of(kind, 0): text for kind, text in _PLAIN.items()}
    for kind, (verb, things) in _NAMING.items():
        for number, thing in enumerate(things):
            texts[codes.step_of(kind, number)] = f"{verb} {thing}"
    return texts


_TEXTS: Final = _all_texts()
_CODES: Final = {text: code for code, text in _TEXTS.items()}
_BID: Final = re.compile(r"bid (0|[1-9][0-9]*)(?: \+([12]))?")
_LINE: Final = re.compile(r"\s*([a-z]+)\s*:\s*(.*\S)\s*")
_LONGEST: Final = 80  # how many characters of a wrong text are shown
_LONGEST_LINE: Final = 200  # no step comes near; protects the pattern from hostile lines


def step_text(step: int) -> str:
    """The text of a step: `take tan@3`, `bid 7 +1`."""
    text = _TEXTS.get(step)
    if text is not None:
        return text
    if not codes.is_step(step):
        raise ValueError(f"{step} is not the number of a step")
    cards = codes.bid_zero_cards(step)
    return f"bid {codes.bid_amount(step)} +{cards}" if cards else f"bid {codes.bid_amount(step)}"


def parse_step(text: str) -> int:
    """The number of a step written as text."""
    code = _CODES.get(text)
    if code is not None:
        return code
    words = " ".join(text.split())
    code = _CODES.get(words)
    if code is not None:
        return code
    match = _BID.fullmatch(words)
    if match is None:
        raise StepError(f"{shown(text)} is not a step")
    if len(match[1]) > len(str(MAX_BID)) or int(match[1]) > MAX_BID:
        raise StepError(f"{shown(text)}: no bid may be larger than {MAX_BID}")
    return codes.bid(int(match[1]), int(match[2] or 0))


def parse_line(line: str) -> tuple[int, int]:
    """The seat and the step of a line such as `blue: sail island`."""
    name, _, text = line.partition(": ")
    seat = SEAT_NUMBERS.get(name)
    code = _CODES.get(text)
    if seat is not None and code is not None:
        return seat, code
    match = _LINE.fullmatch(line) if len(line) <= _LONGEST_LINE else None
    if match is None:
        raise StepError(f'{shown(line)} is not a step with its seat, as in "blue: produce"')
    seat = SEAT_NUMBERS.get(match[1])
    if seat is None:
        raise StepError(f"{shown(match[1])} is not a seat: {', '.join(SEATS)}")
    return seat, parse_step(match[2])


def line_text(seat: int, step: int) -> str:
    """A step with its seat, as in a record."""
    return f"{SEATS[seat]}: {step_text(step)}"


def shown(value: object) -> str:
    """A wrong value in quotes, shortened and safe for a terminal."""
    words = value if isinstance(value, str) else _in_words(value)
    safe = "".join(letter if letter.isprintable() else "?" for letter in words[: _LONGEST + 1])
    return f'"{safe[:_LONGEST]}..."' if len(safe) > _LONGEST else f'"{safe}"'


def _in_words(value: object) -> str:
    """Like `repr`, but with JSON's words, and neither deep nor long."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and value.bit_length() > 64:
        return "a huge number"
    return reprlib.repr(value)
