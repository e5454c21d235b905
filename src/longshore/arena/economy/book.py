"""Everything recorded about the economy of one game."""

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
    SeatEnd,
    Setting,
)
from longshore.view.flows import Flows

STOPPED: Final = "stopped"  # before its end; the arena's `cap`
TRADE: Final = frozenset(("restock", "load", "bid"))  # purposes of payments between players
_MOST_POINTS: Final = 20  # plotted along a line before rounds are grouped


@dataclass
class Book:
    """Everything that happened in one game."""

    name: str
    players: int
    run: str = ""  # what the games that belong together are called
    setting: Setting = field(default_factory=Setting)
    seats: list[SeatEnd] = field(default_factory=list)
    ended_by: str = STOPPED
    now: Moment = BEFORE
    turns: int = 0  # in which somebody has done something, as the arena counts them
    sales: list[Sale] = field(default_factory=list)
    margins: list[Margin] = field(default_factory=list)
    auctions: list[Auction] = field(default_factory=list)
    money: list[MoneyAt] = field(default_factory=list)  # the start, then one entry per turn
    bank_flows: list[BankFlow] = field(default_factory=list)
    loans: list[LoanEvent] = field(default_factory=list)
    left_over: list[LeftOver] = field(default_factory=list)
    seized: int = 0  # containers
    flows: Flows = field(default_factory=Flows)

    @property
    def trade(self) -> int:
        """Dollars that players paid each other for containers, as the arena counts them."""
        return sum(flow.amount for flow in self.flows if flow.purpose in TRADE)

    def sale(self, stage: str, colour: str, seller: str, buyer: str, price: float) -> None:
        """Note the sale of a container at this moment."""
        self.sales.append(Sale(self.now, stage, colour, seller, buyer, price))

    def margin(self, role: str, seat: str, colour: str, cost: float | None, income: float) -> None:
        """Note what a player earned. Without a known cost there is no margin."""
        if cost is not None:
            self.margins.append(Margin(self.now, role, seat, colour, cost, income))


def rounds_together(books: Sequence[Book]) -> int:
    """How many rounds to group into one point so that the lines stay readable."""
    longest = max((book.now.round for book in books), default=1)
    return max(1, -(-longest // _MOST_POINTS))
