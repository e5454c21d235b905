"""A refusal of the rules as a sentence."""

from __future__ import annotations

from longshore.game import Refused
from longshore.text import refusal_sentence


def sentence(refused: Refused, language: str = "en") -> str:
    """Why something is not allowed, naming the bound that was broken."""
    return refusal_sentence(refused, language)
