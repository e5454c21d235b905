"""The public ledger: what payments prove about everyone's cash (R-INFO-2, A-09).

Every payment is public, so anyone could keep this tally by hand. It is made from public events and
from what the viewer saw at the start. It never reads the game itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from longshore.game.editions import STARTING_CASH
from longshore.record.words import Seat
from longshore.view.flows import Flows
from longshore.view.forms import BidsEvent, GameEvent, GameView, LedgerData, Purpose, Purse
from longshore.view.places import BANK

UNKNOWN: Final = "unknown"


class Account:
    """What is proven about one seat's cash.

    A seat whose cash nobody has seen must have started with enough for everything it has paid and
    bid since. That gives a lower bound.
    """

    def __init__(self, start: int | None) -> None:
        self.start = start
        self.start_at_least = start or 0
        self.change = 0

    @property
    def cash(self) -> int | None:
        """The cash now, or None if it is not proven."""
        return None if self.start is None else self.start + self.change

    @property
    def at_least(self) -> int:
        """What the seat has for certain."""
        return self.start_at_least + self.change

    def receive(self, amount: int) -> None:
        """Add money, or take it if the amount is negative. Cash is never negative (R-INV-4)."""
        self.change += amount
        self.held(0)

    def held(self, amount: int) -> None:
        """The seat has shown that it has at least this much."""
        self.start_at_least = max(self.start_at_least, amount - self.change)

    def is_exactly(self, amount: int) -> None:
        """The seat has shown that it has exactly this much."""
        self.held(amount)
        self.start = amount - self.change


class Ledger:
    """Cash and flows of a game as far as they are public. Feed it all events, in order."""

    def __init__(self, view: GameView, *, dealt: bool) -> None:
        """Start from the viewer's view of the starting position.

        In a `dealt` game everyone starts with the same cash (R-SETUP-9). In one that starts from a
        position, only the cash that the view shows is known.
        """
        self.flows = Flows()
        self.accounts = {
            name: Account(board.get("cash", STARTING_CASH if dealt else None))
            for name, board in view["seats"].items()
        }
        self._first_bids: Mapping[Seat, int] = {}

    def note(self, events: Iterable[GameEvent]) -> None:
        """Take in an event."""
        for event in events:
            if event["event"] == "pay":
                self._enter(event["from"], event["to"], event["for"], event["amount"])
            elif event["event"] == "bids":
                self._open(event)
            elif event["event"] == "default":
                # Interest is paid while cash lasts, so the defaulter has none left (R-INT-4).
                self.accounts[event["seat"]].is_exactly(0)

    def _enter(self, payer: Purse, payee: Purse, purpose: Purpose, amount: int) -> None:
        self.flows.add(payer, payee, purpose, amount)
        for name, account in self.accounts.items():
            if name == payer:
                account.receive(-amount)
            elif name == payee:
                account.receive(amount)

    def _open(self, event: BidsEvent) -> None:
        """Nobody can bid more than their cash. In the tie-break both bids count (R-AUCT-6)."""
        if event["round"] == 1:
            self._first_bids = event["bids"]
        for name, amount in event["bids"].items():
            first = self._first_bids.get(name, 0) if event["round"] == 2 else 0
            self.accounts[name].held(first + amount)

    def cash(self, name: Seat) -> int | None:
        """A seat's cash, or None if the public record does not prove it."""
        return self.accounts[name].cash

    def as_data(self) -> LedgerData:
        """The whole ledger: cash, sums of each seat, the bank's balance, and every flow."""
        paid, received = self.flows.paid(BANK), self.flows.received(BANK)
        return {
            "seats": {
                name: {
                    "cash": UNKNOWN if account.cash is None else account.cash,
                    "at_least": account.at_least,
                    "change": account.change,
                    "received": self.flows.received(name),
                    "paid": self.flows.paid(name),
                    "paid_to": self.flows.paid_to(name),
                }
                for name, account in self.accounts.items()
            },
            "bank": {
                "received": received,
                "paid": paid,
                "put_in": sum(paid.values()) - sum(received.values()),
            },
            "flows": self.flows.as_data(),
        }
