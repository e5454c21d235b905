"""The types of a position and of a record in JSON (docs/scenarios.md, docs/interfaces.md).

What is hidden, or does not apply at the moment, is absent, so such keys are `NotRequired`.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from longshore.game.decisions import Decision
from longshore.record.read_json import Json
from longshore.record.words import (
    Colour,
    Edition,
    EndedBy,
    Pledged,
    Priced,
    Round,
    Seat,
    ShipPlace,
    Space,
    Store,
    Viewer,
)

Options = dict[str, str | int]
ColourCounts = Annotated[dict[Colour, int], "How many of each colour."]

# ---------------------------------------------------------------- positions


class Ship(TypedDict):
    """Where a ship is, and what is aboard."""

    at: ShipPlace
    cargo: list[Colour]


class Board(TypedDict):
    """What a seat has. Cash and value card are included for viewers who may see them."""

    loans: int
    turns: int
    machines: list[Colour | None]
    warehouses: int | list[bool]
    factory: list[Priced]
    harbour: list[Priced]
    ship: Ship
    island: list[Colour]
    bank_harbour: NotRequired[list[Colour]]
    cash: NotRequired[int]
    card: NotRequired[Colour]


class Supply(TypedDict):
    """What is still in the supply."""

    containers: ColourCounts
    machines: ColourCounts
    warehouses: int


class LaidAside(TypedDict):
    """Containers that return to a store after the ones in hand."""

    harbour: NotRequired[list[Colour]]


_From = TypedDict("_From", {"from": NotRequired[Seat]})


class OpenDecision(_From):
    """What an open decision needs. Its keys depend on the decision."""

    decision: Decision
    room: NotRequired[int]
    hand: NotRequired[list[Colour]]
    store: NotRequired[Store]
    placed: NotRequired[list[Priced]]
    debtor: NotRequired[Seat]
    loans: NotRequired[int]
    due: NotRequired[int]
    left: NotRequired[list[Colour]]
    next: NotRequired[int]
    space: NotRequired[Space]
    offered: NotRequired[list[Pledged]]
    seat: NotRequired[Seat]
    later: NotRequired[LaidAside]


class Auction(TypedDict):
    """The island auction, with only the bids that the viewer may see."""

    seller: Seat
    lot: list[Colour]
    round: Round
    committed: list[Seat]
    bids: dict[Seat, int]
    first: NotRequired[dict[Seat, int]]
    zero_cards: NotRequired[dict[Seat, int]]
    first_zero_cards: NotRequired[dict[Seat, int]]


class BrokerGoods(TypedDict):
    """What a broker of the Investment Bank holds."""

    goods: list[Colour]
    money: int


class Payment(TypedDict):
    """The Payment Card: money for goods, or containers for money."""

    holder: Seat
    space: Space
    money: NotRequired[int]
    containers: NotRequired[list[Pledged]]


class ColourLine(TypedDict):
    """A colour on the score sheet."""

    count: int
    value: int
    discarded: bool


ColourLines = Annotated[dict[Colour, ColourLine], "All colours on the score sheet."]


SheetPart = Literal["cash", "island", "harbour", "ship", "bank_harbour", "loans", "total"]


class SheetLine(TypedDict):
    """A seat on the score sheet. `place` is included once the game is over."""

    cash: int
    colours: ColourLines
    island: int
    harbour: int
    ship: int
    bank_harbour: int
    loans: int
    total: int
    place: NotRequired[int]


class Position(TypedDict):
    """A game at one moment, with or without its secrets, and the score sheet once it is over."""

    rules_number: NotRequired[int]
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
    bought_from: NotRequired[Seat]
    open: NotRequired[OpenDecision]
    auction: NotRequired[Auction]
    brokers: NotRequired[list[BrokerGoods]]
    payment: NotRequired[Payment | None]
    scores: NotRequired[dict[Seat, int]]
    winners: NotRequired[list[Seat]]
    score_sheet: NotRequired[dict[Seat, SheetLine]]


# ---------------------------------------------------------------- records


class DealtCards(TypedDict):
    """How a game started. A card is null for viewers who may not see it."""

    first: Seat
    machines: list[Colour]
    cards: list[Colour | None]
    brokers: list[list[Colour]]


class GameResult(TypedDict):
    """How a game ended by the rules."""

    scores: dict[Seat, int]
    winners: list[Seat]


class TableEnd(TypedDict):
    """How a table ended, by the rules or earlier."""

    by: EndedBy
    scores: dict[Seat, int]
    winners: list[Seat]


class GameRecord(TypedDict):
    """A record in JSON. `start` is a position of docs/scenarios.md."""

    format: Literal["longshore-record"]
    version: int
    rules: int
    edition: Edition
    options: Options
    players: int
    names: dict[Seat, str]
    deal: DealtCards | None
    start: Json | None
    steps: list[str]
    result: GameResult | None
    partial: NotRequired[Viewer]
    ended: NotRequired[TableEnd]
