"""Default and seizure in both editions (R-DEF)."""

from __future__ import annotations

from typing import Final

from longshore.game.arrays import i64, vec
from longshore.game.building import machine_space, remove_machine, remove_warehouse
from longshore.game.cells import (
    FACTORY,
    HARBOUR,
    PLAIN_START,
    REMOVED,
    SLOTS,
    SUPPLY,
    bank_harbour,
    bank_harbour_total,
    colour_of,
    factory_total,
    harbour_total,
    island,
    island_total,
    ship,
    ship_total,
    store,
)
from longshore.game.decisions import NOTHING, SEIZING
from longshore.game.editions import COLOURS, WAREHOUSE_SPACES
from longshore.game.refusals import ALLOWED, NOT_SEIZABLE, WRONG_STEP
from longshore.game.state import NOBODY, NOTE_DEFAULT, State, move, note, warehouse_index
from longshore.game.steps import (
    SEIZE,
    SEIZE_MACHINE,
    SEIZE_PRICED,
    SEIZE_WAREHOUSE,
    argument_of,
    kind_of,
    step_of,
)

NO_CANDIDATE: Final = -1
# R-DEF-7: the free and the 6 machine space, the free and the 4 warehouse space are never seized.
FIRST_UNSAFE_SPACE: Final = 2


def start_default(state: State, loans: i64) -> None:
    """Each loan in default is settled separately, one after the other (R-DEF-1)."""
    note(state, NOTE_DEFAULT, state.turn, loans, 0)
    state.loans_in_default = loans
    state.due = due_for_a_loan(state)
    go_on_seizing(state)


def go_on_seizing(state: State) -> None:
    """Seize whatever leaves no choice, and stop when right(P) has one (R-DEF-2)."""
    state.decision = NOTHING
    while state.loans_in_default > 0:
        if state.due == 0:
            state.loans_in_default -= 1
            if state.loans_in_default > 0:
                state.due = due_for_a_loan(state)
            continue
        candidate = next_seizable(state, NO_CANDIDATE)
        if candidate == NO_CANDIDATE:
            # R-DEF-8, R-DEF-14: nothing to take, the interest is waived, on the next loan as well.
            state.loans_in_default = 0
            state.due = 0
        elif next_seizable(state, candidate) == NO_CANDIDATE:
            seize(state, candidate)
        else:
            state.decision = SEIZING
            return


def due_for_a_loan(state: State) -> i64:
    """How many things the next loan in default costs."""
    place = place_to_seize_from(state)
    if place == NOBODY or place >= PLAIN_START:
        return 1  # a building, or a container of the island, the ship or the bank harbour
    return state.rules.seize_per_loan  # R-DEF-4, R-DEF-11


def place_to_seize_from(state: State) -> i64:
    """The region of the debtor's first place that holds a container, or NOBODY.

    R-DEF-3, R-DEF-4, R-DEF-9 and R-DEF-12 give one order. A place that the game lacks is always
    empty.
    """
    seat = state.turn
    containers = state.containers
    if containers[island_total(seat)] > 0:
        return island(seat)
    if state.rules.cargo_seizable and containers[ship_total(seat)] > 0:
        return ship(seat)
    if containers[bank_harbour_total(seat)] > 0:
        return bank_harbour(seat)
    if containers[harbour_total(seat)] > 0:
        return store(seat, HARBOUR)
    if containers[factory_total(seat)] > 0:
        return store(seat, FACTORY)
    return NOBODY


def next_seizable(state: State, after: i64) -> i64:
    """The first step after `after`, in the order of step numbers, that seizes something."""
    place = place_to_seize_from(state)
    if place == NOBODY:
        return next_seizable_building(state, after)
    if place >= PLAIN_START:
        return next_in_place(state, place, SEIZE, COLOURS, after)
    return next_in_place(state, place, SEIZE_PRICED, SLOTS, after)


def next_in_place(state: State, place: i64, kind: i64, size: i64, after: i64) -> i64:
    """The first step after `after` that seizes a container of this place."""
    containers = state.containers
    item = max(after + 1 - step_of(kind, 0), 0)
    while item < size:
        if containers[place + item] > 0:
            return step_of(kind, item)
        item += 1
    return NO_CANDIDATE


def next_seizable_building(state: State, after: i64) -> i64:
    """2007 only, and only from a player without containers, cargo included (R-DEF-6, R-DEF-9)."""
    seat = state.turn
    if not state.rules.buildings_seizable or state.containers[ship_total(seat)] > 0:
        return NO_CANDIDATE
    item: i64
    for item in range(COLOURS):
        choice = step_of(SEIZE_MACHINE, item)
        if choice > after and machine_space(state, seat, item) >= FIRST_UNSAFE_SPACE:
            return choice
    for item in range(FIRST_UNSAFE_SPACE, WAREHOUSE_SPACES):
        choice = step_of(SEIZE_WAREHOUSE, item)
        if choice > after and state.warehouses[warehouse_index(seat, item)] == 1:
            return choice
    return NO_CANDIDATE


def why_not_seize(state: State, choice: i64) -> i64:
    """Only what the rules let the bank take now (R-DEF-3 to R-DEF-12)."""
    if not SEIZE <= kind_of(choice) <= SEIZE_WAREHOUSE:
        return WRONG_STEP
    if next_seizable(state, choice - 1) != choice:
        return NOT_SEIZABLE
    return ALLOWED


def list_seize(state: State, steps: vec[i64]) -> i64:
    """What right(P) may choose from."""
    count: i64 = 0
    candidate = next_seizable(state, NO_CANDIDATE)
    while candidate != NO_CANDIDATE:
        steps[count] = candidate
        count += 1
        candidate = next_seizable(state, candidate)
    return count


def seize_chosen(state: State, choice: i64) -> None:
    """Seize what right(P) chose, then whatever leaves no choice."""
    seize(state, choice)
    go_on_seizing(state)


def seize(state: State, choice: i64) -> None:
    """The thing goes where the edition says (R-DEF-10, R-DEF-13)."""
    seat = state.turn
    kind = kind_of(choice)
    if kind == SEIZE_MACHINE:
        remove_machine(state, seat, argument_of(choice))
    elif kind == SEIZE_WAREHOUSE:
        remove_warehouse(state, seat, argument_of(choice))
    else:
        cell = place_to_seize_from(state) + argument_of(choice)
        target: i64 = SUPPLY if state.rules.seized_to_supply else REMOVED
        move(state, cell, target + colour_of(cell))
    state.due -= 1
    if place_to_seize_from(state) == NOBODY:
        state.due = 0  # R-DEF-5: the last container settles the loan, no building is added to it
