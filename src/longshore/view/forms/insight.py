"""What a player would work out in their head. What does not apply at the moment is absent."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from longshore.record.forms import ColourCounts, SheetLine
from longshore.record.words import Broker, Colour, Priced, Seat, ShipPlace


class DistanceToEnd(TypedDict):
    """How far the supply is from the end of the game."""

    ending: bool
    gone: list[Colour]
    left: ColourCounts
    productions_at_least: int


class NextMachine(TypedDict):
    """The next machine that could be built."""

    space: int
    cost: int
    colours: list[Colour]


class NextWarehouse(TypedDict):
    """The next warehouse that could be built."""

    space: int
    cost: int


class Building(TypedDict):
    """What could be built next. What is full or gone is absent."""

    machine: NotRequired[NextMachine]
    warehouse: NotRequired[NextWarehouse]


class Room(TypedDict):
    """Containers that could still be taken."""

    factory: int
    harbour: int
    ship: int


class Interest(TypedDict):
    """What the loans will cost, and how much of it the cash does not cover."""

    due: int
    short: int


class Buyer(TypedDict):
    """What another seat could buy. `at` says where its ship is."""

    room: int
    containers: list[Priced]
    cash: NotRequired[int]
    at: NotRequired[ShipPlace]


class Buyers(TypedDict):
    """Who could buy from your stores."""

    factory: dict[Seat, Buyer]
    harbour: dict[Seat, Buyer]


# Why some of a lot would be discarded (R-SCORE-3 to R-SCORE-6): it would be of your only colour, of
# the colour that is discarded anyway, or of one that is then discarded instead of another; or of
# your two-value colour, which goes first where it ties for most.
Discard = Literal["only", "most", "instead", "two_value"]


class LotWorth(TypedDict):
    """What a lot would do to your island section.

    `discard` is absent if all of the lot would count. `at_best` is what the lot is worth where
    nothing of it is discarded.
    """

    lot: list[Colour]
    before: int
    after: int
    difference: int
    discarded_before: Colour | None
    discarded_after: Colour | None
    five_colours_before: bool
    five_colours_after: bool
    at_best: int
    discard: NotRequired[Discard]


class Decline(TypedDict):
    """What the seller gets by keeping the lot."""

    cash: int
    worth: int
    total: int
    short: int


class Settling(TypedDict):
    """The open bids, and for the seller the result of accepting and declining."""

    highest: int
    bidders: list[Seat]
    accept: NotRequired[int]
    decline: NotRequired[Decline]


class Blocked(TypedDict):
    """Why a step cannot be taken, or would bring nothing: what is needed and what there is."""

    code: str
    need: int
    have: int


class Insight(TypedDict):
    """Everything at once."""

    end: DistanceToEnd
    score: NotRequired[SheetLine]
    building: NotRequired[Building]
    room: NotRequired[Room]
    interest: NotRequired[Interest]
    buyers: NotRequired[Buyers]
    lots: NotRequired[dict[Seat, LotWorth]]
    broker_lots: NotRequired[dict[Broker, LotWorth]]
    settle: NotRequired[Settling]
    blocked: NotRequired[dict[str, Blocked]]
    idle: NotRequired[dict[str, Blocked]]
