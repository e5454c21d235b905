"""Final scoring (R-SCORE). Nothing is booked: the state stays as the last turn left it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from longshore.game.cells import (
    bank_harbour_total,
    factory_total,
    harbour_total,
    island,
    ship_total,
)
from longshore.game.editions import (
    BANK_HARBOUR_SCORE,
    CARD_VALUES,
    COLOURS,
    HARBOUR_SCORE,
    LOAN_SCORE,
    SHIP_SCORE,
    TWO_VALUE,
    TWO_VALUE_HIGH,
)
from longshore.game.rules import TIE_FACTORY_STORE, TIE_ISLAND_BEFORE_DISCARD
from longshore.game.state import State

NONE_DISCARDED = -1


class IslandScore(NamedTuple):
    """What an island section is worth under a value card."""

    counts: tuple[int, ...]
    values: tuple[int, ...]
    discarded: int  # a colour, or NONE_DISCARDED
    total: int


class SeatScore(NamedTuple):
    """One seat's line of the score sheet (R-SCORE-13)."""

    cash: int
    island: IslandScore
    harbour: int
    ship: int
    bank_harbour: int
    loans: int
    total: int


def card_values(card: int, five_colours: bool) -> tuple[int, ...]:
    """What each colour pays under a card (R-COMP-7, R-SCORE-2)."""
    values = [CARD_VALUES[(colour - card) % COLOURS] for colour in range(COLOURS)]
    if five_colours:
        values[(card + TWO_VALUE) % COLOURS] = TWO_VALUE_HIGH
    return tuple(values)


def score_island(counts: Sequence[int], card: int) -> IslandScore:
    """Value first, then the discard (R-SCORE-2 to R-SCORE-7)."""
    values = card_values(card, min(counts) > 0)
    most = max(counts)
    if most == 0:
        return IslandScore(tuple(counts), values, NONE_DISCARDED, 0)  # R-SCORE-6
    tied = [colour for colour in range(COLOURS) if counts[colour] == most]
    two_value = (card + TWO_VALUE) % COLOURS
    # R-SCORE-5: the two-value colour must go if it is among them; else the cheapest (R-SCORE-4).
    discarded = two_value if two_value in tied else min(tied, key=lambda colour: values[colour])
    total = sum(counts[colour] * values[colour] for colour in range(COLOURS) if colour != discarded)
    return IslandScore(tuple(counts), values, discarded, total)


def score_seat(state: State, seat: int) -> SeatScore:
    """What a seat would score if the game ended as it stands."""
    counts = [state.containers[island(seat) + colour] for colour in range(COLOURS)]
    on_island = score_island(counts, state.cards[seat])
    cash = state.money[seat]
    harbour = HARBOUR_SCORE * state.containers[harbour_total(seat)]
    aboard = SHIP_SCORE * state.containers[ship_total(seat)]
    at_bank = BANK_HARBOUR_SCORE * state.containers[bank_harbour_total(seat)]
    loans = LOAN_SCORE * state.loans[seat]
    total = cash + on_island.total + harbour + aboard + at_bank + loans
    return SeatScore(cash, on_island, harbour, aboard, at_bank, loans, total)


def tie_break(state: State, seat: int, on_island: IslandScore) -> int:
    """The larger value wins among equal totals (R-SCORE-14, R-SCORE-15)."""
    rule = state.rules.winner_tie_break
    if rule == TIE_FACTORY_STORE:
        return state.containers[factory_total(seat)]
    before = sum(on_island.counts)
    if rule == TIE_ISLAND_BEFORE_DISCARD or on_island.discarded == NONE_DISCARDED:
        return before
    return before - on_island.counts[on_island.discarded]


def ranking(state: State) -> list[int]:
    """The place of each seat, 1 for the winners. Equal seats share a place (A-102)."""
    standings: list[tuple[int, int]] = []
    for seat in range(state.rules.players):
        score = score_seat(state, seat)
        standings.append((score.total, tie_break(state, seat, score.island)))
    return [1 + sum(1 for other in standings if other > mine) for mine in standings]
