"""Who could buy which containers from the viewing seat."""

from __future__ import annotations

from longshore.game import Game
from longshore.record.words import SEATS, Priced, Seat, price_of
from longshore.view.forms import Board, Buyer, Buyers, GameView
from longshore.view.room import room_of


def buyers_of(view: GameView, game: Game, seat: int) -> Buyers:
    """For both stores and every other seat: its room, its cash if known, and what it could take.

    Players buy from a Factory Store for their own Harbour Store (R-HBUY), and from a Harbour Store
    for their ship, which has to be here (R-LOAD). `at` says where it is.
    """
    board = view["seats"][SEATS[seat]]
    factory: dict[Seat, Buyer] = {}
    harbour: dict[Seat, Buyer] = {}
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


def chances(containers: list[Priced], room: int, buyer: Board) -> Buyer:
    """Which of these containers a seat has room and, as far as known, cash for."""
    cash = buyer.get("cash")
    found: Buyer = {
        "room": room,
        "containers": [
            container
            for container in containers
            if room > 0 and (cash is None or price_of(container) <= cash)
        ],
    }
    if cash is not None:
        found["cash"] = cash
    return found
