"""What the player of a seat has there: hours, a link, standing orders."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from longshore.server.messages.forms import Seat
from longshore.server.messages.orders import Orders
from longshore.server.messages.schedule import Schedule


class MySchedule(Struct):
    """The caller's quiet hours and holidays, or null if they have none."""

    schedule: Schedule | None


class SeatLink(Struct):
    """A one-time code for the caller's seat, or null after it was revoked."""

    code: str | None
    url: str | None
    expires_at: int | None


class OrderLogEntry(Struct):
    """What a standing order did, or why it stopped."""

    at: int
    seat: Seat
    code: str
    args: Mapping[str, str | int]
    text: str


class MyOrders(Struct):
    """The caller's standing orders for a seat, and what they did, latest first."""

    seat: Seat
    orders: Orders | None
    log: list[OrderLogEntry]
