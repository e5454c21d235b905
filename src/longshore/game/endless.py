"""Loans and repayments that could repeat endlessly, so that no bot or learner is offered them."""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.brokers import smallest_broker_bid
from longshore.game.choices import Choices
from longshore.game.decisions import ACTING, BIDDING_TO_BROKER
from longshore.game.editions import LOAN_AMOUNT
from longshore.game.game import Game
from longshore.game.legal import list_answers
from longshore.game.loans import list_loan
from longshore.game.state import State
from longshore.game.steps import LOAN_STEP, REPAY_STEP


def is_left_out(state: State, seat: i64, step: i64, repaid: bool) -> bool:
    """Whether a legal loan or repayment could repeat endlessly, so that no action stands for it.

    A seat that has repaid in this turn does not borrow again in it (by rules 1 not at `action`),
    since that would only take the repayment back. So it repays nothing that it needs for a bid to
    a broker.
    """
    if step == LOAN_STEP:
        if not repaid:
            return False
        if state.rules.number == 1:
            return state.decision == ACTING
        return seat == state.turn
    if step == REPAY_STEP and state.decision == BIDDING_TO_BROKER:
        return state.money[seat] - LOAN_AMOUNT < smallest_broker_bid(state, state.space)
    return False


def loops(game: Game, seat: int, step: int, repaid: bool) -> bool:
    """The same for callers outside the core."""
    return is_left_out(game.state, seat, step, repaid)


def list_allowed(state: State, seat: i64, repaid: bool, choices: Choices) -> None:
    """Fill `choices` with every legal step of an asked seat that is not left out."""
    list_answers(state, seat, choices)
    list_loan(state, seat, choices)
    if repaid or state.decision == BIDDING_TO_BROKER:
        steps = choices.steps
        kept: i64 = 0
        index: i64
        for index in range(choices.count):
            if not is_left_out(state, seat, steps[index], repaid):
                steps[kept] = steps[index]
                kept += 1
        choices.count = kept
