"""What one seat has done in one game, counted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from longshore.game.editions import ACTIONS

PRODUCE: Final = "produce"
RESTOCK: Final = "restock"
REPRICE: Final = "reprice"
SAIL: Final = "sail"
BUILD: Final = "build"
CALL: Final = "call"
ACTION_KINDS: Final = (PRODUCE, RESTOCK, REPRICE, SAIL, BUILD, CALL)


class Lot(NamedTuple):
    """A lot that a seat could bid for."""

    worth: int
    """What it would have added to the seat's island score."""
    cash: int
    """Dollars in hand before the bid."""
    bid: int
    price: int
    """The highest bid."""
    won: bool
    sold: bool
    """Whether the seller accepted, so that somebody got it at that price."""


@dataclass
class Acts:
    """What one seat has done. Averages are over the ends of its turns."""

    turns: int = 0
    """In which it could act."""
    taken: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ACTION_KINDS, 0))
    """Its actions, by kind."""
    passed: int = 0
    """Actions that it gave up by ending its turn (R-TURN-6)."""
    cut: int = 0
    """Actions lost because an auction ended its turn (R-TURN-8)."""

    produced_nothing: int = 0
    """A dollar paid, and nothing made (R-PROD-2)."""
    priced_nothing: int = 0
    """An action for prices alone, which changed none."""
    bought_nothing: int = 0
    """Actions to restock from a factory from which nothing was taken."""
    loaded_nothing: int = 0
    """Voyages to a player's harbour that the ship left as it came."""
    brought_nothing: int = 0
    """Voyages to the island without cargo (R-SAIL-7)."""

    asked: dict[str, list[int]] = field(default_factory=lambda: {"factory": [], "harbour": []})
    """The price of every container put into a store."""
    cargoes: list[int] = field(default_factory=list)
    """Containers in every lot that it brought to the island."""
    kept: int = 0
    """Of these lots, those for which it declined all bids."""
    lots: list[Lot] = field(default_factory=list)

    machines: int = 0
    warehouses: int = 0
    spent_on_buildings: int = 0
    factory_filled: list[float] = field(default_factory=list)
    """How full its Factory Store was."""
    harbour_filled: list[float] = field(default_factory=list)
    cash: list[int] = field(default_factory=list)
    owing: list[int] = field(default_factory=list)
    """Unpaid loans."""
    loans: int = 0
    repaid: int = 0
    ended: bool = False
    """Whether its production has ended the game (R-END-1)."""

    @property
    def offered(self) -> int:
        """Actions that its turns had (R-TURN-4)."""
        return ACTIONS * self.turns
