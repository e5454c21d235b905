"""Legal steps that would spend an action on nothing, each with what is missing.

The rules allow them: a purchase may be empty (R-HBUY-8, R-LOAD-2), a ship may visit an island with
no cargo aboard (R-SAIL-7), a production may make nothing (R-PROD-9).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from longshore.game import Game
from longshore.game.editions import SHIP_CAPACITY
from longshore.record import parse_step
from longshore.record.words import SEATS, Priced, price_of
from longshore.view.forms import Blocked, GameView, Room
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
    if view["actions"] == 0:
        return {}
    room = room_of(view, game, seat)
    reasons = dict(at_home(view, room)) | dict(at_others(view, room)) | dict(at_sea(view, room))
    return {
        step: reason
        for step, reason in reasons.items()
        if game.why_not(seat, parse_step(step)) is None
    }


def at_home(view: GameView, room: Room) -> Iterator[tuple[str, Blocked]]:
    """In the player's own stores (R-PROD-9, R-HBUY-7)."""
    board = own_board(view)
    supply = view["supply"]["containers"]
    able = any(colour is not None and supply[colour] > 0 for colour in board["machines"])
    if not board["factory"] and not (able and room["factory"] > 0):
        yield "produce", NOTHING_TO_MAKE
    if not board["harbour"]:
        yield "reprice", NOTHING_TO_PRICE


def at_others(view: GameView, room: Room) -> Iterator[tuple[str, Blocked]]:
    """In the stores of the others, where goods, room or money may be missing (R-HBUY, R-LOAD)."""
    own = own_board(view)
    for seat in SEATS[: view["players"]]:
        if seat == view["seat"]:
            continue
        board = view["seats"][seat]
        full = None if room["harbour"] > 0 else NO_HARBOUR_ROOM
        reason = why_nothing_to_buy(board["factory"], full, own["cash"], "restock_cash")
        if reason is not None:
            yield f"restock {seat}", reason
        full = None if room["ship"] > 0 else SHIP_IS_FULL
        reason = why_nothing_to_buy(board["harbour"], full, own["cash"], "load_cash")
        if reason is not None:
            yield "load" if own["ship"]["at"] == seat else f"sail {seat}", reason


def at_sea(view: GameView, room: Room) -> Iterator[tuple[str, Blocked]]:
    """On the way to the island and to the player's bank harbour (R-SAIL-7, R-IBSAIL-2)."""
    own = own_board(view)
    if not own["ship"]["cargo"]:
        ends = view["options"].get("empty_island_visit") == "ends_turn"
        yield "sail island", NO_CARGO_ENDS_TURN if ends else NO_CARGO
    if not own.get("bank_harbour"):
        yield "sail bank", NOTHING_WAITING
    elif room["ship"] <= 0:
        yield "sail bank", SHIP_IS_FULL


def why_nothing_to_buy(
    goods: Sequence[Priced], full: Blocked | None, cash: int, too_dear: str
) -> Blocked | None:
    """What is missing to buy anything: goods, room (`full` says which), or money."""
    if not goods:
        return EMPTY_SHELF
    if full is not None:
        return full
    cheapest = min(price_of(container) for container in goods)
    if cheapest > cash:
        return {"code": too_dear, "need": cheapest, "have": cash}
    return None
