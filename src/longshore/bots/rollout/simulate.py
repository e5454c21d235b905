"""Playing a guessed game on: a plan first, then everybody as the rollout player would."""

from __future__ import annotations

from longshore.bots.rollout.mind import Mind
from longshore.bots.rollout.outlook import look_at_time
from longshore.bots.rollout.policy import choose
from longshore.bots.rollout.value import estimate
from longshore.bots.rollout.worth import lot_worth_under
from longshore.game.arrays import i64
from longshore.game.cells import CELLS, ship
from longshore.game.decisions import BID, OVER, RESTORE, SEIZE
from longshore.game.editions import COLOURS, MACHINE_SPACES
from longshore.game.game import Game
from longshore.game.guards import why_not
from longshore.game.perform import perform
from longshore.game.refusals import ALLOWED
from longshore.game.steps import ARGUMENT_BITS, LOAN
from longshore.game.table import BIDDERS, WAITED_FOR, Table, right_of


def policy_step(game: Game, seat: int, mind: Mind) -> int:
    """What the rollout player would do."""
    return choose(mind, game.table, seat)


def play_turns(game: Game, mind: Mind, turns: int) -> int:
    """Play on until so many more turns have begun, or the game is over; the steps it took."""
    return run(game.table, mind, game.table.turn, turns)


def run(table: Table, mind: Mind, turn: i64, turns: i64) -> i64:
    """The same on a table, with turns counted from the one of this seat on."""
    steps: i64 = 0
    while table.decision != OVER:
        if table.turn != turn:
            turn = table.turn
            turns -= 1
            if turns <= 0:
                return steps
        seat = next_asked(table)
        perform(table, seat, choose(mind, table, seat))
        steps += 1
    return steps


def next_asked(table: Table) -> i64:
    """The asked seat; of several bidders the first in seat order."""
    seat: i64 = 0
    if table.decision == BID:
        while table.auction[BIDDERS + seat] != WAITED_FOR:
            seat += 1
        return seat
    if table.decision == SEIZE:
        return right_of(table, table.turn)
    if table.decision == RESTORE:
        return table.restoring
    return table.turn


def try_plan(  # noqa: PLR0917 (all of them change from call to call)
    game: Game, seat: int, plan: list[int], mind: Mind, seed: int, turns: int
) -> list[float]:
    """The estimated final scores when a seat begins with a plan and all play on for some turns."""
    table = game.table.clone()
    mind.start_again(seed)
    turn = table.turn  # a plan may end the turn, which counts as well
    follow(mind, table, seat, plan)
    run(table, mind, turn, turns)
    look_at_time(mind, table)
    return [float(estimate(mind, table, other)) / 100.0 for other in range(table.rules.players)]


def follow(mind: Mind, table: Table, seat: i64, plan: list[int]) -> None:
    """Take the steps of a plan as long as they are legal."""
    step: i64
    for step in plan:
        if table.decision == OVER or why_not(table, seat, step) != ALLOWED:
            return
        if step == LOAN << ARGUMENT_BITS and table.turn == seat:
            mind.borrowed[seat] = table.turns[seat] + 1
        perform(table, seat, step)


def lot_worths(game: Game, seat: int, mind: Mind) -> list[int]:
    """What the cargo of the active seat is worth to a seat, in cents, under each card."""
    table = game.table
    look_at_time(mind, table)
    return [lot_worth_under(mind, table, seat, ship(table.turn), card) for card in range(COLOURS)]


def fingerprint(game: Game) -> int:
    """A number that differs, but for rare accidents, when anything on the table differs."""
    table = game.table
    mark: i64 = table.decision * 64 + table.actions * 8 + table.turn
    cell: i64
    for cell in range(CELLS):
        if table.containers[cell] > 0:
            mark = mix(mark, cell * 64 + table.containers[cell])
    seat: i64
    for seat in range(table.rules.players):
        mark = mix(mark, table.money[seat] * 4 + table.loans[seat])
        mark = mix(mark, table.ships[seat] * 8 + table.warehouse_counts[seat])
        for cell in range(seat * MACHINE_SPACES, (seat + 1) * MACHINE_SPACES):
            mark = mix(mark, table.machines[cell] + 1)
    return mix(mark, table.holder * 64 + table.space + (512 if table.produced else 0))


def mix(mark: i64, more: i64) -> i64:
    """One more number into a fingerprint of 40 bits; the same in 64 bits and in any number."""
    return ((mark ^ (more + 1)) * 1000003 + (mark >> 7)) & 0xFFFFFFFFFF
