"""Who was ahead after each turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from longshore.record.words import SEATS, Seat
from longshore.view.forms import Lead


class Race:
    """The standings after each turn, starting with those before the first one."""

    def __init__(self, standings: Sequence[Sequence[int]]) -> None:
        self._leaders = [leaders_of(totals) for totals in standings]

    @property
    def leads(self) -> list[Lead]:
        """Each change of who is ahead."""
        return [
            {"turn": turn, "seats": seats}
            for turn, seats in enumerate(self._leaders)
            if turn == 0 or seats != self._leaders[turn - 1]
        ]

    @property
    def changes(self) -> int:
        """How often one player alone took the lead from another."""
        return sum(1 for one, next_one in pairwise(self._alone()) if one != next_one)

    @property
    def turns_led(self) -> Counter[Seat]:
        """After how many turns each seat led alone."""
        return Counter(self._alone())

    def ahead_since(self, seat: Seat) -> int | None:
        """The turn after which a seat led alone until the end, if it did."""
        since = None
        for turn in range(len(self._leaders) - 1, -1, -1):
            if self._leaders[turn] != [seat]:
                break
            since = turn
        return since

    def longest_before(self, turn: int) -> tuple[Seat, int] | None:
        """Who led alone after the most turns before that one, and after how many."""
        alone = self._alone(turn)
        return Counter(alone).most_common(1)[0] if alone else None

    def _alone(self, before: int | None = None) -> list[Seat]:
        """Who led alone after each turn. Nobody has done anything to lead before the first one."""
        return [seats[0] for seats in self._leaders[1:before] if len(seats) == 1]


def leaders_of(totals: Sequence[int]) -> list[Seat]:
    """The seats with the highest total."""
    best = max(totals)
    return [SEATS[seat] for seat, total in enumerate(totals) if total == best]
