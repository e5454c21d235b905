"""What the economy of a game is made of, as plain rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from longshore.view.forms import Purpose

FACTORY: Final = "factory"  # a maker sells to a warehouse
HARBOUR: Final = "harbour"  # a warehouse sells to a ship
AUCTION: Final = "auction"  # a ship's lot is sold to a collector, at an equal part of the bid
BROKER: Final = "broker"  # a lot of an Investment Bank broker, at an equal part of the bid
DOMESTIC: Final = "domestic"  # a container goes back to the supply, where the variant allows it
STAGES: Final = (FACTORY, HARBOUR, AUCTION, BROKER, DOMESTIC)

MAKER: Final = "maker"
WAREHOUSE: Final = "warehouse"
SHIPPER: Final = "shipper"
COLLECTOR: Final = "collector"
ROLES: Final = (MAKER, WAREHOUSE, SHIPPER, COLLECTOR)


class Moment(NamedTuple):
    """When something happened: turns are counted over all seats, rounds are turns of each."""

    turn: int  # from 1
    round: int  # from 1


BEFORE: Final = Moment(0, 0)  # the first turn


@dataclass(frozen=True)
class Sale:
    """A container has changed hands for money."""

    when: Moment
    stage: str
    colour: str
    seller: str
    buyer: str
    price: float


@dataclass(frozen=True)
class Margin:
    """What somebody earned on one container in one role; the cost is what they spent on it."""

    when: Moment
    role: str
    seat: str
    colour: str
    cost: float
    income: float

    @property
    def profit(self) -> float:
        """Income less cost."""
        return self.income - self.cost


@dataclass(frozen=True)
class Auction:
    """A lot at the island."""

    when: Moment
    seller: str
    buyer: str  # the seller where all bids were declined
    accepted: bool
    lot: tuple[str, ...]
    bid: int
    second: int  # the highest of the other bids
    cost: float | None  # what the seller had paid for the lot; None where that is not known
    bids: int  # above nothing

    @property
    def premium(self) -> int:
        """What the highest bidder offered beyond the next."""
        return self.bid - self.second


@dataclass(frozen=True)
class MoneyAt:
    """The money of a game at the end of a turn."""

    when: Moment
    players: int
    brokers: int  # and on the Payment Card
    loans: int  # how many are outstanding

    @property
    def total(self) -> int:
        """All money outside the bank."""
        return self.players + self.brokers


@dataclass(frozen=True)
class BankFlow:
    """Money that came into the game, or left it: positive into it."""

    when: Moment
    purpose: Purpose
    amount: int


@dataclass(frozen=True)
class LoanEvent:
    """A loan was `taken`, `forced`, `repaid` or lost in a `default`."""

    when: Moment
    seat: str
    what: str


@dataclass(frozen=True)
class LeftOver:
    """A container that was never sold on, and what it brought its owner in the score."""

    place: str  # factory, harbour, ship or bank
    seat: str
    colour: str
    cost: float | None
    worth: int
