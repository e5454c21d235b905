"""What containers would be worth on your island section, discard and bonus included."""

from __future__ import annotations

from collections.abc import Iterable

from longshore.game.editions import TWO_VALUE
from longshore.game.scoring import NONE_DISCARDED, IslandScore, card_values, score_island
from longshore.record.words import COLOUR_NUMBERS, COLOURS, Colour
from longshore.view.forms import Discard, GameView, LotWorth
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
    most = card_values(card, five_colours=True)
    worth: LotWorth = {
        "lot": lot,
        "before": before.total,
        "after": after.total,
        "difference": after.total - before.total,
        "discarded_before": discarded_colour(before),
        "discarded_after": discarded_colour(after),
        "five_colours_before": min(before.counts) > 0,
        "five_colours_after": min(after.counts) > 0,
        "at_best": sum(most[COLOUR_NUMBERS[colour]] for colour in lot),
    }
    discard = why_discarded(before, after, card)
    if discard is not None:
        worth["discard"] = discard
    return worth


def why_discarded(before: IslandScore, after: IslandScore, card: int) -> Discard | None:
    """Why a colour of the lot would be discarded, if one would (R-SCORE-3 to R-SCORE-6)."""
    gone = after.discarded
    if gone == NONE_DISCARDED or after.counts[gone] == before.counts[gone]:
        return None
    if sum(after.counts) == after.counts[gone]:
        return "only"
    if gone == (card + TWO_VALUE) % len(COLOURS) and after.counts.count(after.counts[gone]) > 1:
        return "two_value"
    return "most" if before.discarded in (gone, NONE_DISCARDED) else "instead"


def counts_of(containers: Iterable[str]) -> list[int]:
    """How many of each colour."""
    counts = [0] * len(COLOURS)
    for colour in containers:
        counts[COLOUR_NUMBERS[colour]] += 1
    return counts


def discarded_colour(score: IslandScore) -> Colour | None:
    """The colour that scores nothing, if there are any containers."""
    return None if score.discarded == NONE_DISCARDED else COLOURS[score.discarded]
