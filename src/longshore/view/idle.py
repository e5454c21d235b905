"""Legal steps that would spend an action on nothing, each with what is missing.

The rules allow them: a purchase may be empty (R-HBUY-8, R-LOAD-2), a ship may visit an island with
no cargo aboard (R-SAIL-7), a production may make nothing (R-PROD-9).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longshore.game import Game
from longshore.game.editions import SHIP_CAPACITY
from longshore.game.idle import is_idle
from longshore.record import step_text
from longshore.record.words import SEATS, Priced, price_of
from longshore.view.forms import Blocked, Board, GameView, Room
from longshore.view.own import own_board
from longshore.view.room import room_of

EMPTY_SHELF: Final[Blocked] = {"code": "empty_shelf", "need": 1, "have": 0}
NOTHING_TO_PRICE: Final[Blocked] = {"code": "nothing_to_price", "need": 1, "have": 0}
NOTHING_TO_MAKE: Final[Blocked] = {"code": "nothing_to_make", "need": 1, "have": 0}
NOTHING_WAITING: Final[Blocked] = {"code": "nothing_waiting", "need": 1, "have": 0}
NO_CARGO: Final[Blocked] = {"code": "no_cargo", "need": 1, "have": 0}
NO_CARGO_ENDS_TURN: Final[Blocked] = {"code": "no_cargo_ends_turn", "need": 1, "have": 0}
NO_HARBOUR_ROOM: Final[Blocked] = {"code": "restock_room", "need": 1, "have": 0}
SHIP_IS_FULL: Final[Blocked] = {"code": "ship_full", "need": SHIP_CAPACITY, "have": SHIP_CAPACITY}


def idle_steps(view: GameView, game: Game, seat: int) -> dict[str, Blocked]:
    """What would bring the seat nothing now, while it chooses an action."""
    asked = view["asked"]
    if asked is None or asked["decision"] != "action" or view["seat"] not in asked["seats"]:
        return {}
    steps = [step for step in game.besides_bids(seat) if is_idle(game.state, seat, step)]
    if not steps:
        return {}
    room = room_of(view, game, seat)
    return {text: what_is_missing(text, view, room) for text in map(step_text, steps)}


def what_is_missing(step: str, view: GameView, room: Room) -> Blocked:
    """Why an idle step would bring nothing."""
    action, _, place = step.partition(" ")
    if action == "produce":
        return NOTHING_TO_MAKE
    if action == "reprice":
        return NOTHING_TO_PRICE
    cash = own_board(view)["cash"]
    if action == "restock":
        full = None if room["harbour"] > 0 else NO_HARBOUR_ROOM
        return why_nothing_to_buy(board_of(place, view)["factory"], full, cash, "restock_cash")
    if action == "load":
        place = own_board(view)["ship"]["at"]
    if place == "island":
        ends = view["options"].get("empty_island_visit") == "ends_turn"
        return NO_CARGO_ENDS_TURN if ends else NO_CARGO
    full = None if room["ship"] > 0 else SHIP_IS_FULL
    if place == "bank":
        return SHIP_IS_FULL if own_board(view).get("bank_harbour") else NOTHING_WAITING
    return why_nothing_to_buy(board_of(place, view)["harbour"], full, cash, "load_cash")


def board_of(name: str, view: GameView) -> Board:
    """The board of the seat that a step names."""
    return view["seats"][SEATS[SEATS.index(name)]]


def why_nothing_to_buy(
    goods: Sequence[Priced], full: Blocked | None, cash: int, too_dear: str
) -> Blocked:
    """What is missing to buy anything: goods, room (`full` says which), or money."""
    if not goods:
        return EMPTY_SHELF
    if full is not None:
        return full
    cheapest = min(price_of(container) for container in goods)
    return {"code": too_dear, "need": cheapest, "have": cash}
