"""How a game of the arena went, as plain data that travels back from any process."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SeatResult:
    """One entrant in one game."""

    entrant: int
    bot: str
    seat: int
    score: int
    place: int  # 1 for the winners
    win: float  # 1, or a share of it where several win
    decisions: int
    cpu_seconds: float
    cpu_seconds_max: float
    refused: int
    timeouts: int
    trouble: str = ""  # why a deckhand took over from a program or a plug-in


@dataclass(frozen=True)
class GameResult:
    """One game."""

    number: int
    deal: int
    ended_by: str  # "supply", "stalemate" or "cap"
    turns: int  # of all seats together
    seats: tuple[SeatResult, ...]
    record: str  # as text

    @property
    def file_name(self) -> str:
        """Under which the record is kept."""
        return f"game-{self.number:05}.txt"
