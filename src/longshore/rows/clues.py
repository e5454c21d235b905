"""Clues about value cards: what a seat has bid, against what each card would make the lot worth.

Bids are public once all are open (R-AUCT-4), and so is all they are compared with: the lot, the
bidder's island section, and its cash, since every payment is public. So anyone can take these
notes. Whole numbers throughout, so that both cores reckon exactly alike.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from longshore.game.arrays import i64, vec
from longshore.game.cells import island, ship
from longshore.game.decisions import BIDDING, SETTLING
from longshore.game.editions import CARD_VALUES, COLOURS, MAX_PLAYERS
from longshore.game.state import BIDS, FIRST_BIDS, FIRST_ZERO_CARDS, ZERO_CARDS, State
from longshore.rows.section import section_score

SURE: Final = 255  # a chance of 1
SHARE: Final = 60  # hundredths of its worth that people bid for a lot
SPREAD: Final = 30  # hundredths of the expected bid, by which bids commonly differ from it
LEAST_SPREAD: Final = 200  # cents
# Doubts are logarithms of chances, in sixteenths. People do odd things: one bid adds at most 40
# (a factor of 12), and in all a card is never more than 127 (a factor of 2,800) behind another.
DOUBT_UNIT: Final = 16
MOST_OF_ONE_BID: Final = 40
MOST_DOUBT: Final = 127
FULL: Final = 65536


class Clues:
    """Doubts about each card of each seat. Created only by `new_clues`."""

    doubts: vec[i64]  # by seat and card
    weights: vec[i64]  # by doubt
    card_values: vec[i64]  # by distance from the card's colour
    counts: vec[i64]  # room to count in

    __slots__ = tuple(__annotations__)  # faster to access when not compiled

    def start_again(self) -> None:
        """Nothing is known yet."""
        index: i64
        for index in range(MAX_PLAYERS * COLOURS):
            self.doubts[index] = 0

    def note_bids(self, state: State, round_before: i64) -> None:
        """Learn from the bids of the first round once they are open.

        Called after every step of a seat that was to bid, with the round before it. The tie-break
        adds little: who takes part in it has bid already.
        """
        if round_before != 1:
            return
        if state.decision == SETTLING:
            bids: i64 = BIDS
            zero_cards: i64 = ZERO_CARDS
        elif state.decision == BIDDING and state.round == 2:
            bids = FIRST_BIDS
            zero_cards = FIRST_ZERO_CARDS
        else:
            return  # some are still sealed
        seat: i64
        for seat in range(state.rules.players):
            if seat == state.turn:
                continue
            if state.rules.cancel_bid and state.auction[zero_cards + seat] > 0:
                continue  # R-CANC-1: it bid nothing, whatever it says
            self.note_bid(state, seat, state.auction[bids + seat])

    def note_bid(self, state: State, seat: i64, amount: i64) -> None:
        """Learn from one bid. One of all the cash fits every card that makes the lot worth more."""
        doubts = self.doubts
        first = seat * COLOURS
        least: i64 = MOST_DOUBT + MOST_OF_ONE_BID
        card: i64
        for card in range(COLOURS):
            worth = max(self.lot_worth(state, seat, card), 0)  # in half dollars
            expected = min(SHARE * worth // 2, 100 * state.money[seat])
            spread = max(SPREAD * expected // 100, LEAST_SPREAD)
            off = (100 * amount - expected) * DOUBT_UNIT // spread
            doubt = min(off * off // (2 * DOUBT_UNIT), MOST_OF_ONE_BID)
            doubts[first + card] += doubt
            least = min(least, doubts[first + card])
        for card in range(COLOURS):
            doubts[first + card] = min(doubts[first + card] - least, MOST_DOUBT)

    def lot_worth(self, state: State, seat: i64, card: i64) -> i64:
        """Twice what the lot is worth under a card: what it adds now, and its plain values.

        Early in a game the score alone says little, because a first container is discarded.
        """
        counts = self.counts
        containers = state.containers
        section = island(seat)
        lot = ship(state.turn)
        values: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            counts[colour] = containers[section + colour]
        before = section_score(counts, self.card_values, card)
        for colour in range(COLOURS):
            count = containers[lot + colour]
            counts[colour] += count
            values += count * self.card_values[(colour - card + COLOURS) % COLOURS]
        return section_score(counts, self.card_values, card) - before + values

    def reckon(self, seat: i64, excluded: i64, chances: vec[i64]) -> None:
        """Write how likely each card of a seat is, if it does not have the excluded one."""
        doubts = self.doubts
        weights = self.weights
        first = seat * COLOURS
        total: i64 = 0
        card: i64
        for card in range(COLOURS):
            if card != excluded:
                total += weights[doubts[first + card]]
        for card in range(COLOURS):
            chances[card] = 0
            if card != excluded:
                chances[card] = SURE * weights[doubts[first + card]] // total

    def doubts_about(self, seat: int) -> list[int]:
        """The doubts about each card of a seat, as plain numbers."""
        return [self.doubts[seat * COLOURS + card] for card in range(COLOURS)]

    def copy(self) -> Clues:
        """Independent notes."""
        return clues_of(list(self.doubts))

    def __reduce__(self) -> tuple[Callable[[list[int]], Clues], tuple[list[int]]]:
        """Pickled as plain values, so that either core reads what the other has written."""
        return clues_of, (list(self.doubts),)


def clues_of(doubts: list[int]) -> Clues:
    """Notes that were taken before."""
    clues = new_clues()
    clues.doubts = vec[i64](doubts)
    return clues


def new_clues() -> Clues:
    """Notes of a game that begins."""
    clues = Clues()
    clues.doubts = vec[i64]([0] * (MAX_PLAYERS * COLOURS))
    weights: list[int] = [
        round(FULL * math.exp(-doubt / DOUBT_UNIT)) for doubt in range(MOST_DOUBT + 1)
    ]
    clues.weights = vec[i64](weights)
    clues.card_values = vec[i64](list(CARD_VALUES))
    clues.counts = vec[i64]([0] * COLOURS)
    return clues
