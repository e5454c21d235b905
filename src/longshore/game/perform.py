"""Carry out a legal step, and everything that automatically follows from it."""

from __future__ import annotations

from longshore.game.actions import act
from longshore.game.arrays import i64
from longshore.game.auction import commit_bid, settle
from longshore.game.brokers import bid_money, offer, restore
from longshore.game.buying import purchase
from longshore.game.decisions import (
    ACTING,
    BIDDING,
    BIDDING_TO_BROKER,
    BUYING,
    MAKING,
    NOTHING,
    OFFERING,
    PAYING,
    PAYING_INTEREST,
    RESTORING,
    SEIZING,
    SELLING_AT_HOME,
    SETTLING,
    STOCKING,
)
from longshore.game.domestic import sell
from longshore.game.interest import borrow_for_interest, default
from longshore.game.loans import repay_loan, take_loan
from longshore.game.production import make
from longshore.game.seizure import seize_chosen
from longshore.game.state import State
from longshore.game.steps import LOAN, REPAY, argument_of, bid_amount, bid_zero_cards, kind_of
from longshore.game.stocking import stock
from longshore.game.turn import run_on
from longshore.game.winning import pay_chosen


def perform(state: State, seat: i64, step: i64) -> None:  # noqa: PLR0912 (a branch for each decision)
    """Apply a step that is known to be legal, without checking."""
    kind = kind_of(step)
    argument = argument_of(step)
    decision = state.decision
    if kind == LOAN:
        if decision != PAYING_INTEREST or seat != state.turn:
            take_loan(state, seat, False)  # leaves the open decision open
            return
        borrow_for_interest(state)
    elif kind == REPAY and decision != ACTING:
        repay_loan(state, seat)  # leaves the open decision open
        return
    elif decision == ACTING:
        act(state, seat, kind, argument)
    elif decision == STOCKING:
        stock(state, seat, kind, argument)
    elif decision == BUYING:
        purchase(state, seat, kind, argument)
    elif decision == BIDDING:
        commit_bid(state, seat, bid_amount(step), bid_zero_cards(step))
    elif decision == SETTLING:
        settle(state, kind, argument)
    elif decision == MAKING:
        make(state, argument)
    elif decision == BIDDING_TO_BROKER:
        bid_money(state, seat, bid_amount(step))
    elif decision == OFFERING:
        offer(state, seat, kind, argument)
    elif decision == RESTORING:
        restore(state, seat, kind, argument)
    elif decision == SEIZING:
        seize_chosen(state, step)
    elif decision == PAYING:
        pay_chosen(state, argument)
    elif decision == SELLING_AT_HOME:
        sell(state, kind, argument)
    elif decision == PAYING_INTEREST:
        default(state)
    if state.decision == NOTHING:
        run_on(state)
