"""A deal: what chance decides before the first turn, as plain data (R-SETUP)."""

from __future__ import annotations

from typing import NamedTuple

from longshore.game.cells import FACTORY, SUPPLY, broker_goods, slot_of, store, total_of
from longshore.game.editions import (
    BROKER_CASH,
    BROKER_SEEDS,
    BROKERS,
    COLOURS,
    EDITIONS,
    MIN_PLAYERS,
    STARTING_CASH,
    STARTING_PRICE,
)
from longshore.game.refusals import BAD_DEAL, refused
from longshore.game.rules import Rules
from longshore.game.state import (
    BANK_PURSE,
    BROKER_PURSES,
    State,
    machine_index,
    new_state,
    warehouse_index,
)
from longshore.game.steps import SEA


class Deal(NamedTuple):
    """Seats and colours as numbers. Machines and cards are in seat order, seeds by broker."""

    first: int
    machines: tuple[int, ...]
    cards: tuple[int, ...]
    brokers: tuple[tuple[int, ...], ...] = ()


def check_deal(rules: Rules, deal: Deal) -> None:
    """Refuse what could not be drawn (R-SETUP-6, R-SETUP-11, R-IBSETUP-2)."""
    players: int = rules.players  # compared as int: numbers from outside may be huge
    if not 0 <= deal.first < players:
        raise refused(BAD_DEAL, part="first")
    if not different_colours(deal.machines, players):
        raise refused(BAD_DEAL, part="machines")
    if not different_colours(deal.cards, players):
        raise refused(BAD_DEAL, part="cards")
    if not rules.investment_bank:
        if any(deal.brokers):
            raise refused(BAD_DEAL, part="brokers")
        return
    seeds = tuple(colour for goods in deal.brokers for colour in goods)
    sizes = tuple(len(goods) for goods in deal.brokers)
    if sizes != BROKER_SEEDS or not different_colours(seeds, sum(BROKER_SEEDS)):
        raise refused(BAD_DEAL, part="brokers")


def different_colours(colours: tuple[int, ...], count: int) -> bool:
    """Whether these are this many colours, no two the same."""
    return (
        len(colours) == count
        and len(set(colours)) == count
        and all(0 <= colour < COLOURS for colour in colours)
    )


def set_up(rules: Rules, deal: Deal) -> State:
    """The state after set-up, before the first turn starts."""
    check_deal(rules, deal)
    box = EDITIONS[rules.edition]
    column = rules.players - MIN_PLAYERS
    state = new_state(rules)
    for colour in range(COLOURS):
        put(state, SUPPLY + colour, box.containers[column])  # R-SETUP-2
        state.machine_supply[colour] = box.machines[column]  # R-SETUP-3
    state.warehouse_supply = box.warehouses[column]  # R-SETUP-4
    for seat in range(rules.players):
        machine = deal.machines[seat]
        state.warehouses[warehouse_index(seat, 0)] = 1  # R-SETUP-5
        state.warehouse_counts[seat] = 1
        state.warehouse_supply -= 1
        state.machines[machine_index(seat, 0)] = machine  # R-SETUP-6
        state.machine_counts[seat] = 1
        state.machine_supply[machine] -= 1
        put(state, SUPPLY + machine, -1)  # R-SETUP-7
        put(state, store(seat, FACTORY) + slot_of(machine, STARTING_PRICE), 1)
        state.ships[seat] = SEA  # R-SETUP-8
        state.money[seat] = STARTING_CASH  # R-SETUP-9
        state.money[BANK_PURSE] -= STARTING_CASH
        state.cards[seat] = deal.cards[seat]  # R-SETUP-11
    if rules.investment_bank:
        for broker in range(BROKERS):
            for colour in deal.brokers[broker]:  # R-IBSETUP-2: from outside the supply
                put(state, broker_goods(broker) + colour, 1)
            state.money[BROKER_PURSES + broker] = BROKER_CASH[broker]  # R-IBSETUP-3
            state.money[BANK_PURSE] -= BROKER_CASH[broker]
    state.turn = deal.first  # R-SETUP-13
    return state


def put(state: State, cell: int, count: int) -> None:
    """Put containers from outside the game in a cell, before play starts."""
    state.containers[cell] += count
    state.containers[total_of(cell)] += count
