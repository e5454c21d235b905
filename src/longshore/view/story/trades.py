"""The auctions of a game: what each was worth in the end, and what it did to the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from longshore.game.scoring import SeatScore
from longshore.record.words import COLOURS, SEATS, Colour
from longshore.view.forms import SettledEvent, Trade, TurningPoint


@dataclass(frozen=True)
class Deal:
    """A settled auction, and after how many steps it was opened and settled."""

    turn: int
    opened: int
    step: int
    settled: SettledEvent

    def trade(self, scores: Sequence[SeatScore]) -> Trade:
        """The lot with its worth in the final scoring."""
        settled = self.settled
        final = scores[SEATS.index(settled["buyer"])]
        return {
            "round": round_of(self.turn, len(scores)),
            "opened": self.opened,
            "step": self.step,
            "seller": settled["seller"],
            "buyer": settled["buyer"],
            "accepted": settled["accepted"],
            "lot": list(settled["lot"]),
            "amount": settled["amount"],
            "worth": sum(value_of(colour, final) for colour in settled["lot"]),
        }


def gains_of(trade: Trade, players: int) -> list[int]:
    """What an auction counts in each seat's final score (R-AUCT-11, R-AUCT-12)."""
    gains = [0] * players
    gains[SEATS.index(trade["buyer"])] = profit(trade)
    if trade["accepted"]:
        gains[SEATS.index(trade["seller"])] = 2 * trade["amount"]  # the bank matches the bid
    return gains


def swing_of(trade: Trade, winner: int, totals: Sequence[int]) -> int:
    """How much of a seat's final lead over the best of the others is due to one auction."""
    gains = gains_of(trade, len(totals))
    without = [total - gain for total, gain in zip(totals, gains, strict=True)]
    return lead_of(winner, totals) - lead_of(winner, without)


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
    deals: Sequence[Deal],
    trades: Sequence[Trade],
    winner: int,
    since: int | None,
    totals: Sequence[int],
) -> TurningPoint | None:
    """The auction with the largest swing in one seat's favour, if it is worth telling.

    It is if that seat would not be ahead without it, or took the lead for good in the same turn,
    which is `since`.
    """
    swings = [swing_of(trade, winner, totals) for trade in trades]
    if not swings or max(swings) <= 0:
        return None
    largest = swings.index(max(swings))
    swing, took_lead = swings[largest], deals[largest].turn == since
    if not took_lead and swing < lead_of(winner, totals):
        return None
    return {"trade": trades[largest], "swing": swing, "took_lead": took_lead}


def round_of(turn: int, players: int) -> int:
    """A round is one turn per seat. Both are counted from 1."""
    return (max(turn, 1) - 1) // players + 1
