"""Bankruptcy and collapse, as the scores at the end of a game tell them."""

from __future__ import annotations

from typing import Final

from longshore.game.editions import INTEREST, LOAN_SCORE, MAX_LOANS

# With all loans taken, a score below this leaves less than the interest of one turn in cash and
# containers together: the seat has nothing, and cannot get anything any more (R-LOAN-3, R-INT-2).
SOLVENT: Final = MAX_LOANS * (LOAN_SCORE + INTEREST)


def bankrupt(score: int) -> bool:
    """Whether a seat with this score at the end has nothing but debts."""
    return score < SOLVENT
