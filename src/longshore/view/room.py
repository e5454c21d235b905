"""Room for more containers: in both stores and aboard."""

from __future__ import annotations

from typing import Final

from longshore.game import Game
from longshore.game.building import factory_room, harbour_room
from longshore.game.editions import SHIP_CAPACITY
from longshore.record.words import SEATS, Seat, Store
from longshore.view.forms import Decision, GameView, Room

# Where the containers in hand will be placed, by decision, if `store` does not say.
_BOUND_FOR: Final[dict[Decision, Store]] = {"make": "factory", "buy": "harbour"}


def room_of(view: GameView, game: Game, seat: int) -> Room:
    """How many more containers a seat could take (R-BUILD-7, R-LOAD-3).

    Containers on the Payment Card keep their room (R-IBCALL-8), and so do those in the seat's hand
    or being offered.
    """
    held = in_hand(view, SEATS[seat])
    cargo = view["seats"][SEATS[seat]]["ship"]["cargo"]
    return {
        "factory": factory_room(game.state, seat) - held["factory"],
        "harbour": harbour_room(game.state, seat) - held["harbour"],
        "ship": SHIP_CAPACITY - len(cargo),
    }


def in_hand(view: GameView, name: Seat) -> dict[str, int]:
    """What a seat holds at the moment, by the store it comes from or goes to."""
    held = {"factory": 0, "harbour": 0}
    part = view.get("open")
    if part is None or name != part.get("seat", view["turn"]):
        return held
    for pledge in part.get("offered", []):
        held[pledge.partition(" ")[0]] += 1
    if "hand" in part:
        store = _BOUND_FOR.get(part["decision"]) or part["store"]
        held[store] += len(part["hand"])
    held["harbour"] += len(part.get("later", {}).get("harbour", []))
    return held
