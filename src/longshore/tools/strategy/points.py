"""How well a moment shows the point of an idea, as a number. 0 means not at all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from longshore.game.editions import SHIP_CAPACITY
from longshore.record.words import price_of
from longshore.view.forms import Board, GameView, Insight, LotWorth
from longshore.view.own import own_board

_UNFIT: Final = 0.0


@dataclass(frozen=True)
class Moment:
    """What a seat knows when it begins to decide."""

    seat: str
    view: GameView
    insight: Insight
    lead: int
    """By how much the seat is ahead of the best of the others, which nobody knows for sure."""

    @property
    def decision(self) -> str:
        """What is decided."""
        asked = self.view["asked"]
        return "" if asked is None else asked["decision"]

    @property
    def own(self) -> Board:
        """The seat's own board."""
        return own_board(self.view)

    @property
    def others(self) -> list[Board]:
        """The boards of the others."""
        return [board for seat, board in self.view["seats"].items() if seat != self.seat]

    @property
    def cash(self) -> int:
        """The seat's own cash."""
        return self.own["cash"]

    @property
    def round(self) -> int:
        """How many turns the seat has ended."""
        return self.own["turns"]

    def lot(self) -> LotWorth | None:
        """What the lot at auction would bring the seat, if there is one."""
        auction = self.view.get("auction")
        return None if auction is None else self.insight["lots"].get(auction["seller"])


def worth(moment: Moment) -> float:
    """A lot that would bring much more than it will cost, with enough cash to bid for it."""
    lot = moment.lot()
    if moment.decision != "bid" or lot is None or len(lot["lot"]) < 3 or moment.round > 12:
        return _UNFIT
    if moment.cash < 12 or moment.own["loans"] or "discard" in lot:
        return _UNFIT
    if max(board["cash"] for board in moment.others) < 8:
        return _UNFIT
    return float(lot["difference"]) / len(lot["lot"])


def price(moment: Moment) -> float:
    """Machines that could run, an empty Factory Store, and buyers with room and cash."""
    if moment.decision != "action" or moment.own["factory"] or len(moment.own["machines"]) < 2:
        return _UNFIT
    if moment.cash < 3 or moment.round > 10:
        return _UNFIT
    rooms = [buyer["room"] for buyer in moment.insight["buyers"]["factory"].values()]
    cash = [board["cash"] for board in moment.others]
    if min(rooms) < 1 or min(cash) < 6:
        return _UNFIT
    return sum(rooms) + len(moment.own["machines"]) / 10


def build(moment: Moment) -> float:
    """The first turn, after the others have put goods up for sale."""
    if moment.decision != "action" or moment.round > 0:
        return _UNFIT
    for_sale = [container for board in moment.others for container in board["factory"]]
    return moment.cash + len(for_sale) / 10 if moment.cash >= 10 else _UNFIT


def sail(moment: Moment) -> float:
    """An empty ship, and two other harbours with something to choose from."""
    if moment.decision != "action" or moment.own["ship"]["cargo"] or moment.cash < 12:
        return _UNFIT
    harbours = [board["harbour"] for board in moment.others]
    if min(map(len, harbours)) < 2 or not 4 <= moment.round <= 14:
        return _UNFIT
    prices = [price_of(container) for harbour in harbours for container in harbour]
    return len(prices) + (max(prices) - min(prices)) / 10


def subsidy(moment: Moment) -> float:
    """A full ship that may sail to the island now, and bidders with cash."""
    ship = moment.own["ship"]
    if moment.decision != "action" or len(ship["cargo"]) < SHIP_CAPACITY or ship["at"] == "island":
        return _UNFIT
    if moment.own["loans"] or moment.round > 14:
        return _UNFIT
    return float(min(board["cash"] for board in moment.others))


def keep(moment: Moment) -> float:
    """A cargo worth just a little more than three times the bid to its seller."""
    settle = moment.insight.get("settle")
    if moment.decision != "settle" or settle is None or "decline" not in settle:
        return _UNFIT
    bid, own = settle["highest"], settle["decline"]["worth"]
    if not 4 <= bid <= 12 or settle["decline"]["short"] or own <= 3 * bid:
        return _UNFIT
    if len(settle["bidders"]) > 1 or moment.round > 18:
        return _UNFIT
    return 100.0 - (own - 3 * bid)


def card(moment: Moment) -> float:
    """A lot that completes the five colours, or saves a valuable colour from the discard."""
    lot = moment.lot()
    if moment.decision != "bid" or lot is None or moment.cash < 8:
        return _UNFIT
    completes = lot["five_colours_after"] and not lot["five_colours_before"]
    moves = lot["discarded_before"] != lot["discarded_after"]
    if not completes or not moves or len(moment.own["island"]) < 5:
        return _UNFIT
    return float(lot["difference"]) - lot["at_best"]


def loan(moment: Moment) -> float:
    """A lot that is worth far more than the cash in hand, and no loan yet."""
    lot = moment.lot()
    if moment.decision != "bid" or lot is None or moment.own["loans"] or moment.cash > 6:
        return _UNFIT
    if len(lot["lot"]) < 3 or moment.round > 14:
        return _UNFIT
    return float(lot["difference"]) - 3 * moment.cash


def supply(moment: Moment) -> float:
    """The end is two or three productions away, and unsold containers stand at home."""
    if moment.decision != "action" or moment.insight["end"]["productions_at_least"] not in (2, 3):
        return _UNFIT
    unsold = len(moment.own["factory"]) + len(moment.own["harbour"])
    if len(moment.insight["end"]["gone"]) != 1 or not moment.own["factory"]:
        return _UNFIT
    return float(unsold + len(moment.own["ship"]["cargo"]))


def end(moment: Moment) -> float:
    """The seat can empty the supply now, is a little ahead, and the others have goods afloat."""
    if moment.decision != "action" or moment.view["ending"] or moment.cash < 1:
        return _UNFIT
    left = moment.insight["end"]["left"]
    made = {colour for colour in moment.own["machines"] if colour is not None}
    gone = [colour for colour, count in left.items() if count <= (colour in made)]
    if len(gone) < 2 or moment.insight["room"]["factory"] < len(made):
        return _UNFIT
    if not 1 <= moment.lead <= 25 or moment.round > 26:
        return _UNFIT
    return float(
        sum(len(board["harbour"]) + len(board["ship"]["cargo"]) for board in moment.others)
    )


POINTS: Final[dict[str, Callable[[Moment], float]]] = {
    "worth": worth,
    "price": price,
    "build": build,
    "sail": sail,
    "subsidy": subsidy,
    "keep": keep,
    "card": card,
    "loan": loan,
    "supply": supply,
    "end": end,
}
