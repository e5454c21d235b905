"""The legal steps of a seat: the list for each decision."""

from __future__ import annotations

from longshore.game.actions import list_actions
from longshore.game.arrays import i64
from longshore.game.auction import list_bids, list_settle
from longshore.game.brokers import list_broker_bids, list_offer
from longshore.game.buying import list_purchases
from longshore.game.choices import NO_BIDS, Choices
from longshore.game.decisions import (
    ACTING,
    BIDDING,
    BIDDING_TO_BROKER,
    BUYING,
    MAKING,
    OFFERING,
    OVER,
    PAYING,
    PAYING_INTEREST,
    RESTORING,
    SEIZING,
    SELLING_AT_HOME,
    SETTLING,
    STOCKING,
)
from longshore.game.domestic import list_sales
from longshore.game.interest import list_interest
from longshore.game.loans import list_loan, list_repayment
from longshore.game.production import list_make
from longshore.game.seizure import list_seize
from longshore.game.state import State
from longshore.game.stocking import list_place, list_stock
from longshore.game.turn import is_asked
from longshore.game.winning import list_pay


def list_choices(state: State, seat: i64, choices: Choices) -> None:
    """Fill `choices` with every step of this seat that would be accepted now."""
    if is_asked(state, seat):
        list_answers(state, seat, choices)
    else:
        choices.clear()
    if state.decision != OVER:
        list_loan(state, seat, choices)


def list_answers(  # noqa: PLR0912 (a branch for each decision)
    state: State, seat: i64, choices: Choices
) -> None:
    """The answers of a seat on decision, without the loan it may take first."""
    steps = choices.steps
    count: i64 = 0
    choices.highest_bid = NO_BIDS
    decision = state.decision
    if decision == ACTING:
        count = list_actions(state, seat, steps)
    elif decision == STOCKING:
        count = list_stock(state, seat, steps)
    elif decision == BUYING:
        count = list_purchases(state, seat, steps)
    elif decision == BIDDING:
        list_bids(state, seat, choices)
    elif decision == SETTLING:
        count = list_settle(state, steps)
    elif decision == MAKING:
        count = list_make(state, seat, steps)
    elif decision == BIDDING_TO_BROKER:
        list_broker_bids(state, seat, choices)
    elif decision == OFFERING:
        count = list_offer(state, seat, steps)
    elif decision == RESTORING:
        count = list_place(state, steps, 0)
    elif decision == SEIZING:
        count = list_seize(state, steps)
    elif decision == PAYING:
        count = list_pay(state, steps)
    elif decision == SELLING_AT_HOME:
        count = list_sales(state, steps)
    elif decision == PAYING_INTEREST:
        count = list_interest(steps)
    if decision != ACTING:  # where it is listed among the rest
        count = list_repayment(state, seat, steps, count)
    choices.count = count
