"""Carrying out a legal step and everything that follows from it by itself."""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.auction import accept, commit_bid, decline, start_auction
from longshore.game.brokers import (
    bid_containers,
    bid_money,
    call,
    go_on_paying,
    go_on_restoring,
    offer,
    pay_container,
)
from longshore.game.building import build_machine, build_warehouse
from longshore.game.cells import (
    FACTORY,
    HARBOUR,
    PLAIN_SIZE,
    SHIP_TOTAL,
)
from longshore.game.decisions import (
    ACTING,
    BIDDING,
    BUYING,
    NOTHING,
    OFFERING,
    PAYING_INTEREST,
    RESTORING,
    SEIZING,
    STAGE_END,
)
from longshore.game.domestic import sell_at_home
from longshore.game.interest import borrow_for_interest, pay_interest
from longshore.game.loading import buy, close_loading, fetch, open_bank_harbour, open_harbour
from longshore.game.loans import repay_loan, take_loan
from longshore.game.production import make, produce
from longshore.game.restocking import price_harbour, restock, take
from longshore.game.rules import EMPTY_VISIT_ENDS_TURN
from longshore.game.seizure import go_on_seizing, seize
from longshore.game.state import State
from longshore.game.steps import (
    ACCEPT,
    BANK_HARBOUR,
    BID,
    CALL,
    DECLINE,
    DEFAULT,
    DONE,
    ISLAND_HARBOUR,
    LIFT,
    LOAD,
    LOAN,
    MACHINE,
    MAKE,
    OFFER_FACTORY,
    OFFER_HARBOUR,
    OUTBID,
    PAY,
    PLACE,
    PRODUCE,
    REPAY,
    REPRICE,
    RESTOCK,
    SAIL,
    SEA,
    SELL,
    SKIP,
    TAKE,
    TAKE_FREE,
    WAREHOUSE,
    argument_of,
    bid_amount,
    bid_zero_cards,
    kind_of,
)
from longshore.game.stocking import close_stock, lift, place
from longshore.game.turn import run_on


def perform(  # noqa: PLR0912, PLR0915 (a branch for each kind of step)
    state: State, seat: i64, step: i64
) -> None:
    """Apply a step that is known to be legal, without asking whether it is."""
    kind = kind_of(step)
    argument = argument_of(step)
    if kind == LOAN:
        if state.decision == PAYING_INTEREST and seat == state.turn:
            state.decision = NOTHING
            borrow_for_interest(state)
            run_on(state)
        else:
            take_loan(state, seat, False)
        return
    if state.decision == ACTING:
        act(state, seat, kind, argument)
    elif kind == PLACE:
        place(state, seat, argument)
    elif kind == LIFT:
        lift(state, seat, argument)
    elif kind == DONE:
        close(state, seat)
    elif kind == TAKE:
        if state.store == FACTORY:
            take(state, seat, argument)
        else:
            buy(state, seat, argument)
    elif kind == BID:
        if state.decision == BIDDING:
            commit_bid(state, seat, bid_amount(step), bid_zero_cards(step))
        else:
            bid_money(state, seat, bid_amount(step))
    elif kind == ACCEPT:
        accept(state, argument)
    elif kind == DECLINE:
        decline(state)
    elif kind == MAKE:
        make(state, argument)
    elif kind == OFFER_FACTORY:
        offer(state, seat, FACTORY, argument)
    elif kind == OFFER_HARBOUR:
        offer(state, seat, HARBOUR, argument)
    elif kind == TAKE_FREE:
        fetch(state, seat, argument)
    elif state.decision == SEIZING:
        seize(state, step)
        go_on_seizing(state)
    elif kind == PAY:
        pay_container(state, argument)
        go_on_paying(state)
    elif kind == SELL:
        sell_at_home(state, argument)
    elif kind == SKIP:
        state.decision = NOTHING
    elif kind == DEFAULT:
        state.decision = NOTHING
        pay_interest(state, state.loans[seat])
    if state.decision == NOTHING:
        run_on(state)


def act(state: State, seat: i64, kind: i64, argument: i64) -> None:
    """An action is spent when it is chosen; repaying and passing cost none (R-TURN-4, R-TURN-7)."""
    state.decision = NOTHING
    if kind == REPAY:
        repay_loan(state, seat)
        return
    state.actions -= 1
    if kind == PRODUCE:
        produce(state, seat)
    elif kind == RESTOCK:
        restock(state, argument)
    elif kind == REPRICE:
        price_harbour(state)
    elif kind == SAIL:
        sail(state, seat, argument)
    elif kind == LOAD:
        open_harbour(state, state.ships[seat])
    elif kind == WAREHOUSE:
        build_warehouse(state, seat)
    elif kind == MACHINE:
        build_machine(state, seat, argument)
    elif kind == CALL:
        call(state, argument)
    elif kind == OUTBID:
        call(state, state.space)
    else:  # PASS: unused actions are lost (R-TURN-6)
        state.actions += 1
        state.stage = STAGE_END


def sail(state: State, seat: i64, place: i64) -> None:
    """Arriving opens what the place offers (R-SAIL-4 to R-SAIL-7)."""
    state.ships[seat] = place
    if place < SEA:
        open_harbour(state, place)
    elif place == BANK_HARBOUR:
        open_bank_harbour(state, seat)
    elif place == ISLAND_HARBOUR:
        if state.containers[seat * PLAIN_SIZE + SHIP_TOTAL] > 0:
            start_auction(state)
        elif state.rules.empty_visit == EMPTY_VISIT_ENDS_TURN:
            state.stage = STAGE_END


def close(state: State, seat: i64) -> None:
    """`done` closes the open decision and opens what comes after it."""
    decision = state.decision
    if decision == BUYING and state.store == FACTORY:
        price_harbour(state)
    elif decision == BUYING:
        close_loading(state)
    elif decision == OFFERING:
        bid_containers(state, seat)
    elif decision == RESTORING:
        go_on_restoring(state)
    else:
        close_stock(state)
