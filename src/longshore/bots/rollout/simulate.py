"""Play out a guessed game: a plan first, then everyone as the rollout player would."""

from __future__ import annotations

from typing import NamedTuple

from longshore.bots.rollout.mind import Mind
from longshore.bots.rollout.outlook import look_at_time
from longshore.bots.rollout.policy import choose
from longshore.bots.rollout.value import estimate
from longshore.bots.rollout.worth import lot_worth_under
from longshore.game.arrays import i64
from longshore.game.cells import CELLS, ship
from longshore.game.decisions import BIDDING, OVER, RESTORING, SEIZING
from longshore.game.editions import COLOURS
from longshore.game.game import Game
from longshore.game.guards import why_not
from longshore.game.perform import perform
from longshore.game.refusals import ALLOWED
from longshore.game.state import BIDDERS, WAITED_FOR, State, machine_index, right_of
from longshore.game.steps import LOAN_STEP


def policy_step(game: Game, seat: int, mind: Mind) -> int:
    """What the rollout player would do."""
    return choose(mind, game.state, seat)


def run(state: State, mind: Mind, turn: i64, turns: i64) -> None:
    """Play until this many turns have started after this seat's, or the game is over."""
    while state.decision != OVER:
        if state.turn != turn:
            turn = state.turn
            turns -= 1
            if turns <= 0:
                return
        seat = next_asked(state)
        perform(state, seat, choose(mind, state, seat))


def next_asked(state: State) -> i64:
    """The seat on decision, the first of several bidders in seat order."""
    seat: i64 = 0
    if state.decision == BIDDING:
        while state.auction[BIDDERS + seat] != WAITED_FOR:
            seat += 1
        return seat
    if state.decision == SEIZING:
        return right_of(state, state.turn)
    if state.decision == RESTORING:
        return state.restoring
    return state.turn


class Tried(NamedTuple):
    """The result of a plan."""

    scores: list[float]
    """The estimated final scores, exact if the game is over."""
    over: bool


def try_plan(  # noqa: PLR0917 (all of them change from call to call)
    game: Game, seat: int, plan: list[int], mind: Mind, seed: int, turns: int
) -> Tried:
    """The estimated final scores if a seat starts with a plan and all play on for some turns."""
    state = game.state.clone()
    mind.start_again(seed)
    turn = state.turn  # a plan may end the turn, which counts too
    follow(mind, state, seat, plan)
    run(state, mind, turn, turns)
    look_at_time(mind, state)
    scores = [float(estimate(mind, state, other)) / 100.0 for other in range(state.rules.players)]
    return Tried(scores, state.over)


def follow(mind: Mind, state: State, seat: i64, plan: list[int]) -> None:
    """Take the steps of a plan as long as they are legal."""
    step: i64
    for step in plan:
        if state.decision == OVER or why_not(state, seat, step) != ALLOWED:
            return
        if step == LOAN_STEP and state.turn == seat:
            mind.borrowed[seat] = state.turns[seat] + 1
        perform(state, seat, step)


def lot_worths(game: Game, seat: int, mind: Mind) -> list[int]:
    """What the cargo of the active seat is worth to a seat, in cents, under each card."""
    state = game.state
    look_at_time(mind, state)
    return [lot_worth_under(mind, state, seat, ship(state.turn), card) for card in range(COLOURS)]


def fingerprint(game: Game) -> int:
    """A number that differs, except for rare collisions, when anything in the state differs."""
    state = game.state
    mark: i64 = state.decision * 64 + state.actions * 8 + state.turn
    cell: i64
    for cell in range(CELLS):
        if state.containers[cell] > 0:
            mark = mix(mark, cell * 64 + state.containers[cell])
    seat: i64
    for seat in range(state.rules.players):
        mark = mix(mark, state.money[seat] * 4 + state.loans[seat])
        mark = mix(mark, state.ships[seat] * 8 + state.warehouse_counts[seat])
        for cell in range(machine_index(seat, 0), machine_index(seat + 1, 0)):
            mark = mix(mark, state.machines[cell] + 1)
    return mix(mark, state.holder * 64 + state.space + (512 if state.produced else 0))


def mix(mark: i64, more: i64) -> i64:
    """Mix a number into a 40-bit fingerprint, the same in 64 bits and in any integer."""
    return ((mark ^ (more + 1)) * 1000003 + (mark >> 7)) & 0xFFFFFFFFFF
