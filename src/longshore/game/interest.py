"""Interest at the start of a turn (R-INT). With the Investment Bank brokers get it (R-IBINT)."""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.decisions import NOTHING, PAYING_INTEREST
from longshore.game.editions import INTEREST, MAX_LOANS
from longshore.game.loans import take_loan
from longshore.game.seizure import start_default
from longshore.game.state import BANK_PURSE, BROKER_PURSES, FOR_INTEREST, State, pay
from longshore.game.steps import DEFAULT_STEP


def charge_interest(state: State) -> None:
    """One dollar for each loan held now. Asks, borrows or defaults if cash is short."""
    seat = state.turn
    loans = state.loans[seat]
    if loans == 0:
        return
    due = loans * INTEREST
    if state.money[seat] < due and loans < MAX_LOANS:
        # R-INT-5: borrowing comes before default. R-INT-6: the new loan bears no interest yet.
        if not state.rules.forced_loan:
            state.decision = PAYING_INTEREST
            return
        take_loan(state, seat, True)
    pay_interest(state, loans)


def borrow_for_interest(state: State) -> None:
    """The debtor who was asked borrows, and pays for the loans held before."""
    state.decision = NOTHING
    loans = state.loans[state.turn]
    take_loan(state, state.turn, False)
    pay_interest(state, loans)


def pay_interest(state: State, loans: i64) -> None:
    """Pay for one loan after the other while cash lasts. The others are in default (R-INT-4)."""
    seat = state.turn
    paid: i64 = 0
    while paid < loans and state.money[seat] >= INTEREST:
        # R-IBINT-1: the first dollar to Broker I, the second to Broker II.
        payee: i64 = BANK_PURSE
        if state.rules.investment_bank:
            payee = BROKER_PURSES + paid
        pay(state, seat, payee, INTEREST, FOR_INTEREST)
        paid += 1
    if paid < loans:
        start_default(state, loans - paid)


def list_interest(steps: vec[i64]) -> i64:
    """The debtor may default. The loan that avoids it is listed with all loans (R-INT-5)."""
    steps[0] = DEFAULT_STEP
    return 1


def default(state: State) -> None:
    """The debtor loses something instead of borrowing."""
    state.decision = NOTHING
    pay_interest(state, state.loans[state.turn])
