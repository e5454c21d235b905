"""Who is asked next, and small questions about the moment for callers outside the core."""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.decisions import ASKS_OTHERS, BIDDING, OVER, RESTORING, SEIZING
from longshore.game.game import Game
from longshore.game.state import BIDDERS, COMMITTED, NOBODY, WAITED_FOR, State, right_of


def next_asked(state: State) -> i64:
    """The seat that decides next, the first of several bidders in seat order, or NOBODY."""
    decision = state.decision
    if decision == OVER:
        return NOBODY
    if ASKS_OTHERS >> decision & 1:
        return other_to_play(state)
    return state.turn


def other_to_play(state: State) -> i64:
    """The seat, other than the active one, that a decision asks. The first of several bidders."""
    if state.decision == SEIZING:
        return right_of(state, state.turn)
    if state.decision == RESTORING:
        return state.restoring
    seat: i64 = 0
    while state.auction[BIDDERS + seat] != WAITED_FOR:
        seat += 1
    return seat


def seat_asked(game: Game) -> int:
    """The same for callers outside the core: -1 at the end."""
    return next_asked(game.state)


def turns_begun(game: Game) -> int:
    """How many turns the active seat has had before the current one."""
    state = game.state
    return state.turns[state.turn]


def bids_sealed(game: Game) -> bool:
    """Whether a committed bid is not open yet (R-INFO-5)."""
    state = game.state
    if state.decision != BIDDING:
        return False
    sealed = False
    seat: i64
    for seat in range(state.rules.players):
        sealed = sealed or state.auction[BIDDERS + seat] == COMMITTED
    return sealed
