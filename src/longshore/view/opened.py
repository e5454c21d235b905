"""The bids of an island auction at the moment they are opened (R-AUCT-4)."""

from __future__ import annotations

from longshore.game import Game
from longshore.game.auction import counted_bid
from longshore.game.state import (
    BIDDERS,
    BIDS,
    COMMITTED,
    FIRST_BIDS,
    FIRST_ZERO_CARDS,
    ZERO_CARDS,
)
from longshore.record.words import SEATS, Round
from longshore.view.forms import BidsEvent


def opened_bids(game: Game, bidding_round: Round) -> BidsEvent:
    """All bids of a round, what each counts for (R-CANC-1), and the highest (R-AUCT-7).

    In the tie-break, `bids` are the extra amounts and `counted` the totals.
    """
    state = game.snapshot()
    auction = state.auction
    amounts, cards = BIDS, ZERO_CARDS
    if bidding_round == 1 and state.round == 2:
        # A tie: the first bids have been set aside, and the tied bidders bid again.
        amounts, cards = FIRST_BIDS, FIRST_ZERO_CARDS
    bidders = [
        seat
        for seat in range(game.rules.players)
        if seat != state.turn and (bidding_round == 1 or auction[BIDDERS + seat] == COMMITTED)
    ]
    counted = {SEATS[seat]: counted_bid(game.state, seat) for seat in bidders}
    event: BidsEvent = {
        "event": "bids",
        "round": bidding_round,
        "bids": {SEATS[seat]: auction[amounts + seat] for seat in bidders},
        "counted": counted,
        "highest": max(counted.values()),
    }
    if game.rules.zero_cards:
        event["zero_cards"] = {SEATS[seat]: auction[cards + seat] for seat in bidders}
    return event
