"""A line of the score sheet in words."""

from __future__ import annotations

from longshore.game.scoring import SeatScore
from longshore.record.words import COLOURS
from longshore.view.forms import SheetLine


def sheet_line(score: SeatScore) -> SheetLine:
    """The parts of a total, so that everyone can check the sum (R-SCORE-13).

    `total` is `cash` + `island` + `harbour` + `ship` + `bank_harbour` + `loans`. `island` is the
    value of the colours that are not discarded.
    """
    island = score.island
    return {
        "cash": score.cash,
        "colours": {
            COLOURS[colour]: {
                "count": count,
                "value": island.values[colour],
                "discarded": colour == island.discarded,
            }
            for colour, count in enumerate(island.counts)
        },
        "island": island.total,
        "harbour": score.harbour,
        "ship": score.ship,
        "bank_harbour": score.bank_harbour,
        "loans": score.loans,
        "total": score.total,
    }
