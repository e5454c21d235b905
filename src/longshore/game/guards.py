"""Whether a step is legal, and if not, which bound it breaks: the guard for each decision."""

from __future__ import annotations

from longshore.game.actions import why_not_act
from longshore.game.arrays import i64
from longshore.game.auction import why_not_bid, why_not_settle
from longshore.game.brokers import why_not_broker_bid, why_not_offer
from longshore.game.buying import why_not_purchase
from longshore.game.decisions import (
    ACTING,
    BIDDING,
    BIDDING_TO_BROKER,
    BUYING,
    MAKING,
    OFFERING,
    PAYING,
    PAYING_INTEREST,
    RESTORING,
    SEIZING,
    SELLING_AT_HOME,
    SETTLING,
    STOCKING,
)
from longshore.game.domestic import why_not_sell
from longshore.game.loans import may_repay_now, why_no_loan, why_no_repayment
from longshore.game.production import why_not_make
from longshore.game.refusals import (
    ALLOWED,
    BID_COMMITTED,
    GAME_OVER,
    NO_SUCH_SEAT,
    NO_SUCH_STEP,
    NOT_ASKED,
    NOT_YOUR_TURN,
    WRONG_STEP,
)
from longshore.game.seizure import why_not_seize
from longshore.game.state import BIDDERS, COMMITTED, State
from longshore.game.steps import (
    BID,
    DEFAULT,
    LOAN,
    MAKE,
    PAY,
    REPAY,
    argument_of,
    bid_amount,
    bid_zero_cards,
    is_step,
    kind_of,
)
from longshore.game.stocking import why_not_stock
from longshore.game.turn import is_asked
from longshore.game.winning import why_not_pay


def why_not(state: State, seat: i64, step: i64) -> i64:  # noqa: PLR0912 (a branch for each decision)
    """ALLOWED, or the code for why this seat may not take this step."""
    if seat < 0 or seat >= state.rules.players:
        return NO_SUCH_SEAT
    if not is_step(step):
        return NO_SUCH_STEP
    if state.over:
        return GAME_OVER
    kind = kind_of(step)
    if kind == LOAN:
        return why_no_loan(state, seat)
    if not is_asked(state, seat):
        return why_not_asked(state, seat, kind)
    if kind == REPAY and may_repay_now(state):
        return why_no_repayment(state, seat)
    decision = state.decision
    argument = argument_of(step)
    if decision == ACTING:
        return why_not_act(state, seat, kind, argument)
    if decision == STOCKING or decision == RESTORING:
        return why_not_stock(state, seat, kind, argument)
    if decision == BUYING:
        return why_not_purchase(state, seat, kind, argument)
    if decision == SETTLING:
        return why_not_settle(state, kind, argument)
    if decision == OFFERING:
        return why_not_offer(state, seat, kind, argument)
    if decision == SELLING_AT_HOME:
        return why_not_sell(state, kind, argument)
    if decision == SEIZING:
        return why_not_seize(state, step)
    if decision == BIDDING and kind == BID:
        return why_not_bid(state, seat, bid_amount(step), bid_zero_cards(step))
    if decision == BIDDING_TO_BROKER and kind == BID:
        return why_not_broker_bid(state, seat, bid_amount(step), bid_zero_cards(step))
    if decision == MAKING and kind == MAKE:
        return why_not_make(state, seat, argument)
    if decision == PAYING and kind == PAY:
        return why_not_pay(state, argument)
    if decision == PAYING_INTEREST and kind == DEFAULT:
        return ALLOWED
    return WRONG_STEP


def why_not_asked(state: State, seat: i64, kind: i64) -> i64:
    """Why a seat that is not on decision must wait."""
    if state.decision == BIDDING:
        if kind == BID and state.auction[BIDDERS + seat] == COMMITTED:
            return BID_COMMITTED
        return NOT_ASKED
    if seat != state.turn:
        return NOT_YOUR_TURN
    return NOT_ASKED
