"""The result of an arena game, as plain data that any process can send back."""

from __future__ import annotations

from dataclasses import dataclass

from longshore.bots.decided import Decided
from longshore.view.collapse import bankrupt


@dataclass(frozen=True)
class SeatResult:
    """One entrant in one game."""

    entrant: int
    bot: str
    seat: int
    score: int
    place: int  # 1 for the winners
    win: float  # 1, or a share of it for joint winners
    decisions: int
    cpu_seconds: float
    cpu_seconds_max: float
    refused: int
    timeouts: int
    trouble: str = ""  # why a deckhand took over from a program or a plug-in
    refusal: str = ""  # the first answer of such a bot that was not legal, and why

    @property
    def bankrupt(self) -> bool:
        """Whether it ended with nothing but debts."""
        return bankrupt(self.score)


@dataclass(frozen=True)
class GameResult:
    """One game."""

    number: int
    deal: int
    ended_by: str  # "supply", "stalemate" or "cap"
    turns: int  # counted over all seats
    seats: tuple[SeatResult, ...]
    record: str  # as text
    trade: int = 0  # dollars that players paid each other for containers
    money: int = 0  # dollars in the game at its end
    decided: tuple[Decided, ...] = ()  # what `Task.logged` asks for

    @property
    def collapsed(self) -> bool:
        """Whether everyone was bankrupt at the end."""
        return all(seat.bankrupt for seat in self.seats)

    @property
    def file_name(self) -> str:
        """The file its record is saved in."""
        return file_name_of(self.number)


def file_name_of(number: int) -> str:
    """The file that the record of a game with this number is saved in."""
    return f"game-{number:05}.txt"
