"""The view of a game (docs/scenarios.md). What is hidden, or makes no sense now, is absent."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from longshore.server.messages.forms.words import (
    Colour,
    Decision,
    Edition,
    Options,
    Pledged,
    Priced,
    Seat,
    ShipPlace,
    Space,
)


class ColourCounts(Struct):
    """How many of each colour."""

    black: int
    brown: int
    orange: int
    tan: int
    white: int


class Ship(Struct):
    """Where a ship is, and what is aboard."""

    at: ShipPlace
    cargo: list[Colour]


class Board(Struct):
    """What a seat has. Cash and value card are there for those who may see them."""

    loans: int
    turns: int
    machines: list[Colour | None]
    warehouses: int | list[bool]
    factory: list[Priced]
    harbour: list[Priced]
    ship: Ship
    island: list[Colour]
    bank_harbour: list[Colour] | UnsetType = UNSET
    cash: int | UnsetType = UNSET
    card: Colour | UnsetType = UNSET


class Supply(Struct):
    """What has not come into the game yet."""

    containers: ColourCounts
    machines: ColourCounts
    warehouses: int


class Asked(Struct):
    """What the game waits for."""

    decision: Decision
    seats: list[Seat]


class LaidAside(Struct):
    """Containers that go back to a store when those in hand are there."""

    harbour: list[Colour] | UnsetType = UNSET


class OpenDecision(Struct):
    """What an open decision needs; which keys are there depends on the decision."""

    decision: Decision
    room: int | UnsetType = UNSET
    hand: list[Colour] | UnsetType = UNSET
    from_: Seat | UnsetType = field(default=UNSET, name="from")
    store: Literal["factory", "harbour", "bank"] | UnsetType = UNSET
    placed: list[Priced] | UnsetType = UNSET
    debtor: Seat | UnsetType = UNSET
    loans: int | UnsetType = UNSET
    due: int | UnsetType = UNSET
    left: list[Colour] | UnsetType = UNSET
    next: int | UnsetType = UNSET
    space: Space | UnsetType = UNSET
    offered: list[Pledged] | UnsetType = UNSET
    seat: Seat | UnsetType = UNSET
    later: LaidAside | UnsetType = UNSET


class Auction(Struct):
    """The island auction; of the bids only those that are open to the viewer."""

    seller: Seat
    lot: list[Colour]
    round: Literal[1, 2]
    committed: list[Seat]
    bids: dict[Seat, int]
    first: dict[Seat, int] | UnsetType = UNSET
    zero_cards: dict[Seat, int] | UnsetType = UNSET
    first_zero_cards: dict[Seat, int] | UnsetType = UNSET


class BrokerGoods(Struct):
    """What a broker of the Investment Bank holds."""

    goods: list[Colour]
    money: int


class Payment(Struct):
    """The Payment Card: money for goods, or containers for money."""

    holder: Seat
    space: Space
    money: int | UnsetType = UNSET
    containers: list[Pledged] | UnsetType = UNSET


class ColourLine(Struct):
    """A colour on the score sheet."""

    count: int
    value: int
    discarded: bool


class ColourLines(Struct):
    """All colours on the score sheet."""

    black: ColourLine
    brown: ColourLine
    orange: ColourLine
    tan: ColourLine
    white: ColourLine


class SheetLine(Struct):
    """A seat on the score sheet; `place` once the game is over."""

    cash: int
    colours: ColourLines
    island: int
    harbour: int
    ship: int
    bank_harbour: int
    loans: int
    total: int
    place: int | UnsetType = UNSET


class GameView(Struct):
    """What one seat, or a spectator, may see of a game."""

    edition: Edition
    options: Options
    players: int
    seat: Seat | Literal["spectator", "all"]
    asked: Asked | None
    turn: Seat
    phase: Literal["actions", "start", "before"]
    actions: int
    produced: bool
    called: bool
    won_broker: bool
    moved: bool
    ending: bool
    over: bool
    quiet_turns: int
    supply: Supply
    removed: ColourCounts
    seats: dict[Seat, Board]
    open: OpenDecision | UnsetType = UNSET
    auction: Auction | UnsetType = UNSET
    brokers: list[BrokerGoods] | UnsetType = UNSET
    payment: Payment | UnsetType | None = UNSET
    scores: dict[Seat, int] | UnsetType = UNSET
    winners: list[Seat] | UnsetType = UNSET
    score_sheet: dict[Seat, SheetLine] | UnsetType = UNSET
