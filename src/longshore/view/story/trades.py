"""The auctions of a game: what each was worth in the end, and what it did to the standings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from longshore.game.editions import SHIP_SCORE
from longshore.game.scoring import SeatScore, score_island
from longshore.record.words import COLOURS, SEATS, Colour
from longshore.view.forms import SettledEvent, Trade, TurningPoint


@dataclass(frozen=True)
class Deal:
    """A settled auction, and what everyone would have scored just before."""

    turn: int
    step: int
    settled: SettledEvent
    before: tuple[SeatScore, ...]

    def gains(self, cards: Sequence[int]) -> list[int]:
        """What the auction alone did to each seat's worth (R-AUCT-11, R-AUCT-12).

        The lot leaves the ship, where each container counts, and joins the buyer's section.
        """
        settled = self.settled
        seller, buyer = SEATS.index(settled["seller"]), SEATS.index(settled["buyer"])
        gains = [0] * len(self.before)
        gains[seller] -= SHIP_SCORE * len(settled["lot"])
        if settled["accepted"]:
            gains[seller] += 2 * settled["amount"]  # the bank matches the bid
        island = self.before[buyer].island
        counts = list(island.counts)
        for colour in settled["lot"]:
            counts[COLOURS.index(colour)] += 1
        gains[buyer] += score_island(counts, cards[buyer]).total - island.total - settled["amount"]
        return gains

    def leads(self, winner: int, cards: Sequence[int]) -> tuple[int, int]:
        """How far one seat was ahead of the best of the others before the auction, and after."""
        before = [score.total for score in self.before]
        after = [total + gain for total, gain in zip(before, self.gains(cards), strict=True)]
        return lead_of(winner, before), lead_of(winner, after)

    def trade(self, scores: Sequence[SeatScore]) -> Trade:
        """The lot with its worth in the final scoring."""
        settled = self.settled
        final = scores[SEATS.index(settled["buyer"])]
        return {
            "round": round_of(self.turn, len(scores)),
            "step": self.step,
            "seller": settled["seller"],
            "buyer": settled["buyer"],
            "accepted": settled["accepted"],
            "lot": list(settled["lot"]),
            "amount": settled["amount"],
            "worth": sum(value_of(colour, final) for colour in settled["lot"]),
        }


def value_of(colour: Colour, score: SeatScore) -> int:
    """What a container counts on a seat's island: nothing if its colour is discarded."""
    number = COLOURS.index(colour)
    return 0 if number == score.island.discarded else score.island.values[number]


def lead_of(seat: int, totals: Sequence[int]) -> int:
    """How far a seat is ahead of the best of the others. Negative if it is behind."""
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def profit(trade: Trade) -> int:
    """What the buyer gained by it in the end."""
    return trade["worth"] - trade["amount"]


def best_and_worst(trades: Sequence[Trade]) -> tuple[Trade | None, Trade | None]:
    """The most and the least profitable. If all are equal, the first is either good or bad."""
    if not trades:
        return None, None
    best, worst = max(trades, key=profit), min(trades, key=profit)
    if profit(best) > profit(worst):
        return best, worst
    return (best, None) if profit(best) >= 0 else (None, worst)


def turning_point(
    deals: Sequence[Deal], trades: Sequence[Trade], winner: int, since: int | None, cards: list[int]
) -> TurningPoint | None:
    """What turned the game in one seat's favour, if an auction did.

    `since` is the turn in which that seat took the lead for good.
    """
    best: TurningPoint | None = None
    for deal, trade in zip(deals, trades, strict=True):
        before, after = deal.leads(winner, cards)
        point: TurningPoint = {
            "trade": trade,
            "swing": after - before,
            "took_lead": deal.turn == since and before <= 0 < after,
        }
        if point["took_lead"]:
            return point
        if point["swing"] > (0 if best is None else best["swing"]):
            best = point
    return best


def round_of(turn: int, players: int) -> int:
    """A round is one turn per seat. Both are counted from 1."""
    return (max(turn, 1) - 1) // players + 1
