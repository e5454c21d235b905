"""What a bot would do, and what the public record proves."""

from __future__ import annotations

from msgspec import Struct

from longshore.server.messages.forms import LedgerData


class Candidate(Struct):
    """A step that a bot considers, and its value to the bot in dollars."""

    step: str
    worth: float
    score: float | None = None
    """The score with which the game is expected to end for the caller."""
    chance: float | None = None
    """The caller's chance to win, from 0 to 1."""


class Hint(Struct):
    """What a bot would do, and the best steps it considered."""

    decision: int | None
    bot: str
    step: str
    candidates: list[Candidate]


class Ledger(Struct):
    """What the public record proves."""

    table: str
    seq: int
    ledger: LedgerData
