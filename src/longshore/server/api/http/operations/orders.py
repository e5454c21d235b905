"""Operations on standing orders, for their owner only."""

from __future__ import annotations

import msgspec

from longshore.record.words import Seat
from longshore.server.api.http.operation import Call, CallWith, Operation
from longshore.server.messages.orders import Orders
from longshore.server.messages.requests import ChangeOrders, OrdersQuery
from longshore.server.messages.seats import MyOrders, OrderLogEntry
from longshore.server.store import OrderLogRow
from longshore.server.tables.by_itself.order_plan import set_orders
from longshore.server.tables.reading.viewpoint import acting_seat
from longshore.server.tables.table import Table
from longshore.server.tables.work import Work
from longshore.text import translator


async def read_orders(call: CallWith[None, OrdersQuery]) -> MyOrders:
    """The caller's standing orders for a seat, and what they did."""
    query = call.query
    table = await call.server.tables.get(call.params["id"])
    return await my_orders(call, table, query.seat)


async def change_orders(call: CallWith[ChangeOrders, None]) -> MyOrders:
    """Set the standing orders of a seat, replacing the previous ones."""
    body = call.body
    player = call.player
    orders = Orders(body.bid, body.settle, body.pass_leftover, body.loan)

    def command(work: Work) -> None:
        set_orders(work, acting_seat(work.table, player.id, body.seat), player.id, orders)

    table, _ = await call.server.tables.change(call.params["id"], command)
    return await my_orders(call, table, body.seat)


async def my_orders(call: Call, table: Table, seat_name: Seat) -> MyOrders:
    """The owner's standing orders, with the part of the log that belongs to the caller."""
    player = call.player
    seat = acting_seat(table, player.id, seat_name)
    given = table.progress.orders.get(seat)
    own = None if given is None or given.player != player.id else given.orders
    most = call.server.settings.limits.listed_entries
    lines = await call.server.store.order_log(table.id, player.id, most)
    log = [log_entry(line, seat_name, call.language) for line in lines if line.seat == seat_name]
    return MyOrders(seat_name, own, log)


def log_entry(line: OrderLogRow, seat: Seat, language: str) -> OrderLogEntry:
    """A line of the log, as data and as a sentence in the owner's language."""
    args: dict[str, str | int] = msgspec.json.decode(line.args)
    text = translator(language).say(f"order-{line.code.replace('_', '-')}", **args)
    return OrderLogEntry(line.at, seat, line.code, args, text)


_ORDERS = "/api/tables/{id}/orders"

OPERATIONS = (
    Operation(
        "GET",
        _ORDERS,
        read_orders,
        "Get the caller's standing orders, and what they did",
        MyOrders,
    ),
    Operation("PUT", _ORDERS, change_orders, "Give standing orders", MyOrders),
)
