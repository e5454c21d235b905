"""Whole random games inside the core, for benchmarks and fuzzing. No rule imports this."""

from __future__ import annotations

from typing import Final, NamedTuple

from longshore.game.arrays import i64
from longshore.game.building import harbour_room
from longshore.game.cells import (
    FACTORY,
    HARBOUR,
    PLAIN_TOTAL,
    STORE_TOTAL,
    bank_harbour,
    ship,
    store,
)
from longshore.game.choices import Choices
from longshore.game.decisions import BID, OVER, RESTORE, SEIZE
from longshore.game.editions import SHIP_CAPACITY
from longshore.game.game import Game
from longshore.game.generator import Generator, new_generator
from longshore.game.legal import list_asked, list_choices
from longshore.game.perform import perform
from longshore.game.steps import (
    ARGUMENT_BITS,
    BANK_HARBOUR,
    CALL,
    ISLAND_HARBOUR,
    LIFT,
    LOAD,
    MACHINE,
    OUTBID,
    PRODUCE,
    REPAY,
    RESTOCK,
    SAIL,
    SEA,
    WAREHOUSE,
    argument_of,
)
from longshore.game.table import BIDDERS, NOBODY, WAITED_FOR, Table, right_of

UNIFORM: Final = 0
BIASED: Final = 1
POLICIES: Final = ("uniform", "biased")

# The biased policy.
DRAWS: Final = 4
LOAN_ODDS: Final = 4  # without money, one draw in so many may be a loan
RICH: Final = 30  # cash from which a building is a good thing: trade needs money


class Played(NamedTuple):
    """How a random game went."""

    steps: int
    capped: bool


def play_out(game: Game, seed: int, policy: int, max_turns: int) -> Played:
    """Play a game to its end, or until every seat has had `max_turns` turns."""
    table = game.table
    choices = game.choices
    generator = new_generator(seed)
    steps: i64 = 0
    limit: i64 = max_turns
    drawn_by: i64 = policy
    turn: i64 = NOBODY
    while table.decision != OVER:
        if table.turn != turn:
            turn = table.turn
            if table.turns[turn] >= limit:
                return Played(steps, True)
        seat = seat_to_play(table)
        list_asked(table, seat, choices)
        perform(table, seat, draw(table, seat, choices, generator, drawn_by))
        steps += 1
    return Played(steps, False)


def seat_to_play(table: Table) -> i64:
    """The asked seat; of several bidders the first in seat order."""
    decision = table.decision
    if decision == BID:
        seat: i64 = 0
        while table.auction[BIDDERS + seat] != WAITED_FOR:
            seat += 1
        return seat
    if decision == SEIZE:
        return right_of(table, table.turn)
    if decision == RESTORE:
        return table.restoring
    return table.turn


def draw(table: Table, seat: i64, choices: Choices, generator: Generator, policy: i64) -> i64:
    """One of the legal steps in `choices`, as the policy draws it.

    Uniform: each with the same chance. Little comes of such games: loans nobody can serve, ships
    that sail empty, hardly a container sold. Biased: drawn again while nothing would come of it,
    up to `DRAWS` times, and only who has no money left borrows now and then.
    """
    if policy == UNIFORM:
        return choices.draw(generator)
    if table.money[seat] > 0 or generator.below(LOAN_ODDS) > 0:
        choices.leave_out_loan()
    step = choices.draw(generator)
    if choices.count == 1:
        return step  # a single step, or bids, which are never idle, and a loan
    draws: i64 = 1
    while draws < DRAWS and is_idle(table, seat, step):
        step = choices.draw(generator)
        draws += 1
    return step


def is_idle(table: Table, seat: i64, step: i64) -> bool:
    """Ends, refusals, trade where nothing can be traded, buildings that make their owner poor."""
    kind = step >> ARGUMENT_BITS
    if kind > CALL:
        return kind == LIFT  # all others move a container, bid or settle something
    if kind == RESTOCK:
        there = table.containers[store(argument_of(step), FACTORY) + STORE_TOTAL]
        return there == 0 or harbour_room(table, seat) == 0
    if kind == SAIL:
        return is_idle_visit(table, seat, argument_of(step))
    if kind == LOAD:
        return is_idle_visit(table, seat, table.ships[seat])
    if kind == MACHINE or kind == WAREHOUSE:
        return table.money[seat] < RICH
    return kind != PRODUCE and kind != REPAY and kind != CALL and kind != OUTBID


def is_idle_visit(table: Table, seat: i64, place: i64) -> bool:
    """Whether a ship has nothing to load or to sell at a place."""
    if place == SEA:
        return False
    containers = table.containers
    aboard = containers[ship(seat) + PLAIN_TOTAL]
    if place == ISLAND_HARBOUR:
        return aboard == 0
    if aboard == SHIP_CAPACITY:
        return True
    if place == BANK_HARBOUR:
        return containers[bank_harbour(seat) + PLAIN_TOTAL] == 0
    return containers[store(place, HARBOUR) + STORE_TOTAL] == 0


def draw_step(game: Game, seat: int, generator: Generator, policy: int) -> int:
    """One random legal step of a seat, for callers that apply it themselves."""
    list_choices(game.table, seat, game.choices)
    return draw(game.table, seat, game.choices, generator, policy)
