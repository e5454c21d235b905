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
    ACTION,
    BUY,
    INTEREST,
    NOTHING,
    OFFER,
    RESTORE,
    SEIZE,
    STAGE_END,
)
from longshore.game.decisions import BID as BID_DECISION
from longshore.game.domestic import sell_at_home
from longshore.game.interest import borrow_for_interest, pay_interest
from longshore.game.loading import buy, close_loading, fetch, open_bank_harbour, open_harbour
from longshore.game.loans import repay_loan, take_loan
from longshore.game.production import make, produce
from longshore.game.restocking import price_harbour, restock, take
from longshore.game.rules import EMPTY_VISIT_ENDS_TURN
from longshore.game.seizure import go_on_seizing, seize
from longshore.game.steps import (
    ACCEPT,
    ARGUMENT_BITS,
    ARGUMENT_MASK,
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
    bid_amount,
    bid_zero_cards,
)
from longshore.game.stocking import close_stock, lift, place
from longshore.game.table import Table
from longshore.game.turn import run_on


def perform(  # noqa: PLR0912, PLR0915 (a branch for each kind of step)
    table: Table, seat: i64, step: i64
) -> None:
    """Apply a step that is known to be legal, without asking whether it is."""
    kind = step >> ARGUMENT_BITS  # a bid's is at least BID
    argument = step & ARGUMENT_MASK
    if kind == LOAN:
        if table.decision == INTEREST and seat == table.turn:
            table.decision = NOTHING
            borrow_for_interest(table)
            run_on(table)
        else:
            take_loan(table, seat, False)
        return
    if table.decision == ACTION:
        act(table, seat, kind, argument)
    elif kind == PLACE:
        place(table, seat, argument)
    elif kind == LIFT:
        lift(table, seat, argument)
    elif kind == DONE:
        close(table, seat)
    elif kind == TAKE:
        if table.store == FACTORY:
            take(table, seat, argument)
        else:
            buy(table, seat, argument)
    elif kind >= BID:
        if table.decision == BID_DECISION:
            commit_bid(table, seat, bid_amount(step), bid_zero_cards(step))
        else:
            bid_money(table, seat, bid_amount(step))
    elif kind == ACCEPT:
        accept(table, argument)
    elif kind == DECLINE:
        decline(table)
    elif kind == MAKE:
        make(table, argument)
    elif kind == OFFER_FACTORY:
        offer(table, seat, FACTORY, argument)
    elif kind == OFFER_HARBOUR:
        offer(table, seat, HARBOUR, argument)
    elif kind == TAKE_FREE:
        fetch(table, seat, argument)
    elif table.decision == SEIZE:
        seize(table, step)
        go_on_seizing(table)
    elif kind == PAY:
        pay_container(table, argument)
        go_on_paying(table)
    elif kind == SELL:
        sell_at_home(table, argument)
    elif kind == SKIP:
        table.decision = NOTHING
    elif kind == DEFAULT:
        table.decision = NOTHING
        pay_interest(table, table.loans[seat])
    if table.decision == NOTHING:
        run_on(table)


def act(table: Table, seat: i64, kind: i64, argument: i64) -> None:
    """An action is spent when it is chosen; repaying and passing cost none (R-TURN-4, R-TURN-7)."""
    table.decision = NOTHING
    if kind == REPAY:
        repay_loan(table, seat)
        return
    table.actions -= 1
    if kind == PRODUCE:
        produce(table, seat)
    elif kind == RESTOCK:
        restock(table, argument)
    elif kind == REPRICE:
        price_harbour(table)
    elif kind == SAIL:
        sail(table, seat, argument)
    elif kind == LOAD:
        open_harbour(table, table.ships[seat])
    elif kind == WAREHOUSE:
        build_warehouse(table, seat)
    elif kind == MACHINE:
        build_machine(table, seat, argument)
    elif kind == CALL:
        call(table, argument)
    elif kind == OUTBID:
        call(table, table.space)
    else:  # PASS: unused actions are lost (R-TURN-6)
        table.actions += 1
        table.stage = STAGE_END


def sail(table: Table, seat: i64, place: i64) -> None:
    """Arriving opens what the place offers (R-SAIL-4 to R-SAIL-7)."""
    table.ships[seat] = place
    if place < SEA:
        open_harbour(table, place)
    elif place == BANK_HARBOUR:
        open_bank_harbour(table, seat)
    elif place == ISLAND_HARBOUR:
        if table.containers[seat * PLAIN_SIZE + SHIP_TOTAL] > 0:
            start_auction(table)
        elif table.rules.empty_visit == EMPTY_VISIT_ENDS_TURN:
            table.stage = STAGE_END


def close(table: Table, seat: i64) -> None:
    """`done` closes the open decision and opens what comes after it."""
    decision = table.decision
    if decision == BUY and table.store == FACTORY:
        price_harbour(table)
    elif decision == BUY:
        close_loading(table)
    elif decision == OFFER:
        bid_containers(table, seat)
    elif decision == RESTORE:
        go_on_restoring(table)
    else:
        close_stock(table)
