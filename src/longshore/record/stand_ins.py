"""Stand-ins for what a partial record hides, so that the rest of it can be checked and played.

No rule except scoring looks at value cards, so a game with stand-ins for them runs like the real
one. It must be shown only as its viewer may see it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longshore.game import Deal, Rules
from longshore.game.editions import COLOURS
from longshore.record.checks import MAX_MONEY
from longshore.record.read_json import Json
from longshore.record.records import HIDDEN
from longshore.record.words import COLOURS as COLOUR_NAMES
from longshore.record.words import SEATS


def deal_with_stand_ins(deal: Deal) -> Deal:
    """The deal, with unused cards in place of the hidden ones."""
    others = [colour for colour in range(COLOURS) if colour not in deal.cards]
    cards = (others.pop() if card == HIDDEN and others else card for card in deal.cards)
    return deal._replace(cards=tuple(cards))


def start_with_stand_ins(rules: Rules, start: Mapping[str, object]) -> Json:
    """The position, with a made-up card, cash or bid wherever one is hidden.

    The cash covers every bid that may have been made, except for a player who is asked about
    interest and so cannot pay it.
    """
    filled: Json = dict(start)
    seats = filled.get("seats", {})
    names = SEATS[: rules.players]
    if isinstance(seats, dict):
        boards: Json = {**{name: {} for name in names}, **seats}
        filled["seats"] = {name: board_with_stand_ins(board) for name, board in boards.items()}
        poor = asked_for_interest(filled)
        if poor in names and isinstance(seats.get(poor, {}), dict):
            filled["seats"][poor] = {"cash": 0} | seats.get(poor, {})
    auction = filled.get("auction")
    if isinstance(auction, dict):
        filled["auction"] = auction_with_stand_ins(auction)
    return filled


def board_with_stand_ins(board: Any) -> Any:
    """A seat's things with a card and cash."""
    if not isinstance(board, dict):
        return board
    return {"card": COLOUR_NAMES[0], "cash": MAX_MONEY} | board


def asked_for_interest(position: Json) -> Any:
    """The seat that cannot pay its interest, if that is the open decision."""
    opened = position.get("open")
    if isinstance(opened, dict) and opened.get("decision") == "interest":
        return position.get("turn", SEATS[0])
    return None


def auction_with_stand_ins(auction: Json) -> Json:
    """The auction with a bid of 0 wherever one is sealed."""
    bids, committed = auction.get("bids", {}), auction.get("committed", [])
    if not isinstance(bids, dict) or not isinstance(committed, list):
        return auction
    sealed = {seat: 0 for seat in committed if isinstance(seat, str)}
    return auction | {"bids": sealed | bids}
