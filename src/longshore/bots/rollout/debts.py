"""When a rollout player repays a loan."""

from __future__ import annotations

from longshore.bots.rollout.mind import Mind
from longshore.bots.rollout.thumb import REPAY_AT_LAST, REPAY_RESERVE, RESERVE
from longshore.game.arrays import i64
from longshore.game.editions import LOAN_AMOUNT
from longshore.game.loans import may_repay_now
from longshore.game.state import State


def repays(mind: Mind, state: State, seat: i64, cash: i64) -> bool:
    """A loan costs $1 per turn, and $11 at the end, but voyages need cash."""
    if state.loans[seat] == 0 or cash < LOAN_AMOUNT:
        return False
    if mind.borrowed[seat] == state.turns[seat] + 1:
        return False
    left = cash - LOAN_AMOUNT
    if state.ending or mind.rounds < REPAY_AT_LAST:
        return state.actions == 0 or left >= RESERVE
    return left >= RESERVE + REPAY_RESERVE


def repays_before(mind: Mind, state: State, seat: i64, income: i64) -> bool:
    """Whether to repay in sight of an income that ends the turn (R-AUCT-14)."""
    cash = state.money[seat]
    return cash >= LOAN_AMOUNT and may_repay_now(state) and repays(mind, state, seat, cash + income)
