"""Whether a step is legal, and if not which bound it breaks."""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.auction import why_not_accept, why_not_bid, why_not_decline
from longshore.game.brokers import (
    why_not_broker_bid,
    why_not_call,
    why_not_call_brokers,
    why_not_offer,
    why_not_outbid,
    why_not_pay,
    why_offer_too_low,
)
from longshore.game.building import (
    machine_colours,
    why_no_machines,
    why_no_warehouse,
    why_not_this_machine,
)
from longshore.game.cells import BANK, FACTORY, HARBOUR
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
from longshore.game.loading import why_not_buy, why_not_fetch, why_not_load, why_ship_full
from longshore.game.loans import why_no_loan, why_no_repayment
from longshore.game.production import why_not_make, why_not_produce
from longshore.game.refusals import (
    ALLOWED,
    BID_COMMITTED,
    GAME_OVER,
    NO_ACTIONS_LEFT,
    NO_SUCH_SEAT,
    NO_SUCH_STEP,
    NOT_ASKED,
    NOT_YOUR_TURN,
    WRONG_STEP,
)
from longshore.game.restocking import why_no_room_to_restock, why_not_restock, why_not_take
from longshore.game.sailing import why_not_sail
from longshore.game.seizure import why_not_seize
from longshore.game.state import BIDDERS, COMMITTED, State
from longshore.game.steps import (
    ACCEPT,
    BID,
    CALL,
    DECLINE,
    DEFAULT,
    DONE,
    LIFT,
    LOAD,
    LOAN,
    MACHINE,
    MAKE,
    OFFER_FACTORY,
    OFFER_HARBOUR,
    OUTBID,
    PASS,
    PAY,
    PLACE,
    PRODUCE,
    REPAY,
    REPRICE,
    RESTOCK,
    SAIL,
    SEIZE,
    SEIZE_WAREHOUSE,
    SELL,
    SKIP,
    TAKE,
    TAKE_FREE,
    WAREHOUSE,
    argument_of,
    bid_amount,
    bid_zero_cards,
    is_step,
    kind_of,
)
from longshore.game.stocking import why_not_lift, why_not_place, why_not_stocked
from longshore.game.turn import is_asked


def why_not(state: State, seat: i64, step: i64) -> i64:  # noqa: PLR0912 (a branch for each decision)
    """ALLOWED, or the code of what stands against this step of this seat."""
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
    decision = state.decision
    argument = argument_of(step)
    if decision == ACTING:
        return why_no_action(state, seat, kind, argument)
    if decision == BUYING:
        return why_no_purchase(state, seat, kind, argument)
    if decision == STOCKING or decision == RESTORING:
        return why_no_stock(state, seat, kind, argument)
    if decision == SETTLING:
        if kind == ACCEPT:
            return why_not_accept(state, argument)
        if kind == DECLINE:
            return why_not_decline(state)
        return WRONG_STEP
    if decision == OFFERING:
        return why_no_offer(state, seat, kind, argument)
    if decision == BIDDING and kind == BID:
        return why_not_bid(state, seat, bid_amount(step), bid_zero_cards(step))
    if decision == BIDDING_TO_BROKER and kind == BID:
        return why_not_broker_bid(state, seat, bid_amount(step), bid_zero_cards(step))
    if decision == MAKING and kind == MAKE:
        return why_not_make(state, seat, argument)
    if decision == SEIZING and SEIZE <= kind <= SEIZE_WAREHOUSE:
        return why_not_seize(state, step)
    if decision == PAYING and kind == PAY:
        return why_not_pay(state, argument)
    if decision == SELLING_AT_HOME and kind == SELL:
        return why_not_sell(state, argument)
    if decision == SELLING_AT_HOME and kind == SKIP:
        return ALLOWED
    if decision == PAYING_INTEREST and kind == DEFAULT:
        return ALLOWED
    return WRONG_STEP


def why_not_asked(state: State, seat: i64, kind: i64) -> i64:
    """Why a seat that is not asked must wait."""
    if state.decision == BIDDING:
        if kind == BID and state.auction[BIDDERS + seat] == COMMITTED:
            return BID_COMMITTED
        return NOT_ASKED
    if seat != state.turn:
        return NOT_YOUR_TURN
    return NOT_ASKED


def why_no_action(state: State, seat: i64, kind: i64, argument: i64) -> i64:
    """What stands against an action, a repayment or the end of the turn (R-TURN-4 to R-TURN-8)."""
    if kind == PASS:
        return ALLOWED
    if kind == REPAY:
        return why_no_repayment(state, seat)
    if not costs_an_action(kind):
        return WRONG_STEP
    if state.actions == 0:
        return NO_ACTIONS_LEFT
    if kind == PRODUCE:
        return why_not_produce(state, seat)
    if kind == RESTOCK:
        return why_not_restock(state, seat, argument)
    if kind == SAIL:
        return why_not_sail(state, seat, argument)
    if kind == LOAD:
        return why_not_load(state, seat)
    if kind == WAREHOUSE:
        return why_no_warehouse(state, seat)
    if kind == MACHINE:
        owned = machine_colours(state, seat)
        code = why_no_machines(state, seat)
        return code if code != ALLOWED else why_not_this_machine(state, owned, argument)
    if kind == CALL or kind == OUTBID:
        code = why_not_call_brokers(state)
        if code != ALLOWED:
            return code
        return why_not_call(state, seat, argument) if kind == CALL else why_not_outbid(state, seat)
    return ALLOWED  # REPRICE


def costs_an_action(kind: i64) -> bool:
    """Everything but free operations and the end of the turn (R-TURN-4, R-TURN-7)."""
    return (
        kind == PRODUCE
        or kind == RESTOCK
        or kind == REPRICE
        or kind == SAIL
        or kind == LOAD
        or kind == WAREHOUSE
        or kind == MACHINE
        or kind == CALL
        or kind == OUTBID
    )


def why_no_purchase(state: State, seat: i64, kind: i64, argument: i64) -> i64:
    """What stands against taking a container on board or into the hand, or ending it."""
    if kind == DONE:
        return ALLOWED
    if state.store == BANK:
        if kind != TAKE_FREE:
            return WRONG_STEP
        code = why_ship_full(state, seat)
        return code if code != ALLOWED else why_not_fetch(state, seat, argument)
    if kind != TAKE:
        return WRONG_STEP
    if state.store == HARBOUR:
        code = why_ship_full(state, seat)
        return code if code != ALLOWED else why_not_buy(state, seat, argument)
    code = why_no_room_to_restock(state, seat)
    return code if code != ALLOWED else why_not_take(state, seat, argument)


def why_no_stock(state: State, seat: i64, kind: i64, argument: i64) -> i64:
    """What stands against laying down, lifting, or ending it."""
    if kind == DONE:
        return why_not_stocked(state)
    if kind == PLACE:
        return why_not_place(state, argument)
    if kind == LIFT and state.decision == STOCKING:
        return why_not_lift(state, seat, argument)
    return WRONG_STEP


def why_no_offer(state: State, seat: i64, kind: i64, argument: i64) -> i64:
    """What stands against offering a container to a broker, or ending it."""
    if kind == DONE:
        return why_offer_too_low(state)
    if kind == OFFER_FACTORY:
        return why_not_offer(state, seat, FACTORY, argument)
    if kind == OFFER_HARBOUR:
        return why_not_offer(state, seat, HARBOUR, argument)
    return WRONG_STEP
