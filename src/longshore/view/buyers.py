"""Who could buy which containers of the viewing seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longshore.game import Game
from longshore.record.words import SEATS
from longshore.record.write_position import Json
from longshore.view.room import room_of

View = Mapping[str, Any]


def buyers_of(view: View, game: Game, seat: int) -> Json:
    """For both stores and every other seat: its room, its cash if known, what it could take.

    From the Factory Store one buys for the own Harbour Store (R-HBUY), from the Harbour Store for
    the own ship, which has to lie here (R-LOAD); `at` says where it is.
    """
    board = view["seats"][view["seat"]]
    factory: Json = {}
    harbour: Json = {}
    for other in range(game.rules.players):
        if other == seat:
            continue
        name = SEATS[other]
        room = room_of(view, game, other)
        buyer = view["seats"][name]
        factory[name] = chances(board["factory"], room["harbour"], buyer)
        harbour[name] = chances(board["harbour"], room["ship"], buyer)
        harbour[name]["at"] = buyer["ship"]["at"]
    return {"factory": factory, "harbour": harbour}


def chances(containers: list[str], room: int, buyer: Mapping[str, Any]) -> Json:
    """What of these containers a seat has room for and, as far as known, cash."""
    found: Json = {"room": room}
    cash = buyer.get("cash")
    if cash is not None:
        found["cash"] = cash
    found["containers"] = [
        container
        for container in containers
        if room > 0 and (cash is None or int(container[-1]) <= cash)
    ]
    return found
