"""Room for more containers: in both stores and aboard."""

from __future__ import annotations

from typing import Final

from longshore.game import Game
from longshore.game.building import factory_room, harbour_room
from longshore.game.editions import SHIP_CAPACITY
from longshore.record.words import SEATS
from longshore.view.forms import Decision, GameView, Room, Seat, Store

# Where what is in a hand is going to be laid down, by decision, where `store` does not say it.
_BOUND_FOR: Final[dict[Decision, Store]] = {"make": "factory", "buy": "harbour"}


def room_of(view: GameView, game: Game, seat: int) -> Room:
    """Containers that a seat could still take (R-BUILD-7, R-LOAD-3).

    What lies on the Payment Card needs its old room (R-IBCALL-8), and so does what is in the
    seat's hand or is being offered.
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
