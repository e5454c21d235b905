"""The deckhand: plays at random, but not foolishly.

It looks only at its view and its legal steps. Its choices are weighted so that containers get made,
sold, shipped and bought. A player without money and goods is out of the game (R-PROD-2, R-DEF), and
the others lose a customer, so it always keeps something to pay wages and interest with.
"""

from __future__ import annotations

from random import Random
from typing import Final

from longshore.bots.bot import Answer, Asking
from longshore.bots.legal import bid_range, has_bids
from longshore.game.editions import LOAN_AMOUNT, MACHINE_COSTS, ROOM_PER_MACHINE, SHIP_CAPACITY
from longshore.record.words import SEAT_NUMBERS, SEATS, SPACES, Colour, Priced, Space, price_of
from longshore.view.forms import Board, GameView
from longshore.view.own import own_board

_KEPT: Final = 5  # dollars kept for wages
_KEPT_A_LOAN: Final = 3  # and for the interest of each loan
_RICH: Final = 8  # dollars above that with which a deckhand builds or pays back a loan
_A_CONTAINER: Final = 3  # what a deckhand bids for one, on average
_PLAIN: Final = {
    "produce": 8.0,
    "pass": 0.3,
    "reprice": 0.1,
    "done": 1.0,
    "skip": 1.0,
    "default": 0.2,
    "decline": 0.7,
}


class Deckhand:
    """Plays at random, with a bias."""

    def __init__(self, *, seed: int = 0) -> None:
        self.name = "deckhand"
        self.random = Random(f"deckhand {seed}")

    def start(self, view: GameView) -> None:
        """Nothing to remember."""

    def answer(self, asking: Asking) -> Answer:
        """One of the legal steps, drawn by weight."""
        if asking.decision in ("bid", "broker_bid"):
            return Answer(self._bid(asking) if has_bids(asking.legal) else "loan")
        steps = list(asking.legal)
        weights = [weight_of(step, asking.view) for step in steps]
        if sum(weights) <= 0:
            return Answer(self.random.choice(steps))
        return Answer(self.random.choices(steps, weights)[0])

    def _bid(self, asking: Asking) -> str:
        """A few dollars per container, if there are any to spare."""
        view = asking.view
        if asking.decision == "bid":
            goods = len(view["auction"]["lot"])
        else:
            goods = len(goods_of(view, view["open"]["space"]))
        aim = min(self.random.randint(0, 2 * _A_CONTAINER * goods), max(spare(own_board(view)), 0))
        lowest, highest = bid_range(asking.legal)
        return f"bid {min(max(aim, lowest), highest)}"

    def end(self, view: GameView) -> None:
        """Nothing to learn."""

    def close(self) -> None:
        """Nothing to free."""


def goods_of(view: GameView, space: Space) -> list[Colour]:
    """The containers on a broker's space."""
    return view["brokers"][SPACES.index(space) // 2]["goods"]


def weight_of(step: str, view: GameView) -> float:
    """How likely a step is to be drawn, relative to the others."""
    words = step.split()
    verb, thing = words[0], words[-1]
    board = own_board(view)
    if verb == "loan":
        return 0.5 if board["cash"] < 2 and board["loans"] == 0 else 0.0
    if verb == "repay":
        return 8.0 if spare(board) >= LOAN_AMOUNT else 0.0
    if verb in ("warehouse", "machine"):
        return 0.5 if spare(board) >= MACHINE_COSTS[-1] + _RICH else 0.0
    if verb == "produce":
        return _PLAIN[verb] if factory_has_room(board) else _PLAIN["reprice"]
    if verb == "restock":
        affordable = spare(board) > 0 and view["seats"][SEATS[SEAT_NUMBERS[thing]]]["factory"]
        return 6.0 if affordable and has_room(board) else 0.0
    if verb == "decline":
        return _PLAIN[verb] if spare(board) >= highest_bid(view) else 0.0
    if verb in ("sail", "load"):
        return weight_of_voyage(thing if verb == "sail" else board["ship"]["at"], view)
    if verb in ("call", "outbid"):
        return 1.0
    if verb == "place":
        return 1.0 / (1 + abs(price_of(thing) - (2 if _is_factory(view) else 4)))
    if verb == "lift":
        return 0.05
    if verb == "take" and "@" in thing:
        return 3.0 if spare(board) >= price_of(thing) else 0.0
    if verb in ("take", "offer", "make", "pay", "seize", "sell", "accept"):
        return 3.0 if verb != "offer" else 0.5
    return _PLAIN.get(verb, 1.0)


def weight_of_voyage(place: str, view: GameView) -> float:
    """Ships go where there is something to load, and to the island when they are well filled."""
    board = own_board(view)
    aboard = len(board["ship"]["cargo"])
    if place == "sea":
        return 4.0 if aboard or board["ship"]["at"] == "island" else 1.5
    if place == "island":
        return 3.0 * aboard
    if aboard == SHIP_CAPACITY:
        return 0.0
    goods = board.get("bank_harbour") if place == "bank" else harbour_of(view, place)
    return 5.0 if goods and spare(board) > 1 else 0.0


def spare(board: Board) -> int:
    """What is left to spend. Below 0, something is missing for wages and interest."""
    return board["cash"] - _KEPT - _KEPT_A_LOAN * board["loans"]


def highest_bid(view: GameView) -> int:
    """What it costs to keep the cargo (R-AUCT-12), the bids of a tie-break added."""
    auction = view["auction"]
    first = auction.get("first", {})
    return max((bid + first.get(seat, 0) for seat, bid in auction["bids"].items()), default=0)


def harbour_of(view: GameView, name: str) -> list[Priced]:
    """The Harbour Store of a seat."""
    return view["seats"][SEATS[SEAT_NUMBERS[name]]]["harbour"]


def has_room(board: Board) -> bool:
    """Whether the Harbour Store has room for another container (R-BUILD-7)."""
    warehouses = board["warehouses"]
    spaces = warehouses if isinstance(warehouses, int) else sum(warehouses)
    return len(board["harbour"]) < spaces


def factory_has_room(board: Board) -> bool:
    """Whether the Factory Store has room for another container (R-BUILD-7)."""
    machines = sum(machine is not None for machine in board["machines"])
    return len(board["factory"]) < ROOM_PER_MACHINE * machines


def _is_factory(view: GameView) -> bool:
    return "open" in view and view["open"].get("store") == "factory"
