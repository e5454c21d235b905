"""The island auction of a position: lot, bids and who is still waited for."""

from __future__ import annotations

from typing import Any, Final

from longshore.game.auction import zero_cards_in
from longshore.game.cells import ship
from longshore.game.decisions import BIDDING
from longshore.game.state import (
    BIDDERS,
    BIDS,
    COMMITTED,
    FIRST_BIDS,
    FIRST_ZERO_CARDS,
    OUTSIDE,
    WAITED_FOR,
    ZERO_CARDS,
)
from longshore.game.steps import ISLAND_HARBOUR
from longshore.record.checks import MAX_MONEY, a_key, a_list, a_mapping, a_number
from longshore.record.errors import PositionError
from longshore.record.position.bank import a_seat
from longshore.record.position.builder import PositionBuilder
from longshore.record.words import COLOURS, SEATS, Seat

_KEYS: Final = frozenset(
    ("seller", "lot", "round", "committed", "bids", "zero_cards", "first", "first_zero_cards")
)


def read_auction(builder: PositionBuilder, value: Any) -> None:
    """The active player sells the cargo. The others have bid or are waited for."""
    part = a_mapping(value, "auction", _KEYS)
    if a_seat(builder, a_key(part, "auction", "seller"), "auction.seller") != builder.turn:
        raise PositionError("auction.seller", "the seller is the active player")
    check_lot(builder, part.get("lot"))
    builder.round = a_number(a_key(part, "auction", "round"), "auction.round", 1, 2)
    bidders = [seat for seat in range(builder.players) if seat != builder.turn]
    if builder.round == 2:
        names = [SEATS[seat] for seat in bidders]
        read_amounts(builder, part.get("first"), "auction.first", FIRST_BIDS, names)
        read_zero_cards(
            builder,
            part.get("first_zero_cards"),
            "auction.first_zero_cards",
            FIRST_ZERO_CARDS,
            names,
        )
        add_zero_cards(builder, FIRST_BIDS, FIRST_ZERO_CARDS, bidders)
        bidders = tied_bidders(builder, bidders)
    committed = [
        a_seat(builder, name, "auction.committed")
        for name in a_list(a_key(part, "auction", "committed"), "auction.committed")
    ]
    if len(set(committed)) != len(committed) or not set(committed) <= set(bidders):
        raise PositionError(
            "auction.committed", "it may name only bidders of this round, each once"
        )
    names = [SEATS[seat] for seat in committed]
    read_amounts(builder, part.get("bids"), "auction.bids", BIDS, names)
    read_zero_cards(builder, part.get("zero_cards"), "auction.zero_cards", ZERO_CARDS, names)
    if builder.round == 1:
        add_zero_cards(builder, BIDS, ZERO_CARDS, committed)
    check_limits(builder)
    for seat in range(builder.players):
        waited_for = WAITED_FOR if seat in bidders else OUTSIDE
        builder.auction[BIDDERS + seat] = COMMITTED if seat in committed else waited_for
    builder.decision = BIDDING  # the core opens the bids by itself when all have committed


def check_lot(builder: PositionBuilder, lot: Any) -> None:
    """The lot is the cargo of the seller's ship at the island (R-AUCT-1)."""
    cells = ship(builder.turn)
    cargo = [
        COLOURS[colour]
        for colour in range(len(COLOURS))
        for _ in range(builder.containers[cells + colour])
    ]
    if builder.ships[builder.turn] != ISLAND_HARBOUR or not cargo:
        raise PositionError("auction", "the seller's ship is not at the island with cargo")
    if lot is not None and (
        not all(isinstance(name, str) for name in a_list(lot, "auction.lot"))
        or sorted(lot) != sorted(cargo)
    ):
        raise PositionError("auction.lot", "the lot is not the cargo of the seller's ship")


def read_amounts(
    builder: PositionBuilder, value: Any, path: str, group: int, names: list[Seat]
) -> None:
    """An amount for each of these seats, and for no other."""
    amounts = a_mapping({} if value is None else value, path, frozenset(names))
    for name in names:
        seat = SEATS.index(name)
        builder.auction[group + seat] = a_number(
            a_key(amounts, path, name), f"{path}.{name}", 0, MAX_MONEY
        )


def read_zero_cards(
    builder: PositionBuilder, value: Any, path: str, group: int, names: list[Seat]
) -> None:
    """How many $0 cards are in each bid. None if not stated."""
    cards = a_mapping({} if value is None else value, path, frozenset(names))
    for name, count in cards.items():
        builder.auction[group + SEATS.index(name)] = a_number(
            count, f"{path}.{name}", 0, builder.rules.zero_cards
        )


def add_zero_cards(builder: PositionBuilder, bids: int, cards: int, bidders: list[int]) -> None:
    """A first bid of 0 holds a $0 card, whether or not the position says so (R-BLUF-2)."""
    auction = builder.auction
    for seat in bidders:
        amount, named = auction[bids + seat], auction[cards + seat]
        auction[cards + seat] = zero_cards_in(builder.rules, 1, amount, named)


def tied_bidders(builder: PositionBuilder, bidders: list[int]) -> list[int]:
    """Those whose first bid was the highest, as counted (R-AUCT-8, R-CANC-3)."""

    def counted(seat: int) -> int:
        cancelled = builder.rules.cancel_bid and builder.auction[FIRST_ZERO_CARDS + seat] > 0
        return 0 if cancelled else builder.auction[FIRST_BIDS + seat]

    highest = max(counted(seat) for seat in bidders)
    tied = [seat for seat in bidders if counted(seat) == highest]
    if len(tied) < 2:
        raise PositionError("auction.first", "no two of the highest bids are equal")
    return tied


def check_limits(builder: PositionBuilder) -> None:
    """Nobody bids more than their cash, or more $0 cards than there are (R-AUCT-3)."""
    auction = builder.auction
    for seat in range(builder.players):
        name = SEATS[seat]
        if auction[BIDS + seat] + auction[FIRST_BIDS + seat] > builder.money[seat]:
            raise PositionError(f"auction.bids.{name}", "more than the bidder's cash")
        if auction[ZERO_CARDS + seat] + auction[FIRST_ZERO_CARDS + seat] > builder.rules.zero_cards:
            raise PositionError(f"auction.zero_cards.{name}", "more $0 cards than there are")
