"""What is measured of a game, or of a seat in it, to compare games with each other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longshore.arena.economy.book import Book
from longshore.arena.economy.trades import AUCTION, FACTORY, HARBOUR, ROLES, Auction, SeatEnd

Outcomes = dict[str, float | None]  # None where a game has none, as the price of nothing sold

_STAGES: Final = (FACTORY, HARBOUR, AUCTION)


def outcomes_of_game(book: Book) -> Outcomes:
    """The outcomes of a game."""
    return {
        "turns": book.turns,
        "trade": book.trade,
        "money_end": book.money[-1].total,
        "score": _mean(seat.score for seat in book.seats),
        "bankrupt": sum(seat.bankrupt for seat in book.seats),
        "collapsed": float(all(seat.bankrupt for seat in book.seats)),
        "loans": sum(loan.what in ("taken", "forced") for loan in book.loans),
        "defaults": sum(loan.what == "default" for loan in book.loans),
        **{
            f"price_{stage}": _mean(sale.price for sale in book.sales if sale.stage == stage)
            for stage in _STAGES
        },
        **{
            f"margin_{role}": _mean(row.profit for row in book.margins if row.role == role)
            for role in ROLES
        },
        "auctions": len(book.auctions),
        "premium": _mean(auction.premium for auction in book.auctions),
        "overbid": _mean(overbids(book.auctions)),
    }


def outcomes_of_seat(book: Book, end: SeatEnd) -> Outcomes:
    """The outcomes of one seat in a game."""
    seat = end.seat
    won = [auction for auction in book.auctions if auction.buyer == seat]
    return {
        "score": end.score,
        "win": end.win,
        "place": end.place,
        "bankrupt": float(end.bankrupt),
        "loans": sum(loan.seat == seat and loan.what in ("taken", "forced") for loan in book.loans),
        "defaults": sum(loan.seat == seat and loan.what == "default" for loan in book.loans),
        **{
            f"margin_{role}": _mean(
                row.profit for row in book.margins if (row.role, row.seat) == (role, seat)
            )
            for role in ROLES
        },
        "lots_won": sum(auction.accepted for auction in won),
        "overbid": _mean(overbids(won)),
    }


def overbids(auctions: Iterable[Auction]) -> list[int]:
    """How much more each winner paid than the lot was worth to it then: the winner's curse."""
    return [
        offer.bid - offer.worth
        for auction in auctions
        if auction.accepted
        for offer in auction.offers
        if offer.seat == auction.buyer
    ]


def _mean(values: Iterable[float]) -> float | None:
    found = list(values)
    return sum(found) / len(found) if found else None
