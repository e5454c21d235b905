"""The legal steps as a list to choose from, and matching typed text to one of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from longshore.bots.legal import legal_steps
from longshore.drawing.spoken import spoken_step
from longshore.game import Game
from longshore.record import StepError, parse_step, step_text
from longshore.record.words import SEATS
from longshore.text import missing_sentence, translator
from longshore.view import view_of
from longshore.view.idle import idle_steps

_LISTED: Final = 600  # nobody scrolls through more; any legal step can still be typed
_BID: Final = "bid "
_CALL: Final = re.compile(r"(?<=^call )i{1,3}(?= )")  # the brokers' numbers are written I, II, III


class Choice(NamedTuple):
    """A legal step."""

    step: str
    """The step in the notation."""
    spoken: str
    """The step as a person would say it."""
    idle: str = ""
    """What is missing, if the step is legal but would spend an action on nothing."""


def choices_of(game: Game, seat: int, language: str, sales: Sequence[int] = ()) -> list[Choice]:
    """What a seat may do now, in the order of the rules except for bids with $0 cards.

    `sales` are to the bank, in place of a `skip` that was drafted by itself.
    """
    steps = [*legal_steps(game, seat), *map(step_text, sales)]
    listed = list(steps[:_LISTED])
    if len(steps) > _LISTED:  # a range of bids, and perhaps `repay` and `loan` at its end
        listed += [step for step in steps[-2:] if not step.startswith(_BID)]
    listed.sort(key=lambda step: step.partition(" +")[2])  # bids without $0 cards first
    idle = idle_steps(view_of(game, seat), game, seat)
    return [
        Choice(
            step,
            spoken_step(step, language),
            missing_sentence(**idle[step], language=language) if step in idle else "",
        )
        for step in listed
    ]


def narrowed(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The choices that contain every typed word, in the notation or as spoken."""
    words = typed.casefold().split()
    start = " ".join(words)
    by_notation = [choice for choice in choices if choice.step.casefold().startswith(start)]
    if by_notation:
        return by_notation
    return [
        choice
        for choice in choices
        if all(word in f"{choice.step} {choice.spoken}".casefold() for word in words)
    ]


def completed(choices: Sequence[Choice], typed: str) -> str:
    """The typed text, extended as far as there is only one way to continue."""
    start = " ".join(typed.casefold().split()) + (" " if typed.endswith(" ") else "")
    found = [choice.step for choice in choices if choice.step.casefold().startswith(start)]
    if not found:
        left = narrowed(choices, typed)
        return left[0].step if len(left) == 1 else typed
    longer = common_start(found)
    return longer if len(longer) > len(start) else found[0]


def common_start(texts: Sequence[str]) -> str:
    """The longest common beginning."""
    first, last = min(texts), max(texts)
    same = takewhile(lambda pair: pair[0] == pair[1], zip(first, last, strict=False))
    return "".join(letter for letter, _ in same)


def step_of(choices: Sequence[Choice], seat: int, typed: str, language: str) -> int:
    """The intended step: a number, a step in the notation, or text that fits only one choice.

    If bids are asked for, a number is a bid. StepError says why it is not a step. The game decides
    whether a step is legal.
    """
    words = " ".join(typed.split())
    messages = translator(language)
    if words.isascii() and words.isdigit() and len(words) <= 7:
        if any(choice.step.startswith(_BID) for choice in choices):
            return parse_step(f"{_BID}{int(words)}")
        if not 1 <= int(words) <= len(choices):
            raise StepError(messages.say("terminal-no-number", number=int(words)))
        return parse_step(choices[int(words) - 1].step)
    name, colon, rest = words.casefold().partition(":")
    if colon and name in SEATS:
        if name != SEATS[seat]:
            raise StepError(messages.say("terminal-not-you", seat=SEATS[seat]))
        words = rest.strip()
    try:
        return parse_step(_CALL.sub(lambda call: call[0].upper(), words.casefold()))
    except StepError as error:
        left = narrowed(choices, words)
        if len(left) == 1:
            return parse_step(left[0].step)
        raise StepError(messages.say("refusal-bad-step", text=words[:40])) from error
