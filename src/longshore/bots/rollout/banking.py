"""Brokers of the Investment Bank (R-IB), and rare decisions."""

from __future__ import annotations

from longshore.bots.rollout.mind import Mind
from longshore.bots.rollout.stores import sale_of_made
from longshore.bots.rollout.thumb import (
    BANKED,
    BROKERS,
    DOLLAR,
    FIRST_MONEY_BID,
    KEPT,
    KEPT_IF_POOR,
    MADE,
    POOR,
    RISK,
    SEIZED_MACHINE,
    STOCKED,
    worth_of_default,
)
from longshore.game.arrays import i64
from longshore.game.brokers import (
    smallest_broker_bid,
    why_no_smallest_bid,
    why_not_call_brokers,
    why_not_outbid,
    why_not_this_space,
    why_offer_too_low,
)
from longshore.game.cells import (
    FACTORY,
    HARBOUR,
    PLAIN_TOTAL,
    PRICES,
    STORE_TOTAL,
    broker_goods,
    factory_total,
    harbour_total,
    island_total,
    slot_colour,
    slot_of,
    slot_price,
    store,
)
from longshore.game.editions import COLOURS, DOMESTIC_INCOME
from longshore.game.legal import list_choices
from longshore.game.refusals import ALLOWED
from longshore.game.state import BROKER_PURSES, CARD_PURSE, NOBODY, State
from longshore.game.steps import (
    CALL,
    DEFAULT,
    DONE_STEP,
    LOAN,
    LOAN_STEP,
    OFFER_FACTORY,
    OFFER_HARBOUR,
    OUTBID_STEP,
    REPAY,
    SEIZE,
    SEIZE_MACHINE,
    SEIZE_PRICED,
    SELL,
    SKIP,
    SPACES,
    argument_of,
    bid,
    kind_of,
    space_broker,
    space_is_money,
    step_of,
)


def prize(state: State, space: i64) -> i64:
    """The value of what is on a broker's space, in cents."""
    broker = space_broker(space)
    if space_is_money(space):
        return state.money[BROKER_PURSES + broker] * DOLLAR
    return BANKED * state.containers[broker_goods(broker) + PLAIN_TOTAL]


def price_of_containers(state: State, seat: i64, count: i64) -> i64:
    """The value of this many containers from the seat's stores, cheapest first."""
    made = state.containers[factory_total(seat)]
    return MADE * min(count, made) + STOCKED * max(count - made, 0)


def first_money_bid(state: State, space: i64) -> i64:
    """Enough that a higher bid is hardly worth an action to others."""
    goods = state.containers[broker_goods(space_broker(space)) + PLAIN_TOTAL]
    return max(1, (FIRST_MONEY_BID * goods + DOLLAR // 2) // DOLLAR)


def consider_brokers(mind: Mind, state: State, seat: i64, cash: i64) -> None:
    """Consider calling a broker, or outbidding the current holder."""
    if why_not_call_brokers(state) != ALLOWED:
        return
    if state.holder != NOBODY:
        if why_not_outbid(state, seat) != ALLOWED:
            return
        space = state.space
        cost = (state.money[CARD_PURSE] + 1) * DOLLAR
        if space_is_money(space):
            cost = price_of_containers(state, seat, state.pledges + 1)
        worth = (prize(state, space) - cost) * RISK * BROKERS // 10000
        mind.consider_ashore(worth, OUTBID_STEP)
        return
    for space in range(SPACES):
        if (
            why_not_this_space(state, space) == ALLOWED
            and why_no_smallest_bid(state, seat, space) == ALLOWED
        ):
            if space_is_money(space):
                cost = price_of_containers(state, seat, 1)
            else:
                cost = min(first_money_bid(state, space), cash) * DOLLAR
            worth = (prize(state, space) - cost) * RISK * BROKERS // 10000
            mind.consider_ashore(worth, step_of(CALL, space))


def choose_broker_bid(state: State, seat: i64) -> i64:
    """The bid for goods, outbidding by as little as possible."""
    lowest = smallest_broker_bid(state, state.space)
    if state.money[seat] < lowest:
        return LOAN_STEP  # somebody repaid what this seat needs for a bid
    amount = lowest
    if lowest <= 1:
        amount = max(first_money_bid(state, state.space), lowest)
    return bid(min(amount, state.money[seat]), 0)


def choose_offer(state: State, seat: i64) -> i64:
    """One container at a time, most expensive first, until the bid is high enough."""
    if why_offer_too_low(state) == ALLOWED:
        return DONE_STEP
    kind: i64
    colour: i64
    price: i64
    for kind in range(2):
        shelves = store(seat, FACTORY if kind == 0 else HARBOUR)
        if state.containers[shelves + STORE_TOTAL] > 0:
            for price in range(PRICES, 0, -1):
                for colour in range(COLOURS):
                    slot = slot_of(colour, price)
                    if state.containers[shelves + slot] > 0:
                        if kind == 0:
                            return step_of(OFFER_FACTORY, slot)
                        return step_of(OFFER_HARBOUR, slot)
    return DONE_STEP


def choose_seldom(mind: Mind, state: State, seat: i64) -> i64:
    """The step with the highest worth among all that are legal."""
    choices = mind.choices
    list_choices(state, seat, choices)
    best: i64 = -1000000
    chosen = choices.steps[0]
    index: i64
    for index in range(choices.count):
        step = choices.steps[index]
        worth = worth_of_seldom(mind, state, seat, step)
        if worth > best:
            best = worth
            chosen = step
    return chosen


def worth_of_seldom(mind: Mind, state: State, seat: i64, step: i64) -> i64:
    """Seizures hurt, debts get paid, the best goes to the last broker, and unsold stock goes."""
    kind = kind_of(step)
    argument = argument_of(step)
    if kind == SEIZE:
        return mind.units[state.turn * COLOURS + argument]
    if kind == SEIZE_PRICED:
        return (
            mind.units[state.turn * COLOURS + slot_colour(argument)]
            + (slot_price(argument) - 1) * DOLLAR
        )
    if kind == SEIZE_MACHINE:
        return SEIZED_MACHINE
    if kind == LOAN:
        if state.money[seat] > 0:
            return -900000
        return 100
    if kind == REPAY:
        return -900000  # at `action`, where it is weighed
    if kind == DEFAULT:
        goods = state.containers[island_total(seat)]
        goods += state.containers[harbour_total(seat)]
        goods += state.containers[factory_total(seat)]
        return worth_of_default(goods, state.loans[seat])
    if kind == SKIP:
        return 0
    if kind == SELL:
        stock = state.containers[factory_total(seat)]
        price = slot_price(argument)
        chance = sale_of_made(mind, state.rules.players - 1, stock)
        share: i64 = KEPT
        if state.money[seat] < POOR:
            share = KEPT_IF_POOR
        return DOMESTIC_INCOME * DOLLAR - price * chance * share // 100
    return 500 + argument  # a warehouse, or a container for a broker
