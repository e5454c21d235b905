"""A deal drawn piece by piece, for environments in which chance is a player."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from longshore.game import Deal, Rules
from longshore.game.editions import BROKER_SEEDS, COLOURS
from longshore.record.words import COLOURS as COLOUR_NAMES
from longshore.record.words import SEATS


class Dealing:
    """First seat, machines, cards and broker seeds, in the order of `longshore.record.deals`."""

    def __init__(self, rules: Rules) -> None:
        self._players: int = rules.players
        self._seeds = sum(BROKER_SEEDS) if rules.investment_bank else 0
        self.drawn: list[int] = []

    @property
    def draws(self) -> int:
        """How many pieces make up a deal."""
        return 1 + 2 * self._players + self._seeds

    @property
    def complete(self) -> bool:
        """Whether everything is drawn."""
        return len(self.drawn) == self.draws

    def _group(self, place: int) -> int:
        """Where the colours start that the one at this place must differ from."""
        if place <= self._players:
            return 1
        return 1 + self._players if place <= 2 * self._players else 1 + 2 * self._players

    def outcomes(self) -> list[int]:
        """What may be drawn next, all equally likely."""
        if not self.drawn:
            return list(range(self._players))
        taken = self.drawn[self._group(len(self.drawn)) :]
        return [colour for colour in range(COLOURS) if colour not in taken]

    def text(self, place: int, outcome: int) -> str:
        """One piece of a deal in words."""
        if place == 0:
            return f"first {SEATS[outcome]}"
        colour = COLOUR_NAMES[outcome]
        if place <= self._players:
            return f"machine {SEATS[place - 1]} {colour}"
        if place <= 2 * self._players:
            return f"card {SEATS[place - 1 - self._players]} {colour}"
        return f"broker seed {colour}"

    def seen_by(self, seat: int) -> list[str]:
        """What a seat knows about the deal: everything but the others' cards (R-INFO-4)."""
        own = 1 + self._players + seat
        return self._texts(lambda place: not self._is_card(place) or place == own)

    def seen_by_all(self) -> list[str]:
        """What everyone knows about the deal."""
        return self._texts(lambda place: not self._is_card(place))

    def seen_by_nobody_else(self, seat: int) -> list[str]:
        """What only a seat knows about the deal: its card."""
        return self._texts(lambda place: place == 1 + self._players + seat)

    def redealt(self, seat: int, chance: Random) -> list[int]:
        """The same draws with other cards for the others, as far as cards are drawn."""
        drawn = self.drawn.copy()
        first = 1 + self._players
        own = first + seat
        cards = [place for place in range(len(drawn)) if self._is_card(place) and place != own]
        known = drawn[own] if own < len(drawn) else None
        free = [colour for colour in range(COLOURS) if colour != known]
        for place, colour in zip(cards, chance.sample(free, len(cards)), strict=True):
            drawn[place] = colour
        return drawn

    def _is_card(self, place: int) -> bool:
        return 1 + self._players <= place <= 2 * self._players

    def _texts(self, known: Callable[[int], bool]) -> list[str]:
        return [
            self.text(place, outcome) for place, outcome in enumerate(self.drawn) if known(place)
        ]

    def deal(self) -> Deal:
        """The whole deal."""
        players, drawn = self._players, tuple(self.drawn)
        machines, cards = drawn[1 : 1 + players], drawn[1 + players : 1 + 2 * players]
        if not self._seeds:
            return Deal(drawn[0], machines, cards)
        seeds = drawn[1 + 2 * players :]
        first, second, _ = BROKER_SEEDS
        return Deal(drawn[0], machines, cards, (seeds[:first], seeds[first : first + second], ()))
