"""Loans (R-LOAN)."""

from __future__ import annotations

from typing import Final

from longshore.game.arrays import i64, vec
from longshore.game.choices import Choices
from longshore.game.decisions import (
    ACTING,
    BIDDING,
    BIDDING_TO_BROKER,
    BUYING,
    MAKING,
    OFFERING,
    PAYING,
    SELLING_AT_HOME,
    SETTLING,
    STAGE_INTEREST,
    STOCKING,
)
from longshore.game.editions import LOAN_AMOUNT, MAX_LOANS
from longshore.game.refusals import ALLOWED, LOAN_AFTER_BID, LOAN_LIMIT, NO_LOAN, REPAY_CASH
from longshore.game.state import (
    BANK_PURSE,
    BIDDERS,
    COMMITTED,
    FOR_LOAN,
    FOR_REPAY,
    NOTE_LOAN,
    State,
    note,
    pay,
)
from longshore.game.steps import LOAN_STEP, REPAY_STEP

# What the active seat is asked in its own turn after interest, one bit each (R-LOAN-5).
REPAYING: Final = (
    1 << PAYING
    | 1 << SELLING_AT_HOME
    | 1 << ACTING
    | 1 << MAKING
    | 1 << BUYING
    | 1 << STOCKING
    | 1 << SETTLING
    | 1 << BIDDING_TO_BROKER
    | 1 << OFFERING
)


def why_no_loan(state: State, seat: i64) -> i64:
    """Anyone may borrow at any time, except a bidder whose bid is committed (R-LOAN-1)."""
    if state.loans[seat] >= MAX_LOANS:
        state.need, state.have = MAX_LOANS, state.loans[seat]
        return LOAN_LIMIT
    if state.decision == BIDDING and state.auction[BIDDERS + seat] == COMMITTED:
        return LOAN_AFTER_BID
    return ALLOWED


def list_loan(state: State, seat: i64, choices: Choices) -> None:
    """A loan, which anyone may take at any time (R-LOAN-1), comes after all other steps."""
    if why_no_loan(state, seat) == ALLOWED:
        choices.steps[choices.count] = LOAN_STEP
        choices.count += 1


def take_loan(state: State, seat: i64, forced: bool) -> None:
    """A loan document and 10 dollars from the bank (R-LOAN-1)."""
    state.loans[seat] += 1
    note(state, NOTE_LOAN, seat, 1 if forced else 0, 0)
    pay(state, BANK_PURSE, seat, LOAN_AMOUNT, FOR_LOAN)


def may_repay_now(state: State) -> bool:
    """Whenever the active seat is asked in its turn, once interest is paid (R-LOAN-5, R-LOAN-7).

    By rules 1 only before, between and after the actions.
    """
    decision = state.decision
    if state.rules.number == 1:
        return decision == ACTING
    if decision == PAYING and state.stage == STAGE_INTEREST:
        return False  # `ib_pre_turn_order`: interest comes after the broker auction
    return REPAYING >> decision & 1 == 1


def why_no_repayment(state: State, seat: i64) -> i64:
    """A loan is repaid whole, from cash in hand (R-LOAN-5, R-LOAN-6)."""
    if state.loans[seat] == 0:
        return NO_LOAN
    if state.money[seat] < LOAN_AMOUNT:
        state.need, state.have = LOAN_AMOUNT, state.money[seat]
        return REPAY_CASH
    return ALLOWED


def list_repayment(state: State, seat: i64, steps: vec[i64], count: i64) -> i64:
    """A repayment inside an action, or before the first one (R-LOAN-5)."""
    if state.loans[seat] > 0 and may_repay_now(state) and why_no_repayment(state, seat) == ALLOWED:
        steps[count] = REPAY_STEP
        count += 1
    return count


def repay_loan(state: State, seat: i64) -> None:
    """10 dollars to the bank for a loan document (R-LOAN-5)."""
    state.loans[seat] -= 1
    pay(state, seat, BANK_PURSE, LOAN_AMOUNT, FOR_REPAY)
