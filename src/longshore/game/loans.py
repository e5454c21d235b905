"""Loans (R-LOAN)."""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.decisions import BID
from longshore.game.editions import LOAN, MAX_LOANS
from longshore.game.refusals import ALLOWED, LOAN_AFTER_BID, LOAN_LIMIT, NO_LOAN, REPAY_CASH
from longshore.game.table import (
    BANK,
    BIDDERS,
    COMMITTED,
    FOR_LOAN,
    FOR_REPAY,
    NOTE_LOAN,
    Table,
    note,
    pay,
)


def why_no_loan(table: Table, seat: i64) -> i64:
    """Anybody may borrow at any time, but for a bidder whose bid is committed (R-LOAN-1)."""
    if table.loans[seat] >= MAX_LOANS:
        table.need, table.have = MAX_LOANS, table.loans[seat]
        return LOAN_LIMIT
    if table.decision == BID and table.auction[BIDDERS + seat] == COMMITTED:
        return LOAN_AFTER_BID
    return ALLOWED


def take_loan(table: Table, seat: i64, forced: bool) -> None:
    """A loan document and 10 dollars from the bank (R-LOAN-1)."""
    table.loans[seat] += 1
    note(table, NOTE_LOAN, seat, 1 if forced else 0, 0)
    pay(table, BANK, seat, LOAN, FOR_LOAN)


def why_no_repayment(table: Table, seat: i64) -> i64:
    """A loan is repaid whole, from cash in hand (R-LOAN-5, R-LOAN-6)."""
    if table.loans[seat] == 0:
        return NO_LOAN
    if table.money[seat] < LOAN:
        table.need, table.have = LOAN, table.money[seat]
        return REPAY_CASH
    return ALLOWED


def repay_loan(table: Table, seat: i64) -> None:
    """10 dollars to the bank for a loan document (R-LOAN-5)."""
    table.loans[seat] -= 1
    pay(table, seat, BANK, LOAN, FOR_REPAY)
