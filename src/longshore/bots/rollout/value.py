"""What a seat will score: an estimate for games that are not played to the end.

Money and the island section count as they are. Goods count for what they will sell for in time, or
else as scrap. Buildings count for what they will earn in the remaining rounds.
"""

from __future__ import annotations

from typing import Final

from longshore.bots.rollout.mind import Mind
from longshore.bots.rollout.outlook import look_at_goods, standing
from longshore.bots.rollout.stores import (
    makers_of,
    sale_of_made,
    sale_of_stocked,
)
from longshore.bots.rollout.thumb import (
    BANKED,
    DOLLAR,
    KEEP_CASH,
    LONG,
    NO_INTEREST,
    SAME_MACHINE,
    missing_for_interest,
)
from longshore.bots.rollout.voyages import cargo_worth
from longshore.bots.rollout.worth import section_worth
from longshore.game.arrays import i64
from longshore.game.cells import (
    FACTORY,
    HARBOUR,
    PLAIN_TOTAL,
    PRICES,
    STORE_TOTAL,
    bank_harbour_total,
    broker_goods,
    island,
    ship_total,
    slot_of,
    store,
)
from longshore.game.editions import COLOURS, HARBOUR_SCORE, LOAN_SCORE, MACHINE_SPACES
from longshore.game.state import BROKER_PURSES, CARD_PURSE, EMPTY, State, machine_index
from longshore.game.steps import SEA, space_broker, space_is_money

_INTEREST: Final = 200  # what a loan costs in a round, with what cannot be done for want of cash
_LASTING: Final = 800  # hundredths of rounds that it lasts at most
_POOR: Final = 12  # dollars; a seat with less can trade less, and soon not even pay interest
_POVERTY: Final = 150  # cents for each dollar that is missing
_READY: Final = 60  # a ship at sea can go anywhere
# What buildings earn in a round, in cents. Money is short: those beyond the first few earn little.
_WAREHOUSE: Final = 30
_MACHINE: Final = 50
_ONE_MORE: Final = 10
_USEFUL_WAREHOUSES: Final = 3
_USEFUL_MACHINES: Final = 2


def estimate(mind: Mind, state: State, seat: i64) -> i64:
    """The final score of a seat, in cents. Call `look_at_time` first."""
    if state.over:
        return standing(mind, state, seat)
    look_at_goods(mind, state, seat)
    containers = state.containers
    counts = mind.counts
    colour: i64
    section = island(seat)
    for colour in range(COLOURS):
        counts[colour] = containers[section + colour]
    value = section_worth(mind, state.cards[seat], mind.late)
    value += (state.money[seat] + LOAN_SCORE * state.loans[seat]) * DOLLAR
    value -= state.loans[seat] * (_INTEREST * min(mind.rounds, _LASTING) // 100)
    if mind.rounds > KEEP_CASH:
        cash = state.money[seat]
        value -= _POVERTY * max(0, _POOR - cash)
        value -= NO_INTEREST * missing_for_interest(cash, state.loans[seat])
    if containers[ship_total(seat)] > 0:
        steps: i64 = 3
        if state.ships[seat] == SEA:
            steps = 2
        value += cargo_worth(mind, state, seat, steps)
    elif state.ships[seat] == SEA:
        value += _READY * min(mind.rounds, 300) // 300
    return value + goods_worth(mind, state, seat) + buildings_worth(mind, state, seat)


def goods_worth(mind: Mind, state: State, seat: i64) -> i64:
    """What is in both stores, and what waits at the bank."""
    containers = state.containers
    others = state.rules.players - 1
    value: i64 = 0
    made: i64 = 0
    stocked: i64 = 0
    scrap: i64 = HARBOUR_SCORE * DOLLAR
    factory = store(seat, FACTORY)
    harbour = store(seat, HARBOUR)
    slot: i64
    price: i64
    colour: i64
    if containers[factory + STORE_TOTAL] > 0 or containers[harbour + STORE_TOTAL] > 0:
        for price in range(1, PRICES + 1):  # the cheapest are sold first
            for colour in range(COLOURS):
                slot = slot_of(colour, price)
                for _ in range(containers[factory + slot]):
                    paid = min(price * DOLLAR, max(mind.prices[colour] - DOLLAR, 0))
                    value += paid * sale_of_made(mind, others, made) // 100
                    made += 1
                for _ in range(containers[harbour + slot]):
                    chance = sale_of_stocked(mind, others, stocked)
                    paid = max(min(price * DOLLAR, mind.aboard[colour]), scrap)
                    value += (chance * paid + (100 - chance) * scrap) // 100
                    stocked += 1
    if state.rules.investment_bank:
        value += BANKED * containers[bank_harbour_total(seat)]
        if state.holder == seat:
            broker = space_broker(state.space)
            if space_is_money(state.space):
                value += 80 * state.money[BROKER_PURSES + broker]
            else:
                value += 300 * containers[broker_goods(broker) + PLAIN_TOTAL]
                value += 20 * state.money[CARD_PURSE]
    return value


def buildings_worth(mind: Mind, state: State, seat: i64) -> i64:
    """What machines and warehouses will earn. The first ones earn most of it."""
    rounds = min(mind.rounds, LONG)
    value: i64 = 0
    number: i64
    for number in range(1, state.warehouse_counts[seat]):
        earns: i64 = _WAREHOUSE
        if number >= _USEFUL_WAREHOUSES:
            earns = _ONE_MORE
        value += earns * rounds // 100
    space: i64
    for space in range(1, MACHINE_SPACES):
        colour = state.machines[machine_index(seat, space)]
        if colour != EMPTY:
            earns = _MACHINE
            if space >= _USEFUL_MACHINES:
                earns = _ONE_MORE
            value += earns * rounds // (100 + SAME_MACHINE * (makers_of(state, colour) - 1))
    return value
