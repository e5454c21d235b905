"""A step as a person would say it, for buttons and screen readers."""

from __future__ import annotations

import re
from typing import Final

from longshore.text.bundle import translator

_SEAT: Final = "blue|red|yellow|green|purple"
_COLOUR: Final = "black|brown|orange|tan|white"
_PRICED: Final = rf"(?P<colour>{_COLOUR})@(?P<price>[1-6])"
_AMOUNT: Final = r"\d{1,10}"

# The steps of docs/notation.md that name something, each with its message.
_PATTERNS: Final = tuple(
    (message_id, re.compile(pattern))
    for message_id, pattern in (
        ("step-machine", rf"machine (?P<colour>{_COLOUR})"),
        ("step-restock", rf"restock (?P<seat>{_SEAT})"),
        ("step-sail", rf"sail (?:(?P<place>sea|island|bank)|(?P<seat>{_SEAT}))"),
        ("step-call", r"call (?P<broker>I{1,3}) (?P<space>goods|money)"),
        ("step-make", rf"make (?P<colour>{_COLOUR})"),
        ("step-take", rf"take {_PRICED}"),
        ("step-take-free", rf"take (?P<colour>{_COLOUR})"),
        ("step-lift", rf"lift {_PRICED}"),
        ("step-place", rf"place {_PRICED}"),
        ("step-sell", rf"sell {_PRICED}"),
        ("step-seize", rf"seize (?P<colour>{_COLOUR})"),
        ("step-seize-priced", rf"seize {_PRICED}"),
        ("step-seize-machine", rf"seize machine (?P<colour>{_COLOUR})"),
        ("step-seize-warehouse", r"seize warehouse (?P<cost>\d)"),
        ("step-pay", rf"pay (?P<colour>{_COLOUR})"),
        ("step-offer-factory", rf"offer factory {_PRICED}"),
        ("step-offer-harbour", rf"offer harbour {_PRICED}"),
        ("step-accept", rf"accept (?P<seat>{_SEAT})"),
        ("step-bid", rf"bid (?P<amount>{_AMOUNT})(?: \+(?P<cards>[12]))?"),
    )
)
_NUMBERS: Final = ("price", "cost", "amount", "cards")
_DEFAULTS: Final[dict[str, dict[str, str | int]]] = {
    "step-sail": {"place": "harbour", "seat": ""},
    "step-bid": {"cards": 0},
}
_BARE: Final = frozenset(
    (
        *("loan", "repay", "pass", "done", "skip", "default"),
        *("produce", "reprice", "load", "outbid", "warehouse", "decline"),
    )
)
_RECORDED: Final = re.compile(rf"(?P<seat>{_SEAT}): (?P<step>.+)")


def spoken_step(step_text: str, language: str = "en") -> str:
    """`take tan@3` as "Take the tan container at $3"; ValueError if it is not a step.

    A recorded step carries its seat: `blue: take tan@3` is "Blue: Take the tan container at $3".
    It begins with a capital, also where a language begins with the container: "Den weißen ...".
    """
    messages = translator(language)
    recorded = _RECORDED.fullmatch(step_text)
    if recorded:
        text = spoken_step(recorded["step"], language)
        return messages.say("step-of-seat", seat=recorded["seat"], text=text)
    if step_text in _BARE:
        return messages.say(f"step-{step_text}")
    for message_id, pattern in _PATTERNS:
        match = pattern.fullmatch(step_text)
        if match:
            spoken = messages.say(message_id, **_arguments(message_id, match))
            return spoken[0].upper() + spoken[1:]
    raise ValueError(messages.say("refusal-bad-step", text=step_text))


def _arguments(message_id: str, match: re.Match[str]) -> dict[str, str | int]:
    arguments = dict(_DEFAULTS.get(message_id, {}))
    for name, word in match.groupdict().items():
        if word is not None:
            arguments[name] = int(word) if name in _NUMBERS else word
    return arguments
