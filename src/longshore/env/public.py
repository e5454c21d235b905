"""The steps of a game as everyone learns of them. Sealed bids wait until all are open."""

from __future__ import annotations

from typing import NamedTuple

from longshore.game import Game
from longshore.game.state import NOBODY
from longshore.game.steps import FIRST_BID
from longshore.game.waiting import bids_sealed
from longshore.record import line_text
from longshore.record.words import SEATS


class Heard(NamedTuple):
    """Something everyone learns. Of a sealed bid, only that it was made."""

    seat: int
    step: int
    sealed: bool = False

    def told_to(self, seat: int) -> str:
        """What a seat knows of it at that moment."""
        if self.sealed and self.seat != seat:
            return f"{SEATS[self.seat]}: bid ?"
        return line_text(self.seat, self.step)


class PublicRecord:
    """Steps with their seats. The bids of a round wait until the last one is made (R-AUCT-4)."""

    def __init__(self) -> None:
        self.public: list[tuple[int, int]] = []
        self.sealed: list[tuple[int, int]] = []
        self.heard: list[Heard] = []

    def note(self, game: Game, seat: int, step: int) -> None:
        """Add a step after it was applied."""
        waits = step >= FIRST_BID and (bool(self.sealed) or bids_sealed(game))
        self.heard.append(Heard(seat, step, waits))
        if not waits:
            self.public.append((seat, step))
            return
        self.sealed.append((seat, step))
        if not bids_sealed(game):
            self.heard += [Heard(*made) for made in self.sealed]
            self.public += self.sealed
            self.sealed.clear()

    def lines(self, start: int = 0) -> list[str]:
        """What is public, in the order of a partial record, from a given place on."""
        return [line_text(seat, step) for seat, step in self.public[start:]]

    def seen_by(self, seat: int) -> list[str]:
        """Everything in the order in which a seat learned it, which only ever grows."""
        return [heard.told_to(seat) for heard in self.heard]

    def seen_by_all(self) -> list[str]:
        """Everything in the order in which everyone learned it."""
        return self.seen_by(NOBODY)

    def seen_by_nobody_else(self, seat: int) -> list[str]:
        """The bids of a seat at the moment it made them, when only it knew them."""
        return [heard.told_to(seat) for heard in self.heard if heard.sealed and heard.seat == seat]

    def copy(self) -> PublicRecord:
        """An independent copy."""
        other = PublicRecord()
        other.public = self.public.copy()
        other.sealed = self.sealed.copy()
        other.heard = self.heard.copy()
        return other
