"""The island auction of a position: lot, bids and who is still waited for."""

from __future__ import annotations

from typing import Any, Final

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
from longshore.record.draft import Draft
from longshore.record.errors import PositionError
from longshore.record.read_bank import a_seat
from longshore.record.words import COLOURS, SEATS, Seat

_KEYS: Final = frozenset(
    ("seller", "lot", "round", "committed", "bids", "zero_cards", "first", "first_zero_cards")
)


def read_auction(draft: Draft, value: Any) -> None:
    """The active player sells the cargo; the others have bid or are waited for."""
    part = a_mapping(value, "auction", _KEYS)
    if a_seat(draft, a_key(part, "auction", "seller"), "auction.seller") != draft.turn:
        raise PositionError("auction.seller", "the seller is the active player")
    check_lot(draft, part.get("lot"))
    draft.round = a_number(a_key(part, "auction", "round"), "auction.round", 1, 2)
    bidders = [seat for seat in range(draft.players) if seat != draft.turn]
    if draft.round == 2:
        names = [SEATS[seat] for seat in bidders]
        read_amounts(draft, part.get("first"), "auction.first", FIRST_BIDS, names)
        read_zero_cards(
            draft, part.get("first_zero_cards"), "auction.first_zero_cards", FIRST_ZERO_CARDS, names
        )
        bidders = tied_bidders(draft, bidders)
    committed = [
        a_seat(draft, name, "auction.committed")
        for name in a_list(a_key(part, "auction", "committed"), "auction.committed")
    ]
    if len(set(committed)) != len(committed) or not set(committed) <= set(bidders):
        raise PositionError("auction.committed", "somebody in it does not bid in this round")
    names = [SEATS[seat] for seat in committed]
    read_amounts(draft, part.get("bids"), "auction.bids", BIDS, names)
    read_zero_cards(draft, part.get("zero_cards"), "auction.zero_cards", ZERO_CARDS, names)
    check_limits(draft)
    for seat in range(draft.players):
        waited_for = WAITED_FOR if seat in bidders else OUTSIDE
        draft.auction[BIDDERS + seat] = COMMITTED if seat in committed else waited_for
    draft.decision = BIDDING  # the core opens the bids by itself when all have committed


def check_lot(draft: Draft, lot: Any) -> None:
    """The lot is the cargo of the seller's ship at the island (R-AUCT-1)."""
    cells = ship(draft.turn)
    cargo = [
        COLOURS[colour]
        for colour in range(len(COLOURS))
        for _ in range(draft.containers[cells + colour])
    ]
    if draft.ships[draft.turn] != ISLAND_HARBOUR or not cargo:
        raise PositionError("auction", "the seller's ship is not at the island with cargo")
    if lot is not None and (
        not all(isinstance(name, str) for name in a_list(lot, "auction.lot"))
        or sorted(lot) != sorted(cargo)
    ):
        raise PositionError("auction.lot", "the lot is not the cargo of the seller's ship")


def read_amounts(draft: Draft, value: Any, path: str, group: int, names: list[Seat]) -> None:
    """An amount for each of these seats, and for no other."""
    amounts = a_mapping({} if value is None else value, path, frozenset(names))
    for name in names:
        seat = SEATS.index(name)
        draft.auction[group + seat] = a_number(
            a_key(amounts, path, name), f"{path}.{name}", 0, MAX_MONEY
        )


def read_zero_cards(draft: Draft, value: Any, path: str, group: int, names: list[Seat]) -> None:
    """How many $0 cards lie in each bid; none where nothing is said."""
    cards = a_mapping({} if value is None else value, path, frozenset(names))
    for name, count in cards.items():
        draft.auction[group + SEATS.index(name)] = a_number(
            count, f"{path}.{name}", 0, draft.rules.zero_cards
        )


def tied_bidders(draft: Draft, bidders: list[int]) -> list[int]:
    """Those whose first bid was the highest, as counted (R-AUCT-8, R-CANC-3)."""

    def counted(seat: int) -> int:
        cancelled = draft.rules.cancel_bid and draft.auction[FIRST_ZERO_CARDS + seat] > 0
        return 0 if cancelled else draft.auction[FIRST_BIDS + seat]

    highest = max(counted(seat) for seat in bidders)
    tied = [seat for seat in bidders if counted(seat) == highest]
    if len(tied) < 2:
        raise PositionError("auction.first", "no two of the highest bids are equal")
    return tied


def check_limits(draft: Draft) -> None:
    """Nobody bids more than the own cash, or more $0 cards than there are (R-AUCT-3)."""
    auction = draft.auction
    for seat in range(draft.players):
        name = SEATS[seat]
        if auction[BIDS + seat] + auction[FIRST_BIDS + seat] > draft.money[seat]:
            raise PositionError(f"auction.bids.{name}", "more than the bidder's cash")
        if auction[ZERO_CARDS + seat] + auction[FIRST_ZERO_CARDS + seat] > draft.rules.zero_cards:
            raise PositionError(f"auction.zero_cards.{name}", "more $0 cards than there are")
