"""Producing containers (R-PROD) and the end it can trigger (R-END-1)."""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.building import factory_room, machine_space
from longshore.game.cells import FACTORY, HAND, SUPPLY
from longshore.game.decisions import MAKING
from longshore.game.editions import COLOURS, COLOURS_GONE_AT_END, MACHINE_SPACES, PRODUCE_COST
from longshore.game.refusals import (
    ALLOWED,
    COLOUR_GONE,
    ENDS_AFTER_CALL,
    MADE_ALREADY,
    NO_SUCH_MACHINE,
    PRODUCE_CASH,
    PRODUCED_ALREADY,
)
from longshore.game.state import (
    EMPTY,
    FOR_PRODUCE,
    NOBODY,
    NOTE_ENDING,
    State,
    machine_index,
    move,
    note,
    pay,
    right_of,
)
from longshore.game.steps import MAKE, step_of
from longshore.game.stocking import open_stock


def why_not_produce(state: State, seat: i64) -> i64:
    """Once a turn, for a dollar, and never to end the game after a call (R-PROD-1, R-PROD-2)."""
    if state.produced:
        return PRODUCED_ALREADY
    if state.money[seat] < PRODUCE_COST:
        state.need, state.have = PRODUCE_COST, state.money[seat]
        return PRODUCE_CASH
    if must_not_end(state) and production_must_end(state, seat):
        return ENDS_AFTER_CALL
    return ALLOWED


def must_not_end(state: State) -> bool:
    """A player who called a broker must not end the game in the same turn (R-IBCALL-3)."""
    return state.called and state.rules.forbid_end_after_call


def production_must_end(state: State, seat: i64) -> bool:
    """Whether every way of producing now would trigger the end."""
    plenty: i64 = 0  # colours that producing does not exhaust
    last: i64 = 0  # colours of which the supply holds one
    space: i64
    for space in range(MACHINE_SPACES):
        colour = state.machines[machine_index(seat, space)]
        if colour != EMPTY:
            if state.containers[SUPPLY + colour] == 1:
                last += 1
            elif state.containers[SUPPLY + colour] > 1:
                plenty += 1
    made = min(factory_room(state, seat), plenty + last)
    exhausted = max(made - plenty, 0)
    return colours_gone(state) + exhausted >= COLOURS_GONE_AT_END


def colours_gone(state: State) -> i64:
    """How many colours the supply lacks (R-END-1)."""
    gone: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if state.containers[SUPPLY + colour] == 0:
            gone += 1
    return gone


def produce(state: State, seat: i64) -> None:
    """A dollar to the Union Boss. Then all machines work, or the player chooses (R-PROD-5)."""
    state.produced = True
    pay(state, seat, right_of(state, seat), PRODUCE_COST, FOR_PRODUCE)
    able = machines_able(state, seat)
    room = factory_room(state, seat)
    if 0 < room < able:
        state.room = room
        state.decision = MAKING
        return
    if room >= able:
        space: i64
        for space in range(MACHINE_SPACES):
            colour = state.machines[machine_index(seat, space)]
            if colour != EMPTY and state.containers[SUPPLY + colour] > 0:
                move(state, SUPPLY + colour, HAND + colour)
    test_end(state)
    open_stock(state, FACTORY)


def machines_able(state: State, seat: i64) -> i64:
    """How many machines find their colour in the supply (R-PROD-4)."""
    able: i64 = 0
    space: i64
    for space in range(MACHINE_SPACES):
        colour = state.machines[machine_index(seat, space)]
        if colour != EMPTY and state.containers[SUPPLY + colour] > 0:
            able += 1
    return able


def why_not_make(state: State, seat: i64, colour: i64) -> i64:
    """One container of each machine's colour, while the supply has it (R-PROD-3, R-PROD-4)."""
    if machine_space(state, seat, colour) == NOBODY:
        return NO_SUCH_MACHINE
    if state.containers[HAND + colour] > 0:
        return MADE_ALREADY
    left = state.containers[SUPPLY + colour]
    if left == 0:
        return COLOUR_GONE
    if left == 1 and must_not_end(state) and colours_gone(state) + 1 >= COLOURS_GONE_AT_END:
        return ENDS_AFTER_CALL
    return ALLOWED


def list_make(state: State, seat: i64, steps: vec[i64]) -> i64:
    """The colours that can still be made."""
    count: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if why_not_make(state, seat, colour) == ALLOWED:
            steps[count] = step_of(MAKE, colour)
            count += 1
    return count


def make(state: State, colour: i64) -> None:
    """One container of the chosen colour, until the room is full (R-PROD-5, R-PROD-6)."""
    move(state, SUPPLY + colour, HAND + colour)
    test_end(state)
    state.room -= 1
    if state.room == 0:
        open_stock(state, FACTORY)


def test_end(state: State) -> None:
    """The end is triggered as soon as two colours are gone, and stays triggered (R-END-1)."""
    if not state.ending and colours_gone(state) >= COLOURS_GONE_AT_END:
        state.ending = True
        note(state, NOTE_ENDING, state.turn, 0, 0)
