"""Why something is not allowed, as a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longshore.text.bundle import translator
from longshore.text.options import option_name

if TYPE_CHECKING:
    from longshore.game.refusals import Refused

_HUGE: Final = 2**53


def refusal_id(code: str) -> str:
    """The message id of a refusal code."""
    return "refusal-" + code.replace("_", "-")


def missing_sentence(code: str, need: int, have: int, language: str = "en") -> str:
    """What is missing for a step to be legal, or for a legal one to bring anything."""
    messages = translator(language)
    idle = "warnings-idle-" + code.replace("_", "-")
    if messages.has(idle):
        return messages.say(idle)
    return messages.say(refusal_id(code), need=need, have=have)


def _printable(bound: int | str) -> int | str:
    """A bound that Fluent can format, because a number from outside may have any length."""
    return bound if isinstance(bound, str) or abs(bound) < _HUGE else "?"


def refusal_sentence(refusal: Refused, language: str = "en") -> str:
    """The sentence for a refusal by the rules, naming the bound that was broken."""
    bounds = {name: _printable(bound) for name, bound in refusal.bounds.items()}
    if "option" in bounds:
        bounds["option"] = option_name(str(bounds["option"]), language)
    return translator(language).say(refusal_id(refusal.code), **bounds)
