"""The economy of a table, for plots and tables."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

from msgspec import Struct

from longshore.server.api.forms.words import Colour, Seat
from longshore.server.api.operation import Call, Operation
from longshore.server.problems import Problem
from longshore.server.tables.economy import economy_of_table
from longshore.server.tables.history import need_header

Stage = Literal["factory", "harbour", "auction", "broker", "domestic", "kept"]
Role = Literal["maker", "warehouse", "shipper", "collector"]


class EconomyTurn(Struct):
    """When a turn has begun, and at last the end; `players` is the cash of all. Null: hidden."""

    turn: int
    players: int | None
    brokers: int
    loans: int
    cash: dict[Seat, int] | None
    worth: dict[Seat, int] | None


class EconomySale(Struct):
    """A container that was sold; sellers and buyers are seats, brokers or the bank."""

    turn: int
    stage: Stage
    colour: Colour
    seller: str
    buyer: str
    price: float


class EconomyFlow(Struct):
    """All containers of one stage from one to another; `kept` are those of declined auctions."""

    stage: Stage
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


async def read_economy(call: Call) -> dict[str, Any]:
    """Money, worth, prices and margins."""
    table = await call.server.tables.get(call.params["id"])
    if need_header(table).partial is not None:
        raise Problem("still_hidden")
    entries = await call.server.store.steps(table.id)
    return await asyncio.to_thread(economy_of_table, table, entries)


OPERATIONS = (
    Operation(
        "GET",
        "/api/tables/{id}/economy",
        read_economy,
        "The economy of a game, as far as it is public",
        Economy,
        needs_player=False,
    ),
)
