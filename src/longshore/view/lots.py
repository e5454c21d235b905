"""What containers would be worth on your island section, discard and bonus included."""

from __future__ import annotations

from collections.abc import Iterable

from longshore.game.scoring import NONE_DISCARDED, IslandScore, score_island
from longshore.record.words import COLOUR_NUMBERS, COLOURS, Colour
from longshore.view.forms import GameView, LotWorth
from longshore.view.own import own_board


def worth_of_lot(view: GameView, lot: Iterable[Colour]) -> LotWorth:
    """The viewing seat's island section before and after it gets a lot (R-SCORE-2 to -7).

    A lot can have a negative value, if it makes the best colour the one that is discarded.
    """
    board = own_board(view)
    lot = list(lot)
    card = COLOUR_NUMBERS[board["card"]]
    before = score_island(counts_of(board["island"]), card)
    after = score_island(counts_of([*board["island"], *lot]), card)
    return {
        "lot": lot,
        "before": before.total,
        "after": after.total,
        "difference": after.total - before.total,
        "discarded_before": discarded_colour(before),
        "discarded_after": discarded_colour(after),
        "five_colours_before": min(before.counts) > 0,
        "five_colours_after": min(after.counts) > 0,
    }


def counts_of(containers: Iterable[str]) -> list[int]:
    """How many of each colour."""
    counts = [0] * len(COLOURS)
    for colour in containers:
        counts[COLOUR_NUMBERS[colour]] += 1
    return counts


def discarded_colour(score: IslandScore) -> Colour | None:
    """The colour that scores nothing, if there are any containers."""
    return None if score.discarded == NONE_DISCARDED else COLOURS[score.discarded]
