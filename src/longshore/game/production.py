"""Producing containers (R-PROD) and the end it can trigger (R-END-1)."""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.building import factory_room, machine_space
from longshore.game.cells import FACTORY, HAND, SUPPLY
from longshore.game.decisions import MAKE
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
from longshore.game.stocking import open_stock
from longshore.game.table import (
    EMPTY,
    FOR_PRODUCE,
    NOBODY,
    NOTE_ENDING,
    Table,
    move,
    note,
    pay,
    right_of,
)


def why_not_produce(table: Table, seat: i64) -> i64:
    """Once a turn, for a dollar, and never to end the game after a call (R-PROD-1, R-PROD-2)."""
    if table.produced:
        return PRODUCED_ALREADY
    if table.money[seat] < PRODUCE_COST:
        table.need, table.have = PRODUCE_COST, table.money[seat]
        return PRODUCE_CASH
    if must_not_end(table) and production_must_end(table, seat):
        return ENDS_AFTER_CALL
    return ALLOWED


def must_not_end(table: Table) -> bool:
    """Who called the broker must not end the game in the same turn (R-IBCALL-3)."""
    return table.called and table.rules.forbid_end_after_call


def production_must_end(table: Table, seat: i64) -> bool:
    """Whether every way of producing now would trigger the end."""
    plenty: i64 = 0  # colours that producing does not exhaust
    last: i64 = 0  # colours of which the supply holds one
    space: i64
    for space in range(MACHINE_SPACES):
        colour = table.machines[seat * MACHINE_SPACES + space]
        if colour != EMPTY:
            if table.containers[SUPPLY + colour] == 1:
                last += 1
            elif table.containers[SUPPLY + colour] > 1:
                plenty += 1
    made = min(factory_room(table, seat), plenty + last)
    exhausted = max(made - plenty, 0)
    return colours_gone(table) + exhausted >= COLOURS_GONE_AT_END


def colours_gone(table: Table) -> i64:
    """How many colours the supply lacks (R-END-1)."""
    gone: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if table.containers[SUPPLY + colour] == 0:
            gone += 1
    return gone


def produce(table: Table, seat: i64) -> None:
    """A dollar to the Union Boss; then all machines work, or the player chooses (R-PROD-5)."""
    table.produced = True
    pay(table, seat, right_of(table, seat), PRODUCE_COST, FOR_PRODUCE)
    able = machines_able(table, seat)
    room = factory_room(table, seat)
    if 0 < room < able:
        table.room = room
        table.decision = MAKE
        return
    if room >= able:
        space: i64
        for space in range(MACHINE_SPACES):
            colour = table.machines[seat * MACHINE_SPACES + space]
            if colour != EMPTY and table.containers[SUPPLY + colour] > 0:
                move(table, SUPPLY + colour, HAND + colour)
    test_end(table)
    open_stock(table, FACTORY)


def machines_able(table: Table, seat: i64) -> i64:
    """How many machines find their colour in the supply (R-PROD-4)."""
    able: i64 = 0
    space: i64
    for space in range(MACHINE_SPACES):
        colour = table.machines[seat * MACHINE_SPACES + space]
        if colour != EMPTY and table.containers[SUPPLY + colour] > 0:
            able += 1
    return able


def why_not_make(table: Table, seat: i64, colour: i64) -> i64:
    """One container of each machine's colour, while the supply has it (R-PROD-3, R-PROD-4)."""
    if machine_space(table, seat, colour) == NOBODY:
        return NO_SUCH_MACHINE
    if table.containers[HAND + colour] > 0:
        return MADE_ALREADY
    left = table.containers[SUPPLY + colour]
    if left == 0:
        return COLOUR_GONE
    if left == 1 and must_not_end(table) and colours_gone(table) + 1 >= COLOURS_GONE_AT_END:
        return ENDS_AFTER_CALL
    return ALLOWED


def make(table: Table, colour: i64) -> None:
    """One container of the chosen colour, until the room is full (R-PROD-5, R-PROD-6)."""
    move(table, SUPPLY + colour, HAND + colour)
    test_end(table)
    table.room -= 1
    if table.room == 0:
        open_stock(table, FACTORY)


def test_end(table: Table) -> None:
    """The end is triggered as soon as two colours are gone, and stays so (R-END-1)."""
    if not table.ending and colours_gone(table) >= COLOURS_GONE_AT_END:
        table.ending = True
        note(table, NOTE_ENDING, table.turn, 0, 0)
