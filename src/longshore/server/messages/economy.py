"""The economy of a table, for plots and tables."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from longshore.arena.economy.trades import ROLES, STAGES
from longshore.server.messages.forms import Colour, Seat

KEPT: Final = "kept"  # a seller declined all bids

Stage = Annotated[str, Meta(title="Stage", extra_json_schema={"enum": [*STAGES]})]
FlowStage = Annotated[str, Meta(title="FlowStage", extra_json_schema={"enum": [*STAGES, KEPT]})]
Role = Annotated[str, Meta(title="Role", extra_json_schema={"enum": [*ROLES]})]


class EconomyTurn(Struct):
    """The start of a turn, or the end. `players` is everyone's cash. Null means hidden."""

    turn: int
    players: int | None
    brokers: int
    loans: int
    cash: dict[Seat, int] | None
    worth: dict[Seat, int] | None


class EconomySale(Struct):
    """A container that was sold. Sellers and buyers are seats, brokers or the bank."""

    turn: int
    stage: Stage
    colour: Colour
    seller: str
    buyer: str
    price: float


class EconomyFlow(Struct):
    """All containers of one stage that went from one to another. `kept` ones are declined lots."""

    stage: FlowStage
    seller: str
    buyer: str
    count: int
    amount: float


class EconomyMargin(Struct):
    """What a seat spent and earned on containers in one role."""

    role: Role
    seat: Seat
    count: int
    cost: float
    income: float


class Economy(Struct):
    """The economy of a game, as far as it is public."""

    table: str
    seq: int
    over: bool
    turns: list[EconomyTurn]
    sales: list[EconomySale]
    flows: list[EconomyFlow]
    margins: list[EconomyMargin]
