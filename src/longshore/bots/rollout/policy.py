"""The rollout player: one sensible step for the seat on decision, in about a microsecond."""

from __future__ import annotations

from longshore.bots.rollout.auctions import choose_bid, choose_settlement
from longshore.bots.rollout.banking import (
    choose_broker_bid,
    choose_offer,
    choose_seldom,
    consider_brokers,
)
from longshore.bots.rollout.debts import repays
from longshore.bots.rollout.mind import Mind
from longshore.bots.rollout.outlook import look_at_goods, look_at_time
from longshore.bots.rollout.shelves import (
    choose_colour_to_make,
    choose_price,
    choose_purchase,
    consider_repricing,
    overpriced,
)
from longshore.bots.rollout.stores import (
    consider_building,
    consider_producing,
    consider_restocking,
)
from longshore.bots.rollout.thumb import (
    BORROW_TO_ACT,
    DEAR,
    LOAN_COST,
    PRODUCE_TO_REPRICE,
    WORTHWHILE,
    loan_burden,
)
from longshore.bots.rollout.voyages import consider_sailing
from longshore.game.arrays import i64
from longshore.game.building import factory_room
from longshore.game.cells import FACTORY
from longshore.game.decisions import (
    ACTING,
    BIDDING,
    BIDDING_TO_BROKER,
    BUYING,
    MAKING,
    OFFERING,
    RESTORING,
    SETTLING,
    STOCKING,
)
from longshore.game.editions import LOAN_AMOUNT, MAX_LOANS
from longshore.game.state import State
from longshore.game.steps import LOAN_STEP, PASS_STEP, PRODUCE_STEP, REPAY_STEP, SAIL_TO_ISLAND


def choose(mind: Mind, state: State, seat: i64) -> i64:
    """A legal step for the seat on decision."""
    decision = state.decision
    look_at_time(mind, state)
    if decision == BIDDING:
        step = choose_bid(mind, state, seat)
    elif decision == SETTLING:
        step = choose_settlement(mind, state, seat)
    elif decision == BIDDING_TO_BROKER:
        step = choose_broker_bid(state, seat)
    elif decision == OFFERING:
        step = choose_offer(state, seat)
    else:
        look_at_goods(mind, state, seat)
        if decision == ACTING:
            step = choose_action(mind, state, seat)
        elif decision == BUYING:
            step = choose_purchase(mind, state, seat)
        elif decision == STOCKING or decision == RESTORING:
            step = choose_price(mind, state, seat)
        elif decision == MAKING:
            step = choose_colour_to_make(mind, state, seat)
        else:
            step = choose_seldom(mind, state, seat)
    if step == LOAN_STEP and state.turn == seat:
        mind.borrowed[seat] = state.turns[seat] + 1
    return step


def choose_action(mind: Mind, state: State, seat: i64) -> i64:
    """The most valuable action, a repayment, a loan that pays off, or the end of the turn."""
    cash = state.money[seat]
    if repays(mind, state, seat, cash):
        return REPAY_STEP
    if state.actions == 0:
        return PASS_STEP
    consider_all(mind, state, seat, cash)
    best = mind.best
    step = mind.step
    if step == SAIL_TO_ISLAND and state.actions > 1 and mind.best_ashore >= WORTHWHILE:
        return mind.step_ashore  # an auction ends the turn (R-AUCT-14)
    loans = state.loans[seat]
    if best < WORTHWHILE and loans < MAX_LOANS and mind.rounds > BORROW_TO_ACT:
        consider_all(mind, state, seat, cash + LOAN_AMOUNT)
        if mind.best - LOAN_COST * loan_burden(loans) > best:
            return LOAN_STEP
    return step


def consider_all(mind: Mind, state: State, seat: i64, cash: i64) -> None:
    """Consider every action, with this much cash in hand."""
    mind.start_considering()
    consider_producing(mind, state, seat, cash)
    consider_restocking(mind, state, seat, cash)
    consider_building(mind, state, seat, cash)
    consider_sailing(mind, state, seat, cash)
    consider_repricing(mind, state, seat)
    if not state.produced and cash > 0 and factory_room(state, seat) <= 0:
        dear = overpriced(mind, state, seat, FACTORY)
        mind.consider(DEAR * dear - PRODUCE_TO_REPRICE, PRODUCE_STEP)
    if state.rules.investment_bank:
        consider_brokers(mind, state, seat, cash)
