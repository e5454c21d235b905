"""The rows that make up the economy of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from longshore.game.editions import Value
from longshore.view.collapse import bankrupt
from longshore.view.forms import Purpose

FACTORY: Final = "factory"  # a maker sells to a warehouse
HARBOUR: Final = "harbour"  # a warehouse sells to a ship
AUCTION: Final = "auction"  # a ship's lot goes to a collector, at an equal share of the bid
BROKER: Final = "broker"  # a lot from an Investment Bank broker, at an equal share of the bid
DOMESTIC: Final = "domestic"  # a container returns to the supply, in variants that allow it
STAGES: Final = (FACTORY, HARBOUR, AUCTION, BROKER, DOMESTIC)

MAKER: Final = "maker"
WAREHOUSE: Final = "warehouse"
SHIPPER: Final = "shipper"
COLLECTOR: Final = "collector"
ROLES: Final = (MAKER, WAREHOUSE, SHIPPER, COLLECTOR)


class Moment(NamedTuple):
    """When something happened. Turns count over all seats. A round is one turn per seat."""

    turn: int  # from 1
    round: int  # from 1


BEFORE: Final = Moment(0, 0)  # before the first turn


@dataclass(frozen=True)
class Setting:
    """What a game was played by."""

    edition: int = 0
    options: dict[str, Value] = field(default_factory=dict)  # only what differs from the defaults
    deal: str = ""  # the same for games that started alike; empty if it started from a position


@dataclass(frozen=True)
class SeatEnd:
    """How a seat stood at the end."""

    seat: str
    bot: str  # the player's name
    score: int
    place: int  # 1 for the winners
    win: float  # 1, or a share of it for joint winners
    cash: int
    island: int  # what its containers there score
    loans: int  # unpaid

    @property
    def bankrupt(self) -> bool:
        """Whether it ended with nothing but debts."""
        return bankrupt(self.score)


@dataclass(frozen=True)
class Sale:
    """A container that changed hands for money."""

    when: Moment
    stage: str
    colour: str
    seller: str
    buyer: str
    price: float


@dataclass(frozen=True)
class Margin:
    """What a player earned on one container in one role. The cost is what they spent on it."""

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


class Offer(NamedTuple):
    """A bid for a lot, and what the lot was worth to the bidder's island section just then."""

    seat: str
    bid: int  # with the additional bid of a tie
    worth: int


@dataclass(frozen=True)
class Auction:
    """A lot at the island."""

    when: Moment
    seller: str
    buyer: str  # the seller, if all bids were declined
    accepted: bool
    lot: tuple[str, ...]
    bid: int
    second: int  # the highest of the other bids
    cost: float | None  # what the seller had paid for the lot, or None if unknown
    bids: int  # 0 if there was no other bid
    offers: tuple[Offer, ...] = ()  # in the order of the seats, or none if cards are secret
    worth_to_seller: int | None = None

    @property
    def premium(self) -> int:
        """How much more the highest bidder offered than the next."""
        return self.bid - self.second


@dataclass(frozen=True)
class MoneyAt:
    """The money in a game at the end of a turn."""

    when: Moment
    players: int
    brokers: int  # including the Payment Card
    loans: int  # how many are unpaid
    seat: str = ""  # whose turn it was
    cash: int = 0  # of that seat

    @property
    def total(self) -> int:
        """All money outside the bank."""
        return self.players + self.brokers


@dataclass(frozen=True)
class BankFlow:
    """Money that entered the game (positive) or left it (negative)."""

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
    """A container that was never sold on, and what it scored for its owner."""

    place: str  # factory, harbour, ship or bank
    seat: str
    colour: str
    cost: float | None
    worth: int
