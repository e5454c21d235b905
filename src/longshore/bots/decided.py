"""What a bot decided and what it considered, so that people can find out why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from longshore.bots.bot import Candidate
from longshore.game.decisions import Decision


@dataclass(frozen=True, slots=True)
class Decided:
    """One decision of one seat, in a form that can be sent between processes."""

    seat: int
    turn: int
    """Turns started until then, over all seats."""
    step: int
    """Its number in the record, from 1: the position before it is after `step` - 1 steps."""
    decision: Decision
    legal: int
    """How many steps the bot could choose from."""
    chosen: str
    candidates: tuple[Candidate, ...]
    cpu_seconds: float
    refused: int
    """Answers of the bot that were not legal, and one more when it is replaced for it."""
    stand_in: bool
    """Whether a deckhand chose in place of the bot."""


Watch = Callable[[Decided], None]
