"""What a player would work out in the head. What makes no sense at a moment is absent."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from longshore.server.messages.forms.game import ColourCounts, SheetLine
from longshore.server.messages.forms.words import Colour, Priced, Seat, ShipPlace


class DistanceToEnd(Struct):
    """How far the supply is from the end of the game."""

    ending: bool
    gone: list[Colour]
    left: ColourCounts
    productions_at_least: int


class NextMachine(Struct):
    """The next machine that could be built."""

    space: int
    cost: int
    colours: list[Colour]


class NextWarehouse(Struct):
    """The next warehouse that could be built."""

    space: int
    cost: int


class Building(Struct):
    """What could be built next; what is full or gone is absent."""

    machine: NextMachine | UnsetType = UNSET
    warehouse: NextWarehouse | UnsetType = UNSET


class Room(Struct):
    """Containers that could still be taken."""

    factory: int
    harbour: int
    ship: int


class Interest(Struct):
    """What the loans will cost, and what the cash lacks of it."""

    due: int
    short: int


class Buyer(Struct):
    """What another seat could buy; `at` says where its ship is."""

    room: int
    containers: list[Priced]
    cash: int | UnsetType = UNSET
    at: ShipPlace | UnsetType = UNSET


class Buyers(Struct):
    """Who could buy from the own stores."""

    factory: dict[Seat, Buyer]
    harbour: dict[Seat, Buyer]


class LotWorth(Struct):
    """What a lot would do to the own island section."""

    lot: list[Colour]
    before: int
    after: int
    difference: int
    discarded_before: Colour | None
    discarded_after: Colour | None
    five_colours_before: bool
    five_colours_after: bool


class Decline(Struct):
    """What it brings the seller to keep the lot."""

    cash: int
    worth: int
    total: int
    short: int


class Settling(Struct):
    """The open bids; for the seller also what accepting and declining bring."""

    highest: int
    bidders: list[Seat]
    accept: int | UnsetType = UNSET
    decline: Decline | UnsetType = UNSET


class Insight(Struct):
    """Everything at once."""

    end: DistanceToEnd
    score: SheetLine | UnsetType = UNSET
    building: Building | UnsetType = UNSET
    room: Room | UnsetType = UNSET
    interest: Interest | UnsetType = UNSET
    buyers: Buyers | UnsetType = UNSET
    lots: dict[Seat, LotWorth] | UnsetType = UNSET
    settle: Settling | UnsetType = UNSET
