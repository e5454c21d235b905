"""The economy of one game, as it is written down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from longshore.arena.economy.trades import (
    BEFORE,
    Auction,
    BankFlow,
    LeftOver,
    LoanEvent,
    Margin,
    Moment,
    MoneyAt,
    Sale,
)
from longshore.view.flows import Flows

_MOST_POINTS: Final = 20  # along a line, where there are more rounds


@dataclass
class Book:
    """Everything that happened in one game."""

    name: str
    players: int
    now: Moment = BEFORE
    sales: list[Sale] = field(default_factory=list)
    margins: list[Margin] = field(default_factory=list)
    auctions: list[Auction] = field(default_factory=list)
    money: list[MoneyAt] = field(default_factory=list)  # first as it began, then turn by turn
    bank_flows: list[BankFlow] = field(default_factory=list)
    loans: list[LoanEvent] = field(default_factory=list)
    left_over: list[LeftOver] = field(default_factory=list)
    seized: int = 0  # containers
    flows: Flows = field(default_factory=Flows)

    def sale(self, stage: str, colour: str, seller: str, buyer: str, price: float) -> None:
        """A container has been sold now."""
        self.sales.append(Sale(self.now, stage, colour, seller, buyer, price))

    def margin(self, role: str, seat: str, colour: str, cost: float | None, income: float) -> None:
        """Somebody earned something now; without a known cost it is no margin."""
        if cost is not None:
            self.margins.append(Margin(self.now, role, seat, colour, cost, income))


def rounds_together(books: Sequence[Book]) -> int:
    """How many rounds are drawn together, so that the lines can be read."""
    longest = max((book.now.round for book in books), default=1)
    return max(1, -(-longest // _MOST_POINTS))
