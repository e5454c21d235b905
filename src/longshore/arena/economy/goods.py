"""Follow the containers: who sold what to whom, for how much, and what it had cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from longshore.arena.economy.book import Book
from longshore.arena.economy.crates import Batch, Crate, Crates
from longshore.arena.economy.trades import (
    AUCTION,
    BROKER,
    DOMESTIC,
    FACTORY,
    HARBOUR,
    MAKER,
    SHIPPER,
    WAREHOUSE,
    Auction,
    Offer,
)
from longshore.game.editions import DOMESTIC_INCOME
from longshore.game.scoring import score_island
from longshore.record.words import COLOURS, SEATS, Seat
from longshore.view.forms import GameEvent, PayEvent, SettledEvent
from longshore.view.places import BANK, BROKER_NAMES, PAYMENT_CARD

_SELLERS = {FACTORY: MAKER, HARBOUR: WAREHOUSE}


class Place(NamedTuple):
    """`red.factory@3` in its parts. A place that belongs to nobody has no owner."""

    owner: str
    kind: str
    price: int


def parts_of(place: str) -> Place:
    """The owner, the kind and the price of a place."""
    owner, _, rest = place.partition(".")
    if owner not in SEATS:
        return Place("", place, 0)
    kind, _, price = rest.partition("@")
    return Place(owner, kind, int(price or 0))


class Goods:
    """Hears every public event in order, and the end of every step and turn."""

    def __init__(self, book: Book, crates: Crates, cards: Sequence[int] = ()) -> None:
        """Without the value cards, which are secret, no private worths are noted."""
        self._book = book
        self._cards = cards  # by seat
        self.crates = crates
        self._batch: Batch | None = None
        self._bids: dict[Seat, int] = {}
        self._settled: SettledEvent | None = None
        self._lot: list[Crate] = []  # for the auction being settled
        self._won: list[Crate] = []  # won from a broker
        self._winner = ""
        self._broker_bid = 0
        self._broker_price = 0.0  # one for each container paid for a broker's money
        self._sold_at_home = False

    def note(self, event: GameEvent) -> None:
        """Take in an event."""
        if event["event"] == "move":
            self._move(event["container"], event["from"], event["to"])
        elif event["event"] == "pay":
            self._pay(event)
        elif event["event"] == "step":
            self._sold_at_home = event["step"].startswith("sell ")
        elif event["event"] == "turn":
            self._batch = None
        elif event["event"] == "bids":
            if event["round"] == 1:
                self._bids = {}
            self._bids |= event["counted"]
        elif event["event"] == "settled":
            self._settled = event
        elif event["event"] == "won":
            self._winner = event["seat"]
            self._broker_price = 0.0

    def complete_lots(self) -> None:
        """Close each auction whose containers have all moved and whose bid is fully paid."""
        if self._settled is not None:
            self._settle(self._settled)
        if self._won:
            self._collect()
        self._settled = None
        self._lot, self._won = [], []
        self._broker_bid = 0

    def _pay(self, event: PayEvent) -> None:
        if event["for"] == "produce":
            self._batch = Batch(event["amount"])
        elif event["for"] == "broker_payment":
            self._broker_bid += event["amount"]
        elif event["for"] == "broker_lot":
            self._broker_price = event["amount"] / max(self.crates.count(PAYMENT_CARD), 1)

    def _move(self, colour: str, source: str, target: str) -> None:
        before, after = parts_of(source), parts_of(target)
        if source == "supply":
            self._batch = self._batch or Batch(0)
            self._batch.count += 1
            crate = Crate(colour, None, self._batch)
        else:
            crate = self.crates.take(source, colour)
        if before.price:
            crate.store = before.kind
            if after.owner and after.owner != before.owner:
                self._sell(crate, before, after.owner)
        if target in ("supply", "removed"):
            self._leave(crate, before)
            return
        if target in BROKER_NAMES:
            self._sell_to_broker(crate, target)
        elif after.kind == "island":
            self._lot.append(crate)
        elif source in BROKER_NAMES:
            self._won.append(crate)
        self.crates.put(target, crate)

    def _sell(self, crate: Crate, place: Place, buyer: str) -> None:
        """Sell from a Factory Store or a Harbour Store."""
        self._book.sale(place.kind, crate.colour, place.owner, buyer, place.price)
        role = _SELLERS[place.kind]
        self._book.margin(role, place.owner, crate.colour, crate.cost, place.price)
        crate.bought(place.price)

    def _leave(self, crate: Crate, place: Place) -> None:
        """Take a container out of play: a domestic sale (R-DOM-4) or a seizure."""
        if not self._sold_at_home:
            self._book.seized += 1
            return
        self._book.sale(DOMESTIC, crate.colour, place.owner, BANK, DOMESTIC_INCOME)
        role = _SELLERS[place.kind]
        self._book.margin(role, place.owner, crate.colour, crate.cost, DOMESTIC_INCOME)

    def _sell_to_broker(self, crate: Crate, broker: str) -> None:
        """Pay one container of a bid for a broker's money."""
        price = self._broker_price
        self._book.sale(BROKER, crate.colour, self._winner, broker, price)
        role = _SELLERS.get(crate.store, WAREHOUSE)
        self._book.margin(role, self._winner, crate.colour, crate.cost, price)
        crate.bought(None)

    def _collect(self) -> None:
        """Move containers won from a broker with a money bid."""
        price = self._broker_bid / len(self._won)
        for crate in self._won:
            self._book.sale(BROKER, crate.colour, BROKER, self._winner, price)
            crate.bought(price)

    def _settle(self, settled: SettledEvent) -> None:
        """Close an auction at the island (R-AUCT-11, R-AUCT-12)."""
        seller, buyer, amount = settled["seller"], settled["buyer"], settled["amount"]
        costs = [crate.cost for crate in self._lot]
        known = [cost for cost in costs if cost is not None]
        each = amount / max(len(self._lot), 1)
        for crate in self._lot:
            crate.collected = self._book.now
            if settled["accepted"]:
                self._book.sale(AUCTION, crate.colour, seller, buyer, each)
                # The bank matches the bid as a subsidy.
                self._book.margin(SHIPPER, seller, crate.colour, crate.cost, 2 * each)
                crate.bought(each)
            else:
                crate.bought(None if crate.cost is None else crate.cost + each)
        others = sorted(self._bids.values(), reverse=True)[1:]
        lot = [crate.colour for crate in self._lot]
        self._book.auctions.append(
            Auction(
                self._book.now,
                seller,
                buyer,
                settled["accepted"],
                tuple(lot),
                amount,
                max(others, default=0),
                sum(known) if len(known) == len(costs) else None,
                sum(1 for bid in self._bids.values() if bid > 0),
                tuple(
                    Offer(seat, self._bids[seat], self._worth(seat, lot, has_it=seat == buyer))
                    for seat in SEATS
                    if self._cards and seat in self._bids
                ),
                self._worth(seller, lot, has_it=seller == buyer) if self._cards else None,
            )
        )

    def _worth(self, seat: Seat, lot: Sequence[str], *, has_it: bool) -> int:
        """What a lot adds to a seat's island section, discard included (R-SCORE-2 to -7)."""
        card = self._cards[SEATS.index(seat)]
        there = [self.crates.count_of(f"{seat}.island", colour) for colour in COLOURS]
        lots = [lot.count(colour) for colour in COLOURS]
        sign = -1 if has_it else 1
        other = [count + sign * more for count, more in zip(there, lots, strict=True)]
        return sign * (score_island(other, card).total - score_island(there, card).total)
